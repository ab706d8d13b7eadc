"""The doors of a game: what is wrong is refused, and nothing has changed."""

import pytest

import aevum
from aevum.kernel.errors import BadNotation, BadOption, IllegalAction
from aevum.kernel.game import Game, Option, Value, spell
from aevum.kernel.rng import seeded
from aevum.kernel.state import State
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


@pytest.mark.parametrize(
    ("call", "arguments"),
    [
        ("start", (2, seeded(1), {})),
        ("to_text", (State(), 0)),
        ("parse", (State(), "")),
        ("scores", (State(),)),
        ("winners", (State(),)),
        ("view", (State(), 0)),
        ("resample", (State(), 0, 1)),
        ("value", (State(), 0)),
        ("why_not", (State(), 0, "")),
        ("prompt", (State(),)),
        ("label", (State(), 0)),
        ("tell", (State(), (0, 0, 0, 0, 0, 0))),
        ("state_classes", ()),
        ("broken_invariant", (State(),)),
        ("tables_hash", ()),
    ],
)
def test_a_bare_game_leaves_its_rules_to_the_game(call: str, arguments: tuple[object, ...]) -> None:
    with pytest.raises(NotImplementedError):
        getattr(Game(), call)(*arguments)
