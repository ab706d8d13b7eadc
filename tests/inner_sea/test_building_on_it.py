"""Chance, secrets, decisions and tables (R15)."""

import csv
import random
import re
from importlib.resources import files

import pytest

from aevum.games.inner_sea.ids import CLASSES
from aevum.games.inner_sea.reckoning.phase import AENEAS, CLOSE, DEATH, DOMINATION, ORDER
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREA_NAMES
from tests.inner_sea import rulebook
from tests.inner_sea.board import Board, played_by
from tests.kit import clause

DATA = files("aevum.games.inner_sea") / "data"


def rows(name: str) -> list[dict[str, str]]:
    """Read a table of the game."""
    with (DATA / f"{name}.csv").open(encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


@clause("R15.1")
def test_one_seed_gives_one_game() -> None:
    boards = [Board(seats=3, seed=5) for _ in range(2)]

    for board in boards:
        board.plays_on(2, lambda g: g.turn == 2)

    assert boards[0].g == boards[1].g


@clause("R15.1")
def test_nothing_but_drawing_ties_and_random_discards_uses_chance() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=2, kush=1).disks(1, egypt=1, troy=1)
    board.ready_box(0, 3).growth(0)
    before = board.g.rng.copy()

    board.play("retire kush", "deploy egypt", "done", "done")

    assert board.g.rng == before


@clause("R15.1")
def test_a_card_drawn_out_of_a_hand_is_drawn_by_chance() -> None:
    taken = set()
    for seed in range(1, 40):
        board = Board(seats=2, seed=seed).powerless().disks(0, egypt=1).points(1, 3)
        board.holds(0, "tribute").holds(1, "poet", "colony", "warlord").card_phase()
        board.play("play tribute", "against celt_iberians", "done")
        taken.add(board.hand(0)[0])

    assert taken == {"poet", "colony", "warlord"}


@clause("R15.2")
def test_hands_and_the_order_of_the_deck_are_hidden_and_all_else_is_open() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).holds(0, "poet").holds(1, "colony")
    board.on_top("volcano")
    board.discards("flood").invests(1, "coinage").talents(1, 2).card_phase()

    view = board.game.view(board.g, 0)

    assert view["players"][0]["hand"] == ["poet"]
    assert "hand" not in view["players"][1]
    assert view["players"][1]["hand_size"] == 1
    assert view["players"][1]["investments"] == ["coinage"]
    assert view["players"][1]["talents"] == 2
    assert view["discard"] == ["flood"]
    assert view["deck"] == len(rows("cards")) - 4
    assert view["top"] == []


@clause("R15.2")
def test_a_competition_card_face_down_is_seen_by_its_owner_only() -> None:
    board = Board(seats=2).powerless().disks(0, attica=1).disks(1, attica=2)
    board.holds(0, "warlord").holds(1, "phalanx").competitions()
    board.play("commit warlord")

    shown = [board.game.view(board.g, seat)["doing"][-1]["laid"] for seat in (0, 1, -1)]

    assert [laid[0]["card"] for laid in shown] == ["warlord", "", ""]


FREE_STEPS = {
    "retire": lambda board: board.disks(0, egypt=1).growth(0),
    "resettle": lambda board: board.disks(0, egypt=3).growth(0),
    "deploy": lambda board: board.disks(0, egypt=3).ready_box(0, 1).deployment(0),
    "play": lambda board: board.disks(0, egypt=1).holds(0, "gold_mine").card_phase(),
    "commit": lambda board: (
        board.disks(0, attica=1).disks(1, attica=2).holds(0, "warlord").competitions()
    ),
    "strike": lambda board: (
        board.disks(0, rhodes=1, minos=1, lycia=1, sea_rhodian=1)
        .disks(1, sea_rhodian=1)
        .reckoning(DOMINATION)
    ),
    "place": lambda board: (
        board.disks(0, egypt=1).disks(1, troy=3).wonder(0, "great_palace", "egypt").reckoning(ORDER)
    ),
    "become": lambda board: board.disks(0, egypt=1).disks(1, troy=1).points(1, 5).reckoning(AENEAS),
}


@clause("R15.4")
@pytest.mark.parametrize("verb", FREE_STEPS)
def test_wherever_one_may_there_is_an_answer_to_stop(verb: str) -> None:
    board = Board(seats=2).powerless()

    FREE_STEPS[verb](board)

    assert board.options_of(verb) != []
    assert "done" in board.options()


@clause("R15.4")
def test_a_number_of_talents_to_pay_may_be_none() -> None:
    cards = Board(seats=2).powerless().disks(0, egypt=1).disks(1, troy=1).talents(0, 1)
    points = Board(seats=2, epochs=1).powerless().in_turn(4).talents(0, 2)

    cards.reckoning(CLOSE)
    points.disks(0, egypt=1).disks(1, troy=1).reckoning(DEATH)

    assert cards.options() == ["number 0", "number 1"]
    assert points.options() == ["number 0", "number 1"]


