"""The rule options: every value of every option, where it matters (R14)."""

import pytest

from aevum import games
from aevum.kernel.game import Value
from tests.hyperborea.board import Board
from tests.kit import Table, clause

OPTIONS: list[tuple[str, tuple[Value, ...]]] = [
    ("game_length", ("normal", "short", "long")),
    ("mode", ("invasion", "faction_war")),
    ("open_board", (False, True)),
    ("reset_incomplete", ("faq2", "rulebook")),
    ("permanent_duration", ("while_full", "once_activated")),
    ("stop_clears", ("free_only", "all")),
    ("stopped_may_enter_site", (True, False)),
    ("attacker_must_be_free", (True, False)),
    ("fortress_stops_ranged", (True, False)),
    ("last_figure", ("supply_empty", "all_ten")),
    ("espionage_scope", ("whole_effect", "one_icon")),
    ("matriarchy_place", ("free_on_hex", "in_site")),
    ("gem_supply", ("unlimited", "72")),
    ("grey_cubes_score", (False, True)),
    ("faction_assignment", ("choose", "random")),
    ("faction_tile", ("choose", "random")),
    ("activation_cap", (12, 6, 24)),
    ("round_cap", (100, 50, 200)),
]


@clause("R14.1", "R14.2", "R14.3", "R14.4", "R14.5", "R14.6", "R14.7", "R14.8", "R14.9")
@clause("R14.10", "R14.11", "R14.12", "R14.13", "R14.14", "R14.15", "R14.16", "R14.17", "R14.18")
@pytest.mark.parametrize(("name", "choices"), OPTIONS)
def test_an_option_has_these_values_and_the_first_is_the_default(
    name: str, choices: tuple[Value, ...]
) -> None:
    option = games.game("hyperborea").options[name]

    assert option.choices == choices
    assert option.default == choices[0]


def test_there_are_no_other_options_but_the_edition_of_the_tables() -> None:
    names = [name for name in games.game("hyperborea").options if name != "edition"]

    assert names == [name for name, _ in OPTIONS]


@clause("R14.1")
@pytest.mark.parametrize(("length", "needed"), [("short", 1), ("normal", 2), ("long", 3)])
def test_the_length_says_how_many_end_conditions_trigger_the_end(length: str, needed: int) -> None:
    board = Board(game_length=length).gems(0, 14).figures(0, "f5", 9)
    board.owns(0, "T1-01", "T1-02", "T1-03", "T1-04").turn_of(0, "FIGURE:1 + TECH:1")

    triggered = []
    board.gains_gems(1)
    triggered.append(board.g.ending)
    board.play("recruit f5")
    triggered.append(board.g.ending)
    board.play(board.options_of("take")[-1])
    triggered.append(board.g.ending)

    assert board.goals(0) == ["gems", "technologies", "figures"]
    assert triggered == [-1] * (needed - 1) + [0] * (4 - needed)


@clause("R14.2")
@pytest.mark.parametrize("mode", ["invasion", "faction_war"])
def test_the_mode_decides_about_homelands_and_faction_tiles(mode: str) -> None:
    board = Board(4, mode=mode)

    shown = board.game.view(board.g, 0)

    for seat in range(4):
        faction = shown["players"][seat]["faction"]
        side = faction if mode == "faction_war" else "neutral"
        homes = [place["hex"] for place in shown["hexes"] if place["home_of"] == seat]
        assert sorted(homes) == [f"{side}-{part}" for part in ("capital", "left", "right")]
        tile = shown["players"][seat].get("tile", {})
        names = [f"{faction}_a", f"{faction}_b"] if mode == "faction_war" else [""]
        assert tile.get("name", "") in names


@clause("R14.3")
def test_without_the_open_board_the_middle_lies_face_down() -> None:
    boards = [Board(), Board(open_board=True)]

    face_up = [sum(number != -1 for number in board.g.hexes) for board in boards]

    assert face_up == [6, 13]


@clause("R14.4")
@pytest.mark.parametrize(
    ("reading", "options"), [("faq2", []), ("rulebook", ["bag exploration-1 1"])]
)
def test_cubes_on_incomplete_sets_go_into_the_bag_or_as_the_owner_decides(
    reading: str, options: list[str]
) -> None:
    board = Board(reset_incomplete=reading).figures(0, "f5", 3).figures(1, "b3", 3)
    board.bag(0, "green").on_set(0, "exploration-1", "green").turn_of(0)

    board.play("done")

    assert board.options_of("bag") == options
    assert (board.on(0, "exploration-1")[0] == "green") is (reading == "rulebook")


@clause("R14.10")
@pytest.mark.parametrize(("rule", "goals"), [("supply_empty", ["figures"]), ("all_ten", [])])
def test_the_last_figure_is_the_last_of_the_supply_or_the_tenth_on_the_board(
    rule: str, goals: list[str]
) -> None:
    board = Board(last_figure=rule).buried(1, 0).figures(0, "f5", 8).turn_of(0, "FIGURE:1")

    board.play("recruit f5")

    assert board.goals(0) == goals


@clause("R14.10")
@pytest.mark.parametrize("rule", ["supply_empty", "all_ten"])
def test_ten_figures_on_the_board_are_enough_in_any_case(rule: str) -> None:
    board = Board(last_figure=rule).figures(0, "f5", 8).in_site(0, "f4", 1)
    board.turn_of(0, "FIGURE:1")

    board.play("recruit f5")

    assert board.goals(0) == ["figures"]


@clause("R14.11", "R18.15")
def test_espionage_copies_the_whole_effect() -> None:
    board = Board()
    board.owns(1, board.card("ATTACK:1 + MOVE:")).figures(0, "f5", 3).turn_of(0, "SPY:1")

    board.play(*board.options_of("spy"))

    assert [text.split(":")[0] for text in board.waiting()] == ["MOVE", "ATTACK"]


