"""The set-up: factions, homelands and what lies on them (R2.1 to R2.8, S3.1 to S3.8)."""

from collections import Counter

import pytest

from aevum.games.hyperborea.sets import BASIC_SETS
from aevum.games.hyperborea.tables import FACTIONS
from aevum.kernel.errors import BadOption
from tests.hyperborea.board import Board
from tests.hyperborea.opening import Opening
from tests.hyperborea.rows import deck_size, points_of, rows_of
from tests.kit import clause

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")
TILES = [f"{faction}_{letter}" for faction in FACTIONS for letter in "ab"]


@clause("R2.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_player_gets_ten_figures_eight_fortresses_six_markers_and_a_homeland(
    seats: int,
) -> None:
    opening = Opening(seats).finish()

    for seat, player in enumerate(opening.shown()["players"]):
        figures = sum(place["figures"][seat] for place in opening.home(seat))
        assert player["supply"] + figures == 10
        assert player["fortresses"] == 8
        assert list(player["levels"]) == ["red", "green", "purple", "blue", "orange", "yellow"]
        assert len(opening.home(seat)) == 3


@clause("R2.1")
def test_each_bag_begins_with_one_cube_of_each_colour() -> None:
    opening = Opening(4)

    for player in opening.shown()["players"]:
        assert list(player["bag"].values()) == [1, 1, 1, 1, 1, 1, 0]


@clause("R2.1", "S3.3")
@pytest.mark.parametrize("start", range(3))
def test_factions_are_chosen_in_turn_order_and_each_only_once(start: int) -> None:
    opening = Opening(3, faction_assignment="choose").starts(start)
    asked = []

    for faction in ("coral_throne", "red_duchy", "golden_barony"):
        asked.append(opening.asked)
        opening.play(f"faction {faction}")
        assert f"faction {faction}" not in opening.options()

    assert asked == [(start + i) % 3 for i in range(3)]
    assert opening.shown()["players"][start]["faction"] == "coral_throne"


@clause("R2.1")
def test_factions_can_be_drawn_instead() -> None:
    drawn = set()
    for seed in range(60):
        opening = Opening(3, seed, faction_assignment="random")
        assert opening.verb() == "extra"
        factions = [player["faction"] for player in opening.shown()["players"]]
        assert len(set(factions)) == 3
        drawn.add(factions[0])

    assert drawn == set(FACTIONS)


@clause("R2.1", "S3.3")
@pytest.mark.parametrize("seats", range(2, 7))
def test_homelands_that_nobody_has_are_not_used(seats: int) -> None:
    opening = Opening(seats, mode="faction_war").finish()

    chosen = {player["faction"] for player in opening.shown()["players"]}
    laid = {place["hex"].rsplit("-", 1)[0] for place in opening.places("homeland")}

    assert laid == chosen
    assert len(opening.places("homeland")) == 3 * seats


@clause("R2.2", "S3.2")
def test_the_start_player_is_drawn_at_random() -> None:
    drawn = Counter(Opening(4, seed).shown()["start_seat"] for seed in range(80))

    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) >= 8


@clause("R2.2", "S3.2")
@pytest.mark.parametrize("start", range(4))
def test_the_start_player_has_the_first_turn_and_play_goes_clockwise(start: int) -> None:
    opening = Opening(4).starts(start).finish()
    order = []

    for _ in range(6):
        order.append(opening.asked)
        opening.play("done")

    assert order == [(start + i) % 4 for i in range(6)]


@clause("R2.3", "S3.4")
@pytest.mark.parametrize(("seats", "borderlands"), [(2, 6), (3, 6), (4, 6), (5, 8), (6, 6)])
def test_one_central_hex_and_the_borderland_hexes_lie_face_down(
    seats: int, borderlands: int
) -> None:
    opening = Opening(seats).finish()

    assert [place["face_up"] for place in opening.places("central")] == [False]
    assert [place["face_up"] for place in opening.places("borderland")] == [False] * borderlands


@clause("R2.3", "S3.4")
def test_which_hexes_lie_there_is_chance() -> None:
    centres: set[str] = set()
    borders: set[str] = set()
    for seed in range(150):
        opening = Opening(2, seed, open_board=True).finish()
        centres.update(place["hex"] for place in opening.places("central"))
        borders.update(place["hex"] for place in opening.places("borderland"))

    assert centres == {f"C{n}" for n in range(1, 7)}
    assert borders == {f"B{n:02}" for n in range(1, 31)}


