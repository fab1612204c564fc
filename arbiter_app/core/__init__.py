"""Values and rules: the standard library and nothing else."""
