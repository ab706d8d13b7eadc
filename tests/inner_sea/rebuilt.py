"""A position of the Inner Sea rebuilt from the numbers of a tensor and the printed tables.

What the numbers do not tell is made up: any cards in the hands of others and in the deck. So its
view is that of the true position only if the numbers tell all of it.
"""

from aevum.games.inner_sea.cards.drawing import DiscardDown
from aevum.games.inner_sea.cards.events import Invasion
from aevum.games.inner_sea.cards.insight import Embassy
from aevum.games.inner_sea.cards.playing import PlayCard
from aevum.games.inner_sea.cards.reactions import Reactions
from aevum.games.inner_sea.cards.removal import Removal
from aevum.games.inner_sea.cards.special import Dilemma, Losses, LostPoints
from aevum.games.inner_sea.contest.competition import Competition
from aevum.games.inner_sea.growth.phase import Growth
from aevum.games.inner_sea.ids import AGAINST, BARBARIANS, FACTIONS, NONE, NPC, STRIKE
from aevum.games.inner_sea.player import Player
from aevum.games.inner_sea.question import PROCEDURES
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.switches import Switches
from aevum.games.inner_sea.tables import AREAS, WONDERS
from aevum.games.inner_sea.tensor_displays import (
    ASIDE,
    BESIDE,
    DISCARDED,
    IN_HAND,
    INVESTED,
    LAID,
    NO_SEAT,
)
from aevum.games.inner_sea.wonders.building import BuildWonder
from aevum.kernel.action import pack
from aevum.kernel.state import Frame
from tests.learning.reading import Reading

ANY_CARD = 1
SHOWN = (Reactions, Competition, Growth, PlayCard, BuildWonder, Removal)
"""Procedures that are told besides the question."""


