"""A position of Through the Ages rebuilt from the numbers of a tensor and the printed tables.

What the numbers do not tell is made up: other cards of the same age, other actions of the same
sum. So its view is the one of the true position only if the numbers tell all that a seat sees.
"""

from aevum.games.through_the_ages.action_cards import ActionCard
from aevum.games.through_the_ages.aggression import Aggression
from aevum.games.through_the_ages.agreement import Agreement
from aevum.games.through_the_ages.colonies import GainColony
from aevum.games.through_the_ages.colonize import Auction, Colonize
from aevum.games.through_the_ages.discard import DiscardMilitary
from aevum.games.through_the_ages.events import Event
from aevum.games.through_the_ages.ids import AGE_IV, FIRST_UNIT, NONE, SLOTS
from aevum.games.through_the_ages.pacts import OfferPact
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.politics import Politics
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.switches import Switches
from aevum.games.through_the_ages.tables import AGE, CARDS
from aevum.games.through_the_ages.tensor import EVENT_CARDS
from aevum.games.through_the_ages.tensor_board import MILITARY_CARDS
from aevum.games.through_the_ages.turn import Turn
from aevum.games.through_the_ages.war import TechnologySpoils
from aevum.kernel.state import Frame
from tests.learning.reading import Reading

AGES = ("a", "i", "ii", "iii")
ANY_EVENT = [next(card for card in EVENT_CARDS if AGE[card] == age) for age in range(AGE_IV)]
ANY_CARD = [next(card for card in MILITARY_CARDS if AGE[card] == age) for age in range(AGE_IV)]


def listed(row: dict[str, int]) -> list[int]:
    """List the cards of a row of counts, each as often as it was counted."""
    return sorted(CARDS.index(name) for name, count in row.items() for _ in range(count))


