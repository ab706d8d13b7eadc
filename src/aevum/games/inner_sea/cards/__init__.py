"""Fate cards and the Card Phase (R5, R6)."""
