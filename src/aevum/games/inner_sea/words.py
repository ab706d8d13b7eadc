"""Questions, answers and facts as keys with arguments; the catalogues have the words."""

from aevum.games.inner_sea.card_ids import MERCENARIES
from aevum.games.inner_sea.cards.drawing import DiscardDown, KeepOne
from aevum.games.inner_sea.cards.events import Invasion
from aevum.games.inner_sea.cards.insight import Embassy, Foresight, Mysteries
from aevum.games.inner_sea.cards.phase import CardPhase
from aevum.games.inner_sea.cards.playing import PlayCard
from aevum.games.inner_sea.cards.reactions import Omens, Reactions
from aevum.games.inner_sea.cards.removal import Removal
from aevum.games.inner_sea.cards.special import Dilemma, Losses, LostPoints
from aevum.games.inner_sea.contest.competition import (
    BY_CARD,
    BY_POWER,
    BY_WONDER,
    COMMITTING,
    HIRING,
    NEGATING,
    Competition,
)
from aevum.games.inner_sea.contest.phase import CompetitionPhase
from aevum.games.inner_sea.epoch.event import EpochEvent
from aevum.games.inner_sea.epoch.happenings import FALLEN_IDOLS
from aevum.games.inner_sea.epoch.trade import BuyPoints
from aevum.games.inner_sea.growth.phase import (
    CHOICE_OF_ROME,
    CHOICE_OF_SAGA,
    DEPLOYMENT,
    RESETTLEMENT,
    RETIREMENT,
    Growth,
)
from aevum.games.inner_sea.ids import (
    AGAINST,
    AT,
    BARBARIANS,
    BECOME,
    BUILD,
    CHOICES,
    CHOOSE,
    COMMIT,
    DEPLOY,
    DISCARD,
    EXCHANGE,
    FACTIONS,
    GIVE,
    GIVE_DISK,
    KEEP,
    LOSE,
    MOVE,
    NEGATE,
    NEXT,
    NONE,
    NUMBER,
    PLACE,
    PLAY,
    POWERS,
    RESETTLE,
    RETIRE,
    SHIELD,
    SHIELDS,
    SILENCE,
    SPEND,
    STRIKE,
    TAKE,
    TALENT,
    USE,
    WONDER,
)
from aevum.games.inner_sea.reckoning.aeneas import HOMING, OFFERING, SETTLING, Aeneas
from aevum.games.inner_sea.reckoning.draw_step import PAYING, DrawStep
from aevum.games.inner_sea.reckoning.order import TIES, TurnOrder
from aevum.games.inner_sea.reckoning.phase import Reckoning
from aevum.games.inner_sea.scenarios.choosing import ChooseCivilizations
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREA_NAMES, CIVILIZATION_NAMES, WONDER_IDS
from aevum.games.inner_sea.wonders.building import BuildWonder
from aevum.kernel.action import DONE, kind_of, x_of, y_of
from aevum.kernel.message import Msg, seat_name


def card_word(card: int) -> Msg:
    """Name a card."""
    return Msg(f"card-{card}")


def area_word(area: int) -> Msg:
    """Name an area."""
    return Msg(f"area-{AREA_NAMES[area]}")


def wonder_word(wonder: int) -> Msg:
    """Name a Wonder."""
    return Msg(f"wonder-{WONDER_IDS[wonder]}")


def civilization_word(civilization: int) -> Msg:
    """Name a civilization."""
    return Msg(f"civilization-{CIVILIZATION_NAMES[civilization]}")


def faction_word(g: Sea, faction: int) -> Msg:
    """Name a faction; nobody in particular is fate, and not every choice is made yet (S1.2)."""
    if faction == BARBARIANS:
        return Msg("barbarians")
    if faction == NONE:
        return Msg("fate")
    if g.players[faction].civilization == NONE:
        return Msg("civilization-open")
    return civilization_word(g.players[faction].civilization)


def who_decides(g: Sea) -> Msg:
    """Name the civilization that is asked and the seat that runs it."""
    return Msg("who-decides", seat=seat_name(g.asked), civ=faction_word(g, g.decider))


# Questions


