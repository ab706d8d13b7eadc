"""Agents: whoever decides for a seat from outside, asked in notation, in sentences or as a text."""

from aevum.agents.question import Question, Refused
from aevum.agents.text_game import TextGame

__all__ = ["Question", "Refused", "TextGame"]
