"""Actions as words: every kind is written and read, and nothing else is taken for one."""

from collections.abc import Callable

import pytest

import aevum
from aevum.games.through_the_ages.notation import NOTATION
from aevum.record.codec import dump
from tests.through_the_ages.board import Board


def played(board: Board, *texts: str) -> Board:
    """Play actions and return the board."""
    board.play(*texts)
    return board


def busy() -> Board:
    """Give seat 0 everything an action phase can offer."""
    board = Board().has(0, "iron", "masonry").building(0, "pyramids").tactic(1, "legion")
    board.tokens(0, "bronze", 9).tokens(0, "agriculture", 5).points(0, science=9)
    return board.holds(0, "alchemy", "monarchy", "moses", "stockpile_a", "phalanx")


def strong() -> Board:
    """Let a strong seat 0 of three hold political cards in its politics phase."""
    board = Board(3, resignation=True).workers(0, "warriors", 4)
    board.holds(0, "raid_i", "plunder_i", "rats", "vast_territory_i")
    board.holds(0, "trade_routes_agreement", "open_borders_agreement")
    return board.politics_of(0)


def bound() -> Board:
    """Let seat 0 have a pact in its politics phase."""
    return Board(3).pact(1, "trade_routes_agreement", 0).politics_of(0)


POSITIONS: dict[str, Callable[[], Board]] = {
    "done": busy,
    "take": Board,
    "increase": busy,
    "build": busy,
    "upgrade": busy,
    "destroy": busy,
    "disband": busy,
    "play": busy,
    "stage": busy,
    "develop": busy,
    "revolution": busy,
    "copy": busy,
    "prepare": strong,
    "attack": strong,
    "offer": strong,
    "resign": strong,
    "break": bound,
    "use": lambda: Board().led_by(0, "hammurabi"),
    "recruit": lambda: (
        Board().led_by(0, "frederick_barbarossa").tokens(0, "agriculture", 4).tokens(0, "bronze", 4)
    ),
    "bid": lambda: Board().reveal("vast_territory_i"),
    "send": lambda: Board().wins(0, "vast_territory_i", 1),
    "discard": lambda: played(Board().holds(0, "legion", "rats", "raid_i"), "done"),
    "accept": lambda: played(strong(), "offer trade_routes_agreement 3 b"),
    "food": lambda: Board().reveal("development_of_markets"),
    "raze": lambda: Board().workers(1, "warriors", 2).reveal("border_conflict"),
    "recall": lambda: Board().unused(0, 0).reveal("pestilence"),
    "pick": lambda: Board().completed(0, "colossus", "pyramids").reveal("ravages_of_time"),
    "return": lambda: (
        Board().tokens(0, "bronze", 16).workers(1, "warriors", 2).reveal("crime_wave")
    ),
}


@pytest.mark.parametrize("verb", POSITIONS)
def test_every_kind_of_action_is_read_as_it_is_written(verb: str) -> None:
    board = POSITIONS[verb]()

    texts = board.options()

    assert board.options_of(verb)
    assert [board.game.parse(board.g, text) for text in texts] == board.g.legal()
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("verb", POSITIONS)
def test_capitals_and_more_spaces_do_not_matter(verb: str) -> None:
    board = POSITIONS[verb]()
    text = board.options_of(verb)[-1]

    action = board.game.from_text(board.g, f"  {text.upper().replace(' ', '   ')} ")

    assert board.game.to_text(board.g, action) == text


def test_no_kind_of_action_is_left_out() -> None:
    assert set(POSITIONS) == {verb.name for verb in NOTATION.verbs}


@pytest.mark.parametrize(
    ("position", "texts"),
    [
        (
            lambda: Board().led_by(0, "winston_churchill"),
            ["use winston_churchill culture", "use winston_churchill army"],
        ),
        (
            lambda: (
                Board()
                .led_by(0, "christopher_columbus")
                .holds(0, "vast_territory_i")
                .politics_of(0)
            ),
            ["use christopher_columbus vast_territory_i"],
        ),
        (lambda: Board().completed(0, "ocean_liner_service"), ["use ocean_liner_service"]),
    ],
)
def test_what_a_card_is_used_for_is_part_of_the_notation(
    position: Callable[[], Board], texts: list[str]
) -> None:
    board = position()

    assert board.options_of("use") == texts
    assert [board.game.to_text(board.g, board.game.parse(board.g, text)) for text in texts] == texts


def test_a_pact_with_sides_names_one_and_another_pact_does_not() -> None:
    board = strong()

    assert board.options_of("offer") == [
        "offer open_borders_agreement 2",
        "offer open_borders_agreement 3",
        "offer trade_routes_agreement 2 a",
        "offer trade_routes_agreement 2 b",
        "offer trade_routes_agreement 3 a",
        "offer trade_routes_agreement 3 b",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass",
        "bronze",
        "build",
        "build 3",
        "build bronze iron",
        "build despotism",
        "build moses",
        "build atlantis",
        "build bronze;",
        "done done",
        "take",
        "take 0",
        "take -1",
        "take 1.0",
        "take ²",
        "take \u0661",
        "take 100",
        "take one",
        "take bronze",
        "increase 1",
        "stage",
        "stage two",
        "upgrade bronze",
        "upgrade bronze iron coal",
        "upgrade iron moses",
        "attack raid_i",
        "attack raid_i 0",
        "attack raid_i two",
        "attack 2 raid_i",
        "offer trade_routes_agreement 2",
        "offer trade_routes_agreement 2 c",
        "offer trade_routes_agreement 2 a b",
        "offer open_borders_agreement 2 a",
        "offer open_borders_agreement",
        "raze bronze",
        "raze legion 1",
        "use",
        "use winston_churchill",
        "use winston_churchill war",
        "use christopher_columbus",
        "use christopher_columbus gold",
        "use hammurabi now",
        "send legion",
        "food many",
        "bid -1",
        "play 7",
        "7",
        "\x00",
        "build\x00bronze",
        "take 1\ntake 2",
    ],
)
def test_a_text_that_is_no_action_is_refused_and_changes_nothing(text: str) -> None:
    board = busy()
    before = dump(board.g)

    with pytest.raises(aevum.BadNotation, match="build bronze"):
        board.play(text)

    assert dump(board.g) == before


@pytest.mark.parametrize(
    "text",
    [
        "take 14",
        "take 99",
        "build coal",
        "upgrade iron bronze",
        "destroy religion",
        "destroy warriors",
        "disband bronze",
        "play iron",
        "play rats",
        "stage 0",
        "stage 3",
        "develop iron",
        "revolution alchemy",
        "copy phalanx",
        "prepare rats",
        "attack raid_i 2",
        "attack raid_i 99",
        "offer peace_treaty 9",
        "break 1",
        "resign",
        "accept",
        "use hammurabi",
        "recruit warriors",
        "bid 1",
        "bid 0",
        "send warriors",
        "discard phalanx",
        "food 0",
        "raze philosophy 1",
        "recall bronze",
        "pick pyramids",
        "return bronze",
    ],
)
def test_an_action_that_is_not_legal_now_is_refused_and_changes_nothing(text: str) -> None:
    board = busy()
    before = dump(board.g)

    with pytest.raises(aevum.IllegalAction):
        board.play(text)

    assert dump(board.g) == before
