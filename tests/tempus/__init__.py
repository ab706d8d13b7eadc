"""The rules of Tempus, clause by clause."""
