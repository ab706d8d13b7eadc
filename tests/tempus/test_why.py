"""Why an action is not offered: every reason is reached, true and said in both languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import aevum
from aevum.kernel.game import Reason
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border, city_border

SOURCE = Path(aevum.__file__).parent / "games" / "tempus" / "why.py"
RULES = Path(__file__).parent.parent.parent / "docs" / "rules" / "tempus.md"


def after(board: Board, *texts: str) -> Board:
    """Play actions and return the board."""
    board.play(*texts)
    return board


def moving(board: Board, *texts: str) -> Board:
    """Let seat 0 begin a move."""
    return after(board.turn_of(0), "move", *texts)


def tile_to_lay() -> Board:
    """One tile lies on e5, the next has to be laid."""
    return after(Board(map="players"), "place e5", "turn 0")


def no_supply() -> Board:
    """All sixteen tokens of seat 0 are on the map."""
    board = Board().era("industry")
    for name in ("h6", "g6", "g7", "h7"):
        board.tokens(0, name, 4)
    return board.turn_of(0)


def no_move() -> Board:
    """Seat 0 stands in a corner behind tokens of seat 1."""
    return Board().tokens(0, "k11").spread(1, "k10", "j10", "j11").turn_of(0)


def full_neighbours() -> Board:
    """Seat 0 begins a move, and the token on k11 has only full hexes around it."""
    board = Board().tokens(0, "k11")
    for name in ("k10", "j10", "j11"):
        board.tokens(0, name, 2)
    return moving(board)


def city_next_to_city() -> Board:
    """Seat 0 may build on f6, not on h6 beside a city."""
    board = Board().tokens(0, "h6", 2).city(0, "h5", 2).tokens(0, "f6", 2).tokens(0, "h7", 2)
    return after(board.turn_of(0), "city")


def no_city_left() -> Board:
    """Both cities of value 4 of seat 0 are on the map."""
    board = Board().era("industry").tokens(0, "h6", 4).city(0, "e6", 4).city(0, "g4", 4)
    return after(board.turn_of(0), "city")


def last_piece() -> Board:
    """Seat 0 has played Religion; seat 1 has one piece left, seat 2 more."""
    board = Board().tokens(0, "h6").tokens(1, "i7").tokens(2, "h7", 2).holds(0, "religion hills")
    return after(board.turn_of(0), "play religion hills")


def settled_by_another() -> Board:
    """Whoever settles first finds the neighbour on h6."""
    board = Board()
    return board.tokens((board.asked + 1) % 3, "h6")


def any_border() -> Board:
    """Seat 0 may attack seat 1, and a Government allows any action."""
    board = Board(government_double="any").tokens(0, "h6")
    return board.spread(1, "i7", "j7", "i8", "j9")


def windows() -> Board:
    """Seat 0 may attack seat 1, and free cards are played only before and after an action."""
    board = Board(free_cards="windows").tokens(0, "h6", 2)
    return board.spread(1, "i7", "j7", "i8", "j9")


def conquest() -> Board:
    """Seat 0 has placed one of two new tokens and then taken i7 in a free attack."""
    board = border(3, 1, "trade").spread(0, "e6", "f6").terrain("i7", "grassland")
    board.terrain("e6", "grassland").terrain("f6", "grassland").holds(0, "commander hills")
    way = ("offspring", "grow e6", "play commander hills", "attack h6 i7", "advance 1")
    return after(board.turn_of(0), *way)


CASES: list[tuple[str, str, Callable[[], Board], str]] = [
    ("R10.1", "why-over", lambda: Board().era("railways").progress(), "ideas"),
    ("R5.4", "why-wrong-moment", lambda: Board().turn_of(0), "from h6"),
    ("R5.3", "why-no-passing", lambda: Board().turn_of(0), "done"),
    ("R5.5", "why-no-effect", lambda: moving(Board().tokens(0, "h6")), "done"),
    ("R5.5", "why-no-effect", lambda: moving(Board().tokens(0, "h6"), "from h6"), "to h6"),
    ("R2.4", "why-water", lambda: moving(Board().tokens(0, "h6")), "from a1"),
    ("R2.4", "why-water", lambda: after(border().turn_of(0), "fight"), "attack h6 a1"),
    ("R6.9", "why-no-supply", no_supply, "offspring"),
    ("R6.8", "why-no-grassland", lambda: Board().tokens(0, "h7").turn_of(0), "offspring"),
    ("R6.14", "why-no-site", lambda: Board().tokens(0, "h7", 2).turn_of(0), "city"),
    ("R5.5", "why-no-move", no_move, "move"),
    ("R7.1", "why-protected", no_move, "fight"),
    (
        "R7.1",
        "why-protected",
        lambda: after(border().tokens(2, "g6").turn_of(0), "fight"),
        "attack h6 g6",
    ),
    ("R7.2", "why-no-target", lambda: Board().tokens(0, "h6").turn_of(0), "fight"),
    ("R7.2", "why-no-target", lambda: after(border().turn_of(0), "fight"), "attack h6 h5"),
    ("R7.2", "why-no-own-token", lambda: after(border().turn_of(0), "fight"), "attack j7 i7"),
    ("R7.2", "why-not-adjacent", lambda: after(border().turn_of(0), "fight"), "attack h6 j7"),
    ("R8.1", "why-not-in-hand", lambda: Board().turn_of(0), "play weapons hills"),
    (
        "R6.12",
        "why-no-discard",
        lambda: Board().holds(0, "weapons hills").turn_of(0),
        "discard weapons hills",
    ),
    (
        "R8.6",
        "why-only-government-defers",
        lambda: Board().holds(0, "weapons hills").turn_of(0),
        "defer weapons hills",
    ),
    (
        "T3",
        "why-card-order",
        lambda: after(
            Board().holds(0, "education hills", "health farmland").progress(),
            "play health farmland",
        ),
        "play education hills",
    ),
    (
        "R9.4",
        "why-does-not-score",
        lambda: Board().holds(0, "weapons hills").progress(),
        "play weapons hills",
    ),
    (
        "R8.1",
        "why-card-not-here",
        lambda: Board().holds(0, "weapons hills").turn_of(0),
        "play weapons hills",
    ),
    (
        "R8.1",
        "why-card-not-here",
        lambda: moving(Board().tokens(0, "h6").holds(0, "health hills")),
        "play health hills",
    ),
    (
        "R8.9",
        "why-nobody-to-convert",
        lambda: Board().holds(0, "religion hills").turn_of(0),
        "play religion hills",
    ),
    ("R8.9", "why-cannot-convert", last_piece, "convert h6 i7"),
    (
        "T16",
        "why-step-not-finished",
        lambda: moving(border().holds(0, "religion hills")),
        "play religion hills",
    ),
    (
        "R11.7",
        "why-free-cards-windows",
        lambda: moving(windows().holds(0, "commander hills"), "from h6", "to h5"),
        "play commander hills",
    ),
    ("R6.8", "why-newly-occupied", conquest, "grow i7"),
    (
        "R8.6",
        "why-nothing-to-double",
        lambda: Board().holds(0, "government hills").turn_of(0),
        "play government hills",
    ),
    ("R3.4", "why-no-place-for-tile", tile_to_lay, "place e6"),
    ("R3.3", "why-six-rotations", lambda: after(tile_to_lay(), "place h5"), "turn 6"),
    ("R3.6", "why-settled-by-other", settled_by_another, "settle h6"),
    ("R3.6", "why-no-group", lambda: after(Board(), "settle h6"), "settle e9"),
    ("R6.1", "why-no-own-token", lambda: moving(Board().tokens(0, "h6")), "from h5"),
    (
        "R6.1",
        "why-allowance-used",
        lambda: moving(Board().tokens(0, "h6", 2).holds(0, "weapons hills"), "from h6", "to h5"),
        "from h6",
    ),
    (
        "R6.1",
        "why-has-moved",
        lambda: moving(Board().era("trade").spread(0, "h6", "g8"), "from h6", "to h5"),
        "from h5",
    ),
    ("R6.4", "why-nowhere-to-go", full_neighbours, "from k11"),
    (
        "R6.3",
        "why-held-by-other",
        lambda: moving(Board().tokens(0, "h6").tokens(1, "h5"), "from h6"),
        "to h5",
    ),
    (
        "R6.4",
        "why-ends-in-city",
        lambda: moving(Board().tokens(0, "h6").city(0, "h5", 2), "from h6"),
        "to h5",
    ),
    (
        "R6.4",
        "why-full",
        lambda: moving(Board().tokens(0, "h6").tokens(0, "h5", 2), "from h6"),
        "to h5",
    ),
    ("R6.1", "why-too-far", lambda: moving(Board().tokens(0, "h6"), "from h6"), "to h4"),
    (
        "R6.8",
        "why-no-own-token",
        lambda: after(Board().tokens(0, "h6").turn_of(0), "offspring"),
        "grow f6",
    ),
    (
        "R6.8",
        "why-not-grassland",
        lambda: after(Board().spread(0, "h6", "h7").turn_of(0), "offspring"),
        "grow h7",
    ),
    (
        "R6.8",
        "why-full",
        lambda: after(Board().tokens(0, "h6").tokens(0, "f6", 2).turn_of(0), "offspring"),
        "grow f6",
    ),
    (
        "R6.8",
        "why-one-to-a-hex",
        lambda: after(
            Board().era("trade").spread(0, "h6", "g8").turn_of(0), "offspring", "grow h6"
        ),
        "grow h6",
    ),
    (
        "R7.4",
        "why-terrain-not-named",
        lambda: after(city_border(1, 2).turn_of(0), "fight", "attack h6 i7"),
        "name mountain",
    ),
    (
        "R7.12",
        "why-too-many-advance",
        lambda: after(border(3, 1).turn_of(0), "fight", "attack h6 i7"),
        "advance 3",
    ),
    ("R6.14", "why-no-own-token", city_next_to_city, "build 2 g8"),
    ("R6.14", "why-mountain", city_next_to_city, "build 2 h7"),
    ("R6.14", "why-next-to-city", city_next_to_city, "build 2 h6"),
    ("R1.2", "why-no-such-city", city_next_to_city, "build 5 f6"),
    ("R6.15", "why-too-few-tokens", city_next_to_city, "build 3 f6"),
    ("R6.15", "why-no-city-left", no_city_left, "build 4 h6"),
]


@pytest.mark.parametrize(
    ("number", "key", "position", "text"), CASES, ids=[f"{case[1]} {case[3]}" for case in CASES]
)
def test_an_action_that_is_not_offered_has_its_reason(
    number: str, key: str, position: Callable[[], Board], text: str
) -> None:
    board = position()

    reason = board.why(text)

    assert reason == Reason(number, key)


@clause("R5.1")
def test_whoever_is_not_asked_is_told_so() -> None:
    board = Board().turn_of(0)

    reasons = [board.game.why_not(board.g, seat, "ideas") for seat in range(3)]

    assert reasons == [None, ("R5.1", "why-other-turn"), ("R5.1", "why-other-turn")]


def test_every_reason_of_the_game_is_reached_by_these_tests() -> None:
    written = set(re.findall(r'Reason\("([^"]+)", "([^"]+)"\)', SOURCE.read_text("utf-8")))

    reached = {(number, key) for number, key, _, _ in CASES}

    assert written == {*reached, ("R5.1", "why-other-turn")}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_reason_can_be_said_in_both_languages(lang: str) -> None:
    words = Words(lang, "tempus")

    sentences = {key: words.say(Msg(key)) for _, key, _, _ in CASES}
    sentences["why-other-turn"] = words.say(Msg("why-other-turn"))

    assert all(sentences.values())
    assert len(set(sentences.values())) == len(sentences)


def test_every_reason_names_a_clause_of_the_rules() -> None:
    clauses = set(re.findall(r"\*\*([RST]\d+(?:\.\d+)?)\*\*", RULES.read_text("utf-8")))

    named = {number for number, _, _, _ in CASES}

    assert named - clauses == set()


WRONG_MOMENTS: list[tuple[Callable[[], Board], str]] = [
    (
        lambda: after(border().holds(0, "weapons hills").turn_of(0), "fight", "attack h6 i7"),
        "attack h6 i7",
    ),
    (
        lambda: after(border().holds(0, "weapons hills").turn_of(0), "fight", "attack h6 i7"),
        "advance 1",
    ),
    (
        lambda: after(
            Board().spread(0, "h6", "g8").holds(0, "weapons hills").turn_of(0),
            "offspring",
            "grow h6",
        ),
        "grow g8",
    ),
    (
        lambda: after(
            any_border().holds(0, "government hills", "commander hills").turn_of(0),
            "ideas",
            "play government hills",
        ),
        "play commander hills",
    ),
    (lambda: after(Board().holds(0, "weapons hills").turn_of(0), "ideas"), "ideas"),
    (
        lambda: after(Board().holds(0, "government hills", "weapons hills").turn_of(0), "ideas"),
        "defer government hills",
    ),
]


@pytest.mark.parametrize(("position", "text"), WRONG_MOMENTS)
def test_what_would_be_right_at_another_moment_is_called_so(
    position: Callable[[], Board], text: str
) -> None:
    board = position()

    reason = board.why(text)

    assert reason == ("R5.4", "why-wrong-moment")


def test_an_action_that_is_offered_has_no_reason_against_it() -> None:
    board = border().holds(0, "commander hills").turn_of(0)

    reasons = {board.why(text) for text in board.options()}

    assert reasons == {None}
