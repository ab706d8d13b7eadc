"""The position in sentences, and the points by their parts."""

import pytest

from aevum.games.inner_sea.lines import lines
from aevum.games.inner_sea.score import breakdown, scores
from aevum.games.inner_sea.words import label
from aevum.text import Words
from tests.inner_sea.board import Board, dealt, played_by


def spoken(board: Board, seat: int = 0, lang: str = "en") -> list[str]:
    """Tell a position to a seat in a language."""
    words = Words(lang, "inner_sea")
    return [words.say(msg, ["Ada", "Ben"]) for msg in lines(board.g, seat)]


def test_areas_with_disks_are_told_region_by_region() -> None:
    board = played_by("gauls", "carthaginians").disks(0, egypt=2, kush=1).disks(1, egypt=1)

    told = spoken(board.card_phase())

    assert "Egypt: Egypt (contested: Gaul 2 disks, Carthage 1 disk), Kush (Gaul 1 disk)." in told


def test_only_the_own_hand_is_told_and_what_its_cards_do() -> None:
    board = played_by("gauls", "carthaginians").holds(0, "volcano").holds(1, "flood").card_phase()

    told = "\n".join(spoken(board))

    assert "Hand of Gaul, Ada (you): Volcano." in told
    assert "\nVolcano: " in told
    assert "Flood" not in told


@pytest.mark.parametrize(
    ("turn", "sentence"),
    [
        (1, "In dieser Runde gibt es kein plötzliches Ende."),
        (2, "eine 2 enthält."),
        (3, "eine 2 oder eine 3 enthält."),
        (4, "Mit dieser Runde endet die Epoche."),
    ],
)
def test_what_sudden_death_looks_for_is_told(turn: int, sentence: str) -> None:
    board = played_by("gauls", "carthaginians").in_turn(turn).card_phase()

    assert spoken(board, lang="de")[1].endswith(sentence)


def test_what_could_retire_is_called_a_disk() -> None:
    board = played_by("gauls", "carthaginians").disks(0, rome=1, attica=2).growth(0)

    labels = [label(board.g, action) for action in board.g.legal()]

    said = [Words("de", "inner_sea").say(one) for one in labels]
    assert {"Rom, die einzige Scheibe", "Attika, eine von 2 Scheiben"} <= set(said)


def test_between_two_epochs_the_first_turn_is_still_to_come() -> None:
    board = played_by("gauls", "carthaginians").in_turn(0, epoch=2).card_phase()

    assert spoken(board)[0].startswith("Epoch 2 of 4, before the first turn.")
    assert spoken(board, lang="de")[0].startswith("Epoche 2 von 4, vor der ersten Runde.")


def test_a_competition_is_told_with_its_cards_face_down() -> None:
    board = played_by("gauls", "carthaginians").disks(0, attica=2).disks(1, attica=2)
    board.holds(0, "warlord").holds(1, "phalanx").competitions().play("commit warlord")

    assert "Competition in Attica. Cards: Gaul Warlord." in spoken(board, 0)
    assert "Competition in Attica. Cards: Gaul face down." in spoken(board, 1)


def test_disks_for_the_sea_are_counted_once_among_the_ready_ones() -> None:
    board = played_by("phoenicians", "carthaginians").ready_box(0, 3)
    board.player(0).sea_ready = 1

    assert any("disks ready 3," in line for line in spoken(board.deployment(0)))


def test_points_are_told_by_epochs_losses_and_all() -> None:
    board = dealt(2)
    board.g.score(0, 5)
    board.g.lose_points(0, 2)
    board.g.score(1, 4)

    assert [(part.title.key, part.points) for part in breakdown(board.g)] == [("epoch-1", [3, 4])]


def test_points_of_a_line_up_and_the_price_of_extra_civilizations_are_parts() -> None:
    board = dealt(2, civilizations=4, extra_civilizations="players")
    board.points(0, 7)

    parts = {part.title.key: part.points for part in breakdown(board.g)}

    assert parts == {
        "inner-sea-points": [7, 0],
        "epoch-1": [0, 0],
        "inner-sea-points-extra": [-10, -10],
    }
    assert scores(board.g) == [-3, -10]


def test_without_a_journal_all_points_are_one_part() -> None:
    board = dealt(2)
    board.g.journal = None
    board.points(1, 3)

    assert [(part.title.key, part.points) for part in breakdown(board.g)] == [
        ("inner-sea-points", [0, 3])
    ]
