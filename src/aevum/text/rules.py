"""The rules of a game as they are written, whole or on one page."""

from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1]
FOLDERS: Final = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Where the rules are in an installed package, and in a checkout."""

SHORT: Final = ("short reference", "kurzübersicht")


def rules_text(game: str, lang: str) -> str:
    """Read the rules of a game in a language, as Markdown."""
    name = f"{game}.md" if lang == "en" else f"{game}.{lang}.md"
    for folder in FOLDERS:
        if (folder / name).is_file():
            return (folder / name).read_text("utf-8")
    raise ValueError(f"the rules of {game} are not installed: there is no file '{name}'")


def short_reference(text: str) -> str:
    """Cut the one-page reference out of the rules: its heading and all below it."""
    lines = text.splitlines()
    levels = [len(line) - len(line.lstrip("#")) for line in lines]
    for start, line in enumerate(lines):
        if levels[start] and line.lower().endswith(SHORT):
            end = start + 1
            while end < len(lines) and not 0 < levels[end] <= levels[start]:
                end += 1
            return "\n".join(lines[start:end]).rstrip() + "\n"
    raise ValueError("these rules have no short reference")
