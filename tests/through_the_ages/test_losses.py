"""What the end of a turn would lose is said before it is lost (R5)."""

import pytest

from aevum.kernel.game import Loss
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.kit import clause
from tests.through_the_ages.board import Board


def spent(board: Board) -> Board:
    """Let seat 0 have used all its actions."""
    board.player().civil = 0
    board.player().military = 0
    return board


def test_who_has_spent_all_and_produces_all_loses_nothing() -> None:
    board = spent(Board())

    assert board.losses("done") == []


def test_an_answer_that_does_not_end_the_turn_loses_nothing() -> None:
    board = Board().holds(0, "rats", "legion", "raid_i", "enslave").tokens(0, "bronze", 12)

    assert [text for text in board.options() if board.losses(text)] == ["done"]
    assert board.politics_of(0).losses("done") == []


@clause("R3.6.2")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "You lose the game: your civilization leaves it, with all its cards."),
        ("de", "Du verlierst das Spiel: Deine Zivilisation scheidet mit allen Karten aus."),
    ],
)
def test_who_resigns_is_told_that_the_game_is_lost(lang: str, told: str) -> None:
    board = Board(3, resignation=True).politics_of(0)

    [loss] = board.losses("resign")

    assert [text for text in board.options() if board.losses(text)] == ["resign"]
    assert (loss.clause, Words(lang, "through_the_ages").say(loss.what)) == ("R3.6.2", told)


# Actions and cards


@clause("R5.5.1")
def test_unused_civil_actions_are_lost() -> None:
    board = spent(Board())
    board.player().civil = 3

    assert board.losses("done") == [Loss("R5.5.1", Msg("loss-civil-actions", n=3))]


@clause("R5.5.1", "R4.7.1")
def test_civil_actions_that_can_only_tear_down_are_no_loss() -> None:
    board = spent(Board().empties_row().unused(0, 0))
    board.player().civil = 1
    board.player().hand = []

    assert {text.split()[0] for text in board.options()} == {"done", "destroy"}
    assert board.losses("done") == []


@clause("R4.1.1", "R5.5.1")
def test_in_the_first_round_too() -> None:
    board = Board()
    board.g.round = 1
    board.turn_of(0)
    board.player().civil = 1

    assert board.losses("done") == [Loss("R5.5.1", Msg("loss-civil-actions", n=1))]


@clause("R5.4.1")
@pytest.mark.parametrize(("age", "military", "lost"), [("I", 3, 0), ("I", 5, 2), ("IV", 2, 2)])
def test_military_actions_that_draw_no_card_are_lost(age: str, military: int, lost: int) -> None:
    board = spent(Board().age(age).unused(0, 2).tokens(0, "bronze", 5))
    board.player().military = military

    assert "build warriors" in board.options()
    told = [Loss("R5.4.1", Msg("loss-military-actions", n=lost))] if lost else []
    assert board.losses("done") == told


@clause("R5.4.1")
def test_military_actions_without_any_use_are_no_loss() -> None:
    board = spent(Board().age("IV").unused(0, 0))
    board.player().military = 2

    assert board.losses("done") == []


@clause("R5.1.1")
def test_military_cards_above_the_limit_are_lost() -> None:
    board = spent(Board().holds(0, "rats", "legion", "raid_i", "enslave"))

    assert board.losses("done") == [Loss("R5.1.1", Msg("loss-military-cards", n=2))]
    board.play("done")
    assert board.losses("discard rats") == []


@clause("R5.1.1")
def test_what_raises_the_hand_limit_saves_cards() -> None:
    board = spent(Board().completed(0, "library_of_alexandria"))
    board.holds(0, "rats", "legion", "raid_i")

    assert board.losses("done") == []


# Production


@clause("R5.2.1")
def test_an_uprising_loses_the_whole_production_and_nothing_beside_it() -> None:
    board = spent(Board().yellow_bank(0, 0).tokens(0, "bronze", 12))

    (loss,) = board.losses("done")

    assert loss.clause == "R5.2.1"
    assert loss.what == Msg(
        "loss-uprising", discontent=8, unused=1, science=1, culture=0, food=2, resources=2
    )
    board.play("done")
    assert len(board.was_told("note-uprising")) == 1


@clause("R5.3.2")
def test_corruption_takes_resources() -> None:
    board = spent(Board().workers(0, "bronze", 0).unused(0, 3).tokens(0, "bronze", 12))

    assert board.losses("done") == [Loss("R5.3.2", Msg("loss-corruption", n=4))]
    board.play("done")
    assert board.player().resources() == 12 - 4


@clause("R5.3.2")
def test_where_resources_are_missing_corruption_takes_food() -> None:
    board = spent(Board().tokens(0, "agriculture", 10).tokens(0, "bronze", 1))

    told = board.losses("done")

    assert told == [Loss("R5.3.2", Msg("loss-corruption-food", resources=1, food=3))]
    board.play("done")
    assert board.player().food() == 10 - 3 + 2


@clause("R5.3.2")
def test_corruption_that_finds_nothing_takes_nothing() -> None:
    board = spent(Board().blue_bank(0, 9))

    assert board.losses("done") == []


@clause("R5.3.4")
@pytest.mark.parametrize(("culture", "lost"), [(20, 8), (5, 5), (0, 0)])
def test_famine_costs_culture_as_far_as_there_is_any(culture: int, lost: int) -> None:
    board = spent(Board().unused(0, 8).yellow_bank(0, 4).points(0, culture=culture))

    told = Msg("loss-famine", n=2, culture=lost, due=8, unpaid=8 - lost)
    assert board.losses("done") == ([Loss("R5.3.4", told)] if lost else [])
    board.play("done")
    assert board.player().culture == culture - lost


@clause("R5.3.3", "R5.3.5")
def test_what_the_blue_bank_has_no_tokens_for_is_not_produced() -> None:
    board = spent(Board().workers(0, "irrigation", 1).yellow_bank(0, 18).blue_bank(0, 2))

    assert board.losses("done") == [
        Loss("R5.3.3", Msg("loss-food", n=1)),
        Loss("R5.3.5", Msg("loss-resources", n=2)),
    ]
    board.play("done")
    assert (board.player().food(), board.player().resources()) == (3, 0)


# In words


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "1 civil action stays unused.",
                "You must discard 2 military cards: your hand is above its limit.",
                "Uprising, 8 discontent to 1 unused worker: the whole production is left out,"
                " 1 science, 0 culture, 2 food and 2 resources.",
            ],
        ),
        (
            "de",
            [
                "1 Zivilaktion bleibt ungenutzt.",
                "Du musst 2 Militärkarten abwerfen, denn die Hand liegt über ihrem Limit.",
                "Aufruhr, 8 unzufriedene bei 1 unbeschäftigten Arbeiter:"
                " Die ganze Produktion entfällt,"
                " 1 Wissenschaft, 0 Kultur, 2 Nahrung und 2 Ressourcen.",
            ],
        ),
    ],
)
def test_every_loss_is_told_at_once(lang: str, told: list[str]) -> None:
    board = spent(Board().yellow_bank(0, 0).holds(0, "rats", "legion", "raid_i", "enslave"))
    board.player().civil = 1
    words = Words(lang, "through_the_ages")

    assert [words.say(loss.what) for loss in board.losses("done")] == told
