"""The historical solitaire scenarios (S7, T14)."""

import pytest

from aevum.games.inner_sea.cards.piles import is_event
from aevum.games.inner_sea.ids import BARBARIANS, NPC
from aevum.games.inner_sea.notation import faction_name
from aevum.games.inner_sea.reckoning.phase import CLOSE, DEATH, TALLY
from aevum.games.inner_sea.scenarios.rules import invade
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import AREA_NAMES, CARD_NAMES
from tests.inner_sea import rulebook
from tests.inner_sea.board import Board
from tests.inner_sea.test_setup import laid_out, map_of, stacks_of
from tests.kit import clause


def set_up(scenario: str) -> Sea:
    """Set a solitaire scenario up; whoever has no player may have moved already."""
    for seed in range(1, 50):
        g = laid_out(1, seed, scenario=scenario)
        if g.order[0] == 0:
            return g
    raise AssertionError("the live player never begins")


def home_of(g: Sea, civ: int) -> str:
    """Name the Home Area of a civilization."""
    return AREA_NAMES[g.players[civ].home]


# The God-King of Egypt


@clause("S7.1", "S5.6")
def test_the_god_king_of_egypt_meets_sea_peoples_and_hittites() -> None:
    g = set_up("god_king")

    assert [faction_name(g, civ) for civ in range(3)] == ["egyptians", "minoans", "mycenaeans"]
    assert [p.seat for p in g.players] == [0, NPC, NPC]
    assert [home_of(g, civ) for civ in range(3)] == ["egypt", "rhodes", "hatti"]
    assert map_of(g) == rulebook.GOD_KING


@clause("S7.1")
def test_the_first_disks_of_the_god_king() -> None:
    g = set_up("god_king")

    clients = {"canaan": 2, "phoenicia": 2, "al_mina": 2}
    own = {"egypt": 3, "nile_delta": 2, "kush": 2, "sinai": 2, "libya": 1, "sea_egyptian": 1}
    assert stacks_of(g, 0) == {**own, **clients}
    assert stacks_of(g, 1) == {
        "rhodes": 2,
        "cyprus": 2,
        "sea_rhodian": 2,
        "sea_cilician": 2,
        "deep_eastern": 1,
        "deep_central": 1,
    }
    assert stacks_of(g, 2) == {"hatti": 3, "phrygia": 2, "cilicia": 2, "pontus": 2}
    assert g.disks[AREA_NAMES.index("palmyra") * 7 + BARBARIANS] == 1
    assert sum(g.disks[BARBARIANS::7]) == 1


@clause("S7.1")
@pytest.mark.parametrize(("clients", "talents"), [(["canaan"], 1), (["phoenicia", "al_mina"], 2)])
def test_client_states_pay_a_talent_in_each_draw_step(clients: list[str], talents: int) -> None:
    board = Board(seats=1, scenario="god_king").without_events().disks(0, egypt=1)
    board.disks(1, rhodes=1).disks(2, hatti=1, canaan=1 if "canaan" not in clients else 0)
    for name in clients:
        board.disks(0, **{name: 1})

    board.reckoning(CLOSE)

    assert board.player(0).talents == talents


@clause("S7.1")
def test_the_sea_peoples_score_only_for_sea_areas_in_which_they_are_alone() -> None:
    board = Board(seats=1, scenario="god_king").without_events().disks(0, egypt=1)
    board.disks(1, rhodes=3, cyprus=3, sea_rhodian=1, sea_cilician=1, deep_central=1)
    board.disks(1, deep_eastern=1, sea_egyptian=1).disks(0, sea_egyptian=1).disks(2, hatti=3)

    board.reckoning(TALLY)

    assert [board.player(civ).vp for civ in (0, 1, 2)] == [0, 1, 1]


@clause("S7.1")
@pytest.mark.parametrize(("epoch", "acquired"), [(1, 4), (2, 4), (3, 5)])
def test_the_hittites_acquire_one_disk_more_from_the_third_epoch_on(
    epoch: int, acquired: int
) -> None:
    board = Board(seats=1, scenario="god_king").disks(2, hatti=2, phrygia=2, pontus=2, troy=2)
    board.in_turn(1, epoch)

    board.growth(2)

    assert [msg.args["n"] for msg in board.was_told("note-acquired")][-1] == acquired


