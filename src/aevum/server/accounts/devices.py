"""What a browser says of itself, put so that its owner knows it again."""

from typing import Final

BROWSERS: Final = {"Edg/": "Edge", "OPR/": "Opera", "Firefox/": "Firefox"}
LATER: Final = {"Chrome/": "Chrome", "Safari/": "Safari"}
"""Others name these too, so they come last."""

SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}


def device_of(agent: str) -> str:
    """Name a browser and its system; nothing else of what it says is kept."""
    browser = first_of({**BROWSERS, **LATER}, agent)
    system = first_of(SYSTEMS, agent)
    return ", ".join(part for part in (browser, system) if part)


def first_of(names: dict[str, str], agent: str) -> str:
    """Find the first name whose mark is there."""
    return next((name for mark, name in names.items() if mark in agent), "")
