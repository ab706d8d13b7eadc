"""The rules of the Inner Sea, clause by clause."""
