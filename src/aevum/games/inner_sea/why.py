"""Why an action is not offered: the clause of the rules that forbids it, and a sentence."""

from typing import Final

from aevum.games.inner_sea.card_ids import ARCHITECT
from aevum.games.inner_sea.cards.drawing import DiscardDown, KeepOne
from aevum.games.inner_sea.cards.events import Invasion
from aevum.games.inner_sea.cards.insight import Embassy, Foresight, Mysteries
from aevum.games.inner_sea.cards.phase import CardPhase
from aevum.games.inner_sea.cards.playing import PlayCard
from aevum.games.inner_sea.cards.reactions import Omens, Reactions
from aevum.games.inner_sea.cards.removal import Removal
from aevum.games.inner_sea.cards.special import Dilemma, Losses, LostPoints
from aevum.games.inner_sea.chart import GROWTH_LIMIT
from aevum.games.inner_sea.contest.competition import (
    BY_CARD,
    BY_POWER,
    BY_WONDER,
    COMMITTING,
    HIRING,
    NEGATING,
    RIDING,
    Competition,
)
from aevum.games.inner_sea.contest.phase import CompetitionPhase
from aevum.games.inner_sea.epoch.event import EpochEvent
from aevum.games.inner_sea.epoch.trade import BuyPoints
from aevum.games.inner_sea.growth.deployment import reach
from aevum.games.inner_sea.growth.phase import (
    CHOICE_OF_ROME,
    CHOICE_OF_SAGA,
    DEPLOYMENT,
    RESETTLEMENT,
    RETIREMENT,
    ROAD_MOVES,
    Growth,
)
from aevum.games.inner_sea.ids import (
    ACTION,
    AT,
    AVAILABLE,
    BECOME,
    BUILD,
    CARD,
    CHOOSE,
    COMMIT,
    COMPETITION,
    DEEP,
    DEPLOY,
    DISCARD,
    EXCHANGE,
    FACTIONS,
    GIVE,
    GIVE_DISK,
    INVESTMENT,
    KEEP,
    LOSE,
    MOVE,
    NEGATE,
    NEXT,
    NUMBER,
    PLACE,
    PLAY,
    RESETTLE,
    RETIRE,
    SHIELD,
    SILENCE,
    SPEND,
    STRIKE,
    TAKE,
    TALENT,
    USE,
    WONDER,
)
from aevum.games.inner_sea.notation import NOTATION
from aevum.games.inner_sea.player import SETTLEMENT
from aevum.games.inner_sea.reckoning.aeneas import Aeneas
from aevum.games.inner_sea.reckoning.draw_step import DrawStep
from aevum.games.inner_sea.reckoning.order import TurnOrder
from aevum.games.inner_sea.reckoning.phase import Reckoning
from aevum.games.inner_sea.scenarios.choosing import ChooseCivilizations
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_CLASS, KIND
from aevum.games.inner_sea.wonders.building import BuildWonder
from aevum.kernel.action import DONE, kind_of, x_of
from aevum.kernel.game import Reason

WRONG_MOMENT: Final = Reason("R3.3", "why-wrong-moment")
CARD_PHASE_KINDS: Final = (PLAY, BUILD, EXCHANGE)
GROWTH_KINDS: Final = (RETIRE, RESETTLE, DEPLOY, AT, MOVE, CHOOSE)


def why_not(g: Sea, seat: int, text: str) -> Reason | None:
    """Find the clause that forbids an action to a seat now; None if it is offered."""
    action = NOTATION.parse(g, text)
    if g.is_over:
        return Reason("R9.8", "why-over")
    if g.asked != seat:
        return Reason("R1.21", "why-other-turn")
    if action in g.legal():
        return None
    if action == DONE:
        return Reason("R15.4", "why-no-passing")
    kind, x = kind_of(action), x_of(action)
    frame = g.stack[-1]
    civ = g.decider
    if kind in (PLAY, EXCHANGE, SPEND, COMMIT, DISCARD, NEGATE) and not in_hand(g, civ, kind, x):
        return Reason("R6.3", "why-not-in-hand")
    if g.phase != CARD and kind in CARD_PHASE_KINDS:
        return why_not_this_phase(kind, x)
    if isinstance(frame, Growth):
        return why_not_growth(g, civ, frame, kind, x)
    if isinstance(frame, CardPhase):
        return why_not_card(g, civ, kind, x)
    if isinstance(frame, Competition):
        return why_not_compete(frame, kind, x)
    return why_not_elsewhere(g, frame, kind, x)


