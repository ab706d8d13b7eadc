"""Whole games, and the first steps of each phase."""

import random

import pytest

import aevum
from aevum.games.inner_sea.card_ids import ARCHITECT
from aevum.games.inner_sea.cards.deed import Nothing
from aevum.games.inner_sea.cards.deeds import DEEDS
from aevum.games.inner_sea.game import NAMED_SCENARIOS
from aevum.games.inner_sea.ids import ACTION, INVESTMENT
from aevum.games.inner_sea.setup import most_seats
from aevum.games.inner_sea.tables import CARD_CLASS, CARD_NAMES, CARDS, SCENARIO_NAMES
from tests.inner_sea.board import Board
from tests.kit import clause


@clause("R5.3")
def test_every_card_that_is_played_as_an_action_has_a_deed() -> None:
    played = [card for card in range(1, CARDS) if CARD_CLASS[card] in (ACTION, INVESTMENT)]

    idle = [CARD_NAMES[card] for card in played if isinstance(DEEDS[card], Nothing)]

    assert idle == [CARD_NAMES[ARCHITECT]]


@pytest.mark.parametrize("scenario", NAMED_SCENARIOS[1:])
def test_every_scenario_can_be_played_to_its_end(scenario: str) -> None:
    seats = most_seats(SCENARIO_NAMES.index(scenario))
    game = aevum.game("inner_sea")
    state = game.new(seats, 3, {"scenario": scenario})
    chance = random.Random(3)

    while not state.is_over:
        state.apply(chance.choice(state.legal()))
        assert game.broken_invariant(state) == ""

    assert game.view(state, 0)["epoch"] <= 4


@clause("R4.14")
def test_disks_can_be_deployed_in_a_chain() -> None:
    board = Board(seats=2).disks(0, egypt=1).ready_box(0, 2).deployment(0)

    board.play("deploy libya", "deploy cyrenaica")

    assert board.at("cyrenaica")[0] == 1


@clause("R5.18")
def test_a_negation_cancels_a_card() -> None:
    board = Board(seats=2).disks(0, egypt=1).holds(0, "gold_mine").holds(1, "embargo")
    board.card_phase()

    board.play("play gold_mine", "at egypt", "negate gold_mine embargo")

    assert board.at("egypt")[0] == 1
    assert board.player(0).talents == 0


@clause("R10.4")
def test_a_wonder_costs_five_resources() -> None:
    board = Board(seats=2).disks(0, egypt=3, kush=3).talents(0, 1)
    board.card_phase()

    board.play("build grand_gardens", "at egypt")
    board.play("sacrifice egypt", "sacrifice egypt", "sacrifice kush", "sacrifice kush", "talent")

    assert board.at("egypt")[0] == 1
    assert board.at("kush")[0] == 1
    assert board.g.wonder_owner[1] == 0
