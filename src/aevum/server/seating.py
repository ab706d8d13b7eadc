"""Wishes for a table, checked: the game, who sits where, the rule options."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from aevum import games
from aevum.bots import bot_names
from aevum.kernel.errors import BadOption
from aevum.kernel.game import Game
from aevum.kernel.message import Msg
from aevum.record import Record
from aevum.record.sitters import Sitter
from aevum.server.clocks import is_timed
from aevum.server.messages.pace import NO_PACE, Pace
from aevum.server.messages.tables import Chair
from aevum.server.messages.watching import Delay
from aevum.server.messages.words import Value
from aevum.server.refusal import Refusal
from aevum.server.signs import is_seen
from aevum.server.zones import zone_of

GUIDE: Final = "guide"
"""The bot of the seats that are guided in a lesson; at no other table does it sit."""

UNGUIDED: Final = "greedy"
"""The bot that a guide plays like where its lesson has no answer."""


A_DAY_EACH: Final = Pace(period=86_400)
"""What a public table agrees on that says nothing."""

SHORTEST_PERIOD: Final = 10
"""A period has at least so many seconds."""


def find_game(name: str) -> Game:
    """Find a finished game, or refuse."""
    if name not in games.game_names():
        raise Refusal(Msg("web-refused-game", name=name))
    return games.game(name)


def checked_options(game: Game, options: Mapping[str, Value]) -> dict[str, Value]:
    """Complete the rule options, or refuse the first that the game does not have."""
    for name, value in options.items():
        try:
            game.settings({name: value})
        except BadOption as error:
            raise Refusal(Msg("web-refused-option", name=name[:40])) from error
    return game.settings(options)


def is_by_link(chairs: Sequence[Chair]) -> bool:
    """Say whether people come to some of the chairs by link."""
    return any(chair.kind == "link" for chair in chairs)


def checked_pace(wished: Pace | None, chairs: Sequence[Chair], *, is_public: bool) -> Pace:
    """Say what is agreed on time, or refuse: at a public table nobody is waited for for ever."""
    if not is_by_link(chairs):
        return NO_PACE
    pace = wished or (A_DAY_EACH if is_public else NO_PACE)
    if is_public and not is_timed(pace):
        raise Refusal(Msg("web-refused-public-pace"))
    if 0 < pace.period < SHORTEST_PERIOD or (pace.bank and not pace.period):
        raise Refusal(Msg("web-refused-pace", least=SHORTEST_PERIOD))
    if pace.bot not in bot_names():
        raise Refusal(Msg("web-refused-bot", name=pace.bot))
    return pace if zone_of(pace.zone) else replace(pace, zone="")


def checked_delay(wished: Delay) -> Delay:
    """Say how late who only watches sees what happens, or refuse what is no time."""
    if wished.kind in ("minutes", "rounds") and not wished.n:
        raise Refusal(Msg("web-refused-delay"))
    return wished


def checked_chairs(game: Game, chairs: Sequence[Chair]) -> list[Chair]:
    """Put the chairs in order, or refuse: their number, the bots, the names."""
    if not game.min_seats <= len(chairs) <= game.max_seats:
        raise Refusal(Msg("web-refused-seats", least=game.min_seats, most=game.max_seats))
    return [checked_chair(chair) for chair in chairs]


def with_link(chairs: Sequence[Chair], seat: int) -> list[Chair]:
    """Let somebody else come to a chair by link, wherever its person sat before."""
    return [*chairs[:seat], Chair("link"), *chairs[seat + 1 :]]


def named(chairs: Sequence[Chair], seat: int, name: str) -> list[Chair]:
    """Call whoever sits at a chair by another name, or by none."""
    return [*chairs[:seat], replace(chairs[seat], name=name), *chairs[seat + 1 :]]


def checked_chair(chair: Chair) -> Chair:
    """Look at one chair: a bot must be known, and a name be fit to be read."""
    name = " ".join(chair.name.split())
    if not (name.isprintable() and all(map(is_seen, name))):
        raise Refusal(Msg("web-refused-name"))
    if chair.kind != "bot":
        return Chair(chair.kind, name)
    bot = UNGUIDED if chair.bot == GUIDE else chair.bot
    if bot not in bot_names():
        raise Refusal(Msg("web-refused-bot", name=bot))
    return Chair("bot", name, bot)


def sitters_of(chairs: Sequence[Chair]) -> list[Sitter]:
    """Tell a record who sits where; of people without names alone there is nothing to tell."""
    if all(chair.kind != "bot" and not chair.name for chair in chairs):
        return []
    return [Sitter(chair.bot if chair.kind == "bot" else "", chair.name) for chair in chairs]


def chairs_of(record: Record) -> list[Chair]:
    """Seat those again who sat at a recorded game, all people here; a bot unknown here too."""
    chairs = [Chair("here") for _ in range(record.seats)]
    for chair, sitter in zip(chairs, record.sitters, strict=False):
        chair.name = sitter.name
        if sitter.bot:
            chair.kind = "bot"
            chair.bot = sitter.bot if sitter.bot in bot_names() else UNGUIDED
    return chairs


def rules_of(record: Record) -> str:
    """Identify the rules and the tables that a game was begun with."""
    return f"{record.rules} {record.tables}"


def rules_in(rules: str) -> tuple[int, str]:
    """Read with which rules and tables a table was opened."""
    version, _, tables = rules.partition(" ")
    return int(version), tables
