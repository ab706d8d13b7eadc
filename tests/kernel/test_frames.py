"""Each seat, again and again, who reacts."""

import pytest

from aevum.kernel.action import DONE
from aevum.kernel.frames import EachSeat, Repeat, Window
from aevum.kernel.state import NOBODY, State
from tests.toy import TOY, Auction, Bury, Pay, Round, Table, table


def at(frame: Bury | Auction | Pay, *hands: list[int]) -> Table:
    """Set up a table at one procedure, with these hands."""
    g = table(TOY.new(len(hands), 1))
    for player, hand in zip(g.players, hands, strict=True):
        player.hand = hand
    g.prize = 5
    g.rounds = 0
    g.stack = [Round(), frame]
    g.asked = NOBODY
    g.run()
    return g


def play(g: State, *texts: str) -> None:
    """Play actions in notation."""
    for text in texts:
        g.apply(TOY.from_text(g, text))


def options(g: State) -> list[str]:
    """Write the options in notation."""
    return [TOY.to_text(g, action) for action in g.legal()]


def test_every_seat_is_asked_once_from_the_first_one_on() -> None:
    g = at(Bury(1, 3), [0], [1], [2])
    asked = [g.asked]

    play(g, "bury 1")
    asked.append(g.asked)
    play(g, "bury 2")
    asked.append(g.asked)
    play(g, "bury 0")

    assert asked == [1, 2, 0]
    assert g.is_over


def test_a_seat_without_an_answer_is_skipped() -> None:
    g = at(Bury(0, 3), [0], [], [2])

    play(g, "bury 0")

    assert g.asked == 2


def test_if_no_seat_has_an_answer_nobody_is_asked() -> None:
    g = at(Bury(0, 2), [], [])

    assert g.is_over


def test_things_are_picked_in_ascending_order_so_that_each_set_has_one_path() -> None:
    g = at(Pay(0, 2, 2), [1, 2, 2, 4], [])
    first = options(g)

    play(g, "pay 2")

    assert first == ["pay 1", "pay 2"]
    assert options(g) == ["pay 2", "pay 4"]


def test_whoever_has_picked_enough_may_stop() -> None:
    g = at(Pay(0, 1, 3), [1, 2, 3], [])
    before = options(g)

    play(g, "pay 1")
    between = options(g)
    g.apply(DONE)

    assert "pass" not in before
    assert between == ["pass", "pay 2"]
    assert g.players[0].hand == [2, 3]
    assert g.players[0].won == [5]


def test_picking_ends_when_the_most_is_picked_or_nothing_is_left() -> None:
    g = at(Pay(0, 1, 1), [1, 2], [])
    nothing = at(Pay(0, 0, 2), [], [])

    play(g, "pay 1")

    assert g.is_over
    assert nothing.is_over


def test_a_choice_that_is_half_carried_out_is_midway() -> None:
    g = at(Pay(0, 2, 2), [1, 2], [])
    before = g.is_midway()

    play(g, "pay 1")

    assert not before
    assert g.is_midway()


def test_a_seat_that_reacts_is_asked_again_until_it_passes() -> None:
    g = at(Auction(0, 2, 0b11), [1, 2], [3, 4])
    asked = []

    for text in ["bid 1", "bid 2", "pass", "pass"]:
        asked.append(g.asked)
        play(g, text)

    assert asked == [0, 1, 0, 1]
    assert options(g) == ["pay 3"]


def test_only_the_seats_of_the_mask_are_asked() -> None:
    g = at(Auction(0, 3, 0b100), [1], [2], [3])

    assert g.asked == 2


def test_a_window_for_nobody_closes_at_once() -> None:
    g = at(Auction(0, 2, 0), [1], [2])

    assert g.is_over
    assert g.discard == [5]


@pytest.mark.parametrize(
    ("frame", "call", "arguments"),
    [
        (EachSeat(0, 2), "chosen", (0, 0)),
        (Repeat(), "items", ([],)),
        (Repeat(), "chosen", (0,)),
        (Window(0, 2), "reactions", (0, [])),
        (Window(0, 2), "reacted", (0, 0)),
    ],
)
def test_what_an_answer_means_is_left_to_the_game(
    frame: EachSeat | Repeat | Window, call: str, arguments: tuple[object, ...]
) -> None:
    with pytest.raises(NotImplementedError):
        getattr(frame, call)(State(), *arguments)


def test_without_anything_else_to_do_the_helpers_just_finish() -> None:
    g = State()
    g.stack = [Round(), EachSeat(0, 2, 2)]

    g.stack[-1].step(g)
    g.push(Repeat())
    g.stack[-1].step(g)
    g.push(Window())
    g.stack[-1].step(g)

    assert g.stack == [Round()]
