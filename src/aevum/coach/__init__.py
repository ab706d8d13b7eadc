"""The coach: hints during a game, and what decided one that is over. It sees what seats may see."""
