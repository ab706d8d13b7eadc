"""Action cards: what they allow, and the frame that asks for it (R4.12)."""

from dataclasses import dataclass

from aevum.games.through_the_ages.buildings import (
    bach_options,
    build,
    can_increase,
    increase_population,
    upgrade,
)
from aevum.games.through_the_ages.costs import (
    build_cost,
    may_build,
    payable_stages,
    stage_price,
    upgrade_cost,
)
from aevum.games.through_the_ages.effect_ids import (
    BREAKTHROUGH,
    CULTURAL_HERITAGE,
    EFFICIENT_UPGRADE,
    ENDOWMENT_FOR_THE_ARTS,
    ENGINEERING_GENIUS,
    FRUGALITY,
    PATRIOTISM,
    RESERVES,
    REVOLUTIONARY_IDEA,
    RICH_LAND,
    STOCKPILE,
    URBAN_GROWTH,
    WAVE_OF_NATIONALISM,
)
from aevum.games.through_the_ages.ids import (
    BUILD,
    CARD_PLAYED,
    DEVELOP,
    FIRST_UNIT,
    FIRST_URBAN,
    FOOD,
    GAINED,
    LEVELS,
    NONE,
    REVOLUTION,
    UPGRADE,
)
from aevum.games.through_the_ages.names import card_word
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.question import Question
from aevum.games.through_the_ages.ratings import strengths
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import CARDS, EFFECT, SECOND_AMOUNT, amount_of
from aevum.games.through_the_ages.technologies import develop, revolt, technology_options
from aevum.games.through_the_ages.wonders import build_stages
from aevum.kernel.action import kind_of, pack, x_of, y_of
from aevum.kernel.message import Msg, seat_name


def can_play(g: Ages, seat: int, card: int) -> bool:
    """Say whether the action on a card can be done (R4.12.5)."""
    p = g.players[seat]
    effect = EFFECT[card]
    if effect != BREAKTHROUGH and p.civil_left() == 0:
        return False
    if effect == RESERVES:
        return True
    if leaves_choice(effect):
        out: list[int] = []
        choices(g, seat, card, out)
        return len(out) > 0
    if effect == ENGINEERING_GENIUS:
        have = p.resources() + p.spare_resource + amount_of(card, g.playing())
        return p.wonder != NONE and payable_stages(p, 1, have) == 1
    if effect == FRUGALITY:
        return can_increase(p, 0)
    return True


def leaves_choice(effect: int) -> bool:
    """Say whether the owner of an action card chooses what it does."""
    return (
        effect == RICH_LAND
        or effect == URBAN_GROWTH
        or effect == EFFICIENT_UPGRADE
        or effect == RESERVES
        or effect == BREAKTHROUGH
    )


def choices(g: Ages, seat: int, card: int, out: list[int]) -> None:
    """Append everything that a card which leaves a choice allows."""
    effect = EFFECT[card]
    if effect == RESERVES:
        out.append(pack(FOOD, 0))
        out.append(pack(FOOD, amount_of(card, g.playing())))
    elif effect == BREAKTHROUGH:
        technology_options(g, seat, 0, out)
    else:
        discount = amount_of(card, g.playing())
        building_options(g.players[seat], effect, discount, out)
        if g.switches.bach_works_with_cards and effect != RICH_LAND:
            bach_options(g.players[seat], discount, out)


def building_options(p: Player, effect: int, discount: int, out: list[int]) -> None:
    """Append what a card lets build or upgrade for less (R4.12.3)."""
    low = FIRST_URBAN if effect == URBAN_GROWTH else 0
    high = FIRST_URBAN if effect == RICH_LAND else FIRST_UNIT
    have = p.resources() + p.spare_resource + discount
    if effect != EFFICIENT_UPGRADE and p.unused > 0:
        for slot in p.slots:
            if low <= slot < high and may_build(p, slot) and build_cost(p, slot) <= have:
                out.append(pack(BUILD, slot))
    for old in p.slots:
        if low <= old < high and p.workers[old] > 0:
            for new in p.slots:
                is_higher = new > old and new // LEVELS == old // LEVELS
                if is_higher and upgrade_cost(p, old, new) <= have:
                    out.append(pack(UPGRADE, old, new))


