"""Tuning by play: the weights of a judgement, found by bots that differ in nothing else."""
