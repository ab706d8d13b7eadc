"""What each player chooses and has before the first turn (R2.9 to R2.13, S2, S3.9 to S3.11, S4)."""

from collections import Counter

import pytest

from aevum.games.hyperborea.names import deck_word
from aevum.games.hyperborea.tables import GREY_CUBES
from aevum.text import Words
from tests.hyperborea.opening import Opening
from tests.hyperborea.rows import deck_size, rows_of
from tests.kit import clause

COLOURS = ["red", "green", "purple", "blue", "orange", "yellow"]


@clause("R2.9", "S3.9")
def test_the_extra_cube_has_any_colour_but_grey() -> None:
    opening = Opening().until("extra")

    assert opening.options() == [f"extra {colour}" for colour in COLOURS]


@clause("R2.9", "S3.11")
@pytest.mark.parametrize("colour", COLOURS)
def test_all_seven_cubes_go_into_the_bag(colour: str) -> None:
    opening = Opening().until("extra")
    seat = opening.asked

    opening.play(f"extra {colour}")

    bag = opening.shown()["players"][seat]["bag"]
    assert bag == {name: 1 + (name == colour) for name in COLOURS} | {"grey": 0}
    assert opening.shown()["supply"][colour] == 24 - 3


@clause("R2.10", "S3.9")
def test_the_markers_stand_on_levels_three_two_one_and_three_times_zero_in_rows_of_choice() -> None:
    opening = Opening().until("mark")
    seat = opening.asked

    opening.play("mark blue", "mark red", "mark yellow")

    levels = opening.shown()["players"][seat]["levels"]
    assert levels == {"red": 2, "green": 0, "purple": 0, "blue": 3, "orange": 0, "yellow": 1}


@clause("R2.9", "R2.10", "R2.11")
@pytest.mark.parametrize(
    ("verb", "text", "against"),
    [
        ("extra", "extra grey", "R2.9"),
        ("extra", "mark red", "R2.11"),
        ("mark", "mark grey", "R2.10"),
        ("mark", "done", "R2.11"),
    ],
)
def test_other_choices_are_refused(verb: str, text: str, against: str) -> None:
    reason = Opening().until(verb).why(text)

    assert reason is not None
    assert reason.clause == against


@clause("R2.10")
def test_each_row_has_only_one_marker() -> None:
    opening = Opening().until("mark")

    opening.play("mark orange")
    assert "mark orange" not in opening.options()

    opening.play("mark green")
    assert opening.options() == ["mark red", "mark purple", "mark blue", "mark yellow"]


@clause("R2.10")
def test_grey_has_no_development_row() -> None:
    opening = Opening().until("mark")

    assert opening.options() == [f"mark {colour}" for colour in COLOURS]


@clause("R2.11")
@pytest.mark.parametrize("start", range(3))
def test_tiles_are_chosen_in_turn_order_then_cube_and_markers_player_by_player(start: int) -> None:
    opening = Opening(3, mode="faction_war").starts(start).until("tile")
    asked: list[tuple[int, str]] = []

    while opening.verb() != "done":
        if opening.verb() != "card":
            asked.append((opening.asked, opening.verb()))
        opening.play(opening.options()[0])

    order = [(start + i) % 3 for i in range(3)]
    tiles = [(seat, "tile") for seat in order]
    choices = [(seat, verb) for seat in order for verb in ("extra", "mark", "mark", "mark")]
    assert asked == tiles + choices


@clause("S3.9")
@pytest.mark.parametrize("start", range(3))
def test_each_player_chooses_the_cube_and_then_the_rows(start: int) -> None:
    opening = Opening(3, faction_assignment="random").starts(start)

    opening.play("extra red", "mark red", "mark green", "mark blue")

    assert opening.asked == (start + 1) % 3
    assert opening.verb() == "extra"


@clause("R2.11")
def test_the_choices_are_open_to_everybody() -> None:
    opening = Opening(2, mode="faction_war").until("mark")
    seat = opening.asked
    opening.play("mark red")

    seen = [opening.game.view(opening.g, by)["players"][seat] for by in (-1, 0, 1)]

    assert seen[0] == seen[1] == seen[2]
    assert seen[0]["tile"]["name"].startswith(seen[0]["faction"])
    assert seen[0]["levels"]["red"] == 3
    assert sum(seen[0]["bag"].values()) == 7


