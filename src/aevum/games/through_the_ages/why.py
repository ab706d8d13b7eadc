"""Why an action is not offered: the clause of the rules that forbids it, and a sentence."""

from aevum.games.through_the_ages.action_cards import ActionCard
from aevum.games.through_the_ages.actions import is_ripe
from aevum.games.through_the_ages.aggression import DEFENDING, Aggression
from aevum.games.through_the_ages.agreement import Agreement
from aevum.games.through_the_ages.attacks import (
    AT_WAR,
    LAST_ROUND_BEGUN,
    NO_MILITARY_ACTIONS,
    NO_RIVAL,
    NOT_WEAKER,
    NOTHING_TO_TAKE,
    PEACEFUL_LEADER,
    PROTECTED,
    attack_obstacle,
)
from aevum.games.through_the_ages.buildings import can_increase
from aevum.games.through_the_ages.choices import Civilize
from aevum.games.through_the_ages.colonize import Auction, Colonize
from aevum.games.through_the_ages.costs import (
    FULL_HAND,
    LEADER_OF_AGE,
    SAME_TECHNOLOGY,
    UNFINISHED_WONDER,
    can_develop,
    cooperation_partner,
    has_room,
    is_technology,
    may_build,
    place_price,
    taking_obstacle,
)
from aevum.games.through_the_ages.effect_ids import FREDERICK_BARBAROSSA
from aevum.games.through_the_ages.ids import (
    ACTION,
    AGE_IV,
    AGGRESSION,
    ATTACK,
    BID,
    BREAK,
    BUILD,
    COPY,
    DESTROY,
    DEVELOP,
    DISBAND,
    EVENT,
    FIRST_UNIT,
    GOVERNMENT,
    INCREASE,
    LEADER,
    LEVELS,
    NONE,
    OFFER,
    PACT,
    PLACES,
    PLAY,
    PREPARE,
    RECRUIT,
    RESIGN,
    REVOLUTION,
    STAGE,
    TACTIC,
    TACTIC_USED,
    TAKE,
    TERRITORY,
    UPGRADE,
    USE,
    WAR,
)
from aevum.games.through_the_ages.notation import NOTATION
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.politics import Look, Politics
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import EFFECT, KIND
from aevum.games.through_the_ages.turn import Turn
from aevum.kernel.action import DONE, kind_of, x_of, y_of
from aevum.kernel.game import Reason

WRONG_MOMENT = Reason("R2.1.1", "why-wrong-moment")
AGGRESSION_OBSTACLES = {
    NO_RIVAL: Reason("R3.2.1", "why-no-such-player"),
    PEACEFUL_LEADER: Reason("R3.0", "why-gandhi"),
    NO_MILITARY_ACTIONS: Reason("R3.2.1", "why-no-military-actions"),
    PROTECTED: Reason("R3.2.2", "why-protected"),
    NOTHING_TO_TAKE: Reason("R3.2.3", "why-not-weaker-or-nothing"),
    NOT_WEAKER: Reason("R3.2.3", "why-not-weaker"),
}
WAR_OBSTACLES = {
    NO_RIVAL: Reason("R3.2.1", "why-no-such-player"),
    PEACEFUL_LEADER: Reason("R3.0", "why-gandhi"),
    NO_MILITARY_ACTIONS: Reason("R3.3.2", "why-no-military-actions"),
    PROTECTED: Reason("R3.3.3", "why-protected"),
    AT_WAR: Reason("R3.3.5", "why-at-war"),
    LAST_ROUND_BEGUN: Reason("R3.3.1", "why-no-war-in-last-round"),
}
TAKING_OBSTACLES = {
    UNFINISHED_WONDER: Reason("R4.3.3", "why-unfinished-wonder"),
    FULL_HAND: Reason("R4.2.2", "why-hand-full"),
    LEADER_OF_AGE: Reason("R4.2.5", "why-leader-of-age"),
    SAME_TECHNOLOGY: Reason("R4.2.3", "why-has-technology"),
}
POLITICAL = (PREPARE, ATTACK, OFFER, BREAK, RESIGN)