@clause("S3.4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_hex_lies_there_twice(seats: int) -> None:
    opening = Opening(seats, open_board=True).finish()

    hexes = [place["hex"] for place in opening.places("borderland")]

    assert len(set(hexes)) == len(hexes)


@clause("R2.5", "S3.7")
@pytest.mark.parametrize("mode", ["invasion", "faction_war"])
def test_three_figures_start_in_the_region_of_the_capital_outside_the_city(mode: str) -> None:
    opening = Opening(6, mode=mode).finish()

    for place in opening.places("homeland"):
        owner = place["home_of"]
        is_capital = place["hex"].endswith("-capital")
        assert place["figures"] == [3 * (seat == owner and is_capital) for seat in range(6)]
        assert [site["occupant"] for site in place["sites"]] == [-1] * len(place["sites"])


@clause("R2.5")
@pytest.mark.parametrize("mode", ["invasion", "faction_war"])
def test_each_homeland_has_one_capital_and_it_is_a_city(mode: str) -> None:
    opening = Opening(6, mode=mode).finish()

    for seat in range(6):
        names = [place["hex"] for place in opening.home(seat)]
        assert [name.rsplit("-", 1)[1] for name in names] == ["capital", "left", "right"]
        assert opening.home(seat)[0]["sites"][0]["kind"] == "city"


@clause("R2.6", "S3.6")
@pytest.mark.parametrize("mode", ["invasion", "faction_war"])
def test_every_ruin_of_the_homelands_gets_two_tiles_of_bronze_or_silver(mode: str) -> None:
    opening = Opening(6, mode=mode).finish()

    ruins = [
        site
        for place in opening.places("homeland")
        for site in place["sites"]
        if site["kind"] == "ruin"
    ]

    assert [ruin["tiles"] for ruin in ruins] == [2] * len(ruins)
    backs = {ruin["back"] for ruin in ruins}
    assert backs == ({"bronze"} if mode == "invasion" else {"bronze", "silver"})


@clause("R2.6", "S3.6")
@pytest.mark.parametrize(
    ("role", "back", "tiles"), [("borderland", "silver", 2), ("central", "gold", 3)]
)
def test_with_an_open_board_borderlands_have_silver_and_the_centre_has_gold_tiles(
    role: str, back: str, tiles: int
) -> None:
    ruins = 0
    for seed in range(20):
        for place in Opening(5, seed, open_board=True).finish().places(role):
            for site in place["sites"]:
                if site["kind"] == "ruin":
                    ruins += 1
                    assert (site["back"], site["tiles"]) == (back, tiles)

    assert ruins > 10


@clause("S3.4", "S3.6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_with_an_open_board_a_ghost_stands_on_every_site_outside_the_homelands(seats: int) -> None:
    opening = Opening(seats, open_board=True).finish()

    for place in opening.shown()["hexes"]:
        ghost = -1 if place["role"] == "homeland" else "ghost"
        assert place["face_up"]
        assert [site["occupant"] for site in place["sites"]] == [ghost] * len(place["sites"])


@clause("R2.6")
def test_the_tiles_of_a_back_are_shuffled() -> None:
    found = set()
    for seed in range(200):
        board = Board(seed=seed).all_hexes(*MIDDLE).figures(0, "e5").turn_of(0)
        board.play("enter e5 2")
        found.add(board.shown()["doing"][-1]["tile"]["name"])

    assert found == {row["id"] for row in rows_of("ruins") if row["back"] == "bronze"}


@clause("R2.7")
@pytest.mark.parametrize("faction", FACTIONS)
def test_each_player_chooses_one_of_the_two_tiles_of_the_own_faction(faction: str) -> None:
    opening = Opening(2, mode="faction_war").play_through(f"faction {faction}").until("tile")

    assert opening.options() == [f"tile {faction}_a", f"tile {faction}_b"]


@clause("R2.7", "R2.8")
@pytest.mark.parametrize(
    ("verb", "text", "against"),
    [("tile", "tile red_duchy_a", "R2.7"), ("card", "card T2-02", "R2.8")],
)
def test_the_tiles_and_cards_of_other_factions_are_refused(
    verb: str, text: str, against: str
) -> None:
    opening = Opening(2, mode="faction_war").play_through("faction celestial_reign").until("tile")
    if verb == "card":
        opening.play("tile celestial_reign_a")

    reason = opening.why(text)

    assert reason is not None
    assert reason.clause == against


@clause("R2.7")
def test_tiles_can_be_drawn_instead() -> None:
    drawn: set[str] = set()
    for seed in range(150):
        opening = Opening(
            2, seed, mode="faction_war", faction_assignment="random", faction_tile="random"
        )
        assert opening.verb() in ("extra", "card")
        drawn.update(
            player.get("tile", {}).get("name", "") for player in opening.shown()["players"]
        )

    assert drawn - {""} == set(TILES)


@clause("R2.7", "S3.8")
@pytest.mark.parametrize(
    ("tile", "gems", "charges", "fortresses"),
    [
        ("golden_barony_a", 2, 0, 8),
        ("golden_barony_b", 0, 0, 8),
        ("red_duchy_a", 0, 0, 8),
        ("red_duchy_b", 0, 2, 6),
        ("emerald_kingdom_a", 0, 1, 7),
        ("emerald_kingdom_b", 0, 0, 8),
    ],
)
def test_what_a_tile_does_at_set_up_is_carried_out_at_once(
    tile: str, gems: int, charges: int, fortresses: int
) -> None:
    opening = Opening(2, mode="faction_war").play_through(f"faction {tile[:-2]}").until("tile")
    seat = opening.asked

    opening.play(f"tile {tile}")

    player = opening.shown()["players"][seat]
    assert (player["gems"], player["charges"], player["fortresses"]) == (gems, charges, fortresses)


@clause("R2.7")
def test_the_throne_of_coral_brings_one_more_set() -> None:
    opening = Opening(2, mode="faction_war").play_through("faction coral_throne").until("tile")
    seat = opening.asked

    opening.play("tile coral_throne_a")

    sets = opening.shown()["players"][seat]["sets"]
    assert [shown["spaces"] for shown in sets[BASIC_SETS:]] == ["WA"]


@clause("R2.8", "S3.8")
@pytest.mark.parametrize(
    ("tile", "card"),
    [
        ("purple_matriarchy_b", "T2-02"),
        ("celestial_reign_a", "T4-01"),
        ("celestial_reign_a", "T2-01"),
    ],
)
def test_a_start_technology_is_taken_out_of_its_deck_and_has_no_grey_cube(
    tile: str, card: str
) -> None:
    opening = Opening(2, mode="faction_war").play_through(f"faction {tile[:-2]}").until("tile")
    seat = opening.asked

    opening.play(f"tile {tile}")
    if opening.verb() == "card":
        opening.play(f"card {card}")
    opening.finish()

    shown = opening.shown()
    deck = shown["decks"][int(card[1]) - 1]
    assert shown["players"][seat]["sets"][-1]["set"] == card
    assert shown["supply"]["grey"] == 28
    assert opening.cubes(seat, "bag") + opening.cubes(seat, "available") == 7
    assert deck["left"] == deck_size(deck["deck"]) - 3
    assert card not in [face_up["technology"] for face_up in deck["cards"]]


@clause("R2.8")
def test_a_start_technology_does_not_count_as_gained_but_scores_its_points() -> None:
    opening = Opening(2, mode="faction_war").play_through("faction purple_matriarchy")
    opening.until("tile")
    seat = opening.asked

    opening.play("tile purple_matriarchy_b")

    scored = {part.title.key: part.points for part in opening.game.breakdown(opening.g)}
    assert opening.shown()["players"][seat]["technologies"] == 0
    assert scored["score-technologies"][seat] == points_of("T2-02")


@clause("S3.1")
@pytest.mark.parametrize(
    ("name", "value"), [("mode", "peace"), ("game_length", "endless"), ("open_board", "yes")]
)
def test_only_known_options_can_be_set(name: str, value: str) -> None:
    with pytest.raises(BadOption, match=name):
        Opening(2, 1, **{name: value})


@clause("S3.1")
def test_the_options_are_set_before_anything_is_laid() -> None:
    opening = Opening(3, game_length="long", open_board=True, mode="faction_war")

    assert opening.shown()["conditions"] == 3
    assert not any(place["face_up"] for place in opening.shown()["hexes"])


@clause("S3.2")
def test_seats_are_counted_clockwise_whoever_starts() -> None:
    opening = Opening(3).starts(2).finish()

    assert opening.asked == 2
    assert [place["home_of"] for place in opening.places("homeland")] == [0] * 3 + [1] * 3 + [2] * 3
    opening.play("done")
    assert opening.asked == 0