def prompt(g: Sea) -> Msg:
    """Put the open question into words."""
    frame = g.stack[-1]
    who = who_decides(g)
    match frame:
        case Growth():
            return growth_prompt(g, frame, who)
        case CardPhase():
            return Msg("prompt-action", who=who)
        case PlayCard():
            return Msg("prompt-target", who=who, card=card_word(frame.card))
        case BuildWonder() if frame.area == NONE:
            return Msg("prompt-site", who=who, wonder=wonder_word(frame.wonder))
        case BuildWonder():
            return Msg("prompt-pay", who=who, wonder=wonder_word(frame.wonder), n=frame.left)
        case Reactions():
            by = faction_word(g, frame.civ)
            return Msg("prompt-react", who=who, card=card_word(frame.card), by=by)
        case Omens():
            return Msg("prompt-omens", who=who)
        case Removal():
            return Msg("prompt-remove", who=who, area=area_word(frame.area), n=frame.left)
        case Competition():
            return competition_prompt(frame, who)
        case CompetitionPhase():
            return Msg("prompt-challenge", who=who)
    return later_prompt(g, who)


def growth_prompt(g: Sea, frame: Growth, who: Msg) -> Msg:
    """Put the question of a step of growth into words."""
    if frame.at == RETIREMENT:
        return Msg("prompt-retire", who=who)
    if frame.at == CHOICE_OF_ROME:
        return Msg("prompt-rome", who=who)
    if frame.at == CHOICE_OF_SAGA:
        return Msg("prompt-saga", who=who)
    if frame.at == RESETTLEMENT:
        return Msg("prompt-resettle", who=who)
    if frame.at == DEPLOYMENT:
        return Msg("prompt-deploy", who=who, n=g.players[frame.civ].ready)
    return Msg("prompt-roads", who=who)


def competition_prompt(frame: Competition, who: Msg) -> Msg:
    """Put the question of a competition into words."""
    area = area_word(frame.area)
    if frame.losers:
        return Msg("prompt-lose", who=who, area=area)
    if frame.at == COMMITTING:
        return Msg("prompt-commit", who=who, area=area)
    if frame.at == NEGATING:
        return Msg("prompt-negate", who=who, area=area)
    if frame.at == BY_WONDER or frame.at == BY_POWER:
        return Msg("prompt-power", who=who, area=area)
    if frame.at == HIRING:
        return Msg("prompt-card-here", who=who, card=card_word(MERCENARIES), area=area)
    if frame.at == BY_CARD:
        return Msg("prompt-card-here", who=who, card=card_word(frame.card), area=area)
    return Msg("prompt-ride", who=who, area=area)


def later_prompt(g: Sea, who: Msg) -> Msg:
    """Put the questions of reckoning, events and special cards into words."""
    frame = g.stack[-1]
    match frame:
        case Reckoning():
            return Msg("prompt-dominate", who=who)
        case TurnOrder() if frame.at == TIES:
            return Msg("prompt-place", who=who)
        case TurnOrder():
            return Msg("prompt-any-place", who=who)
        case Aeneas():
            return aeneas_prompt(frame, who)
        case DrawStep() if frame.at == PAYING:
            return Msg("prompt-buy-cards", who=who)
        case DrawStep():
            return Msg("prompt-stairway", who=who)
        case DiscardDown():
            return Msg("prompt-discard", who=who, n=frame.most - frame.picked)
        case KeepOne():
            return Msg("prompt-keep", who=who)
        case BuyPoints():
            return Msg("prompt-buy-points", who=who)
        case Invasion():
            return Msg("prompt-invasion", who=who, card=card_word(frame.event))
        case EpochEvent() if frame.line == FALLEN_IDOLS:
            return Msg("prompt-idol", who=who)
        case EpochEvent():
            return Msg("prompt-peace", who=who)
        case Losses():
            return Msg("prompt-losses", who=who, n=frame.left)
        case LostPoints():
            return Msg("prompt-lost-points", who=who, n=frame.left)
        case Dilemma():
            return Msg("prompt-dilemma", who=who, card=card_word(frame.card))
        case Embassy() if frame.has_taken:
            return Msg("prompt-give", who=who, other=faction_word(g, frame.rival))
        case Embassy():
            return Msg("prompt-take", who=who, other=faction_word(g, frame.rival))
        case Foresight():
            return Msg("prompt-next", who=who)
        case Mysteries():
            return Msg("prompt-mysteries", who=who)
        case ChooseCivilizations():
            return Msg("prompt-civilization", who=seat_name(g.asked))
    raise AssertionError(g.explain())


