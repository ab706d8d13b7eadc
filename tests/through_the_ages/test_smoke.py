"""A few games and positions: the engine runs, and the board of the tests tells the truth."""

import random
import re
from pathlib import Path

import pytest

import aevum
from aevum.games.through_the_ages.switches import FIRST_EDITION
from aevum.games.through_the_ages.tables import CIVIL_DECKS, MILITARY_DECKS, in_edition
from tests.kit import clause
from tests.through_the_ages.board import Board

ROOT = Path(__file__).parent.parent.parent
RULES = (ROOT / "docs" / "rules" / "through_the_ages.md").read_text("utf-8")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_ends_after_its_last_round(seats: int) -> None:
    game = aevum.game("through_the_ages")
    state = game.new(seats, 7)
    chance = random.Random(7)

    while not state.is_over:
        state.apply(chance.choice(state.legal()))

    shown = game.view(state, aevum.SPECTATOR)
    assert shown["round"] == shown["last_round"]
    assert shown["age"] == "IV"


def sizes_in_the_rules(kind: str) -> dict[str, list[int]]:
    """Read the sizes of the decks of a kind, by age, one for each number of players."""
    sizes: dict[str, list[int]] = {}
    for ages, numbers in re.findall(rf"^\| {kind} ([^|]*) \|([ \d|]*)\|$", RULES, re.MULTILINE):
        for age in re.findall(r"\b[AI]+\b", ages):
            sizes[age] = [int(number) for number in numbers.split("|")]
    return sizes


@clause("R1.2", "R1.3", "R1.4")
@pytest.mark.parametrize(("kind", "decks"), [("civil", CIVIL_DECKS), ("military", MILITARY_DECKS)])
def test_the_decks_have_the_sizes_that_the_rules_list(
    kind: str, decks: list[list[list[int]]]
) -> None:
    listed = sizes_in_the_rules(kind)

    assert list(listed) == ["A", "I", "II", "III"]
    for age, sizes in enumerate(listed.values()):
        printed = [in_edition(decks[seats][age], FIRST_EDITION) for seats in (2, 3, 4)]
        assert [len(deck) for deck in printed] == sizes


@clause("R1.7")
def test_the_ratings_at_the_start_follow_from_the_start_workers() -> None:
    board = Board()

    assert board.ratings() == (0, 1, 1, 0)


@clause("R4.5.1")
def test_a_building_costs_resources_an_action_and_an_unused_worker() -> None:
    board = Board().tokens(0, "bronze", 3)

    board.play("build bronze")

    p = board.player()
    assert (p.resources(), p.unused, p.civil, p.count(1)) == (1, 0, 3, 3)


@clause("R8.6.3")
def test_change_is_given_when_a_token_is_worth_more_than_the_price() -> None:
    board = Board().has(0, "iron", "coal").tokens(0, "coal", 1).unused(0, 1)

    board.play("build bronze")

    p = board.player()
    assert p.resources() == 1
    assert (p.stores[4], p.blue) == (1, 15)


@clause("R4.11.1", "R4.11.4")
def test_a_revolution_takes_all_civil_actions() -> None:
    board = Board().holds(0, "monarchy").points(0, science=2)

    board.play("revolution monarchy")

    p = board.player()
    assert (p.civil, p.military, p.science) == (0, 3, 0)


@clause("R6.2.1")
def test_nobody_bids_more_than_the_force_that_can_be_sent() -> None:
    board = Board().holds(0, "military_bonus_i")

    board.reveal("vast_territory_i")

    assert board.options() == ["done", "bid 1", "bid 2"]


@clause("R10.12.2")
def test_international_agreement_can_end_age_iii_in_the_turn_of_the_starting_player() -> None:
    board = Board().age("III")
    board.g.civil_deck = board.g.civil_deck[:1]
    board.reveal("international_agreement")

    board.play("take 1", "done")

    assert (board.g.age, board.g.last_round) == (4, board.g.round)
    assert board.player().skips_politics
