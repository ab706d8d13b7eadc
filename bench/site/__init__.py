"""What a table without a server is held to, and what it costs beside one with a server."""
