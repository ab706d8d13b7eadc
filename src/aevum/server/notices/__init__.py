"""Being told: whose turn waits for long is told by the ways that they have chosen."""
