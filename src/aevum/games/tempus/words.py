"""The answers of Tempus as keys with arguments; the catalogues have the words."""

from aevum.games.tempus.effect_ids import EFFECTS
from aevum.games.tempus.fight import ATTACKER, Fight, strength
from aevum.games.tempus.ids import (
    ACT,
    ACTIONS,
    ADVANCE,
    BUILD,
    CONVERT,
    DEFER,
    DISCARD,
    FROM,
    GROW,
    NAME,
    NONE,
    PLACE,
    PLAY,
    SETTLE,
    TO,
    TURN,
    effect_of,
)
from aevum.games.tempus.move import Move
from aevum.games.tempus.names import card_word, cell_name, hex_name, terrain_word
from aevum.games.tempus.progress import Progress, progress_points
from aevum.games.tempus.rounds import Turn
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import DONE, kind_of, x_of, y_of
from aevum.kernel.message import Msg, seat_name


def label(g: Tempus, action: int) -> Msg:
    """Put one legal answer into words."""
    kind, x = kind_of(action), x_of(action)
    if action == DONE:
        return done_label(g)
    if kind == PLACE:
        return Msg("label-place", hex=cell_name(x))
    if kind == TURN:
        return Msg("label-turn", n=x)
    if kind == ADVANCE:
        return Msg("label-advance", n=x)
    if kind == ACT:
        return Msg(f"label-{ACTIONS[x]}")
    if kind == NAME:
        return Msg("label-name", terrain=terrain_word(x))
    if kind == DEFER:
        return Msg("label-defer", card=card_word(x))
    if kind == DISCARD:
        return Msg("label-discard", card=card_word(x))
    if kind == PLAY:
        return play_label(g, x)
    return hex_label(g, kind, x, y_of(action))


def hex_label(g: Tempus, kind: int, x: int, y: int) -> Msg:
    """Name what is done on a hex, and what stands there."""
    own = hex_name(g, x)
    terrain = terrain_word(g.island.terrain[x])
    if kind == SETTLE:
        return Msg("label-settle", hex=own, terrain=terrain)
    if kind == FROM:
        return Msg("label-from", hex=own, terrain=terrain, n=g.tokens[x])
    if kind == TO:
        return Msg(to_key(g, x), hex=own, terrain=terrain, n=g.tokens[x])
    if kind == GROW:
        return Msg("label-grow", hex=own, n=g.tokens[x])
    if kind == BUILD:
        return Msg("label-build", n=y, hex=own, terrain=terrain)
    if kind == CONVERT:
        return Msg("label-convert", own=own, hex=hex_name(g, y), other=seat_name(g.owner[y]))
    return attack_label(g, x, y)


def done_label(g: Tempus) -> Msg:
    """Say what stopping means here."""
    frame = g.stack[-1]
    if isinstance(frame, Turn):
        return Msg("label-end-turn")
    if isinstance(frame, Fight):
        laid = frame.attack_cards if frame.at == ATTACKER else frame.defence_cards
        return Msg("label-no-more-cards" if laid else "label-no-cards")
    if isinstance(frame, Progress):
        has_played = frame.lowest > 0 or frame.points[g.asked] > 0
        return Msg("label-no-more-cards" if has_played else "label-no-cards")
    return Msg("label-stop")


def play_label(g: Tempus, card: int) -> Msg:
    """Say what a card does where it is played now."""
    frame = g.stack[-1]
    if isinstance(frame, Fight):
        counts = 0
        if frame.terrain != NONE:
            counts = strength(g, card, frame.terrain, frame.at != ATTACKER)
        return Msg("label-play-strength", card=card_word(card), n=counts)
    if isinstance(frame, Progress):
        return Msg("label-play-points", card=card_word(card), n=progress_points(g, card))
    return Msg(f"label-play-{EFFECTS[effect_of(card)]}", card=card_word(card))


def to_key(g: Tempus, goal: int) -> str:
    """Say whether a goal costs Sewerage."""
    frame = g.stack[-1]
    assert isinstance(frame, Move), g.explain()
    limit = g.players[frame.seat].limit() + frame.raised.count(goal)
    return "label-to" if g.tokens[goal] < limit else "label-to-sewerage"


def attack_label(g: Tempus, source: int, target: int) -> Msg:
    """Name an attack with the strengths as they stand."""
    return Msg(
        "label-attack-city" if g.city[target] > 0 else "label-attack",
        own=hex_name(g, source),
        hex=hex_name(g, target),
        other=seat_name(g.owner[target]),
        attack=g.tokens[source],
        defence=g.tokens[target] + g.city[target],
        terrain=terrain_word(g.island.terrain[target]),
    )
