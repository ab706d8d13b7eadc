"""The doors of a game: what is wrong is refused, and nothing has changed."""

from typing import Any

import pytest

import aevum
from aevum.kernel.action import pack
from aevum.kernel.errors import BadNotation, BadOption, IllegalAction
from aevum.kernel.game import Game, Option, Printed, Value, spell
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.notation import Notation, Number, Verb
from aevum.kernel.rng import seeded
from aevum.kernel.state import Frame, State
from tests.toy import TOY


def test_a_game_begins_with_somebody_asked() -> None:
    g = TOY.new(seats=3, seed=7)

    assert g.asked == 0
    assert g.legal()


def test_equal_seeds_begin_equal_games() -> None:
    assert TOY.new(3, 7) == TOY.new(3, 7)
    assert TOY.new(3, 7) != TOY.new(3, 8)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 1000])
def test_a_number_of_seats_the_game_is_not_for_is_refused(seats: int) -> None:
    with pytest.raises(BadOption, match=f"toy is for 2 to 4 seats, not {seats}"):
        TOY.new(seats, 1)


def test_an_unknown_option_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(BadOption, match="toy has no option 'map'; its options are: rounds, open"):
        TOY.new(2, 1, {"map": "fixed"})


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("rounds", 4, "option 'rounds' cannot be '4'; choose from: 2, 3"),
        ("rounds", "2", "option 'rounds' cannot be '2'"),
        ("rounds", True, "option 'rounds' cannot be 'true'"),
        ("open", 1, "option 'open' cannot be '1'; choose from: false, true"),
        ("aim", "middle", "option 'aim' cannot be 'middle'; choose from: high, low"),
    ],
)
def test_a_value_an_option_does_not_have_is_refused(name: str, value: Value, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        TOY.new(2, 1, {name: value})


def test_options_are_completed_with_the_defaults() -> None:
    assert TOY.settings({"open": True}) == {"rounds": 3, "open": True, "aim": "high"}


@pytest.mark.parametrize(
    ("text", "value"), [("true", True), ("TRUE", True), ("false", False), ("maybe", "maybe")]
)
def test_an_option_reads_its_choices_from_text(text: str, value: Value) -> None:
    option = Option(False, (False, True), "help")

    assert option.read(text) is value or option.read(text) == value


def test_choices_are_spelled_in_small_letters() -> None:
    assert [spell(True), spell(3), spell("fixed")] == ["true", "3", "fixed"]


def test_the_checked_door_carries_out_a_legal_action() -> None:
    g = TOY.new(2, 1)
    twin = g.copy()

    TOY.play(g, g.legal()[0])
    twin.apply(twin.legal()[0])

    assert g == twin


@pytest.mark.parametrize("action", [-1, 0, 12345, 1 << 70])
def test_the_checked_door_refuses_an_illegal_action_and_changes_nothing(action: int) -> None:
    g = TOY.new(2, 1)
    before = g.copy()

    with pytest.raises(IllegalAction, match=f"action {action} is not legal now"):
        TOY.play(g, action)

    assert g == before


def test_nothing_can_be_played_after_the_end() -> None:
    g = TOY.new(2, 1)
    while not g.is_over:
        g.apply(g.legal()[0])

    with pytest.raises(IllegalAction, match="the game is over"):
        TOY.play(g, 0)


def test_notation_that_is_not_legal_now_is_refused_and_changes_nothing() -> None:
    g = TOY.new(2, 1)
    before = g.copy()

    with pytest.raises(IllegalAction, match="'pass' is not legal now"):
        TOY.from_text(g, " pass ")

    assert g == before


@pytest.mark.parametrize("text", ["", "   ", "burry 3", "bury", "bury x", "bury 3 3", "\x00"])
def test_garbled_notation_is_refused_with_an_example(text: str) -> None:
    g = TOY.new(2, 1)
    before = g.copy()

    with pytest.raises(BadNotation, match="is not an action; one looks like: bury 3"):
        TOY.from_text(g, text)

    assert g == before


def test_every_refusal_is_a_value_error() -> None:
    for refusal in (BadNotation, BadOption, IllegalAction, aevum.BadRecord):
        assert issubclass(refusal, ValueError)


def test_an_unknown_game_is_refused_and_the_games_are_listed() -> None:
    known = ", ".join(aevum.game_names())

    with pytest.raises(ValueError, match=f"there is no game 'chess'; the games are: {known}$"):
        aevum.game("chess")


def test_every_listed_game_can_be_loaded_by_its_name() -> None:
    assert [aevum.game(name).name for name in aevum.game_names()] == aevum.game_names()


@pytest.mark.parametrize(("call", "arguments"), [("start", (2, seeded(1), {})), ("scores", (0,))])
def test_a_bare_game_leaves_its_rules_to_the_game(call: str, arguments: tuple[object, ...]) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Game(), call)(*arguments)


