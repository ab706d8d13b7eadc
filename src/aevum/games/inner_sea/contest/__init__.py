"""The Competition Phase (R7)."""
