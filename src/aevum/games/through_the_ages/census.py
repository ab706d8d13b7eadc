"""What a seat may count: civil and military cards, age by age (R1.1, R7.2).

Every civil card that has left its deck was seen by all. Of the military cards a seat sees its own
hand, what lies openly, the events it has prepared and the top event it has looked at; what others
hold or have prepared, and what was discarded face down, is unseen as the deck is. Cards that are
nowhere any more, and those that a number of players does without, are out of the game.
"""

from aevum.games.common.census import (
    Kind,
    Spot,
    before,
    count,
    discard_pile,
    hand_of,
    on_table,
    out_of_game,
)
from aevum.games.through_the_ages.aggression import Aggression
from aevum.games.through_the_ages.card_ids import HOMER
from aevum.games.through_the_ages.ids import AGES, NONE
from aevum.games.through_the_ages.invariants import cards_on_table
from aevum.games.through_the_ages.names import card_text, card_word
from aevum.games.through_the_ages.player import Player
from aevum.games.through_the_ages.resample import AGES_OF_CARDS, collect, has_seen
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import (
    AGE,
    CARDS,
    CIVIL_DECKS,
    MILITARY_DECKS,
    SLOT_CARD,
    in_edition,
    is_civil_card,
)
from aevum.kernel.game import Counted
from aevum.kernel.message import Msg


def census(g: Ages, seat: int) -> list[Counted]:
    """Count the decks of all ages, the civil ones first."""
    spots = open_spots(g) + own_spots(g, seat)
    civil = count_decks(g, CIVIL_DECKS, civil_hidden(g), spots)
    return civil + count_decks(g, MILITARY_DECKS, military_hidden(g, seat), spots)


def count_decks(
    g: Ages, decks: list[list[list[int]]], hidden: list[list[int]], spots: list[Spot]
) -> list[Counted]:
    """Count the decks that a number of players begins with, as far as they are in the edition."""
    found: list[Counted] = []
    for age in range(AGES_OF_CARDS):
        pack = in_edition(decks[g.seats][age], g.switches.edition())
        found += count(pack, hidden[age], spots, out_of_game(), kind_of)
    return found


def kind_of(card: int) -> Kind:
    """Name a card; those with the same back are a group."""
    deck = "civil" if is_civil_card(card) else "military"
    group = Msg(f"group-{deck}", age=AGES[AGE[card]])
    return Kind(group, CARDS[card], card_word(card), card_text(card))


# What is unseen


def decks_to_come(g: Ages, decks: list[list[list[int]]]) -> list[list[int]]:
    """List by age the decks that will be laid out for those still in the game (R9.2)."""
    edition = g.switches.edition()
    return [
        in_edition(decks[g.playing()][age], edition) if age > g.age else []
        for age in range(AGES_OF_CARDS)
    ]


def civil_hidden(g: Ages) -> list[list[int]]:
    """List by age the civil cards that are still to come."""
    hidden = decks_to_come(g, CIVIL_DECKS)
    for card in g.civil_deck:
        hidden[AGE[card]].append(card)
    return hidden


def military_hidden(g: Ages, seat: int) -> list[list[int]]:
    """List by age the military cards that a seat cannot see, wherever they are."""
    to_come = decks_to_come(g, MILITARY_DECKS)
    return [here + later for here, later in zip(collect(g, seat), to_come, strict=True)]


# What is seen


def open_spots(g: Ages) -> list[Spot]:
    """List where everybody sees cards: the row, the civilizations, civil hands, open piles."""
    spots: list[Spot] = [
        (Msg("place-row"), g.row),
        (Msg("place-common-tactics"), g.common_tactics),
        (Msg("place-past"), g.past),
        (discard_pile(), g.discard_seen),
    ]
    for seat, p in enumerate(g.players):
        spots += [(hand_of(seat), p.hand), (before(seat), in_play(p))]
    for frame in g.stack:
        laid = frame.laid if isinstance(frame, Aggression) else []
        spots.append((on_table(), [card for card in cards_on_table(frame) if card not in laid]))
    return spots


def in_play(p: Player) -> list[int]:
    """List the cards of a civilization; a tactic that all may use lies elsewhere."""
    cards = [*p.wonders, *p.colonies, *p.specials, p.government, p.leader, p.wonder, p.pact, p.war]
    cards += [SLOT_CARD[slot] for slot in p.slots]
    if p.is_exclusive:
        cards.append(p.tactic)
    if p.homer_under != NONE:
        cards.append(HOMER)
    return cards


def own_spots(g: Ages, seat: int) -> list[Spot]:
    """List where only this seat sees cards; a spectator sees nothing else."""
    if seat < 0:
        return []
    prepared = zip(g.current + g.future, g.current_by + g.future_by, strict=True)
    events = [card for card, author in prepared if author == seat]
    if g.next_event != NONE and (has_seen(g, seat) or g.next_by == seat):
        events.append(g.next_event)
    spots: list[Spot] = [
        (hand_of(seat), g.players[seat].military_hand),
        (Msg("place-events"), events),
    ]
    for frame in g.stack:
        if isinstance(frame, Aggression) and frame.rival == seat:
            spots.append((on_table(), frame.laid))
    return spots
