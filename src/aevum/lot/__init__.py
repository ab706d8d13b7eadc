"""Games side by side and their numbers: compiled, because learners wait for nothing else."""
