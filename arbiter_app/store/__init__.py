"""Values to the disk and back: the file's schema, the safe save, the journal. No Qt."""