def aeneas_prompt(frame: Aeneas, who: Msg) -> Msg:
    """Put the questions of a fresh start into words."""
    if frame.at == OFFERING:
        return Msg("prompt-aeneas", who=who)
    if frame.at == HOMING:
        return Msg("prompt-home", who=who)
    return Msg("prompt-settle" if frame.at == SETTLING else "prompt-sail", who=who)


# Answers

AREA_LABELS = {
    RETIRE: "label-retire",
    RESETTLE: "label-resettle",
    DEPLOY: "label-deploy",
    AT: "label-at",
    GIVE_DISK: "label-sacrifice",
}
CARD_LABELS = {
    PLAY: "label-play",
    EXCHANGE: "label-exchange",
    SPEND: "label-spend",
    COMMIT: "label-commit",
    DISCARD: "label-discard",
    KEEP: "label-keep",
    TAKE: "label-take",
    GIVE: "label-give",
    NEXT: "label-next",
}
WONDER_LABELS = {BUILD: "label-build", WONDER: "label-wonder", SILENCE: "label-silence"}


def label(g: Sea, action: int) -> Msg:
    """Put one legal answer into words."""
    kind, x, y = kind_of(action), x_of(action), y_of(action)
    if action == DONE:
        return done_label(g)
    if kind in AREA_LABELS:
        own = g.disks[x * FACTIONS + g.decider]
        return Msg(AREA_LABELS[kind], area=area_word(x), n=own)
    if kind in CARD_LABELS:
        return Msg(CARD_LABELS[kind], card=card_word(x))
    if kind in WONDER_LABELS:
        return Msg(WONDER_LABELS[kind], wonder=wonder_word(x))
    if kind == STRIKE:
        count = g.disks[x * FACTIONS + y] + g.white[x * FACTIONS + y]
        return Msg("label-strike", area=area_word(x), other=faction_word(g, y), n=count)
    if kind == AGAINST:
        return Msg("label-against", other=faction_word(g, x))
    if kind == MOVE:
        return Msg("label-move", area=area_word(x), goal=area_word(y))
    if kind == NEGATE:
        return Msg("label-negate", card=card_word(x), other=card_word(y))
    if kind == TALENT:
        return Msg("label-talent")
    if kind == LOSE:
        return lose_label(g, x)
    if kind == SHIELD:
        return Msg(f"label-shield-{SHIELDS[x]}")
    if kind == USE:
        return Msg(f"label-use-{POWERS[x].replace('_', '-')}")
    if kind == CHOOSE:
        return Msg(f"label-choose-{CHOICES[x].replace('_', '-')}")
    if kind == BECOME:
        return Msg("label-become", civ=civilization_word(x))
    if kind == PLACE:
        return Msg("label-place", n=x)
    assert kind == NUMBER, g.explain()
    return Msg("label-number", n=x)


def lose_label(g: Sea, what: int) -> Msg:
    """Say what is lost: a point, a white disk or an own one."""
    if isinstance(g.stack[-1], LostPoints):
        return Msg("label-lose-point")
    return Msg("label-lose-white") if what == 1 else Msg("label-lose-own")


def done_label(g: Sea) -> Msg:
    """Say what stopping means here."""
    frame = g.stack[-1]
    if isinstance(frame, CardPhase):
        return Msg("label-pass")
    if isinstance(frame, (Reactions, Omens)):
        return Msg("label-let-pass")
    if isinstance(frame, Competition) and frame.at in (COMMITTING, NEGATING):
        return Msg("label-no-card")
    if isinstance(frame, (TurnOrder, Aeneas, Dilemma)):
        return Msg("label-no")
    return Msg("label-stop")
