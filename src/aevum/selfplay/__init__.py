"""Datasets of self-play: games between bots, one row for each decision, as files for learners."""
