"""`aevum rules`: the rules of a game, whole or on one page."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markdown import Markdown

from aevum import games
from aevum.text import Words, default_language

PACKAGE: Final = Path(__file__).parents[1]
FOLDERS: Final = (PACKAGE / "rules", PACKAGE.parents[1] / "docs" / "rules")
"""Where the rules are in an installed package, and in a checkout."""

SHORT: Final = ("short reference", "kurzübersicht")
WIDEST: Final = 100


def rules(
    game: Annotated[str, typer.Argument(help="The game, for example tempus.")],
    lang: Annotated[
        str | None, typer.Option(help="en or de; without it the language of the system.")
    ] = None,
    short: Annotated[bool, typer.Option("--short", help="Only the one-page reference.")] = False,
) -> None:
    """Show the rules of a game."""
    text = rules_text(games.game(game).name, Words(lang or default_language()).lang)
    text = short_reference(text) if short else text
    console = Console()
    if console.is_terminal:
        console.print(Markdown(text), width=min(console.width, WIDEST))
    else:
        typer.echo(text, nl=False)


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
