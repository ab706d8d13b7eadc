"""Wars: resolving a declared war at the start of the own turn (R2.5, R2.6)."""

from dataclasses import dataclass

from aevum.games.through_the_ages import card_ids
from aevum.games.through_the_ages.attacks import attack_bonus, note_strengths
from aevum.games.through_the_ages.effect_ids import (
    WAR_OVER_CULTURE,
    WAR_OVER_TECHNOLOGY,
    WAR_OVER_TERRITORY,
)
from aevum.games.through_the_ages.ids import (
    LAW,
    NONE,
    PICK,
    TECHNOLOGY_STOLEN,
    WAR_RESOLVED,
)
from aevum.games.through_the_ages.ratings import (
    civil_total,
    military_total,
    settle_actions,
    strength,
)
from aevum.games.through_the_ages.shown import Doing
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import AMOUNT, BLUE, CARDS, EFFECT, KIND, SCIENCE_COST
from aevum.games.through_the_ages.technologies import put_in_play
from aevum.games.through_the_ages.tokens import push_blue_loss
from aevum.games.through_the_ages.told import note_ratings, told_ratings
from aevum.kernel.action import DONE, pack, x_of
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import Frame


def push_war(g: Ages, seat: int) -> None:
    """Compare strengths and let the winner take what the war is about (R2.5)."""
    p = g.players[seat]
    card, rival = p.war, p.war_target
    p.war = NONE
    p.war_target = NONE
    g.discard_shown(card)
    lead = strength(g, seat) + attack_bonus(g, seat, rival) - strength(g, rival)
    g.note(WAR_RESOLVED, seat, card, rival, lead)
    note_strengths(g, seat, rival, 0)
    if lead > 0:
        win_war(g, card, seat, rival, lead)
    elif lead < 0:
        win_war(g, card, rival, seat, -lead)


def win_war(g: Ages, card: int, winner: int, loser: int, lead: int) -> None:
    """The winner follows the card text."""
    effect = EFFECT[card]
    if effect == WAR_OVER_CULTURE:
        g.score(winner, -g.score(loser, -AMOUNT[card] - lead))
    elif effect == WAR_OVER_TERRITORY:
        g.gain_yellow(winner, g.lose_yellow(loser, 1 + lead // AMOUNT[card]))
    else:
        assert effect == WAR_OVER_TECHNOLOGY, g.explain()
        g.push(TechnologySpoils(winner, loser, lead))


@dataclass(init=False, slots=True)
class TechnologySpoils(Frame):
    """The winner takes special technologies and science points, as the difference allows."""

    seat: int
    loser: int
    left: int
    stolen: int
    is_done: bool

    def __init__(
        self, seat: int = 0, loser: int = 0, left: int = 0, stolen: int = 0, is_done: bool = False
    ) -> None:
        self.seat = seat
        self.loser = loser
        self.left = left
        self.stolen = stolen
        self.is_done = is_done

    def copy(self) -> "TechnologySpoils":
        """Return a frame with the same memory."""
        return TechnologySpoils(self.seat, self.loser, self.left, self.stolen, self.is_done)

    def step(self, g: Ages) -> None:
        """Ask while a technology can be taken; the rest is taken as points."""
        out: list[int] = []
        if not self.is_done:
            self.options(g, out)
        if len(out) > 1:
            g.ask(self.seat)
            return
        g.pop()
        if self.stolen == 0 or g.switches.technology_war_mixes:
            g.learn(self.seat, -g.learn(self.loser, -self.left))

    def options(self, g: Ages, out: list[int]) -> None:
        """Offer the points, and every technology that may be taken (R2.6.2)."""
        out.append(DONE)
        p = g.players[self.seat]
        for card in g.players[self.loser].specials:
            if card == NONE or SCIENCE_COST[card] > self.left:
                continue
            if card not in p.specials and card not in p.hand:
                out.append(pack(PICK, card))

    def answer(self, g: Ages, action: int) -> None:
        """Take the points, or steal a technology."""
        if action == DONE:
            self.is_done = True
            return
        self.stolen += 1
        self.left -= SCIENCE_COST[x_of(action)]
        steal(g, self.seat, self.loser, x_of(action))

    def is_midway(self) -> bool:
        """The spoils are not shared out."""
        return True

    def prompt(self, g: Ages) -> Msg:
        """Say from whom something is taken, and how much."""
        rival = seat_name(self.loser)
        return Msg("prompt-technology-spoils", seat=seat_name(self.seat), other=rival, n=self.left)

    def show(self, g: Ages, seat: int) -> Doing:
        """Show what is left of the spoils."""
        return {
            "kind": "spoils",
            "card": CARDS[card_ids.WAR_OVER_TECHNOLOGY],
            "seat": self.seat,
            "rival": self.loser,
            "left": self.left,
        }


def steal(g: Ages, seat: int, loser: int, card: int) -> None:
    """Move a special technology to the winner, who keeps the higher of a type (R2.6)."""
    q = g.players[loser]
    g.note(TECHNOLOGY_STOLEN, seat, card, loser)
    civil, military = civil_total(q), military_total(g, loser)
    ratings = told_ratings(g, loser)
    q.specials = q.specials[:]
    q.specials[KIND[card] - LAW] = NONE
    settle_actions(g, loser, civil, military)
    note_ratings(g, loser, ratings)
    civil, military = civil_total(g.players[seat]), military_total(g, seat)
    ratings = told_ratings(g, seat)
    put_in_play(g, seat, card)
    settle_actions(g, seat, civil, military)
    note_ratings(g, seat, ratings)
    if BLUE[card] > 0:
        push_blue_loss(g, loser, BLUE[card])
