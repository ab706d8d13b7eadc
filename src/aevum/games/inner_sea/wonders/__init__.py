"""Wonders (R10)."""
