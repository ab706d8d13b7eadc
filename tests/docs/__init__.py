"""The docs that run."""
