"""A person's last answer waits where something would be lost, or has yet to be seen."""

from aevum.kernel.message import Msg
from aevum.record import Record
from aevum.record.ahead import By
from aevum.record.snapshots import Step
from aevum.record.underway import Underway
from aevum.record.weighing import Care
from tests.kit import Table
from tests.tempus.board import Board
from tests.through_the_ages.board import Board as AgesBoard


class Seated(Underway):
    """A game under way in which a person sits at seat 0, or at none."""

    people = frozenset({0})
    care: Care = "losses"

    def care_of(self, _seat: int) -> Care:
        """Say when the person wants to confirm an answer."""
        return self.care

    def is_person(self, seat: int) -> bool:
        """Say whether a person sits there."""
        return seat in self.people


def seated(board: Table) -> Seated:
    """Take an arranged position for one that a game under way has come to."""
    state = board.state
    found = Seated(Record.begin(board.game, state.seats, 1))
    found.record.state = state
    found.trail = [Step(state.asked, state.sealed, 1, 0)]
    return found


def answer(found: Seated, text: str, by: By = "person") -> None:
    """Let the person give an answer, and then give those that need not wait."""
    found.play(found.game.from_text(found.state, text), by)
    found.play_forced()


def progress() -> Board:
    """All compete; seat 0 has two cards that would score."""
    board = Board().tokens(0, "h6", 2).tokens(1, "i6").tokens(2, "d8")
    return board.holds(0, "education hills", "weapons farmland").progress()


def quiet() -> Board:
    """Three players far apart, none of whom can fight."""
    return Board().tokens(0, "f6", 2).tokens(1, "f3", 2).tokens(2, "j9", 2)


def options(found: Seated) -> list[str]:
    """List the open answers."""
    return [found.game.to_text(found.state, action) for action in found.state.legal()]


def test_the_only_answer_waits_if_it_loses_something() -> None:
    found = seated(progress())

    answer(found, "play weapons farmland")

    assert (found.state.asked, options(found)) == (0, ["done"])
    assert found.weigh(found.state.legal()).losses[0].what.key == "loss-points"
    assert found.marks_of(0) == [0]


def test_an_only_answer_that_loses_nothing_is_given() -> None:
    found = seated(progress())

    answer(found, "play education hills")
    answer(found, "play weapons farmland")

    assert found.state.asked != 0


def test_the_last_answer_of_a_bot_never_waits() -> None:
    found = seated(progress())
    found.people = frozenset()
    found.care = "always"

    answer(found, "play weapons farmland")

    assert found.state.asked != 0


def test_the_turn_does_not_end_by_itself_before_drawn_cards_were_seen() -> None:
    found = seated(quiet().turn_of(0))

    answer(found, "ideas")

    assert (found.state.asked, options(found)) == (0, ["done"])
    assert found.weigh(found.state.legal()).losses == []


def test_where_nothing_is_lost_and_nothing_was_hidden_the_turn_ends_by_itself() -> None:
    found = seated(quiet().holds(0, "weapons hills").turn_of(0))

    answer(found, "move")
    answer(found, "to f5")

    assert found.state.asked == 1
    assert found.given_by == ["person", "forced", "person", "forced", "forced"]


def test_who_wishes_so_ends_the_turn_himself_and_may_take_back_before() -> None:
    found = seated(quiet().holds(0, "weapons hills").turn_of(0))
    found.care = "always"

    answer(found, "move")
    answer(found, "to f5")

    assert (found.state.asked, options(found)) == (0, ["done"])
    assert found.given_by == ["person", "forced", "person", "forced"]
    assert found.marks_of(0) == [0, 2]


def test_who_wishes_so_gives_a_last_answer_that_came_after_others_had_answered() -> None:
    found = seated(quiet().holds(0, "weapons hills").turn_of(0))
    found.care = "always"

    answer(found, "move", "bot")
    answer(found, "to f5", "bot")

    assert (found.state.asked, options(found)) == (0, ["done"])


def test_several_answers_are_weighed_one_after_the_other() -> None:
    found = seated(progress())
    play, done = (
        found.game.from_text(found.state, one) for one in ("play weapons farmland", "done")
    )

    weight = found.weigh([play, done])

    assert weight.is_last
    assert [loss.what.args["n"] for loss in weight.losses] == [1]
    assert not found.weigh([play]).is_last
    assert found.length == 0


def test_an_answer_is_weighed_by_what_the_seat_can_know() -> None:
    board = AgesBoard().holds(0, "rats", "legion", "raid_i").holds(1, "enslave")
    found = seated(board)

    weight = found.weigh([found.game.from_text(found.state, "done")])

    assert Msg("loss-military-cards", n=1) in [loss.what for loss in weight.losses]
    assert not weight.is_last