@clause("S7.1")
@pytest.mark.parametrize(("points", "is_won"), [([9, 4, 4], True), ([8, 4, 4], False)])
def test_egypt_wins_with_more_points_than_both_together(points: list[int], is_won: bool) -> None:
    board = Board(seats=1, scenario="god_king").disks(0, egypt=1).disks(1, rhodes=1)
    board.disks(2, hatti=1).in_turn(4, 2)
    for civ, count in enumerate(points):
        board.points(civ, count)

    board.reckoning(DEATH)

    assert board.g.is_over
    assert board.game.winners(board.g) == ([0] if is_won else [])


# Greeks and Persians


@clause("S7.2", "S5.7")
def test_the_greeks_meet_two_persian_forces() -> None:
    g = set_up("greeks_persians")

    assert [faction_name(g, civ) for civ in range(3)] == ["mycenaeans", "egyptians", "phoenicians"]
    assert [p.seat for p in g.players] == [0, NPC, NPC]
    assert [home_of(g, civ) for civ in range(3)] == ["attica", "phrygia", "phoenicia"]
    assert map_of(g) == rulebook.MAP_E


@clause("S7.2")
def test_the_first_disks_of_greeks_and_persians() -> None:
    g = set_up("greeks_persians")

    assert stacks_of(g, 0) == {
        "mycenae": 3,
        "attica": 3,
        "epirus": 2,
        "macedonia": 1,
        "ionia": 2,
        "sea_aegean": 2,
        "sea_ionian": 1,
    }
    assert stacks_of(g, 1) == {"phrygia": 3, "hatti": 3, "cilicia": 2, "bithynia": 2, "troy": 2}
    assert stacks_of(g, 2) == {
        "phoenicia": 2,
        "cyprus": 2,
        "lycia": 2,
        "sea_cilician": 2,
        "sea_rhodian": 2,
    }
    barbarians = {AREA_NAMES[i]: n for i, n in enumerate(g.disks[BARBARIANS::7]) if n > 0}
    assert barbarians == {"thrace": 2, "moesia": 2}


@clause("S7.2")
def test_the_four_cards_of_the_greeks_are_theirs_from_the_start() -> None:
    g = set_up("greeks_persians")

    hand = [CARD_NAMES[card] for card in g.players[0].hand]
    assert {"strategos", "triremes"} <= set(hand)
    assert [CARD_NAMES[card] for card in g.players[0].investments] == ["academy_of_science"]
    assert [CARD_NAMES[card] for card in g.removed] == ["armored_infantry"]
    assert not {6, 22, 61, 75} & set(g.deck)


@clause("S7.2")
def test_armored_infantry_helps_the_greeks_in_every_competition() -> None:
    board = Board(seats=1, scenario="greeks_persians").becomes(0, "celt_iberians")
    board.disks(0, attica=2, ionia=2, rhodes=1).disks(1, attica=2, ionia=2, rhodes=1)

    board.competitions()

    while board.options_of("lose"):
        board.play("lose white")
    assert board.at("attica")[:2] == [2, 0]
    assert board.at("ionia")[:2] == [2, 0]
    assert board.at("rhodes")[:2] == [1, 1]


@clause("S7.2")
@pytest.mark.parametrize("where", ["discard pile", "deck", "hand of a Persian", "top of the deck"])
def test_triremes_and_strategos_return_to_the_greek_hand_in_each_draw_step(where: str) -> None:
    board = Board(seats=1, scenario="greeks_persians").without_events().disks(0, attica=1)
    board.disks(1, troy=1).disks(2, cyprus=1).in_turn(1, 3)
    if where == "discard pile":
        board.discards("strategos", "triremes")
    elif where == "hand of a Persian":
        board.holds(1, "strategos").holds(2, "triremes")
    elif where == "top of the deck":
        board.on_top("strategos", "triremes")

    board.reckoning(CLOSE)

    assert {"strategos", "triremes"} <= set(board.hand(0))


