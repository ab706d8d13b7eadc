"""Questions, answers and facts of Tempus as keys with arguments; the catalogues have the words."""

from aevum.games.tempus.city import BuildCity
from aevum.games.tempus.fight import (
    ATTACKER,
    FOLLOW,
    TARGET,
    TERRAIN,
    Fight,
    strength,
)
from aevum.games.tempus.hand import DiscardDown, PaySewerage
from aevum.games.tempus.ids import (
    ACT,
    ACTIONS,
    ADVANCE,
    ATTACK,
    BUILD,
    CONVERT,
    DEFER,
    DISCARD,
    EFFECTS,
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
from aevum.games.tempus.names import (
    action_word,
    card_word,
    cell_name,
    era_word,
    hex_name,
    terrain_word,
)
from aevum.games.tempus.offspring import Offspring
from aevum.games.tempus.progress import Progress, needed_terrain, progress_points
from aevum.games.tempus.religion import Convert
from aevum.games.tempus.rounds import AFTER, BEFORE, CLOSING, Turn
from aevum.games.tempus.settle import (
    FIRST_TOKENS,
    Settle,
)
from aevum.games.tempus.setup import (
    LayTiles,
)
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import tile_name
from aevum.kernel.action import DONE, kind_of, x_of, y_of
from aevum.kernel.message import Argument, Msg, seat_name

# Questions


def prompt(g: Tempus) -> Msg:
    """Put the open question into words."""
    frame = g.stack[-1]
    seat = seat_name(g.asked)
    match frame:
        case LayTiles() if frame.centre == NONE:
            return Msg("prompt-place", seat=seat, tile=tile_name(frame.tile))
        case LayTiles():
            return Msg(
                "prompt-turn", seat=seat, tile=tile_name(frame.tile), hex=cell_name(frame.centre)
            )
        case Settle():
            return Msg("prompt-settle", seat=seat, n=FIRST_TOKENS - len(frame.chosen))
        case Turn():
            return turn_prompt(g, frame, seat)
        case Move():
            return move_prompt(g, frame, seat)
        case Offspring() if frame.born < frame.allowance:
            return Msg("prompt-offspring", seat=seat, n=frame.allowance - frame.born)
        case Offspring():
            return Msg("prompt-health", seat=seat)
        case DiscardDown():
            return Msg("prompt-discard", seat=seat, n=frame.most - frame.picked)
        case PaySewerage():
            return Msg("prompt-sewerage", seat=seat, n=frame.most - frame.picked)
        case BuildCity():
            return Msg("prompt-city", seat=seat)
        case Convert():
            return Msg("prompt-convert", seat=seat)
        case Fight():
            return fight_prompt(g, frame, seat)
        case Progress():
            return Msg(
                "prompt-progress",
                seat=seat,
                era=era_word(g.players[0].era + 1),
                terrain=terrain_word(needed_terrain(g)),
            )
    raise AssertionError(g.explain())


def turn_prompt(g: Tempus, turn: Turn, seat: Msg) -> Msg:
    """Put the question of a turn into words."""
    if turn.at == BEFORE:
        return Msg("prompt-action", seat=seat, n=g.players[turn.seat].action_tokens)
    if turn.at == AFTER:
        return Msg("prompt-after", seat=seat, action=action_word(turn.action))
    if turn.at == CLOSING:
        return Msg("prompt-closing", seat=seat)
    return Msg("prompt-doubling", seat=seat)


def move_prompt(g: Tempus, move: Move, seat: Msg) -> Msg:
    """Put the question of a move into words."""
    if move.start != NONE:
        return Msg("prompt-to", seat=seat, hex=hex_name(g, move.start))
    left = move.allowance - len(move.arrived)
    return Msg("prompt-from", seat=seat, n=left) if left > 0 else Msg("prompt-transport", seat=seat)


def fight_prompt(g: Tempus, fight: Fight, seat: Msg) -> Msg:
    """Put the question of a fight into words."""
    if fight.at == TARGET:
        return Msg("prompt-attack", seat=seat)
    target = hex_name(g, fight.target)
    if fight.at == TERRAIN:
        return Msg("prompt-name", seat=seat, hex=target)
    if fight.at == FOLLOW:
        return Msg("prompt-advance", seat=seat, hex=target)
    args: dict[str, Argument] = {
        "seat": seat,
        "hex": target,
        "attack": g.tokens[fight.source],
        "defence": g.tokens[fight.target] + g.city[fight.target],
        "terrain": terrain_word(fight.terrain) if fight.terrain != NONE else Msg("terrain-unnamed"),
    }
    if fight.at == ATTACKER:
        return Msg("prompt-attacker", **args)
    return Msg("prompt-defender", cards=len(fight.attack_cards), **args)


# Answers


def label(g: Tempus, action: int) -> Msg:
    """Put one legal answer into words."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    if action == DONE:
        return done_label(g)
    if kind == PLACE:
        return Msg("label-place", hex=cell_name(x))
    if kind == TURN:
        return Msg("label-turn", n=x)
    if kind == SETTLE:
        return Msg("label-settle", hex=hex_name(g, x), terrain=terrain_word(g.island.terrain[x]))
    if kind == ACT:
        return Msg(f"label-{ACTIONS[x]}")
    if kind == DEFER:
        return Msg("label-defer", card=card_word(x))
    if kind == PLAY:
        return play_label(g, x)
    if kind == FROM:
        return Msg(
            "label-from",
            hex=hex_name(g, x),
            terrain=terrain_word(g.island.terrain[x]),
            n=g.tokens[x],
        )
    if kind == TO:
        return to_label(g, x)
    if kind == GROW:
        return Msg("label-grow", hex=hex_name(g, x), n=g.tokens[x])
    if kind == ATTACK:
        return attack_label(g, x, y)
    if kind == NAME:
        return Msg("label-name", terrain=terrain_word(x))
    if kind == ADVANCE:
        return Msg("label-advance", n=x)
    if kind == DISCARD:
        return Msg("label-discard", card=card_word(x))
    if kind == BUILD:
        return Msg(
            "label-build", n=y, hex=hex_name(g, x), terrain=terrain_word(g.island.terrain[x])
        )
    if kind == CONVERT:
        return Msg(
            "label-convert", own=hex_name(g, x), hex=hex_name(g, y), other=seat_name(g.owner[y])
        )
    raise AssertionError(g.explain())


def done_label(g: Tempus) -> Msg:
    """Say what stopping means here."""
    frame = g.stack[-1]
    if isinstance(frame, Turn):
        return Msg("label-end-turn")
    if isinstance(frame, (Fight, Progress)):
        return Msg("label-no-more-cards")
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


def to_label(g: Tempus, goal: int) -> Msg:
    """Name a goal, and say if it costs Sewerage."""
    frame = g.stack[-1]
    assert isinstance(frame, Move), g.explain()
    limit = g.players[frame.seat].limit() + frame.raised.count(goal)
    key = "label-to" if g.tokens[goal] < limit else "label-to-sewerage"
    return Msg(
        key,
        hex=hex_name(g, goal),
        terrain=terrain_word(g.island.terrain[goal]),
        n=g.tokens[goal],
    )


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
