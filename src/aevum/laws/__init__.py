"""What holds for every game, at every decision, whoever plays."""

from aevum.laws.broken import BrokenLaw
from aevum.laws.walk import walk

__all__ = ["BrokenLaw", "walk"]
