"""The rules of Hyperborea, clause by clause."""