class Rebuilt:
    """A position as far as a tensor tells it."""

    def __init__(self, reading: Reading, switches: Switches) -> None:
        self.reading = reading
        self.table = reading.row("table")
        self.doing = reading.row("doing")
        self.asked = reading.row("question")
        self.where = reading.column("cards", "where")
        self.seat = self.table["seat"] - 1
        self.civs = self.table["civilizations"]
        self.first = self.table["own_civ"] - 1
        self.switches = switches

    def seat_of(self, seen: int) -> int:
        """Number a seat as the table does; nobody is -1."""
        return (self.seat + seen - 1) % self.table["seats"] if seen > 0 else NONE

    def civ(self, seen: int) -> int:
        """Number a faction as the table does; nobody is -1."""
        if seen == 0 or seen > self.civs:
            return seen - 1
        return (self.first + seen - 1) % self.civs

    def seen(self, faction: int) -> int:
        """Number a faction as the observer does."""
        return 1 + ((faction - self.first) % self.civs if faction < self.civs else faction)

    def cards(self, where: int) -> list[int]:
        """List the cards that lie somewhere."""
        return [1 + i for i in range(len(self.where)) if self.where[i] == where]

    def winners(self) -> list[int]:
        """List the seats that have won."""
        won = self.reading.column("winners", "has_won")
        return sorted(self.seat_of(1 + i) for i in range(len(won)) if won[i])

    def state(self) -> Sea:
        """Rebuild the whole position."""
        g, table = Sea(), self.table
        g.switches, g.seats, g.extent = self.switches, table["seats"], table["map"] - 1
        g.asked, g.decider = self.seat_of(table["asked"]), self.civ(table["decider"])
        g.is_over = table["is_over"] == 1
        g.epoch, g.turn, g.phase = table["epoch"], table["turn"], table["phase"]
        g.barbarian_stock, g.is_omen_out = table["barbarian_stock"], table["is_omen_out"] == 1
        g.order = [self.civ(seen) for seen in self.reading.column("order", "civ") if seen > 0]
        g.players = [self.player(civ) for civ in range(self.civs)]
        self.lay_map(g)
        self.lay_wonders(g)
        g.discard, g.removed = self.cards(DISCARDED), self.cards(BESIDE)
        g.top = [card for card in self.reading.column("top", "card") if card > 0][::-1]
        g.top_known = self.first if g.top else NONE
        g.deck = [ANY_CARD] * (table["deck"] - len(g.top))
        g.stack = self.frames(g)
        return g

    def player(self, civ: int) -> Player:
        """Rebuild a display; a hand that is not seen has any cards."""
        row, p = self.reading.row("displays", self.seen(civ) - 1), Player()
        purse = self.reading.row("purses", self.seen(civ) - 1)
        p.set_up()
        p.seat = NPC if row["seat"] == NO_SEAT else self.seat_of(row["seat"])
        p.civilization, p.home = row["civilization"] - 1, row["home"] - 1
        p.stock, p.ready, p.sea_ready = row["stock"], row["ready"], row["sea_ready"]
        p.loot, p.saga = row["loot"], row["saga"]
        p.talents, p.vp = purse["talents"], purse["vp"]
        p.has_drought, p.has_passed = row["has_drought"] == 1, row["has_passed"] == 1
        p.has_built = row["has_built"] == 1
        p.investments = self.cards(INVESTED + self.seen(civ))
        p.hand = self.cards(IN_HAND + self.seen(civ)) or [ANY_CARD] * row["hand_size"]
        p.aside = self.cards(ASIDE + self.seen(civ)) or [ANY_CARD] * row["aside_size"]
        return p

    def lay_map(self, g: Sea) -> None:
        """Rebuild the disks on the map."""
        g.disks, g.white = [], []
        for area in range(AREAS):
            row = self.reading.row("areas", area)
            for faction in range(BARBARIANS):
                own = row[f"disks_civ_{self.seen(faction)}"]
                g.disks.append(own)
                g.white.append(row[f"white_civ_{self.seen(faction)}"])
                if own > 0:
                    g.players[faction].held.append(area)
            g.disks.append(row["barbarians"])
            g.white.append(0)

    def lay_wonders(self, g: Sea) -> None:
        """Rebuild the Wonders."""
        g.wonder_state, g.wonder_owner, g.wonder_area, g.is_silenced = [], [], [], []
        for wonder in range(WONDERS):
            row = self.reading.row("wonders", wonder)
            g.wonder_state.append(row["state"])
            g.wonder_owner.append(self.civ(row["owner"]))
            g.wonder_area.append(row["area"] - 1)
            g.is_silenced.append(row["is_silenced"])

    def frames(self, g: Sea) -> list[Frame]:
        """Rebuild the procedures that are shown, the outermost first, and the one that asks."""
        now, stack = self.doing, list[Frame]()
        if now["grower"] > 0:
            stack.append(Growth(self.civ(now["grower"]), now["growth_step"]))
        if now["player"] > 0:
            stack.append(self.play())
        if now["builder"] > 0:
            stack.append(self.building())
        if now["contest_area"] > 0:
            stack.append(self.contest(g))
        if now["remover"] > 0:
            area, left = now["removal_area"] - 1, now["removal_left"]
            stack.append(Removal(self.civ(now["remover"]), area, left, now["removal_card"]))
        windows = self.reading.rows("windows")
        stack += [Reactions(card, self.civ(civ)) for civ, card in windows if civ > 0]
        if self.asked["procedure"] > 0:
            asking = PROCEDURES[self.asked["procedure"] - 1]
            if asking not in SHOWN:
                stack.append(self.question(asking))
        return stack

    def play(self) -> PlayCard:
        """Rebuild a card that is being played, with its targets."""
        frame = PlayCard(self.doing["played_card"], self.civ(self.doing["player"]))
        for one_more, x, y in self.reading.rows("targets"):
            kind = one_more - 1
            if kind >= 0:
                rival, struck = self.civ(x), self.civ(y)
                first, second = rival if kind == AGAINST else x, struck if kind == STRIKE else y
                frame.picks.append(pack(kind, first, second))
        return frame

    def building(self) -> BuildWonder:
        """Rebuild the payment for a Wonder."""
        now = self.doing
        frame = BuildWonder(self.civ(now["builder"]), now["built_wonder"] - 1, now["owed"])
        frame.area = now["site"] - 1
        return frame

    def contest(self, g: Sea) -> Competition:
        """Rebuild a competition: cards lie in turn order, losers follow it, Barbarians last."""
        now, frame = self.doing, Competition(self.doing["contest_area"] - 1)
        frame.at, frame.level = now["part"], now["level"]
        frame.card = now["used_card"] or NONE
        names = [f"civ_{self.seen(civ)}" for civ in range(BARBARIANS)] + ["barbarians"]
        frame.lost = [now[f"lost_{names[faction]}"] for faction in range(FACTIONS)]
        frame.losers = [who for who in [*g.order, BARBARIANS] if now[f"loser_{names[who]}"]]
        for civ in g.order:
            count = now[f"laid_{names[civ]}"]
            frame.laid_civ += [civ] * count
            frame.laid_card += self.cards(LAID + self.seen(civ)) or [ANY_CARD] * count
        return frame

    def question(self, asking: type) -> Frame:
        """Rebuild the procedure that asks."""
        now = self.asked
        if asking is Embassy:
            embassy = Embassy(self.civ(self.table["decider"]), self.civ(now["other"]))
            embassy.has_taken = now["step"] == 1
            return embassy
        if asking is DiscardDown:
            return DiscardDown(0, 0, now["left"])
        if asking is Losses:
            return Losses(0, now["card"], NONE, now["left"])
        if asking is LostPoints:
            return LostPoints(0, now["left"])
        if asking is Dilemma:
            return Dilemma(now["card"], self.civ(now["other"]), 0, now["area"] - 1)
        if asking is Invasion:
            invasion = Invasion(now["card"])
            invasion.places = [0] * now["step"]
            return invasion
        frame: Frame = asking()
        for field, value in (("at", now["step"]), ("line", now["step"] - 1)):
            if hasattr(frame, field):
                setattr(frame, field, value)
        return frame
