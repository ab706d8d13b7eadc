"""The laws hold for every game that is installed, and for the toy game."""

import pytest

import aevum
from aevum.kernel.game import SPECTATOR, Game
from aevum.kernel.state import Frame
from aevum.laws import walk
from aevum.laws.laws import difference
from aevum.laws.walk import hidden_things_roam
from aevum.record import Record
from tests.laws.cases import Case, after, all_games, cases
from tests.toy import TOY, Auction, Bury, Pay, Round

STRIDE = 60 if aevum.IS_COMPILED else 120
"""So many decisions lie between two looks at the dear laws; interpreted a look takes long."""

GAMES = all_games()


def walks() -> list[Case]:
    """Every case, or interpreted, where a walk takes long, only those without a choice.

    That both modes play alike is a law of its own.
    """
    return [case for game in GAMES for case in cases(game) if aevum.IS_COMPILED or not case.options]


@pytest.mark.costly
@pytest.mark.parametrize("case", walks(), ids=str)
def test_the_laws_hold_for_every_number_of_seats_and_every_choice(case: Case) -> None:
    record = Record.begin(*case)

    checks = walk(record, stride=STRIDE).checks

    assert record.state.is_over
    assert checks > len(record.moves)


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_laws_hold_at_every_decision_of_the_opening(game: Game) -> None:
    """The dear laws at every decision, too: the toy game to its end, the others for a while."""
    record = Record.begin(game, game.min_seats, 1)

    walk(record, stride=1, most=60)

    assert record.moves


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("share", [0.3, 0.7])
def test_every_hidden_thing_turns_up_wherever_it_is(game: Game, share: float) -> None:
    state = after(game, share)

    for seat in range(SPECTATOR, state.seats):
        hidden_things_roam(game, state, seat, samples=400)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_equal_seeds_give_equal_walks(game: Game) -> None:
    one, other = Record.begin(game, game.max_seats, 3), Record.begin(game, game.max_seats, 3)

    walk(one, stride=1000, most=100)
    walk(other, stride=1000, most=100)

    assert one.format() == other.format()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_names_of_the_state_classes_are_distinct(game: Game) -> None:
    names = [cls.__name__ for cls in game.state_classes()]

    assert sorted(set(names)) == sorted(names)


def test_the_first_difference_is_named_by_its_place() -> None:
    one = {"seats": [{"hand": [1, 2]}, {"hand": [3]}]}
    other = {"seats": [{"hand": [1, 2]}, {"hand": [4]}]}

    assert difference(one, other) == ".seats[1].hand[0]: 3 against 4"
    assert difference([1], [1, 2]) == "all: [1] against [1, 2]"
    assert difference(one, one) == ""


def test_every_frame_of_the_toy_game_is_met_on_a_walk() -> None:
    met: set[type[Frame]] = set()

    record = Record.begin(TOY, 3, 1)
    walk(record)
    for upto in range(len(record.moves)):
        met |= {type(frame) for frame in record.replay(upto).stack}

    assert met == {Round, Bury, Auction, Pay}
