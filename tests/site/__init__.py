"""The tables without a server."""
