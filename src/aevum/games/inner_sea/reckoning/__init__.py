"""The Reckoning Phase (R8)."""
