"""The Change of Epoch (R9)."""
