"""Positions in which somebody holds a secret, and the states that one seat takes for possible."""

from aevum.games.through_the_ages.aggression import Aggression
from aevum.games.through_the_ages.state import Ages
from tests.through_the_ages.board import Board, card


def samples(board: Board, seat: int, count: int = 300) -> list[Ages]:
    """Deal anew, so many times, what a seat cannot know."""
    states: list[Ages] = []
    for seed in range(count):
        state = board.game.resample(board.g, seat, seed)
        assert isinstance(state, Ages)
        states.append(state)
    return states


def laid(g: Ages) -> list[int]:
    """Look at the cards of an unfinished defense."""
    return [number for frame in g.stack if isinstance(frame, Aggression) for number in frame.laid]


def seeded() -> Board:
    """Seats 0 and 1 have prepared events, everybody holds cards, one was discarded face down."""
    board = Board(3).holds(0, "rats", "legion").holds(2, "crusades", "raid_i")
    board.holds(1, "pestilence", "plunder_i", "military_bonus_i")
    board.next_events(
        "development_of_science",
        "development_of_crafts",
        "development_of_agriculture",
        "development_of_settlement",
    )
    board.take_out(card("foray"))
    board.g.discard_unseen = [card("foray")]
    board.politics_of(0)
    board.play("prepare rats")
    board.politics_of(1)
    board.play("prepare pestilence")
    return board


def bidding() -> Board:
    """Seat 0 has bid what only bonus cards make possible; seat 1 is asked."""
    board = Board(3).holds(0, "military_bonus_i", "military_bonus_i", "legion")
    board.holds(1, "military_bonus_i", "raid_i").holds(2, "plunder_i", "phalanx")
    board.reveal("historic_territory_i")
    board.play("bid 3")
    return board


def colonizing() -> Board:
    """Seat 0 has sent its only unit and still has to play two bonus cards."""
    board = bidding()
    board.play("done", "done", "send warriors")
    return board


def defending() -> Board:
    """Seat 1 has laid the first card of a defense against seat 0."""
    board = Board(3).workers(0, "warriors", 4).holds(0, "raid_i", "legion")
    board.holds(1, "crusades", "foray", "military_bonus_i").holds(2, "phalanx", "rats")
    board.politics_of(0)
    board.play("attack raid_i 2", "discard crusades")
    return board


def discarding() -> Board:
    """Seat 1 has discarded the first of two military cards above its limit."""
    board = Board(3).holds(1, "crusades", "foray", "legion", "raid_i").holds(0, "rats")
    board.turn_of(1)
    board.play("done", "discard foray")
    return board


def foreseen() -> Board:
    """Seat 0 has looked at the next event with Joan of Arc; it is of seat 1 or of the game."""
    board = Board(3).led_by(0, "joan_of_arc").holds(1, "pestilence").holds(2, "crusades")
    board.next_events("development_of_science")
    board.politics_of(1)
    board.play("prepare pestilence")
    board.take_out(card("foray"))
    board.g.current = [*board.g.current, card("foray")]
    board.g.current_by = [*board.g.current_by, 2]
    board.politics_of(0)
    board.play("use joan_of_arc")
    return board


POSITIONS = [seeded, bidding, colonizing, defending, discarding, foreseen]
