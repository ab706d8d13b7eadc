"""What `dev.py test` checks: the parts, side by side, and those that a change calls for."""
