"""What follows from the points in doubt (R14)."""

import pytest

from aevum.games.inner_sea.reckoning.phase import NEW_EPOCH, TALLY
from tests.inner_sea.board import dealt, played_by
from tests.kit import clause

TWO = ("gauls", "carthaginians")


@clause("A1")
def test_the_steps_of_the_reckoning_follow_in_their_order() -> None:
    board = played_by(*TWO, extent="E").disks(0, sea_libyan=1, cyrenaica=4, libya=1)
    board.disks(1, sea_libyan=1, troy=1).on_top("earthquake")
    board.g.turn = 2

    board.competitions().play("strike sea_libyan carthaginians")
    board.idles(lambda g: g.turn == 3)

    steps = ("removed", "dominated", "points", "order-set", "sudden-death", "drew", "turn-began")
    keys = [msg.key.removeprefix("note-").removesuffix("-hidden") for msg in board.told()]
    told = [key for key in keys if key in steps]
    assert list(dict.fromkeys(told)) == list(steps)


@clause("A1")
def test_the_draw_depends_on_the_epoch_going_on() -> None:
    board = played_by(*TWO, epochs=1).disks(0, attica=1).disks(1, rome=1).on_top("volcano")
    board.g.turn = 2

    board.reckoning(TALLY)
    board.idles(lambda g: g.is_over)

    assert board.hand(0) == board.hand(1) == []


@clause("A2")
def test_one_dominates_a_sea_in_which_others_have_disks() -> None:
    board = played_by(*TWO, extent="E").disks(0, sea_libyan=1, cyrenaica=1, libya=1)

    board.disks(1, sea_libyan=2).reckoning()

    assert board.options() == ["done", "strike sea_libyan carthaginians"]


@clause("A2")
def test_without_an_own_disk_one_does_not_dominate_a_sea() -> None:
    board = played_by(*TWO, extent="E").disks(0, cyrenaica=1, libya=1).disks(1, sea_libyan=2)

    board.reckoning()

    assert board.options_of("strike") == []


@clause("A6")
@pytest.mark.parametrize(("owner", "stands", "points"), [(0, 0, 1), (0, 1, 0), (1, 0, 0)])
def test_a_wonder_scores_for_its_owner_with_a_disk_in_its_area(
    owner: int, stands: int, points: int
) -> None:
    board = played_by(*TWO).disks(stands, attica=1).disks(0, rome=1).disks(1, gaul=1)
    board.wonder(owner, "grand_gardens", "attica")

    board.reckoning(TALLY)

    assert board.player(0).vp == points


@clause("A8")
@pytest.mark.parametrize(
    ("civilization", "scores"),
    [
        ("carthaginians", False),
        ("gauls", False),
        ("egyptians", False),
        ("celt_iberians", False),
        ("phoenicians", True),
        ("mycenaeans", False),
        ("trojans", False),
        ("mauretanians", False),
        ("minoans", True),
        ("romans", False),
    ],
)
def test_only_phoenicians_and_minoans_score_for_sea_areas(civilization: str, scores: bool) -> None:
    other = "gauls" if civilization != "gauls" else "trojans"
    board = played_by(civilization, other).disks(1, rome=1)
    for sea in ("aegean", "cretan", "rhodian", "libyan", "egyptian", "ionian", "punic", "euxine"):
        board.disks(0, **{f"sea_{sea}": 1})

    board.reckoning(TALLY)

    assert (board.player(0).vp > 0) == scores


@clause("A9")
def test_atlantis_brings_two_talents() -> None:
    board = played_by(*TWO).with_events().disks(0, minos=1).disks(1, kush=1)

    board.on_top("atlantis_rises").draws(0, 1)

    assert [p.talents for p in board.g.players] == [2, 0]


@clause("A10")
def test_hands_are_kept_in_the_change_of_epoch() -> None:
    board = played_by(*TWO).disks(0, attica=1).disks(1, rome=1).holds(0, "volcano", "flood")

    board.reckoning(NEW_EPOCH)

    assert {"volcano", "flood"} <= set(board.hand(0))
    assert len(board.hand(0)) == 5


@clause("A12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_begin_with_equal_hands_and_treasuries_and_without_points(seats: int) -> None:
    board = dealt(seats, seed=seats)

    assert {len(p.hand) for p in board.g.players} == {4}
    assert {(p.vp, p.ready) for p in board.g.players} == {(0, 0)}


@clause("A12")
def test_the_first_turn_order_is_dealt_by_chance() -> None:
    orders = {tuple(dealt(4, seed=seed).g.order) for seed in range(1, 13)}

    assert len(orders) > 3
