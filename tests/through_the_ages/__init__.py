"""The rules of Through the Ages, clause by clause."""