@clause("R14.11", "R18.15")
@pytest.mark.parametrize(("answer", "copied"), [("choose 1", "ATTACK"), ("choose 1 2", "MOVE")])
def test_espionage_copies_one_part_if_so_agreed(answer: str, copied: str) -> None:
    board = Board(espionage_scope="one_icon")
    board.owns(1, board.card("ATTACK:1 + MOVE:")).figures(0, "f5", 3).turn_of(0, "SPY:1")

    board.play(*board.options_of("spy"))
    assert board.options() == ["choose 1", "choose 1 2"]
    board.play(answer)

    assert [text.split(":")[0] for text in board.waiting()] == [copied]


@clause("R14.11")
def test_an_effect_of_one_part_is_copied_without_a_question() -> None:
    board = Board(espionage_scope="one_icon")
    card = board.card("FLY:")
    board.owns(1, card).figures(0, "f5", 3).turn_of(0, "SPY:1")

    board.play(f"spy {card}")

    assert board.waiting() == [board.effect_of(card)]


@clause("R14.13", "R18.10")
@pytest.mark.parametrize(("supply", "gems"), [("unlimited", 5), ("72", 2)])
def test_gems_run_out_only_if_so_agreed(supply: str, gems: int) -> None:
    board = Board(gem_supply=supply).gems(1, 70).figures(0, "f5", 3).turn_of(0)

    board.pool("GEM:5")

    assert board.player(0).gems == gems


@clause("R14.14")
@pytest.mark.parametrize(("scores", "points"), [(False, 0), (True, 3)])
def test_grey_cubes_score_only_if_so_agreed(scores: bool, points: int) -> None:
    board = Board(grey_cubes_score=scores).figures(0, "f5", 3)
    before = board.game.scores(board.g)[0]

    board.unused(0, "grey", "grey").available(0, "grey").turn_of(0)

    assert board.game.scores(board.g)[0] == before + points


@clause("R14.15")
def test_factions_are_chosen_in_turn_order() -> None:
    table = Table("hyperborea", 3, {})
    first = table.asked
    names = ["red_duchy", "emerald_kingdom", "purple_matriarchy", "golden_barony"]
    names += ["coral_throne", "celestial_reign"]
    assert table.options() == [f"faction {name}" for name in names]

    table.play("faction coral_throne")

    assert table.asked == (first + 1) % 3
    assert "faction coral_throne" not in table.options()


@clause("R14.15")
def test_factions_are_drawn_if_so_agreed() -> None:
    drawn = set()
    for seed in range(30):
        table = Table("hyperborea", 2, {"faction_assignment": "random"}, seed)
        players = table.game.view(table.state, 0)["players"]
        drawn.add(players[0]["faction"])
        assert players[0]["faction"] != players[1]["faction"]
        assert table.options_of("faction") == []

    assert len(drawn) == 6


@clause("R14.16")
def test_each_player_chooses_one_of_the_two_tiles_of_the_own_faction() -> None:
    table = Table("hyperborea", 2, {"mode": "faction_war"})
    first = table.asked

    table.play("faction golden_barony", "faction red_duchy")
    assert table.options() == ["tile golden_barony_a", "tile golden_barony_b"]
    table.play("tile golden_barony_b")
    assert table.options() == ["tile red_duchy_a", "tile red_duchy_b"]

    tile = table.game.view(table.state, 0)["players"][first]["tile"]
    assert tile["name"] == "golden_barony_b"


@clause("R14.16")
def test_faction_tiles_are_drawn_if_so_agreed() -> None:
    drawn = set()
    for seed in range(20):
        table = Table("hyperborea", 2, {"mode": "faction_war", "faction_tile": "random"}, seed)
        first = table.asked
        table.play("faction golden_barony", "faction red_duchy")
        assert table.options_of("tile") == []
        drawn.add(table.game.view(table.state, 0)["players"][first]["tile"]["name"])

    assert drawn == {"golden_barony_a", "golden_barony_b"}


@clause("R14.17")
@pytest.mark.parametrize("cap", [6, 12, 24])
def test_a_set_is_activated_at_most_so_often_in_one_turn(cap: int) -> None:
    colours = ("red", "purple", "blue", "orange", "yellow")
    board = Board(activation_cap=cap).figures(0, "f5", 3).figures(1, "b3", 3)
    board.bag(0).available(0, "green", *[colours[i % 5] for i in range(cap + 1)])
    board.turn_of(0, "RETRIEVE:9 + RETRIEVE:9 + RETRIEVE:9")

    board.play("place green exploration-1 1", "place red exploration-1 2")
    for i in range(1, cap):
        board.play("retrieve exploration-1 2", f"place {colours[i % 5]} exploration-1 2")
    board.play("retrieve exploration-1 2")

    last = f"place {colours[cap % 5]} exploration-1 2"
    assert len(board.was_told("note-activated")) == cap
    assert board.clause_against(last) in ("R14.17", "R16.3")
    board.play("done", "done")
    assert board.waiting() == []
    assert board.options_of("place") != []


@clause("R14.18")
@pytest.mark.parametrize("cap", [50, 100, 200])
def test_after_so_many_rounds_the_game_ends_and_is_scored(cap: int) -> None:
    board = Board(round_cap=cap).figures(0, "f5", 3).figures(1, "b3", 3).turn_of(0)

    turns = 0
    while not board.g.is_over:
        board.g.apply(0)
        turns += 1

    assert turns == cap * 2
    assert board.g.ending == -1
    assert board.game.winners(board.g) != []
