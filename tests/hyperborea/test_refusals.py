"""Whatever is not offered has a reason: a clause of the rules and a sentence in both languages."""

import random
from functools import cache

import pytest

from aevum import games
from aevum.kernel.game import Game, Reason, Value
from aevum.kernel.message import Msg
from aevum.kernel.state import State
from aevum.text import Words
from tests.hyperborea.board import Board
from tests.kit import clause
from tests.laws.test_clauses import clauses_of

MIDDLE = ("C1", "B01", "B02", "B03", "B04", "B05", "B06")
ODD = (
    "advance grey 1",
    "advance red 6",
    "attack a1 seat 1",
    "attack d4 fortress 5",
    "bag T1-01 1",
    "bag exploration-1 4",
    "card T1-01",
    "choose 9",
    "choose 1 3",
    "convert d4 2",
    "create grey",
    "create grey any",
    "create blue any",
    "develop 6",
    "done",
    "draw",
    "enter d4 2",
    "extra grey",
    "faction red_duchy",
    "give unused red",
    "keep",
    "lower grey",
    "mark grey",
    "mark red",
    "place grey exploration-1 1",
    "place red throne 4",
    "place red T2-05 1",
    "purge unused grey",
    "replace IV",
    "retrieve available grey",
    "shoot d4 seat 5",
    "spend 4",
    "spy T3-08",
    "take T1-01",
    "tile coral_throne_a",
    "trade 5",
    "upgrade grey",
    "use",
    "walk d4 d4",
    "withdraw d4 free",
)


@cache
def words() -> tuple[Words, Words]:
    """Load both catalogues."""
    return Words("en", "hyperborea"), Words("de", "hyperborea")


def positions(game: Game, seats: int, options: dict[str, Value], count: int) -> list[State]:
    """Collect positions of a random game, those of rare questions first."""
    chance = random.Random(seats)
    g = game.new(seats, seats, options)
    rare: dict[str, list[State]] = {}
    while not g.is_over:
        rare.setdefault(type(g.stack[-1]).__name__, []).append(g.copy())
        g.apply(chance.choice(g.legal()))
    picked = [
        state for name in rare for state in chance.sample(rare[name], min(6, len(rare[name])))
    ]
    return picked + chance.sample(rare["Turn"], count)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"mode": "faction_war", "reset_incomplete": "rulebook"}),
        (4, {"mode": "faction_war", "stop_clears": "all", "stopped_may_enter_site": False}),
        (6, {"open_board": True, "espionage_scope": "one_icon"}),
    ],
)
def test_every_refusal_cites_a_clause_and_has_a_sentence(
    seats: int, options: dict[str, Value]
) -> None:
    game = games.game("hyperborea")
    states = positions(game, seats, options, 40)
    texts = {game.to_text(g, action) for g in states for action in g.legal()} | set(ODD)
    clauses = set(clauses_of("hyperborea"))

    for g in states:
        legal = {game.to_text(g, action) for action in g.legal()}
        for text in sorted(texts):
            reason = game.why_not(g, g.asked, text)
            assert (reason is None) == (text in legal), text
            if reason is not None:
                assert reason.clause in clauses
                for language in words():
                    assert language.say(Msg(reason.key)).endswith(".")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("walk d4 f4", Reason("R10.2", "why-not-adjacent")),
        ("walk e4 d4", Reason("R6.5", "why-no-free-figure")),
        ("fly d4 e3", Reason("R4.8", "why-not-in-pool")),
        ("attack e4 site 1", Reason("R11.3", "why-no-attacker")),
        ("attack d4 seat 1", Reason("R11.4", "why-no-target")),
        ("attack d4 fortress 1", Reason("R11.5", "why-no-fortress")),
        ("convert d4 1", Reason("R15.6", "why-cannot-convert")),
        ("shoot b3 seat 1", Reason("R18.17", "why-nobody-beside")),
        ("fortify e4", Reason("R18.4", "why-no-own-figure")),
        ("recruit d4", Reason("R18.5", "why-no-homeland-city")),
        ("recruit b3", Reason("R18.5", "why-not-your-homeland")),
        ("clone e4", Reason("R18.11", "why-no-own-figure")),
        ("draw", Reason("R9.9", "why-bag-empty")),
        ("retrieve unused red", Reason("R18.14", "why-no-such-cube")),
        ("retrieve trade-1 1", Reason("R18.14", "why-no-cube-there")),
        ("purge unused grey", Reason("R18.22", "why-no-such-cube")),
        ("spy T1-01", Reason("R18.15", "why-cannot-spy")),
        ("take T1-01", Reason("R12.1", "why-not-on-display")),
        ("advance grey 1", Reason("R2.10", "why-no-such-row")),
        ("advance red 2", Reason("R4.8", "why-not-in-pool")),
        ("upgrade red", Reason("R8.2", "why-level-too-low")),
        ("create grey any", Reason("R18.13", "why-no-grey-cube")),
        ("pay gem-for-attack", Reason("R18.23", "why-cannot-pay")),
        ("afflict gem", Reason("R18.24", "why-no-neighbour")),
        ("enter d4 1", Reason("R6.1", "why-site-occupied")),
        ("enter e4 1", Reason("R6.1", "why-no-free-figure")),
        ("enter e4 2", Reason("R7.1", "why-no-free-figure")),
        ("keep", Reason("R7.3", "why-wrong-moment")),
        ("use", Reason("R7.4", "why-no-kept-tile")),
        ("spend 1", Reason("R15.2", "why-no-token")),
        ("trade 1", Reason("R15.7", "why-no-trade")),
        ("place red trade-1 1", Reason("R4.6", "why-no-such-cube")),
        ("place blue trade-1 1", Reason("R5.1", "why-wrong-colour")),
        ("place blue science-1 3", Reason("T2", "why-first-space")),
        ("place blue T1-01 1", Reason("R4.6", "why-not-your-technology")),
        ("walk d4 a1", Reason("R2.4", "why-no-place")),
    ],
)
def test_an_action_that_a_turn_does_not_offer_is_refused_by_its_clause(
    text: str, reason: Reason
) -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "d4").ghost("d4", 1).figures(1, "b3").bag(0)
    board.available(0, "blue").shows("T1-02", "T1-03")
    effects = "MOVE:1 + ATTACK:1 + RANGED:1 + FORT:1 + FIGURE:1 + CLONE:1 + DRAW:1 + RETRIEVE:1"
    more = " + REMOVE_GREY:1 + SPY:1 + TECH:1 + PROG:1 + CREATE(any):1"
    board.turn_of(0, effects + more + " + PAY(REMOVE_GEM:1 => ATTACK:2 + FIGURE:1)")
    board.pool("NEIGHBOURS(REMOVE_GEM:1)")

    assert board.why(text) == reason