@clause("R15.4")
def test_where_one_must_there_is_no_answer_to_stop() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=1).holds(0, "gold_mine").card_phase()
    board.play("play gold_mine")

    reason = board.why("done")

    assert reason is not None
    assert reason.clause == "R15.4"


IN_THE_ORDER_OF_A_TURN = [
    ["retire"],
    ["resettle"],
    ["deploy"],
    ["play", "build", "exchange"],
    ["commit", "use"],
    ["place"],
    ["become"],
    ["number"],
]


@clause("R15.3")
def test_the_decisions_of_a_turn_come_in_this_order() -> None:
    board = Board(seats=4, seed=4)
    state = board.game.new(4, 4, {})
    assert isinstance(state, Sea)
    board.state = board.g = state
    chance = random.Random(1)
    asked: set[str] = set()
    while board.g.epoch < 4:
        before = (board.g.epoch, board.g.turn, board.g.phase)
        verbs = {text.split()[0] for text in board.options()}
        asked |= verbs
        phases = {"retire": 0, "resettle": 0, "deploy": 0, "play": 1, "build": 1, "commit": 2}
        assert all(phases.get(verb, board.g.phase) == board.g.phase for verb in verbs)
        board.g.apply(chance.choice(board.g.legal()))
        assert (board.g.epoch, board.g.turn, board.g.phase) >= before

    listed = {verb for verbs in IN_THE_ORDER_OF_A_TURN for verb in verbs}
    assert listed - asked <= {"become", "exchange"}


CATEGORIES = {
    "natural_disaster",
    "great_person",
    "economic",
    "political",
    "religion",
    "military",
    "naval",
    "barbarian",
    "fate",
}


@clause("R15.5")
def test_a_card_has_a_class_and_categories_and_exists_once() -> None:
    cards = rows("cards")

    assert [int(card["id"]) for card in cards] == rulebook.cards_of()
    for kind in CLASSES:
        numbers = [int(card["id"]) for card in cards if card["type"] == kind]
        assert numbers == rulebook.cards_of(kind)
    assert {part for card in cards for part in card["category"].split("|")} == CATEGORIES


@clause("R15.5")
def test_an_area_has_edges_and_tags() -> None:
    areas = {area["id"]: area for area in rows("areas")}

    assert {part for area in areas.values() for part in area["edges"].split("|")} == {
        "",
        "N",
        "E",
        "S",
        "W",
    }
    assert {area["tags"] for area in areas.values()} == {"", "nile", "island"}
    assert set(areas["egypt"]["edges"].split("|")) == {"E", "S"}
    assert [name for name in areas if areas[name]["tags"] == "nile"] == [
        "nile_delta",
        "egypt",
        "kush",
    ]


@clause("R15.5")
def test_first_disks_are_a_list_of_areas_and_disks() -> None:
    lists = [row["setup"] for name in ("civilizations", "lineups") for row in rows(name)]

    assert all(re.fullmatch(r"\w+:\d(;\w+:\d)*", text) for text in lists)
    assert all(part.split(":")[0] in AREA_NAMES for text in lists for part in text.split(";"))


@clause("R15.5")
@pytest.mark.parametrize("link", ["land", "strait", "coast", "sea"])
def test_the_kind_of_a_border_makes_no_difference_to_the_rules(link: str) -> None:
    borders = [row for row in rows("adjacency") if row["link"] == link]
    shallow = [row for row in borders if "deep_" not in row["area_a"] + row["area_b"]]
    border = shallow[0]
    board = played_by("egyptians", "gauls").disks(0, **{border["area_a"]: 1}).ready_box(0, 1)

    board.deployment(0)

    assert f"deploy {border['area_b']}" in board.options()


@clause("R15.6")
def test_land_next_to_a_sea_area_is_coastal() -> None:
    board = played_by("egyptians", "gauls").disks(0, egypt=1, libya=1, palmyra=1, cyprus=1)
    board.holds(0, "oil_and_wine").card_phase()

    board.play("play oil_and_wine")

    assert board.options() == ["at cyprus", "at libya"]


@clause("R15.6")
def test_each_area_of_a_connected_group_can_be_reached_within_the_group() -> None:
    board = played_by("egyptians", "gauls").disks(0, kush=1).holds(0, "civil_war")
    board.disks(1, attica=1, epirus=1, mycenae=1, thrace=1, rome=1, sea_cretan=1, minos=1)
    board.card_phase()

    board.play("play civil_war", "strike mycenae gauls")

    assert board.options() == ["done", "strike epirus gauls", "strike attica gauls"]

    board.play("strike epirus gauls")

    assert board.options() == ["done", "strike attica gauls"]