def why_not(g: Ages, seat: int, text: str) -> Reason | None:
    """Find the clause that forbids an action to a seat now; None if it is offered."""
    action = NOTATION.parse(g, text)
    if g.is_over:
        return Reason("R0.6", "why-over")
    if g.asked != seat:
        return Reason("R0.1", "why-other-turn")
    if action in g.legal():
        return None
    frame = g.stack[-1]
    if action == DONE:
        return Reason("R4.1.3", "why-must-choose")
    if isinstance(frame, Politics):
        return why_not_politics(g, seat, action)
    if isinstance(frame, Look):
        return Reason("R10.12.4", "why-politics-given-up")
    if isinstance(frame, Turn):
        return why_not_action(g, seat, action)
    if isinstance(frame, Agreement) and kind_of(action) == TAKE:
        return why_not_take(g, seat, x_of(action), frame.left)
    if isinstance(frame, Auction) and kind_of(action) == BID:
        if x_of(action) <= frame.bid:
            return Reason("R6.2.1", "why-bid-too-low")
        return Reason("R6.2.1", "why-bid-too-high")
    if isinstance(frame, Colonize):
        return Reason("R6.2.3", "why-force-too-weak")
    if isinstance(frame, Aggression) and frame.at == DEFENDING:
        return Reason("R3.2.6", "why-no-such-defense")
    if isinstance(frame, ActionCard):
        return Reason("R4.12.2", "why-not-by-this-card")
    if isinstance(frame, Civilize):
        return Reason("R10.10.1", "why-not-by-this-card")
    return WRONG_MOMENT


# Politics


def why_not_politics(g: Ages, seat: int, action: int) -> Reason:
    """A political action is missing its card, its target or its moment."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    p = g.players[seat]
    if kind == RESIGN:
        if g.age == AGE_IV:
            return Reason("R3.6.1", "why-no-resigning-in-age-iv")
        return Reason("R12.9", "why-no-resigning")
    if kind == BREAK:
        return Reason("R3.5.1", "why-no-pact")
    if kind == USE:
        return Reason("R3.0", "why-no-power")
    if kind not in POLITICAL:
        return Reason("R3.0", "why-not-political")
    if x not in p.military_hand:
        return Reason("R3.0", "why-not-in-hand")
    if kind == PREPARE:
        assert KIND[x] not in (EVENT, TERRITORY), g.explain()
        return Reason("R3.1.1", "why-no-event")
    if kind == OFFER:
        if KIND[x] != PACT:
            return Reason("R3.4.1", "why-no-pact-card")
        return Reason("R3.4.1", "why-no-such-player")
    return why_not_attack(g, seat, x, y)


def why_not_attack(g: Ages, seat: int, card: int, rival: int) -> Reason:
    """An attack is forbidden by a pact, by strength, by actions or by the moment."""
    if KIND[card] not in (AGGRESSION, WAR):
        return Reason("R3.2.1", "why-no-attack-card")
    obstacle = attack_obstacle(g, seat, card, rival) if rival < g.seats else NO_RIVAL
    is_war = KIND[card] == WAR
    return (WAR_OBSTACLES if is_war else AGGRESSION_OBSTACLES)[obstacle]


# Actions


def why_not_action(g: Ages, seat: int, action: int) -> Reason:
    """An action of the action phase lacks actions, means or a card."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    p = g.players[seat]
    if kind == TAKE:
        return why_not_take(g, seat, x, p.civil_left())
    if kind in POLITICAL:
        return Reason("R3.0", "why-politics-over")
    if g.round == 1:
        return Reason("R2.2.2", "why-first-turn")
    if kind == INCREASE:
        if p.yellow == 0:
            return Reason("R4.4.1", "why-no-yellow")
        return no_civil(p, Reason("R4.4.1", "why-no-food"))
    if kind == BUILD:
        return why_not_build(p, x)
    if kind == RECRUIT:
        return why_not_recruit(p, x)
    if kind == UPGRADE:
        return why_not_upgrade(p, x, y)
    if kind in (DESTROY, DISBAND):
        return why_not_free(p, kind, x)
    if kind == STAGE:
        if p.wonder == NONE:
            return Reason("R4.9.1", "why-no-wonder")
        return no_civil(p, Reason("R4.9.1", "why-no-resources-for-stage"))
    if kind in (DEVELOP, REVOLUTION):
        return why_not_develop(g, seat, kind, x)
    if kind == PLAY:
        return why_not_play(p, x)
    if kind == COPY:
        return why_not_copy(g, p, x)
    if kind == USE:
        return Reason("R4.1.3", "why-no-power")
    return WRONG_MOMENT


def no_civil(p: Player, otherwise: Reason) -> Reason:
    """Without a civil action that is the reason, with one another."""
    return Reason("R8.3.2", "why-no-civil-actions") if p.civil_left() == 0 else otherwise


def why_not_take(g: Ages, seat: int, place: int, actions: int) -> Reason:
    """The place is empty, too dear, or the card may not be taken."""
    p = g.players[seat]
    if place >= PLACES or g.row[place] == NONE:
        return Reason("R4.2.1", "why-empty-place")
    card = g.row[place]
    obstacle = taking_obstacle(p, card, has_room(p))
    if obstacle != NONE:
        return TAKING_OBSTACLES[obstacle]
    assert place_price(p, card, place) > actions, g.explain()
    return Reason("R4.2.1", "why-too-dear")