def in_hand(g: Sea, civ: int, kind: int, card: int) -> bool:
    """Say whether the card that is spoken of is in the hand, or an investment to discard."""
    p = g.players[civ]
    return card in p.hand or (kind == DISCARD and card in p.investments)


def why_not_this_phase(kind: int, card: int) -> Reason:
    """Actions are of the Card Phase; which cards are none is said of them at any time."""
    if kind == PLAY and CARD_CLASS[card] not in (ACTION, INVESTMENT):
        return Reason("R6.3", "why-no-action-card")
    return Reason("R6.1", "why-card-phase")


def why_not_growth(g: Sea, civ: int, frame: Growth, kind: int, x: int) -> Reason:
    """The step is another one, or the area does not fit."""
    own = g.disks[x * FACTIONS + civ] if kind in (RETIRE, RESETTLE, DEPLOY) else 0
    if kind == RETIRE and frame.at == RETIREMENT:
        if own > SETTLEMENT:
            return Reason("R4.1", "why-city-stays")
        if own == 0:
            return Reason("R4.1", "why-no-own-disk")
        return Reason("R4.1", "why-in-order")
    if kind == RESETTLE and frame.at == RESETTLEMENT:
        return Reason("R4.11", "why-one-from-a-city")
    if kind == DEPLOY and frame.at == DEPLOYMENT:
        return why_not_deploy(g, civ, frame, x)
    if kind in (AT, MOVE) and frame.at == ROAD_MOVES:
        return Reason("R5.15", "why-no-road")
    if kind == CHOOSE and frame.at in (CHOICE_OF_ROME, CHOICE_OF_SAGA):
        return Reason("R4.7", "why-no-choice")
    return Reason("R4.12", "why-other-step") if kind in GROWTH_KINDS else WRONG_MOMENT


def why_not_deploy(g: Sea, civ: int, frame: Growth, area: int) -> Reason:
    """The area is out of play, out of reach, full, or deep."""
    if not g.chart().is_in_play[area]:
        return Reason("R5.27", "why-not-in-play")
    if g.players[civ].ready == 0:
        return Reason("R4.12", "why-none-ready")
    if not reach(g, civ, frame.is_homeless)[area]:
        return Reason("R4.14", "why-out-of-reach")
    if KIND[area] == DEEP and not g.may_sail_deep(civ):
        return Reason("R2.10", "why-deep-sea")
    if g.disks[area * FACTIONS + civ] >= GROWTH_LIMIT[KIND[area]]:
        return Reason("R2.1", "why-full")
    return Reason("R12.1", "why-must-go-to-sea")


def why_not_card(g: Sea, civ: int, kind: int, x: int) -> Reason:
    """The card is no action or would have no effect; the Wonder cannot be built."""
    if kind == PLAY:
        if CARD_CLASS[x] not in (ACTION, INVESTMENT):
            return Reason("R6.3", "why-no-action-card")
        return why_not_build(g, civ) if x == ARCHITECT else Reason("R5.25", "why-no-effect")
    if kind == BUILD:
        if g.wonder_state[x] != AVAILABLE:
            return Reason("R10.1", "why-not-available")
        return why_not_build(g, civ)
    if kind == EXCHANGE:
        return Reason("R12.5", "why-no-exchange")
    return WRONG_MOMENT


def why_not_build(g: Sea, civ: int) -> Reason:
    """One Wonder per turn, none while learning, and all must be paid."""
    if g.players[civ].has_built:
        return Reason("R10.2", "why-one-wonder")
    if g.switches.learning and g.is_first_turn():
        return Reason("R13.3", "why-learning")
    return Reason("R10.4", "why-cannot-pay")