@clause("S7.2", "R5.16")
def test_the_academy_of_the_greeks_outlasts_the_epoch() -> None:
    board = Board(seats=1, scenario="greeks_persians").without_events().disks(0, attica=1)
    board.disks(1, troy=1).disks(2, cyprus=1).in_turn(4, 3)
    board.on_top("false_prophet")

    board.reckoning(DEATH)

    assert board.g.epoch == 4
    assert [CARD_NAMES[card] for card in board.player(0).investments] == ["academy_of_science"]


@clause("S7.2")
def test_the_persian_land_force_has_two_extra_disks_in_place_of_the_nile_clause() -> None:
    board = Board(seats=1, scenario="greeks_persians")
    board.disks(1, egypt=2, kush=2, nile_delta=2).growth(1)

    assert [msg.args["n"] for msg in board.was_told("note-acquired")][-1] == 3 + 2


@clause("S7.2", "T14")
def test_xerxes_comes_with_four_fresh_disks_and_the_map_as_it_stands() -> None:
    board = Board(seats=1, scenario="greeks_persians").without_events().disks(0, attica=2)
    board.disks(1, phrygia=3).disks(2, cyprus=1).barbarians(moesia=2).in_turn(4, 3)
    board.on_top("false_prophet")

    board.reckoning(DEATH)

    assert (board.g.epoch, board.g.is_over) == (4, False)
    assert [board.at(name)[1] for name in ("troy", "thrace", "phrygia")] == [2, 2, 3]
    assert board.at("moesia")[3] == 2


@clause("S7.2", "S7.3", "T14")
@pytest.mark.parametrize("scenario", ["greeks_persians", "fall_of_rome"])
def test_both_parts_have_four_turns_without_sudden_death(scenario: str) -> None:
    g = laid_out(1, scenario=scenario, epochs=1, first_epoch=2)

    assert (g.switches.first_epoch, g.switches.last_epoch) == (3, 4)
    assert not g.switches.has_sudden_death


@clause("S7.2")
@pytest.mark.parametrize(
    ("stacks", "is_won"),
    [
        ({"attica": 3, "mycenae": 3, "epirus": 3}, True),
        ({"attica": 1, "mycenae": 1, "epirus": 3, "thrace": 3, "ionia": 3}, True),
        ({"attica": 3, "mycenae": 3, "epirus": 2}, False),
        ({"attica": 3, "thrace": 3, "epirus": 3}, False),
    ],
)
def test_the_greeks_win_with_attica_mycenae_and_three_cities(
    stacks: dict[str, int], is_won: bool
) -> None:
    board = Board(seats=1, scenario="greeks_persians").disks(0, **stacks).points(1, 90)
    board.disks(1, troy=1).disks(2, cyprus=1).in_turn(4, 4)

    board.reckoning(DEATH)

    assert board.g.is_over
    assert board.game.winners(board.g) == ([0] if is_won else [])


# Fall of Rome


@clause("S7.3", "S5.8")
def test_rome_falls_in_the_west_first() -> None:
    g = laid_out(1, scenario="fall_of_rome")

    cities = dict.fromkeys(["rome", "carthage", "massalia", "saguntum"], 3)
    lands = ["etruria", "apulia", "cisalpina", "sicily", "celt_iberia", "gaul", "illyria"]
    seas = dict.fromkeys(["sea_tyrrhenian", "sea_gallic", "sea_punic"], 1)
    assert stacks_of(g, 0) == {**cities, **dict.fromkeys(lands, 2), **seas}
    assert map_of(g) == rulebook.WESTERN
    assert [p.seat for p in g.players] == [0]


@clause("S7.3")
def test_rome_plays_alone_with_five_talents_five_cards_and_no_events() -> None:
    g = laid_out(1, scenario="fall_of_rome")

    assert g.players[0].talents == 5
    assert len(g.players[0].hand) == 5
    assert not any(is_event(card) for card in g.deck + g.players[0].hand)
    assert sorted(g.removed) == rulebook.cards_of("event")


@clause("S7.3")
def test_an_invasion_comes_at_the_start_of_each_card_phase() -> None:
    board = Board(seats=1, scenario="fall_of_rome").disks(0, rome=3).ready_box(0, 1)
    board.deployment(0)

    assert sum(board.g.disks[BARBARIANS::7]) == 0

    board.play("done")

    assert board.g.phase == 1
    assert sum(board.g.disks[BARBARIANS::7]) > 0


