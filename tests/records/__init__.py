"""Finished games that are replayed on every run."""
