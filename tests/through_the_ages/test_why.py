"""Why an action is not offered: every reason is reached, true and said in both languages."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import aevum
from aevum.kernel.game import Reason
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.kit import clause
from tests.through_the_ages.board import Board

SOURCE = Path(aevum.__file__).parent / "games" / "through_the_ages" / "why.py"
RULES = Path(__file__).parent.parent.parent / "docs" / "rules" / "through_the_ages.md"


def after(board: Board, *texts: str) -> Board:
    """Play actions and return the board."""
    board.play(*texts)
    return board


def idle(board: Board) -> Board:
    """Let seat 0 have spent all its actions."""
    board.player().civil = 0
    board.player().military = 0
    return board


def rich() -> Board:
    """Give seat 0 resources, food and science."""
    board = Board().tokens(0, "bronze", 8).tokens(0, "agriculture", 7).points(0, science=20)
    return board.has(0, "iron")


def plotting(*names: str, seats: int = 3) -> Board:
    """Let a strong seat 0 hold military cards in its politics phase."""
    return Board(seats).workers(0, "warriors", 4).holds(0, *names).politics_of(0)


def first_turn() -> Board:
    """Let the first round be played."""
    board = rich()
    board.g.round = 1
    return board


def over() -> Board:
    """Let the game be over."""
    board = Board().last_round()
    board.turn_of(1)
    return after(board, "done")


def at_war() -> Board:
    """Let seat 0 have a declared war and hold another."""
    board = plotting("war_over_territory").war(0, "war_over_technology", 1)
    return board.politics_of(0)


def last_round() -> Board:
    """Let seat 0 hold a war in the last round."""
    return Board(3).last_round().holds(0, "war_over_territory").politics_of(0)


def defending() -> Board:
    """Let seat 1 be attacked with cards in its hand."""
    board = plotting("raid_i").holds(1, "military_bonus_i", "rats")
    return after(board, "attack raid_i 2")


def barbarossa(food: int, resources: int) -> Board:
    """Let Barbarossa lead seat 0."""
    board = Board().led_by(0, "frederick_barbarossa").tokens(0, "agriculture", food)
    return board.tokens(0, "bronze", resources)


def cooperating() -> Board:
    """Let seat 0 cooperate with a partner who has no science."""
    board = Board(3).holds(0, "iron").points(0, science=9)
    return board.pact(1, "scientific_cooperation", 0)


def growing() -> Board:
    """Let seat 0 have announced Urban Growth."""
    return after(rich().holds(0, "urban_growth_a"), "play urban_growth_a")


def given_up() -> Board:
    """Joan of Arc may look; the political action was given up for International Agreement."""
    board = Board().age("II").empties_row().shows(1, "iron").led_by(0, "joan_of_arc")
    board.reveal("international_agreement")
    board.play("take 1", "done", "done", "done")
    return board


CASES: list[tuple[str, str, Callable[[], Board], str]] = [
    ("R10.12.4", "why-politics-given-up", given_up, "prepare rats"),
    # Anywhere
    ("R2.1.1", "why-wrong-moment", Board, "bid 1"),
    ("R2.1.1", "why-wrong-moment", lambda: Board().reveal("development_of_markets"), "take 1"),
    ("R4.1.3", "why-must-choose", lambda: Board().wins(0, "vast_territory_i", 1), "done"),
    ("R0.6", "why-over", over, "done"),
    # Colonization, defense, cards
    ("R6.2.1", "why-bid-too-low", lambda: Board().reveal("vast_territory_i"), "bid 0"),
    ("R6.2.1", "why-bid-too-high", lambda: Board().reveal("vast_territory_i"), "bid 2"),
    ("R6.2.3", "why-force-too-weak", lambda: Board().wins(0, "vast_territory_i", 1), "play legion"),
    ("R3.2.6", "why-no-such-defense", defending, "discard legion"),
    ("R4.12.2", "why-not-by-this-card", growing, "build bronze"),
    (
        "R10.10.1",
        "why-not-by-this-card",
        lambda: Board().reveal("development_of_civilization"),
        "build bronze",
    ),
    # Politics
    ("R12.9", "why-no-resigning", plotting, "resign"),
    ("R3.6.1", "why-no-resigning-in-age-iv", last_round, "resign"),
    ("R3.5.1", "why-no-pact", plotting, "break 1"),
    ("R3.0", "why-no-power", plotting, "use alexander_the_great"),
    ("R3.0", "why-not-political", plotting, "increase"),
    ("R3.0", "why-not-in-hand", plotting, "prepare rats"),
    ("R3.1.1", "why-no-event", lambda: plotting("legion"), "prepare legion"),
    ("R3.4.1", "why-no-pact-card", lambda: plotting("legion"), "offer legion 2"),
    (
        "R3.4.1",
        "why-no-such-player",
        lambda: plotting("open_borders_agreement"),
        "offer open_borders_agreement 1",
    ),
    ("R3.2.1", "why-no-attack-card", lambda: plotting("legion"), "attack legion 2"),
    ("R3.2.1", "why-no-such-player", lambda: plotting("raid_i"), "attack raid_i 4"),
    (
        "R3.0",
        "why-gandhi",
        lambda: plotting("raid_i").led_by(0, "mahatma_gandhi").politics_of(0),
        "attack raid_i 2",
    ),
    ("R3.2.1", "why-no-military-actions", lambda: idle(plotting("raid_i")), "attack raid_i 2"),
    (
        "R3.2.2",
        "why-protected",
        lambda: plotting("raid_i").pact(0, "peace_treaty", 1).politics_of(0),
        "attack raid_i 2",
    ),
    (
        "R3.3.2",
        "why-no-military-actions",
        lambda: idle(plotting("war_over_territory")),
        "attack war_over_territory 2",
    ),
    (
        "R3.3.3",
        "why-protected",
        lambda: plotting("war_over_territory").pact(0, "peace_treaty", 1).politics_of(0),
        "attack war_over_territory 2",
    ),
    ("R3.3.5", "why-at-war", at_war, "attack war_over_territory 2"),
    ("R3.3.1", "why-no-war-in-last-round", last_round, "attack war_over_territory 2"),
    (
        "R3.2.3",
        "why-not-weaker",
        lambda: plotting("raid_i").workers(1, "warriors", 4).led_by(1, "moses").politics_of(0),
        "attack raid_i 2",
    ),
    (
        "R3.2.3",
        "why-not-weaker-or-nothing",
        lambda: plotting("infiltrate"),
        "attack infiltrate 2",
    ),
    # Taking
    ("R3.0", "why-politics-over", lambda: Board().holds(0, "rats"), "prepare rats"),
    ("R2.2.2", "why-first-turn", first_turn, "increase"),
    ("R4.2.1", "why-empty-place", lambda: Board().empties_row(), "take 1"),
    ("R4.2.1", "why-empty-place", Board, "take 14"),
    (
        "R4.3.3",
        "why-unfinished-wonder",
        lambda: Board().building(0, "pyramids").shows(1, "colossus"),
        "take 1",
    ),
    (
        "R4.2.2",
        "why-hand-full",
        lambda: Board().holds(0, "iron", "alchemy", "drama", "knights").shows(1, "irrigation"),
        "take 1",
    ),
    (
        "R4.2.5",
        "why-leader-of-age",
        lambda: Board().led_by(0, "moses").shows(1, "homer"),
        "take 1",
    ),
    ("R4.2.3", "why-has-technology", lambda: Board().has(0, "iron").shows(1, "iron"), "take 1"),
    ("R4.2.1", "why-too-dear", lambda: idle(Board().shows(1, "iron")), "take 1"),
    (
        "R4.2.1",
        "why-too-dear",
        lambda: after(
            Board(3)
            .empties_row()
            .shows(1, "iron")
            .shows(6, "colossus")
            .shows(7, "homer")
            .shows(8, "drama")
            .reveal("international_agreement"),
            "take 6",
            "take 7",
        ),
        "take 8",
    ),
    # People, buildings, units
    ("R4.4.1", "why-no-yellow", lambda: rich().yellow_bank(0, 0), "increase"),
    ("R4.4.1", "why-no-food", Board, "increase"),
    ("R8.3.2", "why-no-civil-actions", lambda: idle(rich()), "increase"),
    ("R4.5.1", "why-no-technology", rich, "build coal"),
    ("R4.5.1", "why-no-unused-worker", lambda: rich().unused(0, 0), "build bronze"),
    ("R8.3.2", "why-no-military-actions", lambda: idle(rich()), "build warriors"),
    ("R8.3.2", "why-no-civil-actions", lambda: idle(rich()), "build bronze"),
    ("R4.5.3", "why-urban-limit", lambda: rich().workers(0, "religion", 2), "build religion"),
    ("R4.5.1", "why-no-resources", Board, "build bronze"),
    ("R4.1.3", "why-no-power", rich, "recruit warriors"),
    ("R4.1.3", "why-no-power", rich, "use hammurabi"),
    ("R4.13.1", "why-no-technology", lambda: barbarossa(4, 4), "recruit swordsmen"),
    ("R8.3.2", "why-no-military-actions", lambda: idle(barbarossa(4, 4)), "recruit warriors"),
    (
        "R4.4.1",
        "why-no-yellow",
        lambda: barbarossa(4, 4).yellow_bank(0, 0),
        "recruit warriors",
    ),
    ("R4.4.1", "why-no-food", lambda: barbarossa(0, 4), "recruit warriors"),
    ("R4.13.1", "why-no-resources", lambda: barbarossa(4, 0), "recruit warriors"),
    ("R4.6.1", "why-no-technology", rich, "upgrade bronze coal"),
    ("R4.6.1", "why-no-worker-there", lambda: rich().has(0, "coal"), "upgrade iron coal"),
    ("R4.6.1", "why-no-upgrade", rich, "upgrade bronze agriculture"),
    (
        "R8.3.2",
        "why-no-military-actions",
        lambda: idle(rich().has(0, "swordsmen")),
        "upgrade warriors swordsmen",
    ),
    ("R8.3.2", "why-no-civil-actions", lambda: idle(rich()), "upgrade bronze iron"),
    ("R4.6.1", "why-no-resources", lambda: Board().has(0, "iron"), "upgrade bronze iron"),
    ("R4.7.1", "why-no-worker-there", Board, "destroy religion"),
    ("R4.15.1", "why-destroy-or-disband", Board, "destroy warriors"),
    ("R4.15.1", "why-destroy-or-disband", Board, "disband bronze"),
    ("R8.3.2", "why-no-civil-actions", lambda: idle(Board()), "destroy bronze"),
    ("R8.3.2", "why-no-military-actions", lambda: idle(Board()), "disband warriors"),
    # Wonders, technologies, cards of the hand
    ("R4.9.1", "why-no-wonder", rich, "stage 1"),
    (
        "R4.9.1",
        "why-no-resources-for-stage",
        lambda: rich().building(0, "pyramids"),
        "stage 2",
    ),
    ("R8.3.2", "why-no-civil-actions", lambda: idle(rich().building(0, "pyramids")), "stage 1"),
    ("R4.10.1", "why-not-in-hand", rich, "develop alchemy"),
    ("R4.10.1", "why-is-no-technology", lambda: rich().holds(0, "moses"), "develop moses"),
    ("R11.15", "why-partner-cannot-pay", cooperating, "develop iron"),
    ("R4.11.1", "why-no-government", lambda: rich().holds(0, "alchemy"), "revolution alchemy"),
    (
        "R4.11.1",
        "why-no-revolution",
        lambda: idle(rich().holds(0, "monarchy")),
        "revolution monarchy",
    ),
    ("R4.10.1", "why-no-science", lambda: Board().holds(0, "iron"), "develop iron"),
    ("R8.3.2", "why-no-civil-actions", lambda: idle(rich().holds(0, "drama")), "develop drama"),
    ("R4.16.1", "why-not-played-here", lambda: Board().holds(0, "raid_i"), "play raid_i"),
    (
        "R4.16.2",
        "why-one-tactic",
        lambda: after(Board().holds(0, "legion", "phalanx"), "play legion"),
        "play phalanx",
    ),
    ("R8.3.2", "why-no-military-actions", lambda: idle(Board().holds(0, "legion")), "play legion"),
    ("R4.12.1", "why-not-in-hand", Board, "play stockpile_a"),
    (
        "R4.12.1",
        "why-just-taken",
        lambda: after(Board().shows(1, "stockpile_a"), "take 1"),
        "play stockpile_a",
    ),
    ("R4.12.5", "why-card-has-no-use", lambda: Board().holds(0, "frugality_a"), "play frugality_a"),
    ("R8.3.2", "why-no-civil-actions", lambda: idle(Board().holds(0, "moses")), "play moses"),
    ("R4.10.1", "why-develop-instead", lambda: rich().holds(0, "drama"), "play drama"),
    ("R4.17.1", "why-not-common", Board, "copy legion"),
    ("R4.17.1", "why-own-tactic", lambda: Board().tactic(0, "legion"), "copy legion"),
    (
        "R4.16.2",
        "why-one-tactic",
        lambda: after(Board().holds(0, "legion").tactic(1, "phalanx"), "play legion"),
        "copy phalanx",
    ),
    (
        "R8.3.2",
        "why-no-military-actions",
        lambda: idle(Board().tactic(1, "legion")),
        "copy legion",
    ),
]


@pytest.mark.parametrize(
    ("number", "key", "position", "text"), CASES, ids=[f"{case[1]} {case[3]}" for case in CASES]
)
def test_an_action_that_is_not_offered_has_its_reason(
    number: str, key: str, position: Callable[[], Board], text: str
) -> None:
    board = position()

    reason = board.game.why_not(board.g, max(0, board.asked), text)

    assert reason == Reason(number, key)


@clause("R0.1")
def test_whoever_is_not_asked_is_told_so() -> None:
    board = Board()

    reasons = [board.game.why_not(board.g, seat, "done") for seat in range(2)]

    assert reasons == [None, ("R0.1", "why-other-turn")]


def test_every_reason_of_the_game_is_reached_by_these_tests() -> None:
    written = set(re.findall(r'Reason\("([^"]+)", "([^"]+)"\)', SOURCE.read_text("utf-8")))

    reached = {(number, key) for number, key, _, _ in CASES}

    assert written == {*reached, ("R0.1", "why-other-turn")}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_reason_can_be_said_in_both_languages(lang: str) -> None:
    words = Words(lang, "through_the_ages")

    sentences = {key: words.say(Msg(key)) for _, key, _, _ in CASES}
    sentences["why-other-turn"] = words.say(Msg("why-other-turn"))

    assert all(sentences.values())
    assert len(set(sentences.values())) == len(sentences)


def test_every_reason_names_a_clause_of_the_rules() -> None:
    clauses = set(re.findall(r"\*\*([A-Z]\d+(?:\.\d+){0,2})\*\*", RULES.read_text("utf-8")))

    named = {number for number, _, _, _ in CASES}

    assert named - clauses == set()


def test_an_action_that_is_offered_has_no_reason_against_it() -> None:
    board = rich().holds(0, "moses", "drama", "monarchy", "legion").building(0, "pyramids")

    reasons = {board.why(text) for text in board.options()}

    assert reasons == {None}