class Rebuilt:
    """A position as far as a tensor tells it."""

    def __init__(self, reading: Reading, switches: Switches) -> None:
        self.reading = reading
        self.table = reading.row("table")
        self.doing = reading.row("doing")
        self.seat = self.table["seat"] - 1
        self.seats = self.table["seats"]
        self.switches = switches

    def absolute(self, seen: int) -> int:
        """Number a seat as the table does; nobody is -1."""
        return (self.seat + seen - 1) % self.seats if seen > 0 else NONE

    def row_of(self, other: int) -> int:
        """Find the row of a seat."""
        return (other - self.seat) % self.seats

    def state(self) -> Ages:
        """Rebuild the whole position."""
        g, table = Ages(), self.table
        g.switches = self.switches
        g.seats = self.seats
        g.asked = self.absolute(table["asked"])
        g.is_over = table["is_over"] == 1
        g.age, g.round, g.last_round = table["age"], table["round"], table["last_round"]
        g.start = self.absolute(table["start_seat"])
        g.turn = self.absolute(table["turn"])
        g.row = [card - 1 for card in self.reading.column("row", "card")]
        g.civil_deck = [0] * table["civil_deck"]
        g.military_deck = [0] * table["military_deck"]
        g.discard_unseen = [0] * table["discard_unseen"]
        g.discard_seen = listed(self.reading.row("discard_seen"))
        g.common_tactics = listed(self.reading.row("common_tactics"))
        g.players = [self.player(other) for other in range(self.seats)]
        g.pacts = sum(p.pact != NONE for p in g.players)
        self.lay_events(g)
        g.stack = self.frames()
        return g

    def lay_events(self, g: Ages) -> None:
        """Rebuild the event decks, and what is known of the next one."""
        g.current, g.current_by = self.deck("current")
        g.future, g.future_by = self.deck("future")
        past = self.reading.row("past_events")
        g.past = [CARDS.index(name) for name in sorted(past, key=past.__getitem__) if past[name]]
        looked = self.reading.column("players", "has_looked")
        g.next_seen = sum(looked[self.row_of(seat)] << seat for seat in range(self.seats))
        if self.table["next_event"] > 0:
            g.next_event = self.table["next_event"] - 1
            at = self.place_of_next(g)
            g.current.pop(at)
            g.next_by = g.current_by.pop(at)

    def place_of_next(self, g: Ages) -> int:
        """Find the next event in its deck: an own one by its name, any other by its age."""
        if g.next_event in g.current and g.current_by[g.current.index(g.next_event)] == self.seat:
            return g.current.index(g.next_event)
        return next(
            i
            for i in range(len(g.current))
            if AGE[g.current[i]] == AGE[g.next_event] and g.current_by[i] != self.seat
        )

    def deck(self, name: str) -> tuple[list[int], list[int]]:
        """Rebuild one event deck: the own cards, and any cards of the ages of the others."""
        own = listed(self.reading.row(f"own_{name}_events"))
        cards, by = own[:], [self.seat] * len(own)
        for age, counts in enumerate(self.reading.rows(f"{name}_events")):
            for author, count in enumerate(counts):
                if author != 1:
                    cards += [ANY_EVENT[age]] * count
                    by += [self.absolute(author)] * count
        return cards, by

    def player(self, other: int) -> Player:
        """Rebuild one civilization."""
        p, row = Player(), self.reading.row("players", self.row_of(other))
        p.is_out, p.is_exclusive = row["is_out"] == 1, row["is_exclusive"] == 1
        p.civil, p.military = row["civil"], row["military"]
        p.blue, p.yellow, p.unused = row["blue_bank"], row["yellow_bank"], row["unused_workers"]
        p.unit_resource, p.unit_science = row["unit_resource"], row["unit_science"]
        p.spare_resource, p.spare_food = row["spare_resource"], row["spare_food"]
        p.government, p.leader = row["government"] - 1, row["leader"] - 1
        kinds = ("law", "art_of_war", "exploration", "construction")
        p.specials = [row[kind] - 1 for kind in kinds]
        p.wonder, p.stages, p.homer_under = row["wonder"] - 1, row["stages"], row["homer_under"] - 1
        p.tactic, p.used = row["tactic"] - 1, row["used"]
        p.pact, p.pact_side = row["pact"] - 1, row["pact_side"]
        p.pact_partner = self.absolute(row["pact_partner"])
        p.war, p.war_target = row["war"] - 1, self.absolute(row["war_target"])
        p.military_hand = self.military_hand(other, row)
        self.lay_out(p, self.row_of(other))
        return p

    def military_hand(self, other: int, row: dict[str, int]) -> list[int]:
        """Rebuild a military hand: the own one, or any cards of the ages of another."""
        if other == self.seat:
            return listed(self.reading.row("military_hand"))
        ages = [row[f"military_hand_{age}"] for age in AGES]
        return sorted(ANY_CARD[age] for age in range(AGE_IV) for _ in range(ages[age]))

    def lay_out(self, p: Player, row: int) -> None:
        """Lay out workers, tokens, points and cards in play."""
        workers = self.reading.rows("workers")[row]
        p.slots = [slot for slot in range(SLOTS) if workers[slot] > 0]
        p.workers = [max(0, number - 1) for number in workers]
        p.stores = self.reading.rows("stores")[row]
        wonders = self.reading.row("wonders", row)
        p.wonders = [CARDS.index(name) for name, number in wonders.items() if number > 0]
        p.ruins = [CARDS.index(name) for name, number in wonders.items() if number > 1]
        p.colonies = listed(self.reading.row("colonies", row))
        p.hand = listed(self.reading.row("civil_hands", row))
        p.culture, p.science = self.reading.rows("points")[row][:2]

    def frames(self) -> list[Frame]:
        """Rebuild the unfinished procedures that are shown, the outermost first."""
        now = self.doing
        seat = {name: self.absolute(now[f"{name}_seat"]) for name in SEATED}
        made: dict[str, Frame] = {
            "turn": Turn(seat["turn"], now["turn_step"]),
            "politics": Politics(seat["politics"]),
            "action_card": ActionCard(seat["action_card"], now["action_card"] - 1),
            "colony": GainColony(seat["colony"], now["colony_card"] - 1),
            "pact": OfferPact(
                seat["pact"],
                now["pact_card"] - 1,
                self.absolute(now["pact_other"]),
                now["pact_side"],
            ),
            "colonize": self.colonize(seat["colonize"]),
            "aggression": self.aggression(seat["aggression"]),
            "agreement": Agreement(seat["agreement"], now["agreement_left"]),
            "spoils": TechnologySpoils(
                seat["spoils"], self.absolute(now["spoils_rival"]), now["spoils_left"]
            ),
            "discard": DiscardMilitary(seat["discard"], now["discard_left"]),
        }
        found = [made[name] for name in OUTER if now[f"{name}_seat"] > 0]
        if now["event_card"] > 0:
            found.append(Event(now["event_card"] - 1, self.absolute(now["event_active"])))
        if now["auction_card"] > 0:
            found.append(self.auction())
        return found + [made[name] for name in INNER if now[f"{name}_seat"] > 0]

    def auction(self) -> Auction:
        """Rebuild the bids for a territory."""
        now = self.doing
        waiting = [now[f"auction_waiting_{n}"] for n in (1, 2, 3, 4)]
        mask = sum(waiting[self.row_of(seat)] << seat for seat in range(self.seats))
        bidder = self.absolute(now["auction_bidder"])
        return Auction(now["auction_card"] - 1, 0, mask, now["auction_bid"], bidder)

    def colonize(self, seat: int) -> Colonize:
        """Rebuild the force that is sent to a territory."""
        now = self.doing
        frame = Colonize(seat, now["colonize_card"] - 1, now["colonize_bid"])
        (sent,) = self.reading.rows("units_sent")
        frame.sent = [FIRST_UNIT + slot for slot, count in enumerate(sent) for _ in range(count)]
        frame.bonus, frame.discarded = now["colonize_bonus"], now["colonize_discarded"]
        return frame

    def aggression(self, seat: int) -> Aggression:
        """Rebuild an attack; of a defense of others only the number of its cards."""
        now = self.doing
        rival = self.absolute(now["aggression_rival"])
        frame = Aggression(seat, now["aggression_card"] - 1, rival)
        frame.at = now["aggression_at"]
        frame.laid = listed(self.reading.row("own_defense"))
        if rival != self.seat:
            frame.laid = ANY_CARD[:1] * now["aggression_laid"]
        return frame


OUTER = ("turn", "politics", "action_card")
INNER = ("colonize", "colony", "pact", "aggression", "agreement", "spoils", "discard")
SEATED = OUTER + INNER
