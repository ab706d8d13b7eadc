"""Set-up and special rules of the scenarios (S1, S2, S5, S7)."""
