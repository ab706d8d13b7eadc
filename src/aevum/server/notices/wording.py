"""What a notice says: the game, the round, whose turn it is, and where; nothing that is secret."""

from functools import cache
from typing import NamedTuple

from msgspec.json import encode

from aevum.kernel.message import Msg
from aevum.text import Words


class Turn(NamedTuple):
    """A turn that somebody is waited for at."""

    id: str
    table: str
    game: str
    round: int
    name: str
    """Of the account whose turn it is."""
    lang: str
    link: str
    is_invitation: bool = False
    """It tells of an invitation, and not of a turn."""


@cache
def words_in(lang: str) -> Words:
    """Load the sentences of a language, once."""
    return Words(lang)


def title_of(turn: Turn) -> str:
    """Name the game."""
    return words_in(turn.lang).say(Msg(f"web-game-{turn.game.replace('_', '-')}"))


def text_of(turn: Turn) -> str:
    """Say whose turn it is, and at which game."""
    key = "notice-invitation" if turn.is_invitation else "notice-turn"
    said = Msg(key, name=turn.name, game=title_of(turn), round=turn.round)
    return words_in(turn.lang).say(said)


def push_of(turn: Turn) -> bytes:
    """Write a notice for a browser."""
    body = Msg("notice-invited" if turn.is_invitation else "web-your-turn")
    link = "/lobby" if turn.is_invitation else f"/table/{turn.table}"
    said = {"title": title_of(turn), "body": words_in(turn.lang).say(body)}
    return encode({**said, "link": link, "tag": turn.table})


def hook_of(kind: str, turn: Turn) -> bytes:
    """Write a notice as those read it who take it."""
    text = f"{text_of(turn)} {turn.link}"
    if kind == "discord":
        return encode({"content": text, "allowed_mentions": {"parse": []}})
    if kind == "slack":
        plain = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return encode({"text": plain})
    if kind == "matrix":
        return encode({"msgtype": "m.text", "body": text})
    told = {"id": turn.id, "table": turn.table, "game": turn.game, "round": turn.round}
    kind = "invitation" if turn.is_invitation else "your-turn"
    return encode({"type": kind, **told, "name": turn.name, "link": turn.link, "text": text})