@clause("R2.12", "S3.10")
def test_four_decks_of_sixteen_cards_show_two_each_with_a_grey_cube_on_every_card() -> None:
    shown = Opening().finish().shown()

    assert [deck["deck"] for deck in shown["decks"]] == ["I", "II", "III", "IV"]
    for deck in shown["decks"]:
        assert deck["left"] == deck_size(deck["deck"]) - 2
        assert [card["grey"] for card in deck["cards"]] == [1, 1]
    assert shown["supply"]["grey"] == GREY_CUBES - 8


@clause("R2.12")
@pytest.mark.parametrize(
    ("deck", "subjects"),
    [
        (0, "Exploration and Warfare"),
        (1, "Trade and Growth"),
        (2, "Progress and Science"),
        (3, "Transformation and Renewal"),
    ],
)
def test_each_deck_has_its_two_subjects(deck: int, subjects: str) -> None:
    assert subjects in Words("en", "hyperborea").say(deck_word(deck))


@clause("R2.12", "S3.10")
def test_each_deck_is_shuffled() -> None:
    face_up: Counter[str] = Counter()
    for seed in range(100):
        for deck in Opening(2, seed).finish().shown()["decks"]:
            cards = [card["technology"] for card in deck["cards"]]
            number = ["I", "II", "III", "IV"].index(deck["deck"]) + 1
            assert {card[:2] for card in cards} == {f"T{number}"}
            face_up.update(cards)

    assert len(face_up) == len(rows_of("technologies"))


@clause("R2.13", "S3.11")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_player_draws_three_cubes_from_the_bag(seats: int) -> None:
    opening = Opening(seats).finish()

    for seat in range(seats):
        assert opening.cubes(seat, "available") == 3
        assert opening.cubes(seat, "bag") == 4
        assert opening.cubes(seat, "unused") == 0


@clause("R2.13")
def test_the_first_cubes_are_drawn_blindly() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(100):
        drawn.update(Opening(2, seed).finish().shown()["players"][0]["available"])

    assert all(drawn[colour] > 25 for colour in COLOURS)
    assert drawn["grey"] == 0


@clause("S2")
@pytest.mark.parametrize(
    ("seats", "borderlands", "homelands", "coloured", "grey"),
    [
        (2, 6, 2, 130, 28),
        (3, 6, 3, 123, 28),
        (4, 6, 4, 116, 28),
        (5, 8, 5, 109, 28),
        (6, 6, 6, 102, 28),
    ],
)
def test_board_and_supplies_go_by_the_number_of_players(
    seats: int, borderlands: int, homelands: int, coloured: int, grey: int
) -> None:
    opening = Opening(seats).finish()

    supply = opening.shown()["supply"]

    assert len(opening.places("borderland")) == borderlands
    assert len(opening.places("homeland")) == 3 * homelands
    assert sum(supply[colour] for colour in COLOURS) == coloured
    assert supply["grey"] == grey


@clause("S4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_what_each_player_has_when_the_first_turn_begins(seats: int) -> None:
    opening = Opening(seats).finish()

    for seat, player in enumerate(opening.shown()["players"]):
        on_board = sum(place["figures"][seat] for place in opening.places("homeland"))
        assert (on_board, player["supply"]) == (3, 7)
        assert (opening.cubes(seat, "bag"), opening.cubes(seat, "available")) == (4, 3)
        assert player["fortresses"] == 8
        assert player["gems"] == 0
        assert sorted(player["levels"].values()) == [0, 0, 0, 1, 2, 3]


@clause("S4")
@pytest.mark.parametrize(
    ("tile", "fortresses", "gems"),
    [
        ("red_duchy_a", 8, 0),
        ("red_duchy_b", 6, 0),
        ("emerald_kingdom_a", 7, 0),
        ("emerald_kingdom_b", 8, 0),
        ("golden_barony_a", 8, 2),
        ("golden_barony_b", 8, 0),
        ("coral_throne_a", 8, 0),
        ("coral_throne_b", 8, 0),
        ("celestial_reign_a", 8, 0),
        ("celestial_reign_b", 8, 0),
        ("purple_matriarchy_a", 8, 0),
        ("purple_matriarchy_b", 8, 0),
    ],
)
def test_what_each_faction_has_when_the_first_turn_begins(
    tile: str, fortresses: int, gems: int
) -> None:
    opening = Opening(2, mode="faction_war").play_through(f"faction {tile[:-2]}").until("tile")
    seat = opening.asked

    opening.play_through(f"tile {tile}").finish()

    player = opening.shown()["players"][seat]
    assert (player["fortresses"], player["gems"]) == (fortresses, gems)
    assert (opening.cubes(seat, "bag"), opening.cubes(seat, "available")) == (4, 3)
    assert player["supply"] == 7
