"""The game in the terminal: a board in letters, numbered choices, a line of input."""
