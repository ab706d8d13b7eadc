"""The coach: hints, reviews, and what they are measured by."""
