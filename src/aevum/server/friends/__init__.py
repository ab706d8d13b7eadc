"""Friends of accounts, the talk in the lobby, and reports of what was said."""
