"""`aevum rules`: the rules of a game, whole or on one page."""

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markdown import Markdown

from aevum import games
from aevum.text import Words, default_language
from aevum.text.rules import rules_text, short_reference

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
