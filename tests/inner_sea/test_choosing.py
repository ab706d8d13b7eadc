"""How the players come by their civilizations, and how long they play (S1.2, S2, S5.5, S7.1)."""

import pytest

import aevum
from aevum.games.inner_sea.ids import NPC
from aevum.games.inner_sea.noted import faction_of
from aevum.games.inner_sea.player import Player
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CIVILIZATION_NAMES
from aevum.kernel.game import Value
from aevum.kernel.state import NOBODY
from tests.inner_sea.board import Board
from tests.kit import Table, clause

IN_THE_EAST = ["egyptians", "phoenicians", "mycenaeans", "trojans", "minoans"]
SEEDS = range(40)


def name_of(p: Player) -> str:
    """Name the civilization of a display."""
    return CIVILIZATION_NAMES[p.civilization]


def civilization_at(table: Table, seat: int) -> str:
    """Name the civilization that a seat leads, as everybody sees it."""
    players = table.game.view(table.state, -1)["players"]
    return next(str(p["civilization"]) for p in players if p["seat"] == seat)


def begun(seats: int, seed: int = 1, **options: Value) -> Table:
    """Begin a game as players do."""
    return Table("inner_sea", seats, options, seed)


def offered(table: Table) -> list[str]:
    """List the civilizations that are open to the player who is asked."""
    return [text.removeprefix("become ") for text in table.options()]


@clause("S1.2", "T12")
def test_without_an_agreement_the_seats_take_the_line_up_in_its_order() -> None:
    table = begun(4)

    leads = [civilization_at(table, seat) for seat in range(4)]

    assert leads == ["egyptians", "trojans", "gauls", "carthaginians"]


@clause("S1.2", "T12")
def test_drawn_civilizations_are_those_of_the_line_up_at_any_seat() -> None:
    drawn = [begun(3, seed, choosing="drawn") for seed in SEEDS]

    leads = [[civilization_at(table, seat) for seat in range(3)] for table in drawn]

    assert all(sorted(lead) == ["carthaginians", "egyptians", "trojans"] for lead in leads)
    assert len({tuple(lead) for lead in leads}) == 6


@clause("S1.2", "S2", "T12")
def test_chosen_civilizations_are_any_whose_first_disks_are_in_play() -> None:
    table = begun(2, choosing="chosen")

    assert sorted(offered(table)) == sorted(IN_THE_EAST)

    first = table.asked
    table.play("become minoans")
    assert table.asked == 1 - first
    assert "minoans" not in offered(table)

    table.play("become phoenicians")
    assert civilization_at(table, first) == "minoans"
    assert civilization_at(table, 1 - first) == "phoenicians"


@clause("S1.2", "S1.4", "S1.6", "S1.8")
def test_disks_talents_and_cards_are_laid_out_when_all_have_chosen() -> None:
    table = begun(2, choosing="chosen")
    before = table.game.view(table.state, -1)["players"]

    table.play("become minoans", "become phoenicians")

    after = table.game.view(table.state, -1)["players"]
    assert [(p["stock"], p["talents"], p["hand_size"]) for p in before] == [(50, 0, 0)] * 2
    assert [(p["talents"], p["hand_size"]) for p in after] == [(1, 4)] * 2
    assert sorted(p["stock"] for p in after) == [43, 44]


@clause("S1.2", "S1.10")
def test_players_choose_in_the_turn_order_of_the_first_turn() -> None:
    for seed in SEEDS:
        table = begun(3, seed, choosing="chosen")
        order: list[int] = []
        for civilization in ("egyptians", "trojans", "minoans"):
            order.append(table.asked)
            table.play(f"become {civilization}")

        view = table.game.view(table.state, -1)
        assert [view["players"][civ]["seat"] for civ in view["order"]] == order


@clause("S1.2", "S2")
def test_a_civilization_that_is_taken_or_out_of_play_is_refused_by_its_clause() -> None:
    table = begun(2, choosing="chosen")
    table.play("become minoans")

    taken, absent = table.why("become minoans"), table.why("become gauls")

    assert taken is not None and (taken.clause, taken.key) == ("S1.2", "why-civilization-taken")
    assert absent is not None and (absent.clause, absent.key) == ("S2", "why-civilization-not-here")


@clause("T12", "S6.4")
def test_civilizations_without_a_player_take_what_is_left_of_the_line_up() -> None:
    table = begun(1, choosing="chosen")

    table.play("become trojans")

    view = table.game.view(table.state, 0)["players"]
    assert [p["civilization"] for p in view if p["seat"] == NPC] == [
        "egyptians",
        "gauls",
        "carthaginians",
    ]


