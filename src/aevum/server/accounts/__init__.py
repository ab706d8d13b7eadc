"""Accounts: optional, and nothing of them is loaded where nobody wants them."""
