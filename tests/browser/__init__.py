"""The table in a real browser: Chromium against a server in a process of its own."""
