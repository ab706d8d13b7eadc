"""One competition from the first card to the loot (R7.4 to R7.23)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.inner_sea.card_ids import MERCENARIES
from aevum.games.inner_sea.cards.reactions import clear_away, play_negation
from aevum.games.inner_sea.contest.committed import CommittedCards
from aevum.games.inner_sea.contest.fighting import card_choices, offer_mercenaries
from aevum.games.inner_sea.contest.loot import take_loot
from aevum.games.inner_sea.contest.powers import add_white, offer_powers, offer_wonders, use_power
from aevum.games.inner_sea.ids import (
    COMMIT,
    COMPETITION,
    COMPETITION_BEGAN,
    FACTIONS,
    FARED,
    LAND,
    MOVE,
    NONE,
    PARTS,
)
from aevum.games.inner_sea.names import area_word, card_word, who_decides
from aevum.games.inner_sea.npc.contest import (
    card_gain,
    choose_by_card,
    choose_combat_loss,
    choose_power,
    lead_in,
)
from aevum.games.inner_sea.scenarios.rules import has_permanent_infantry
from aevum.games.inner_sea.shown import Doing, Laid
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREA_NAMES, CARD_CLASS, CARD_NAMES, KIND
from aevum.kernel.action import DONE, pack, x_of, y_of
from aevum.kernel.message import Msg

# The order of a competition (R7.4 to R7.20).
COMMITTING: Final = 0
REVEALING: Final = 1
HIRING: Final = 2
NEGATING: Final = 3
BY_WONDER: Final = 4
BY_POWER: Final = 5
BY_CARD: Final = 6
REMOVING: Final = 7
LOOTING: Final = 8
RIDING: Final = 9
QUESTIONS: Final = (
    "prompt-commit",
    "",
    "prompt-card-here",
    "prompt-negate",
    "prompt-power",
    "prompt-power",
    "prompt-card-here",
    "prompt-lose",
    "",
    "prompt-ride",
)
"""What each part asks; the revealing and the loot ask nothing."""

LOOT_DISKS: Final = 3
MOST_RIDERS: Final = 2


@dataclass(init=False, slots=True)
class Competition(CommittedCards):
    """One contested area: cards face down, effects, removals, loot."""

    at: int
    lowest: int
    """With combination play the cards are laid in ascending order."""
    used_here: list[int]
    rides: int
    negation: int
    target: int

    def __init__(self, area: int = 0) -> None:
        CommittedCards.__init__(self, area)
        self.at = COMMITTING
        self.lowest = 0
        self.used_here = []
        self.rides = 0
        self.negation = NONE
        self.target = NONE

    def copy(self) -> "Competition":
        """Return a frame with the same memory."""
        new = Competition(self.area)
        self.copy_losses(new)
        self.copy_cards(new)
        new.at = self.at
        new.lowest = self.lowest
        new.used_here = self.used_here[:]
        new.rides = self.rides
        new.negation = self.negation
        new.target = self.target
        return new

    def done_key(self) -> str:
        """Say what stopping means here."""
        return "label-no-card" if self.at in (COMMITTING, NEGATING) else "label-stop"

    def show(self, g: Sea, seat: int) -> Doing:
        """Show the competition; cards face down only to their owners (R15.2)."""
        laid: list[Laid] = [
            {"civ": civ, "card": CARD_NAMES[card] if self.is_open(g, civ, seat) else ""}
            for civ, card in zip(self.laid_civ, self.laid_card, strict=True)
        ]
        return {
            "kind": "competition",
            "area": AREA_NAMES[self.area],
            "laid": laid,
            "part": PARTS[self.at],
            "level": self.level - 1,
            "losers": self.losers[:],
            "lost": self.lost[:],
        }

    def is_open(self, g: Sea, civ: int, seat: int) -> bool:
        """Say whether a seat sees the cards that a civilization has laid."""
        return self.at > COMMITTING or g.runs(seat, civ)

    def prompt(self, g: Sea) -> Msg:
        """Put the question into words."""
        who, area = who_decides(g), area_word(self.area)
        if self.losers:
            return Msg("prompt-lose", who=who, area=area)
        if self.at == HIRING or self.at == BY_CARD:
            card = MERCENARIES if self.at == HIRING else self.card
            return Msg("prompt-card-here", who=who, card=card_word(card), area=area)
        return Msg(QUESTIONS[self.at], who=who, area=area)

    def begin(self, g: Sea) -> None:
        """Remember the stacks as the competition begins."""
        start = self.area * FACTIONS
        self.own_at_start = g.disks[start : start + FACTIONS]
        self.used_here = [0] * FACTIONS
        self.lost = [0] * FACTIONS
        g.note(COMPETITION_BEGAN, NONE, self.area)

    def step(self, g: Sea) -> None:
        """Go on with the present part of the competition."""
        if self.losers:
            self.next_loss(g)
        elif self.at == COMMITTING or self.at == BY_WONDER or self.at == BY_POWER:
            self.next_civ(g)
        elif self.at == REVEALING:
            self.show_all(g)
            self.next_part()
        elif self.at == HIRING:
            self.next_hire(g)
        elif self.at == NEGATING:
            self.next_negation(g)
        elif self.at == BY_CARD:
            self.next_card(g)
        elif self.at == REMOVING:
            if not self.level_losers(g):
                self.next_part()
        elif self.at == LOOTING:
            self.loot(g)
        else:
            self.next_ride(g)

    def next_part(self) -> None:
        """Go on to the next part, from the first civilization on."""
        self.at += 1
        self.turn = 0
        self.lowest = 0

    def next_civ(self, g: Sea) -> None:
        """Ask the next civilization here that has something to choose; hands by their size."""
        while self.turn < len(g.order):
            if self.own(g, self.civ(g)) > 0 and self.may_choose(g):
                g.decide(self.civ(g))
                return
            self.turn += 1
            self.lowest = 0
        self.next_part()

    def may_choose(self, g: Sea) -> bool:
        """Whoever has hand cards may lay one; powers are open to all eyes."""
        if self.at == COMMITTING:
            return len(g.players[self.civ(g)].hand) > 0
        out: list[int] = []
        self.options(g, out)
        return len(out) > 1

    def options(self, g: Sea, out: list[int]) -> None:
        """Offer what the present part asks for."""
        if self.losers:
            self.offer_losses(g, out)
        elif self.at == HIRING:
            offer_mercenaries(g, self.civ(g), out)
        elif self.at == BY_CARD:
            out.extend(card_choices(g, self.civ(g), self.card, self.area, self.picks))
        else:
            out.append(DONE)
            if self.at == COMMITTING:
                for card in g.players[self.civ(g)].hand:
                    if CARD_CLASS[card] == COMPETITION and card >= self.lowest:
                        out.append(pack(COMMIT, card))
            elif self.at == NEGATING:
                self.offer_negations(g, out)
            elif self.at == BY_WONDER:
                civ = self.civ(g)
                offer_wonders(g, civ, self.area, self.used_here[civ], out)
            elif self.at == BY_POWER:
                if self.used_here[self.civ(g)] & 1 == 0:
                    offer_powers(g, self.civ(g), self.area, out)
            else:
                self.offer_rides(g, out)

    def answer(self, g: Sea, action: int) -> None:
        """Carry out one decision."""
        if self.losers:
            self.lose(g, action)
        elif self.at == HIRING:
            self.hire(g, self.civ(g), x_of(action))
            self.next_part()
        elif self.at == BY_CARD:
            self.picks.append(action)
        elif action == DONE:
            self.turn += 1
            self.lowest = 0
            if self.at == RIDING:
                self.rides = 0
        elif self.at == COMMITTING:
            self.commit(g, x_of(action))
        elif self.at == NEGATING:
            self.negation = x_of(action)
            self.target = y_of(action)
            play_negation(g, self.civ(g), self.negation)
        elif self.at == RIDING:
            self.rides += 1
            g.move(self.civ(g), x_of(action), y_of(action))
        else:
            self.use(g, self.civ(g), x_of(action))

    def use(self, g: Sea, civ: int, power: int) -> None:
        """Use a power or a Wonder; bit 0 marks the own power, Wonders have bits of their own."""
        self.used_here[civ] |= 1 if self.at == BY_POWER else 1 << (power + 1)
        use_power(g, civ, self.area, power)

    # Cards

    def commit(self, g: Sea, card: int) -> None:
        """Put a card face down; a second one only in combination play (R7.4, R13.1)."""
        self.lay(g, self.civ(g), card)
        self.lowest = card
        if not g.switches.combination_play:
            self.turn += 1
            self.lowest = 0

    def next_hire(self, g: Sea) -> None:
        """Mercenaries are paid when the cards are shown, even if they are cancelled then."""
        civ = self.hirer(g)
        if civ == NONE:
            self.next_part()
        else:
            self.turn = g.rank(civ)
            g.decide(civ)

    def next_negation(self, g: Sea) -> None:
        """Settle a negation just played; ask the next civilization that might hold one."""
        if self.negation != NONE:
            clear_away(g, self.negation)
            if g.verdict == 0:
                self.cancel(g, self.target)
            self.negation = NONE
            self.turn += 1
        while self.turn < len(g.order):
            if self.could_negate(g, self.civ(g)):
                g.decide(self.civ(g))
                return
            self.turn += 1
        self.next_part()

    def next_card(self, g: Sea) -> None:
        """Carry out the cards in turn order, each once all that it asks is named."""
        if self.card == NONE:
            i = self.first_card(g)
            if i == NONE:
                self.finish_cards(g)
                return
            self.turn = g.rank(self.laid_civ[i])
            if not self.can_use(g, i):
                self.drop(g, i, False)
                return
            self.card = self.laid_card[i]
            self.picks = []
        out: list[int] = []
        self.options(g, out)
        if out:
            g.decide(self.civ(g))
            return
        self.use_card(g, self.civ(g), self.card)

    def finish_cards(self, g: Sea) -> None:
        """After all cards: the infantry of a scenario, then the removals."""
        for civ in g.order:
            if self.own(g, civ) > 0 and has_permanent_infantry(g, civ):
                add_white(g, civ, self.area, 1)
        self.next_part()

    # Afterwards

    def loot(self, g: Sea) -> None:
        """A Talent and a point if three disks of one civilization were destroyed (R7.20)."""
        self.next_part()
        self.tell_all(g)
        civ = self.winner(g)
        if civ == NONE or KIND[self.area] != LAND:
            return
        for other in range(len(g.players)):
            if other != civ and self.lost[other] >= LOOT_DISKS:
                take_loot(g, civ, self.area)
                return

    def tell_all(self, g: Sea) -> None:
        """Tell how many disks each side has left here, and how many it had."""
        for faction in range(FACTIONS):
            before, left = self.own_at_start[faction], self.own(g, faction)
            if before + left > 0:
                g.note(FARED, faction, self.area, left, before)

    def next_ride(self, g: Sea) -> None:
        """Cavalry may move on from an area its owner controls."""
        while self.turn < len(g.order):
            civ = self.civ(g)
            if (self.riders >> civ) & 1 and self.winner(g) == civ:
                out: list[int] = []
                self.offer_rides(g, out)
                if out:
                    g.decide(civ)
                    return
            self.turn += 1
        g.pop()

    def offer_rides(self, g: Sea, out: list[int]) -> None:
        """Offer adjacent land areas that are empty or controlled, leaving one disk behind."""
        civ = self.civ(g)
        if self.rides == MOST_RIDERS or self.own(g, civ) <= 1:
            return
        for area in g.chart().land_near[self.area]:
            if g.others(area, civ) == 0:
                out.append(pack(MOVE, self.area, area))

    def set_asked(self, g: Sea) -> int:
        """Cards that are laid together, and the fronts of a card, may be named in any order."""
        if self.losers:
            return 0
        if self.at == COMMITTING:
            return 1 + self.turn
        return 1 + FACTIONS + self.card if self.at == BY_CARD else 0

    def is_midway(self) -> bool:
        """Who holds the area is not decided."""
        return True

    def by_priority(self, g: Sea, options: list[int]) -> int:
        """White disks go first; cards and powers lift it above the strongest enemy (S6.11)."""
        civ = g.decider
        if self.losers:
            return choose_combat_loss(g, civ, self.area, options)
        if self.at == BY_CARD or self.at == HIRING:
            return choose_by_card(g, civ, options)
        lead = lead_in(g, civ, self.area)
        if lead > 0:
            return DONE
        if self.at == COMMITTING:
            return self.commit_by_priority(g, civ, lead, options)
        if self.at == BY_WONDER or self.at == BY_POWER:
            return choose_power(g, civ, self.area, self.at == BY_WONDER, options)
        return DONE

    def commit_by_priority(self, g: Sea, civ: int, lead: int, options: list[int]) -> int:
        """Lay the first card that lifts it above the strongest enemy (S6.11)."""
        for action in options:
            if action != DONE:
                is_favoured = self.is_favoured(civ, x_of(action))
                if lead + card_gain(g, civ, self.area, x_of(action), is_favoured) > 0:
                    return action
        return DONE
