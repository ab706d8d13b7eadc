"""Why an action is not offered: the clause of the rules that forbids it, and a sentence."""

from aevum.games.tempus.city import BuildCity
from aevum.games.tempus.effect_ids import COMMANDER, GOVERNMENT
from aevum.games.tempus.fight import FOLLOW, TARGET, Fight, is_protected
from aevum.games.tempus.free_cards import IS_FREE
from aevum.games.tempus.ideas import DiscardDrawn
from aevum.games.tempus.ids import (
    ACT,
    ADVANCE,
    ATTACK,
    BUILD,
    CITY,
    CONVERT,
    DEFER,
    DISCARD,
    FIGHT,
    FROM,
    GRASSLAND,
    GROW,
    MOUNTAIN,
    NAME,
    NONE,
    OFFSPRING,
    PLACE,
    PLAY,
    SETTLE,
    TO,
    TURN,
    effect_of,
)
from aevum.games.tempus.move import Move
from aevum.games.tempus.notation import NOTATION
from aevum.games.tempus.offspring import Offspring
from aevum.games.tempus.progress import Progress
from aevum.games.tempus.religion import Convert
from aevum.games.tempus.rounds import BEFORE, DOUBLING, Turn
from aevum.games.tempus.settle import Settle
from aevum.games.tempus.setup import LayTiles
from aevum.games.tempus.state import Tempus
from aevum.games.tempus.tables import LARGEST_CITY, SMALLEST_CITY
from aevum.kernel.action import DONE, kind_of, x_of, y_of
from aevum.kernel.game import Reason

WRONG_MOMENT = Reason("R5.4", "why-wrong-moment")


def why_not(g: Tempus, seat: int, text: str) -> Reason | None:
    """Find the clause that forbids an action to a seat now; None if it is offered."""
    action = NOTATION.parse(g, text)
    if g.is_over:
        return Reason("R10.1", "why-over")
    if g.asked != seat:
        return Reason("R5.1", "why-other-turn")
    if action in g.legal():
        return None
    kind = kind_of(action)
    x, y = x_of(action), y_of(action)
    if action == DONE:
        return why_not_done(g)
    if kind in (SETTLE, FROM, TO, GROW, ATTACK, BUILD, CONVERT) and x >= len(g.island.cells):
        return Reason("R2.4", "why-water")
    if kind in (ATTACK, CONVERT) and y >= len(g.island.cells):
        return Reason("R2.4", "why-water")
    if kind == ACT:
        return why_not_act(g, seat, x)
    if kind in (PLAY, DEFER, DISCARD):
        return why_not_card(g, seat, kind, x)
    return why_not_place(g, seat, kind, x, y)


def why_not_done(g: Tempus) -> Reason:
    """Nobody may pass, and an action must have an effect."""
    frame = g.stack[-1]
    if isinstance(frame, Turn):
        return Reason("R5.3", "why-no-passing")
    return Reason("R5.5", "why-no-effect")


def why_not_act(g: Tempus, seat: int, action: int) -> Reason:
    """The action has no legal execution, or the moment for an action is over."""
    frame = g.stack[-1]
    if not isinstance(frame, Turn) or frame.at not in (BEFORE, DOUBLING):
        return WRONG_MOMENT
    p = g.players[seat]
    if action == OFFSPRING:
        if p.supply == 0:
            return Reason("R6.9", "why-no-supply")
        return Reason("R6.8", "why-no-grassland")
    if action == FIGHT:
        return why_no_target(g, seat)
    if action == CITY:
        return Reason("R6.14", "why-no-site")
    return Reason("R5.5", "why-no-move")


def why_no_target(g: Tempus, seat: int) -> Reason:
    """All neighbours are protected, or there are none."""
    for source in g.players[seat].hexes:
        for target in g.island.near[source]:
            if g.owner[target] not in (NONE, seat) and g.tokens[source] > 0:
                return Reason("R7.1", "why-protected")
    return Reason("R7.2", "why-no-target")


def why_not_card(g: Tempus, seat: int, kind: int, card: int) -> Reason:
    """The card is not in the hand, or it cannot be used here."""
    if card not in g.players[seat].hand:
        return Reason("R8.1", "why-not-in-hand")
    frame = g.stack[-1]
    if kind == DISCARD:
        return Reason("R6.12", "why-no-discard")
    if kind == DEFER:
        if effect_of(card) != GOVERNMENT:
            return Reason("R8.6", "why-only-government-defers")
        return WRONG_MOMENT
    if isinstance(frame, (Fight, Progress)) and card < frame.lowest:
        return Reason("T3", "why-card-order")
    if isinstance(frame, Progress):
        return Reason("R9.4", "why-does-not-score")
    if IS_FREE[card]:
        return why_not_free_card(g, seat, card)
    if not isinstance(frame, Turn):
        return Reason("R8.1", "why-card-not-here")
    if frame.at == DOUBLING:
        return WRONG_MOMENT
    if effect_of(card) == GOVERNMENT:
        return Reason("R8.6", "why-nothing-to-double")
    return Reason("R8.1", "why-card-not-here")


def why_not_free_card(g: Tempus, seat: int, card: int) -> Reason:
    """A Commander finds no target, a Religion nobody to convert, or a step is not finished."""
    frame = g.stack[-1]
    if isinstance(frame, Turn):
        if frame.at == DOUBLING:
            return WRONG_MOMENT
    elif not isinstance(frame, (Move, Offspring, DiscardDrawn)) or is_midway(frame):
        return Reason("T16", "why-step-not-finished")
    elif not g.switches.free_cards_any_time:
        return Reason("R11.7", "why-free-cards-windows")
    if effect_of(card) == COMMANDER:
        return why_no_target(g, seat)
    return Reason("R8.9", "why-nobody-to-convert")


