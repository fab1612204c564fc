"""Everything Qt. Views read from the `Document`; the one way to change anything is its `apply`."""
