"""A question tells what the seat may know, in English and German, and understands its answers."""

from random import Random

import pytest

import aevum
from aevum.agents import Question, Refused
from aevum.bots.bot import Glimpse
from aevum.kernel.state import State
from aevum.text import Words

TITLES = {
    "tempus": "Tempus",
    "through_the_ages": "Through the Ages",
    "hyperborea": "Hyperborea",
    "inner_sea": "Inner Sea",
}


def position(name: str, steps: int = 60) -> State:
    """Play a game at random until somebody has a choice."""
    game = aevum.game(name)
    state = game.new(max(3, game.min_seats), 7)
    chance = Random(steps)
    for _ in range(steps):
        state.apply(chance.choice(state.legal()))
    while len(state.legal()) < 2:
        state.apply(state.legal()[0])
    return state


def question(name: str = "tempus", lang: str = "en", state: State | None = None) -> Question:
    """Ask whoever is asked."""
    game = aevum.game(name)
    state = state or position(name)
    return Question(Glimpse(game, state, state.asked, state.legal()), Words(lang, name))


@pytest.mark.parametrize("name", aevum.game_names())
def test_a_text_tells_the_position_and_numbers_the_options(name: str) -> None:
    asked = question(name)

    text = asked.text()

    assert text.startswith(
        f"You are Player {asked.glimpse.seat + 1} in a game of {TITLES[name]} for"
    )
    assert asked.prompt() in text
    assert f"\n1. {asked.sentences()[0]} [{asked.notation()[0]}]\n" in text
    assert all(line in text for line in asked.position())


def test_a_text_can_be_german() -> None:
    text = question(lang="de").text()

    assert text.startswith("Du bist Spieler ")
    assert text.endswith("oder dem, was dahinter in Klammern steht.\n")


@pytest.mark.parametrize("name", aevum.game_names())
def test_a_question_tells_nothing_that_the_seat_cannot_know(name: str) -> None:
    state = position(name)
    dealt_anew = aevum.game(name).resample(state, state.asked, 99)

    one, other = question(name, state=state), question(name, state=dealt_anew)

    assert one.text() == other.text()
    assert one.glimpse.view == other.glimpse.view


@pytest.mark.parametrize("name", aevum.game_names())
def test_every_option_is_found_by_its_notation_and_its_number(name: str) -> None:
    asked = question(name)

    by_notation = [asked.read(text) for text in asked.notation()]
    by_number = [asked.read(f"{number + 1}.") for number in range(len(asked.options))]

    assert by_notation == by_number == asked.options
    assert asked.read(f" [{asked.notation()[-1].upper()}]\n") == asked.options[-1]


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("0", "Choose a number from 1 to "),
        ("9" * 30, "Choose a number from 1 to "),
        ("", "“” is not one of the choices."),
        ("I would like to build", "is not one of the choices."),
        ("x" * 201, "An answer has at most 200 characters."),
    ],
)
def test_what_names_no_option_is_refused(answer: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        question().read(answer)


def test_a_move_against_the_rules_is_refused_by_its_clause() -> None:
    asked = question("tempus")
    assert "done" not in asked.notation()

    with pytest.raises(Refused) as refused:
        asked.read("done")

    assert refused.value.clause.startswith("R5.")
    assert refused.value.reason in str(refused.value)
