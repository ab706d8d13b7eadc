"""The Growth Phase (R4)."""
