"""Sentences in every language that has a catalogue, for faces and games alike."""

from aevum.text.words import MissingSentence, Words, default_language, languages

__all__ = ["MissingSentence", "Words", "default_language", "languages"]
