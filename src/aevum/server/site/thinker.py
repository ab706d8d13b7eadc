"""What the bots' worker does: one thought at a time, with nothing but the engine."""

from json import loads

from aevum.server.thought import think


def answer(thought: str) -> int:
    """Choose an answer to a thought that came as JSON."""
    return think(*loads(thought))