def play_action(g: Ages, seat: int, card: int) -> None:
    """Play an action card; where it leaves a choice, ask for it."""
    effect = EFFECT[card]
    if leaves_choice(effect):
        g.push(ActionCard(seat, card))
        return
    p = g.players[seat]
    p.spend_civil(1)
    spend_card(g, seat, card)
    amount = amount_of(card, g.playing())
    if effect == ENGINEERING_GENIUS:
        build_stages(g, seat, 1, max(0, stage_price(p, 1) - amount))
        return
    if effect == FRUGALITY:
        increase_population(g, seat, 0)
        g.note(GAINED, seat, p.gain_food(amount), 0)
    else:
        take_effect(g, seat, card, amount)


def take_effect(g: Ages, seat: int, card: int, amount: int) -> None:
    """Carry out an action card that leaves no choice."""
    p = g.players[seat]
    effect = EFFECT[card]
    if effect == CULTURAL_HERITAGE:
        p.score_science(amount)
        g.score(seat, SECOND_AMOUNT[card])
    elif effect == PATRIOTISM:
        p.extra_military += 1
        p.unit_resource += amount
    elif effect == STOCKPILE:
        resources = p.gain_resources(amount)
        g.note(GAINED, seat, p.gain_food(SECOND_AMOUNT[card]), resources)
    elif effect == REVOLUTIONARY_IDEA:
        p.score_science(amount)
    elif effect == WAVE_OF_NATIONALISM:
        p.unit_resource += amount * stronger(g, seat)
    else:
        assert effect == ENDOWMENT_FOR_THE_ARTS, g.explain()
        points = amount * richer(g, seat)
        g.score(seat, points)


def spend_card(g: Ages, seat: int, card: int) -> None:
    """Take an action card out of the hand for good."""
    g.players[seat].give_card(card)
    g.note(CARD_PLAYED, seat, card)


def stronger(g: Ages, seat: int) -> int:
    """Count the civilizations that are stronger."""
    values = strengths(g)
    count = 0
    for other in range(g.seats):
        if not g.players[other].is_out and values[other] > values[seat]:
            count += 1
    return count


def richer(g: Ages, seat: int) -> int:
    """Count the civilizations that have more culture points."""
    count = 0
    for p in g.players:
        if not p.is_out and p.culture > g.players[seat].culture:
            count += 1
    return count


@dataclass(init=False, slots=True)
class ActionCard(Question):
    """An action card is announced; its owner chooses what it does."""

    card: int

    def __init__(self, seat: int = 0, card: int = 0) -> None:
        Question.__init__(self, seat)
        self.card = card

    def copy(self) -> "ActionCard":
        """Return a frame with the same memory."""
        return ActionCard(self.seat, self.card)

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer everything the card allows."""
        choices(g, self.seat, self.card, out)

    def answer(self, g: Ages, action: int) -> None:
        """Spend the card and the civil action, and carry out the choice (R4.11.3)."""
        g.pop()
        p = g.players[self.seat]
        kind = kind_of(action)
        amount = amount_of(self.card, g.playing())
        spend_card(g, self.seat, self.card)
        if kind == REVOLUTION:
            revolt(g, self.seat, x_of(action), 0)
            p.score_science(amount)
            return
        p.spend_civil(1)
        if kind == DEVELOP:
            develop(g, self.seat, x_of(action), 0)
            p.score_science(amount)
        elif kind == BUILD:
            build(g, self.seat, x_of(action), amount)
        elif kind == UPGRADE:
            upgrade(g, self.seat, x_of(action), y_of(action), amount)
        elif x_of(action) == 0:
            g.note(GAINED, self.seat, 0, p.gain_resources(amount))
        else:
            g.note(GAINED, self.seat, p.gain_food(amount), 0)

    def is_midway(self) -> bool:
        """The card is announced and has not done anything yet."""
        return True

    def prompt(self, g: Ages) -> Msg:
        """Name the card."""
        return Msg("prompt-action-card", seat=seat_name(self.seat), card=card_word(self.card))

    def show(self, g: Ages, seat: int) -> Doing:
        """Show the card that was announced."""
        return {"kind": "action-card", "seat": self.seat, "card": CARDS[self.card]}
