"""Arbiter: round entry, live standings and exact tie-breaks for chess arbiters."""

__version__ = "0.1.0"