def why_not_build(p: Player, slot: int) -> Reason:
    """No technology, worker, action, room or resources."""
    if slot not in p.slots:
        return Reason("R4.5.1", "why-no-technology")
    if p.unused == 0:
        return Reason("R4.5.1", "why-no-unused-worker")
    if slot >= FIRST_UNIT and p.military_left() == 0:
        return Reason("R8.3.2", "why-no-military-actions")
    if slot < FIRST_UNIT and p.civil_left() == 0:
        return Reason("R8.3.2", "why-no-civil-actions")
    if not may_build(p, slot):
        return Reason("R4.5.3", "why-urban-limit")
    return Reason("R4.5.1", "why-no-resources")


def why_not_recruit(p: Player, slot: int) -> Reason:
    """No Barbarossa, no unit technology, or action, people, food or resources are missing."""
    if EFFECT[p.leader] != FREDERICK_BARBAROSSA or slot < FIRST_UNIT:
        return Reason("R4.1.3", "why-no-power")
    if slot not in p.slots:
        return Reason("R4.13.1", "why-no-technology")
    if p.military_left() == 0:
        return Reason("R8.3.2", "why-no-military-actions")
    if p.yellow == 0:
        return Reason("R4.4.1", "why-no-yellow")
    if not can_increase(p, 1):
        return Reason("R4.4.1", "why-no-food")
    return Reason("R4.13.1", "why-no-resources")


def why_not_free(p: Player, kind: int, slot: int) -> Reason:
    """Nobody works there, the verb is the wrong one, or actions are missing."""
    if slot not in p.slots or p.workers[slot] == 0:
        return Reason("R4.7.1", "why-no-worker-there")
    if (kind == DISBAND) != (slot >= FIRST_UNIT):
        return Reason("R4.15.1", "why-destroy-or-disband")
    if kind == DISBAND:
        return Reason("R8.3.2", "why-no-military-actions")
    return Reason("R8.3.2", "why-no-civil-actions")


def why_not_upgrade(p: Player, old: int, new: int) -> Reason:
    """The two technologies do not fit, or it cannot be paid."""
    if old not in p.slots or new not in p.slots:
        return Reason("R4.6.1", "why-no-technology")
    if p.workers[old] == 0:
        return Reason("R4.6.1", "why-no-worker-there")
    if old // LEVELS != new // LEVELS or new <= old:
        return Reason("R4.6.1", "why-no-upgrade")
    if old >= FIRST_UNIT and p.military_left() == 0:
        return Reason("R8.3.2", "why-no-military-actions")
    if old < FIRST_UNIT and p.civil_left() == 0:
        return Reason("R8.3.2", "why-no-civil-actions")
    return Reason("R4.6.1", "why-no-resources")


def why_not_develop(g: Ages, seat: int, kind: int, card: int) -> Reason:
    """The technology is not in the hand, or science or actions are missing."""
    p = g.players[seat]
    if card not in p.hand:
        return Reason("R4.10.1", "why-not-in-hand")
    if not is_technology(card):
        return Reason("R4.10.1", "why-is-no-technology")
    partner = cooperation_partner(g, seat)
    if partner != NONE and g.players[partner].science == 0:
        return Reason("R11.15", "why-partner-cannot-pay")
    if kind == REVOLUTION:
        if KIND[card] != GOVERNMENT:
            return Reason("R4.11.1", "why-no-government")
        return Reason("R4.11.1", "why-no-revolution")
    if not can_develop(g, seat, card, 0):
        return Reason("R4.10.1", "why-no-science")
    return Reason("R8.3.2", "why-no-civil-actions")


def why_not_play(p: Player, card: int) -> Reason:
    """The card is not in a hand, or is not played like this now."""
    if card in p.military_hand:
        if KIND[card] != TACTIC:
            return Reason("R4.16.1", "why-not-played-here")
        if p.has_used(TACTIC_USED):
            return Reason("R4.16.2", "why-one-tactic")
        return Reason("R8.3.2", "why-no-military-actions")
    if card not in p.hand:
        return Reason("R4.12.1", "why-not-in-hand")
    if KIND[card] == ACTION:
        if not is_ripe(p, card):
            return Reason("R4.12.1", "why-just-taken")
        return no_civil(p, Reason("R4.12.5", "why-card-has-no-use"))
    if KIND[card] == LEADER:
        return Reason("R8.3.2", "why-no-civil-actions")
    return Reason("R4.10.1", "why-develop-instead")


def why_not_copy(g: Ages, p: Player, card: int) -> Reason:
    """The tactic is not common, is the own one, or actions are missing."""
    if card not in g.common_tactics:
        return Reason("R4.17.1", "why-not-common")
    if card == p.tactic:
        return Reason("R4.17.1", "why-own-tactic")
    if p.has_used(TACTIC_USED):
        return Reason("R4.16.2", "why-one-tactic")
    return Reason("R8.3.2", "why-no-military-actions")
