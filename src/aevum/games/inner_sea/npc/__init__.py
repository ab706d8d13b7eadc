"""Civilizations without a player (S6)."""
