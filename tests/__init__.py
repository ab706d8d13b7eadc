"""The tests, by layer and by game."""
