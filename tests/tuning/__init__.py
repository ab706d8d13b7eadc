"""Tuning by play."""
