"""Tournaments of several tables, for people with accounts: round robin and Swiss."""
