"""What lies on the shelf whether anybody plays or not: games, their tables, sentences."""

from functools import cache
from importlib.resources import files

from msgspec.json import decode

from aevum import games
from aevum.bots import offered_bots
from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.server.lesson import chapter_titles, why_no_lesson
from aevum.server.messages.tables import Box, GameCard, PrintedTables, RuleOption
from aevum.server.refusal import Refusal, sentence
from aevum.server.resigning import resigning_of
from aevum.text import languages


def cards() -> list[GameCard]:
    """Sum up every finished game with its rule options and bots."""
    return [card_of(games.game(name)) for name in games.game_names()]


def card_of(game: Game) -> GameCard:
    """Sum a game up for the start page."""
    options = [
        RuleOption(name, option.default, list(option.choices), option.help)
        for name, option in game.options.items()
    ]
    known = resigning_of(game.name)
    reconstructed = [sentence(msg) for msg in game.reconstructed()]
    return GameCard(
        name=game.name,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        options=options,
        bots=offered_bots(),
        reconstructed=reconstructed,
        box=box_of(game.name),
        no_lesson=why_no_lesson(game.name),
        chapters=chapter_titles(game.name),
        resigning=known.option if known else "",
    )


@cache
def box_of(game: str) -> Box | None:
    """Read what is said of the length and weight of a game, if anything is."""
    file = files(f"aevum.games.{game}") / "box.json"
    return decode(file.read_bytes(), type=Box) if file.is_file() else None


def tables_of(game: Game) -> PrintedTables:
    """Hand out the tables that a game was loaded with."""
    return PrintedTables(game.tables.hash, game.tables.rows())


@cache
def catalogue(lang: str, game: str = "") -> str:
    """Read the catalogue of the faces, or that of a game, in Fluent."""
    package = f"aevum.games.{game}" if game else "aevum"
    return (files(package) / "text" / f"{lang}.ftl").read_text("utf-8")


def check_language(lang: str) -> None:
    """Refuse a language that there is not."""
    if lang not in languages():
        raise Refusal(Msg("web-refused-language", name=lang[:40]))
