"""Agents: whoever decides for a seat from outside, asked in notation, in sentences or as a text."""

from aevum.agents.question import Question, Refused

__all__ = ["Question", "Refused"]