def why_not_compete(frame: Competition, kind: int, x: int) -> Reason:
    """The card is no competition card, the power is used up or not for here."""
    if frame.losers:
        return Reason("R7.17", "why-lose-or-substitute")
    if kind == COMMIT and frame.at == COMMITTING:
        if CARD_CLASS[x] != COMPETITION:
            return Reason("R7.4", "why-no-competition-card")
        return Reason("R13.1", "why-in-order")
    if kind == USE and frame.at in (BY_WONDER, BY_POWER):
        return Reason("R12.2", "why-no-power")
    if kind == NEGATE and frame.at == NEGATING:
        return Reason("T8", "why-negation-does-not-fit")
    if kind in (AT, NUMBER, STRIKE) and frame.at in (BY_CARD, HIRING):
        return Reason("R7.6", "why-no-target")
    if kind == MOVE and frame.at == RIDING:
        return Reason("R5.25", "why-no-ride")
    return WRONG_MOMENT


def why_not_elsewhere(g: Sea, frame: object, kind: int, x: int) -> Reason:
    """What is named does not fit the card, the payment, the loss, the place."""
    if isinstance(frame, PlayCard):
        if kind in (AT, STRIKE) and not g.chart().is_in_play[x]:
            return Reason("R5.27", "why-not-in-play")
        return Reason("R5.25", "why-no-target")
    if isinstance(frame, BuildWonder) and kind == AT:
        return Reason("R10.5", "why-no-site")
    if isinstance(frame, ChooseCivilizations) and kind == BECOME:
        if (g.used_civilizations >> x) & 1:
            return Reason("S1.2", "why-civilization-taken")
        return Reason("S2", "why-civilization-not-here")
    if isinstance(frame, Aeneas) and kind == BECOME:
        return Reason("R8.15", "why-civilization-not-free")
    for frame_class, kinds, reason in MISFITS:
        if isinstance(frame, frame_class) and kind in kinds:
            return reason
    return WRONG_MOMENT


MISFITS: Final[list[tuple[type, tuple[int, ...], Reason]]] = [
    (BuildWonder, (GIVE_DISK, TALENT, SPEND), Reason("R10.4", "why-payment")),
    (Reactions, (NEGATE,), Reason("R5.18", "why-negation-does-not-fit")),
    (Omens, (SILENCE,), Reason("T3", "why-no-omens")),
    (Removal, (LOSE, TALENT, SPEND), Reason("R5.19", "why-lose-or-substitute")),
    (Removal, (SHIELD,), Reason("T10", "why-no-shield")),
    (LostPoints, (LOSE, TALENT, SPEND), Reason("R5.19", "why-lose-or-substitute")),
    (Losses, (AT,), Reason("R5.25", "why-no-loss-there")),
    (Dilemma, (CHOOSE, DISCARD), Reason("R5.25", "why-no-choice")),
    (Embassy, (TAKE, GIVE), Reason("R5.25", "why-not-in-that-hand")),
    (Foresight, (NEXT,), Reason("R5.25", "why-not-looked-at")),
    (KeepOne, (KEEP,), Reason("R5.25", "why-not-looked-at")),
    (DiscardDown, (DISCARD,), Reason("T1", "why-in-order")),
    (Mysteries, (DISCARD,), Reason("T1", "why-in-order")),
    (CompetitionPhase, (AT,), Reason("R7.10", "why-no-challenge")),
    (Reckoning, (STRIKE,), Reason("R8.3", "why-not-dominated")),
    (TurnOrder, (PLACE,), Reason("R8.9", "why-no-place")),
    (Aeneas, (AT,), Reason("R8.15", "why-no-home")),
    (DrawStep, (NUMBER,), Reason("R8.22", "why-too-many")),
    (BuyPoints, (NUMBER,), Reason("R9.5", "why-too-many")),
    (EpochEvent, (AT, MOVE, WONDER), Reason("R9.7", "why-not-by-event")),
    (Invasion, (AT,), Reason("R5.11", "why-no-invasion")),
]
"""What is of the right kind but not offered, by the procedure that asks."""