def is_midway(frame: Move | Offspring | DiscardDrawn) -> bool:
    """Say whether an action stands in the middle of a step (T16)."""
    return frame.picked > 0 if isinstance(frame, DiscardDrawn) else frame.is_midway()


def why_not_place(g: Tempus, seat: int, kind: int, x: int, y: int) -> Reason:
    """The answer is for another question, or the place it names is not suitable."""
    frame = g.stack[-1]
    if kind == PLACE and isinstance(frame, LayTiles) and frame.centre == NONE:
        return Reason("R3.4", "why-no-place-for-tile")
    if kind == SETTLE and isinstance(frame, Settle):
        if g.owner[x] not in (NONE, seat):
            return Reason("R3.6", "why-settled-by-other")
        return Reason("R3.6", "why-no-group")
    if kind == FROM and isinstance(frame, Move) and frame.start == NONE:
        return why_not_from(g, seat, frame, x)
    if kind == TO and isinstance(frame, Move) and frame.start != NONE:
        return why_not_to(g, seat, frame, x)
    if kind == GROW and isinstance(frame, Offspring) and len(frame.born) < frame.allowance:
        return why_not_grow(g, seat, frame, x)
    if kind == ATTACK and isinstance(frame, Fight) and frame.at == TARGET:
        return why_not_attack(g, seat, x, y)
    if kind == BUILD and isinstance(frame, BuildCity):
        return why_not_build(g, seat, x, y)
    if kind == CONVERT and isinstance(frame, Convert):
        return Reason("R8.9", "why-cannot-convert")
    if kind == NAME and isinstance(frame, Fight):
        return Reason("R7.4", "why-terrain-not-named")
    if kind == ADVANCE and isinstance(frame, Fight) and frame.at == FOLLOW:
        return Reason("R7.12", "why-too-many-advance")
    if kind == TURN and isinstance(frame, LayTiles):
        return Reason("R3.3", "why-six-rotations")
    return WRONG_MOMENT


def why_not_from(g: Tempus, seat: int, move: Move, start: int) -> Reason:
    """No token of the player that has not moved stands there, or it has nowhere to go."""
    if g.owner[start] != seat or g.tokens[start] == 0:
        return Reason("R6.1", "why-no-own-token")
    if move.moved >= move.allowance:
        return Reason("R6.1", "why-allowance-used")
    if not move.has_unmoved(g, start):
        return Reason("R6.1", "why-has-moved")
    return Reason("R6.4", "why-nowhere-to-go")


def why_not_to(g: Tempus, seat: int, move: Move, goal: int) -> Reason:
    """The goal is somebody else's, a city, full, or too far."""
    if g.owner[goal] not in (NONE, seat):
        return Reason("R6.3", "why-held-by-other")
    if g.city[goal] > 0:
        return Reason("R6.4", "why-ends-in-city")
    if goal == move.start:
        return Reason("R5.5", "why-no-effect")
    if not move.may_end(g, goal, g.players[seat].limit_with_sewerage()):
        return Reason("R6.4", "why-full")
    return Reason("R6.1", "why-too-far")


def why_not_grow(g: Tempus, seat: int, offspring: Offspring, place: int) -> Reason:
    """The hex is not occupied grassland, is new or full, or comes before one already named."""
    if g.owner[place] != seat or g.tokens[place] == 0:
        return Reason("R6.8", "why-no-own-token")
    if g.island.terrain[place] != GRASSLAND:
        return Reason("R6.8", "why-not-grassland")
    if offspring.held and place not in offspring.held:
        return Reason("R6.8", "why-newly-occupied")
    if g.tokens[place] >= g.players[seat].limit_with_sewerage():
        return Reason("R6.8", "why-full")
    return Reason("R6.8", "why-one-to-a-hex")


def why_not_attack(g: Tempus, seat: int, source: int, target: int) -> Reason:
    """The attack does not come from an own token, does not reach, or meets protection."""
    if g.owner[source] != seat or g.tokens[source] == 0:
        return Reason("R7.2", "why-no-own-token")
    if target not in g.island.near[source]:
        return Reason("R7.2", "why-not-adjacent")
    owner = g.owner[target]
    if owner in (NONE, seat):
        return Reason("R7.2", "why-no-target")
    assert is_protected(g, owner), g.explain()
    return Reason("R7.1", "why-protected")


def why_not_build(g: Tempus, seat: int, place: int, value: int) -> Reason:
    """The hex is no site, or there is no such city tile or not enough tokens for it."""
    if g.owner[place] != seat or g.tokens[place] == 0:
        return Reason("R6.14", "why-no-own-token")
    if g.island.terrain[place] == MOUNTAIN:
        return Reason("R6.14", "why-mountain")
    if any(g.city[near] > 0 for near in g.island.near[place]):
        return Reason("R6.14", "why-next-to-city")
    if not SMALLEST_CITY <= value <= LARGEST_CITY:
        return Reason("R1.2", "why-no-such-city")
    if g.tokens[place] < value:
        return Reason("R6.15", "why-too-few-tokens")
    return Reason("R6.15", "why-no-city-left")