@clause("S7.3")
def test_two_invasions_strike_the_areas_with_the_most_roman_disks_that_they_can_reach() -> None:
    drawn = set()
    for seed in range(1, 40):
        board = Board(seats=1, seed=seed, scenario="fall_of_rome")
        board.disks(0, massalia=3, gaetulia=2, byzacium=4, helvetia=2, saguntum=1)
        invade(board.g)
        events = board.cards_told("event-drawn")
        assert len(set(events)) == 2
        assert board.at("massalia")[1] == (4 if "northern_barbarians" in events else 0)
        assert board.at("byzacium")[1] == 4
        drawn.update(events)

    assert len(drawn) == 4


@clause("S7.3")
def test_an_invasion_that_can_bring_no_disk_is_drawn_again() -> None:
    south = ("gaetulia", "garamantia", "tingis", "mauretania", "numidia", "byzacium")
    drawn = set()
    for seed in range(1, 60):
        board = Board(seats=1, seed=seed, scenario="fall_of_rome").disks(0, rome=3)
        board.barbarians(**dict.fromkeys(south, 4), tripolitania=4)
        invade(board.g)
        drawn.update(board.cards_told("event-drawn"))

    assert drawn == {"northern_barbarians", "eastern_invaders", "sea_peoples"}


@clause("S7.3", "T14")
def test_the_second_part_is_played_in_the_east_with_all_its_own() -> None:
    board = Board(seats=1, scenario="fall_of_rome").disks(0, rome=3, gaul=2).barbarians(gaul=2)
    board.wonder(0, "great_palace", "rome").in_turn(4, 3).talents(0, 1)
    board.on_top("false_prophet")

    board.reckoning(DEATH)

    g = board.g
    cities = dict.fromkeys(["troy", "attica", "al_mina", "nile_delta"], 3)
    lands = ["thrace", "macedonia", "ionia", "phrygia", "phoenicia", "egypt", "cyrenaica"]
    seas = dict.fromkeys(["sea_thracian", "sea_aegean", "sea_egyptian"], 1)
    assert g.epoch == 4
    assert map_of(g) == rulebook.MAP_E
    assert stacks_of(g, 0) == {**cities, **dict.fromkeys(lands, 2), **seas}
    assert home_of(g, 0) == "troy"
    assert g.players[0].talents == 5
    assert sum(g.disks[BARBARIANS::7]) == 0
    assert g.wonder_state[:7] == [1] * 7


@clause("S7.3", "T14", "R13.6")
@pytest.mark.parametrize(("has_extra", "wonders"), [(False, 7), (True, 12)])
def test_the_second_part_has_the_same_set_of_wonders(has_extra: bool, wonders: int) -> None:
    board = Board(seats=1, scenario="fall_of_rome", extra_wonders=has_extra).disks(0, rome=3)
    board.in_turn(4, 3)
    board.on_top("false_prophet")

    board.reckoning(DEATH)

    assert len(board.game.view(board.g, 0)["wonders"]) == wonders


WEST = dict.fromkeys(
    ["rome", "gaul", "sicily", "carthage", "etruria", "apulia", "saguntum", "numidia"], 3
)
EAST = dict.fromkeys(["troy", "attica", "egypt", "rhodes", "kush", "lycia", "cyprus", "thrace"], 3)


@clause("S7.3")
@pytest.mark.parametrize(
    ("west", "east", "is_won"),
    [
        (WEST, EAST, True),
        ({**WEST, "sicily": 2}, EAST, False),
        (WEST, {**EAST, "rhodes": 2}, False),
        (WEST, {**EAST, "troy": 0, "macedonia": 3}, False),
    ],
)
def test_rome_wins_if_it_stands_in_both_parts(
    west: dict[str, int], east: dict[str, int], is_won: bool
) -> None:
    board = Board(seats=1, scenario="fall_of_rome").disks(0, **west).in_turn(4, 3)
    board.on_top("false_prophet")
    board.reckoning(DEATH)
    for area in board.player(0).held[:]:
        board.g.remove(0, area, 9)
    board.disks(0, **east).in_turn(4, 4)

    board.reckoning(DEATH)
    while not board.g.is_over:
        board.play(board.options()[0])

    assert board.game.winners(board.g) == ([0] if is_won else [])
