"""No card is forgotten: each is exercised, has its words, and does what its row leaves to code."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from aevum.games.through_the_ages import generate
from aevum.games.through_the_ages.effect_ids import EFFECTS
from aevum.games.through_the_ages.ids import (
    ACTION,
    AGGRESSION,
    EVENT,
    LEADER,
    NONE,
    PACT,
    WAR,
    WONDER,
)
from aevum.games.through_the_ages.names import card_text, card_word
from aevum.games.through_the_ages.switches import FIRST_EDITION
from aevum.games.through_the_ages.tables import (
    BLUE,
    CARDS,
    CIVIL_ACTIONS,
    COLONIZATION,
    CULTURE,
    EFFECT,
    FACES,
    KIND,
    MILITARY_ACTIONS,
    NO_EFFECT,
    SCIENCE,
    SINCE,
    STRENGTH,
)
from aevum.text import Words

HERE = Path(__file__)
RECORDS = HERE.parent.parent / "records" / "through_the_ages"
ENGINE = HERE.parent.parent.parent / "src" / "aevum" / "games" / "through_the_ages"
NO_TESTS_OF_CARDS = (HERE.name, "board.py")
NAME = re.compile(r"[a-z][a-z_]*")
TEXT_BESIDE_SYMBOLS = (
    "library_of_alexandria",
    "great_wall",
    "st_peters_basilica",
    "taj_mahal",
    "transcontinental_railroad",
)


@cache
def names_in_tests() -> frozenset[str]:
    """Collect the words of all texts in the tests of this game; docstrings are none."""
    found: set[str] = set()
    for path in sorted(HERE.parent.glob("*.py")):
        if path.name in NO_TESTS_OF_CARDS:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in docstrings:
                found.update(NAME.findall(str(node.value)))
    return frozenset(found)


@cache
def names_in_records() -> frozenset[str]:
    """Collect the words of all recorded games."""
    found: set[str] = set()
    for path in sorted(RECORDS.glob("*.aevum")):
        found.update(NAME.findall(path.read_text("utf-8")))
    return frozenset(found)


@cache
def names_in_engine() -> frozenset[str]:
    """Collect what the engine names outside the lists of all cards and effects."""
    found: set[str] = set()
    for path in sorted(ENGINE.glob("*.py")):
        if path.name in generate.texts():
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Name):
                found.add(node.id.lower())
    return frozenset(found)


def has_symbols(card: int) -> bool:
    """Say whether the row of a civil card has a number that works by itself."""
    columns = (SCIENCE, CULTURE, STRENGTH, FACES, CIVIL_ACTIONS, MILITARY_ACTIONS)
    return any(column[card] for column in (*columns, COLONIZATION, BLUE))


def needs_behaviour(card: int) -> bool:
    """Say whether a row has less than the whole card: it leaves the rest to code."""
    kind = KIND[card]
    if kind == WONDER:
        return not has_symbols(card) or CARDS[card] in TEXT_BESIDE_SYMBOLS
    return kind in (LEADER, ACTION, EVENT, AGGRESSION, WAR, PACT)


def test_every_card_is_exercised_in_a_recorded_game_or_in_a_test() -> None:
    seen = names_in_tests() | names_in_records()

    never_seen = [name for name in CARDS if name not in seen]

    assert never_seen == []


def test_a_name_that_no_test_mentions_would_be_found_missing() -> None:
    assert "moses" in names_in_tests()
    assert "no_such_card" + "_at_all" not in names_in_tests()


def test_exactly_the_cards_that_are_more_than_numbers_have_an_effect() -> None:
    effectless = [CARDS[card] for card in range(len(CARDS)) if EFFECT[card] == NO_EFFECT]

    assert effectless == [CARDS[card] for card in range(len(CARDS)) if not needs_behaviour(card)]


def test_every_effect_is_named_by_the_engine() -> None:
    assert [effect for effect in EFFECTS if effect not in names_in_engine()] == []


def test_where_no_card_lies_there_is_no_effect() -> None:
    assert EFFECT[NONE] == NO_EFFECT


@pytest.mark.parametrize("name", sorted(generate.texts()))
def test_the_lists_of_ids_are_as_fresh_as_the_tables(name: str) -> None:
    assert (ENGINE / name).read_text("utf-8") == generate.texts()[name]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card_has_a_name_and_a_text(lang: str) -> None:
    words = Words(lang, "through_the_ages")
    names: list[str] = []

    for card in range(len(CARDS)):
        names.append(words.say(card_word(card)))
        assert len(words.say(card_text(card))) > 15

    assert len(set(names)) == len(CARDS)


@pytest.mark.parametrize(
    ("kind", "count"), [(LEADER, 24), (WONDER, 16), (ACTION, 33), (EVENT, 55), (PACT, 10)]
)
def test_there_are_as_many_cards_of_a_kind_as_the_rules_list(kind: int, count: int) -> None:
    printed = [card for card in range(len(CARDS)) if SINCE[card] == FIRST_EDITION]

    assert [KIND[card] for card in printed].count(kind) == count