class Heap(Game):
    """A game that says nothing but what it must."""

    name = "heap"
    max_seats = 3
    most_decisions = 9
    notes = ("card_taken",)
    notation = Notation("take 2", Verb(1, "take {x}", Number(1)))

    def scores(self, g: State, /) -> list[int]:
        """Two seats are level."""
        return [4, 7, 7]


def heap() -> State:
    """Ask a seat something."""
    g = State()
    g.seats, g.asked, g.stack = 3, 1, [BuryTwo()]
    return g


class BuryTwo(Frame):
    """A procedure that offers one answer."""

    def options(self, g: State, out: list[int]) -> None:
        """Offer to take two."""
        out.append(pack(1, 2))

    def show(self, g: State, seat: int) -> dict[str, Any]:
        """Show itself to one seat only."""
        return {"kind": "bury-two"} if seat == 1 else {}


def test_whoever_has_most_points_wins_unless_a_game_says_otherwise() -> None:
    assert Heap().winners(heap()) == [1, 2]


def test_a_position_is_worth_its_points_unless_a_game_judges_better() -> None:
    assert [Heap().value(heap(), seat) for seat in range(3)] == [4, 7, 7]


def test_scores_without_parts_are_one_part() -> None:
    assert Heap().breakdown(heap()) == [(Msg("score-points"), [4, 7, 7])]


def test_a_question_is_named_after_its_procedure_an_answer_after_its_verb() -> None:
    g = heap()

    assert Heap().prompt(g) == Msg("prompt-bury-two", seat=seat_name(1))
    assert Heap().label(g, g.legal()[0]) == Msg("label-take", x=2, y=0)


def test_a_fact_is_told_under_its_name() -> None:
    told = Heap().tell(heap(), (0, 1, 5, 6, 7, -1))

    assert told == Msg("note-card-taken", seat=seat_name(1), a=5, b=6, c=7)


def test_what_is_offered_needs_no_reason_and_all_else_gets_one() -> None:
    g = heap()

    assert Heap().why_not(g, 1, "take 2") is None
    assert Heap().why_not(g, 1, "take 3") == ("", "why-not-offered")
    assert Heap().why_not(g, 0, "take 2") == ("", "why-not-offered")


def test_each_procedure_shows_its_own_part_of_the_view() -> None:
    assert Heap().view(heap(), 1)["doing"] == [{"kind": "bury-two"}]
    assert Heap().view(heap(), 0)["doing"] == []


def test_a_position_is_told_by_who_is_asked() -> None:
    over = State()
    over.is_over = True

    assert Heap().lines(heap(), 0) == [Msg("line-asked", seat=seat_name(1))]
    assert Heap().lines(over, 0) == [Msg("line-over")]


def test_the_classes_of_a_state_are_collected_from_where_the_game_is_written() -> None:
    assert {cls.__name__ for cls in TOY.state_classes()} >= {"Table", "Player", "Bury", "Pay"}


class Second(Printed):
    """Tables to which something was added once."""

    edition = 2


class GrownHeap(Heap):
    """The heap with its tables grown."""

    tables = Second()


def test_grown_tables_can_be_played_without_what_joined_later() -> None:
    game = GrownHeap()

    assert game.settings({}) == {"edition": 2}
    assert game.settings_of({}) == {"edition": 1}
    assert Heap().settings({}) == {}


def test_whoever_calls_a_game_may_name_what_is_handed_over() -> None:
    game = aevum.game("tempus")
    g = game.new(seats=3, seed=7)
    text = game.to_text(g, action=g.legal()[0])

    assert game.view(g, seat=0) == game.view(game.resample(g, seat=0, seed=1), seat=0)
    assert game.parse(g, text=text) == g.legal()[0]
    assert game.why_not(g, seat=g.asked, text=text) is None
    assert game.label(g, action=g.legal()[0])
    assert game.lines(g, seat=0)
    assert game.value(g, seat=0) == game.value(g, 0)