@clause("T12")
@pytest.mark.parametrize("seed", range(6))
def test_a_side_of_a_scenario_can_be_chosen(seed: int) -> None:
    table = begun(2, seed, scenario="hannibal", choosing="chosen")
    first = table.asked
    assert sorted(offered(table)) == ["carthaginians", "romans"]

    table.play("become carthaginians", "become romans")

    view = table.game.view(table.state, first)["players"]
    assert [p["civilization"] for p in view] == ["romans", "carthaginians"]
    assert view[1]["seat"] == first
    assert "strategos" in view[1]["hand"]


@clause("S5.5", "T15")
def test_the_others_of_imperial_rome_choose_and_place_first() -> None:
    table = begun(3, scenario="imperial_rome")
    assert civilization_at(table, 0) == "romans"
    assert offered(table) == ["gauls", "egyptians", "trojans", "mauretanians"]

    table.play("become trojans", "become gauls")

    view = table.game.view(table.state, -1)
    stacks = {area["name"]: area["disks"] for area in view["areas"]}
    assert [p["vp"] for p in view["players"]] == [0, 20, 20]
    assert stacks["ionia"][0] == 0
    assert stacks["massalia"][0] == 0
    assert stacks["nile_delta"][0] == 3


@clause("T15")
def test_in_a_drawn_imperial_rome_anybody_may_be_rome() -> None:
    drawn = [begun(3, seed, scenario="imperial_rome", choosing="drawn") for seed in SEEDS]

    leads = [[civilization_at(table, seat) for seat in range(3)] for table in drawn]

    assert {lead.index("romans") for lead in leads} == {0, 1, 2}
    assert {name for lead in leads for name in lead} == {
        "romans",
        "gauls",
        "mauretanians",
        "egyptians",
        "trojans",
    }


@clause("T15")
def test_rome_alone_meets_as_few_enemies_as_agreed() -> None:
    board = Board(seats=1, scenario="imperial_rome", civilizations=2)

    assert [(name_of(p), p.seat) for p in board.g.players] == [("romans", 0), ("gauls", NPC)]


@clause("S7.1", "T14")
@pytest.mark.parametrize(("agreed", "last"), [(0, 2), (1, 1), (3, 3), (4, 4)])
def test_the_god_king_reigns_two_epochs_or_as_long_as_agreed(agreed: int, last: int) -> None:
    board = Board(seats=1, scenario="god_king", epochs=agreed)

    assert (board.g.switches.first_epoch, board.g.switches.last_epoch) == (1, last)


@clause("T14")
def test_other_scenarios_keep_the_epochs_they_name() -> None:
    board = Board(seats=2, scenario="hannibal", epochs=1, first_epoch=1)

    assert (board.g.switches.first_epoch, board.g.switches.last_epoch) == (3, 3)


@clause("S6.15", "T21")
@pytest.mark.parametrize(("own", "others", "winners"), [(9, 8, [0]), (9, 9, []), (9, 10, [])])
def test_alone_one_wins_only_with_more_points_than_every_npc(
    own: int, others: int, winners: list[int]
) -> None:
    board = Board(seats=1)
    board.points(0, own).points(1, 3).points(2, others).points(3, 0)

    assert board.game.winners(board.g) == winners


@clause("T21")
def test_an_npc_can_win_against_several_players() -> None:
    board = Board(seats=2, civilizations=3)
    board.points(0, 12).points(1, 9).points(2, 13)

    assert board.game.winners(board.g) == []


@clause("R13.7", "T21")
def test_a_team_needs_a_higher_mean_than_every_npc() -> None:
    board = Board(seats=4, civilizations=5, teams="two")
    for civ, points in enumerate((20, 3, 10, 3, 15)):
        board.points(civ, points)

    assert board.game.winners(board.g) == []

    board.points(0, 21)
    assert board.game.winners(board.g) == [0, 2]


def test_a_fact_is_of_the_seat_that_leads_its_civilization() -> None:
    game = aevum.game("inner_sea")
    state = game.new(4, 1, {"choosing": "drawn"}, keep_journal=True)
    assert isinstance(state, Sea)
    while state.turn < 2:
        state.apply(state.legal()[0])

    told = [(faction_of(note[1]), game.doer(state, note)) for note in state.journal or []]

    assert any(civ != seat for civ, seat in told if civ >= 0)
    for civ, seat in told:
        assert seat == (state.players[civ].seat if 0 <= civ < len(state.players) else NOBODY)
