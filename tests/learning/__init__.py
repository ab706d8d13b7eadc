"""The fixed language for learners."""