@clause("R2.1", "R2.7", "R2.9", "R2.10", "R2.11")
def test_what_cannot_be_chosen_at_set_up_is_refused_by_its_clause() -> None:
    game = games.game("hyperborea")
    g = game.new(2, 1, {"mode": "faction_war"})

    def refused(text: str) -> Reason | None:
        return game.why_not(g, g.asked, text)

    def choose(*texts: str) -> None:
        for text in texts:
            game.play(g, game.from_text(g, text))

    choose("faction celestial_reign")
    assert refused("faction celestial_reign") == Reason("R2.1", "why-faction-taken")
    assert refused("extra red") == Reason("R2.11", "why-must-choose")
    assert game.why_not(g, 1 - g.asked, "done") == Reason("R2.11", "why-other-turn")
    choose("faction red_duchy")
    assert refused("tile red_duchy_a") == Reason("R2.7", "why-not-your-tile")
    choose("tile celestial_reign_a")
    assert refused("card T2-02") == Reason("R2.8", "why-not-your-card")
    choose("card T2-01", "tile red_duchy_b")
    assert refused("extra grey") == Reason("R2.9", "why-no-grey-cube")
    choose("extra red", "mark red")
    assert refused("mark red") == Reason("R2.10", "why-row-marked")


def test_a_question_inside_a_turn_must_be_answered_first() -> None:
    board = Board().figures(0, "f5", 3).shows("T1-02").turn_of(0, "TECH:1 + PROGDIFF:2")

    board.play("develop 2", "advance green 1")
    assert board.why("advance red 1") == Reason("T3", "why-row-order")
    assert board.why("advance blue 2") == Reason("R18.9", "why-one-step")
    assert board.why("draw") == Reason("T4", "why-must-choose")
    board.play("done", "replace I")

    assert board.why("replace II") == Reason("R12.1", "why-replaced")
    assert board.why("done") == Reason("R12.1", "why-must-choose")
    assert board.why("take T1-02") == Reason("R12.1", "why-not-on-display")
