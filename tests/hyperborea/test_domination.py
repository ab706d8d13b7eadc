"""No technology is dominated: none costs as much as another or more and gives as much or less."""

from collections import Counter
from itertools import permutations

import pytest

from tests.hyperborea.effect_parts import parts, split
from tests.hyperborea.rows import deck_size, rows_of

Row = dict[str, str]
DEARNESS = {"W": 0, "A": 1}
"""A grey cube fits nothing else, any colour fits a multicolour space; a coloured one is dearest."""
COLOURED = 2
MOST_POINTS = 3
"""No technology has more."""
MOST_ALIKE = 0.6
"""No larger part of a deck has the same points."""


# Cost: the spaces of a set


def is_no_dearer(space: str, other: str) -> bool:
    """Say whether a space takes cubes that are no dearer than those of another."""
    return space == other or DEARNESS.get(space, COLOURED) < DEARNESS.get(other, COLOURED)


def costs_no_more(card: Row, other: Row) -> bool:
    """Say whether each space of a card can stand against one of another that is as dear."""
    spaces, others = card["slots"].split(), other["slots"].split()
    return any(
        all(
            is_no_dearer(space[0], against[0])
            for space, against in zip(spaces, chosen, strict=True)
        )
        for chosen in permutations(others, len(spaces))
    )


# Gain: effects, and printed points


def steps(gains: Counter[str]) -> list[int]:
    """List the steps of each effect of progress, the longest first."""
    found: list[int] = []
    for name, times in gains.items():
        if name.startswith("PROG:"):
            found += [int(name.removeprefix("PROG:"))] * times
    return sorted(found, reverse=True)


def progress_covers(gains: Counter[str], others: Counter[str]) -> bool:
    """Say whether effects of progress reach what others do; single steps go together, too."""
    own = steps(gains)
    for wanted in steps(others):
        longer = [step for step in own if step >= wanted]
        if longer:
            own.remove(min(longer))
        elif own.count(1) >= wanted:
            del own[-wanted:]
        else:
            return False
    return True


def covers(effect: str, other: str) -> bool:
    """Say whether an effect gives all that another does; flying serves as movement."""
    gains, others = everything(effect), everything(other)
    if not progress_covers(gains, others):
        return False
    if gains["FLY"] + gains["MOVE"] < others["FLY"] + others["MOVE"]:
        return False
    return all(
        gains[name] >= times
        for name, times in others.items()
        if name != "MOVE" and not name.startswith("PROG:")
    )


def everything(effect: str) -> Counter[str]:
    """Count the parts of an effect, exchanges and effects on neighbours by all that they say."""
    found: Counter[str] = Counter()
    for part in split(effect):
        if part.startswith(("PAY", "NEIGHBOURS")):
            found[part] += 1
        else:
            found += parts(part)
    return found


def frame(effect: str) -> tuple[str, str]:
    """Tell what calls for an effect from what it then gives."""
    if effect.startswith(("SOT(", "BONUS(")):
        name, inner = effect.removesuffix(")").split("(", 1)
        called, _, gain = inner.rpartition("=>")
        return f"{name} {called.strip()}", gain.strip()
    if effect.startswith("INSTEAD("):
        return effect, ""
    return "", effect


def gives_no_less(card: Row, other: Row) -> bool:
    """Say whether a card has the points of another and gives all that it does, as often."""
    called, gain = frame(card["effect"])
    other_called, other_gain = frame(other["effect"])
    if called != other_called or int(card["vp"]) < int(other["vp"]):
        return False
    return gain == other_gain or covers(gain, other_gain)


def dominates(card: Row, other: Row) -> bool:
    """Say whether nobody would want another card if there is this one."""
    return card is not other and costs_no_more(card, other) and gives_no_less(card, other)


def dominated(rows: list[Row]) -> list[str]:
    """Search a whole table for cards that another one makes useless."""
    return [
        f"{other['name']} by {card['name']}"
        for card in rows
        for other in rows
        if dominates(card, other)
    ]


def made(name: str, slots: str, effect: str, vp: int = 2) -> Row:
    """Make a technology to compare."""
    return {"name": name, "slots": slots, "effect": effect, "vp": str(vp)}


def test_no_technology_is_dominated_by_another() -> None:
    assert dominated(rows_of("technologies")) == []


@pytest.mark.parametrize("basic", rows_of("basic_technologies"), ids=lambda row: row["id"])
def test_every_technology_gives_more_than_a_basic_set_or_costs_less(basic: Row) -> None:
    for effect in basic["effect"].replace("PROGDIFF:2", "PROG:1x2").split("|"):
        basic_set = made(basic["id"], basic["slots"], effect.strip(), MOST_POINTS)

        assert [row for row in rows_of("technologies") if dominates(basic_set, row)] == []


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (("Y A", "GEM:1"), ("Y A", "GEM:1 + FORT:1")),
        (("O A", "PROG:1x3"), ("A A", "PROG:1x3")),
        (("B O", "PROG:1 + DRAW:3"), ("A B", "DRAW:3 + PROG:1")),
        (("B W", "DRAW:2"), ("B", "DRAW:2")),
        (("A", "RETRIEVE:1"), ("W", "RETRIEVE:1")),
        (("G A", "MOVE:2"), ("G A", "FLY:2")),
        (("O O", "PROG:2x2"), ("O O", "PROG:1x4")),
        (("O", "PROG:1"), ("O", "PROG:2")),
        (("R* A*", "SOT(FORT:1)"), ("A* A*", "SOT(FORT:2)")),
        (("P* P*", "BONUS(FIGURE => FIGURE:1)"), ("P* A*", "BONUS(FIGURE => FIGURE:1)")),
        (("G* A*", "INSTEAD(MOVE => FLY)"), ("A*", "INSTEAD(MOVE => FLY)")),
        (("R A", "NEIGHBOURS(REMOVE_CUBE:1)"), ("R", "NEIGHBOURS(REMOVE_CUBE:1)")),
    ],
)
def test_a_card_that_costs_as_much_and_gives_no_more_is_found(
    worse: tuple[str, str], better: tuple[str, str]
) -> None:
    assert dominated([made("worse", *worse), made("better", *better)]) == ["worse by better"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("Y A", "GEM:1", 3), ("Y A", "GEM:1 + FORT:1", 2)),
        (("R Y", "GEM:1", 2), ("Y G", "GEM:1", 2)),
        (("G A", "MOVE:3", 2), ("G A", "FLY:2", 2)),
        (("O O", "PROG:2x2", 2), ("O O", "PROG:1x3", 2)),
        (("A* A*", "SOT(FORT:2)", 2), ("A A", "FORT:2", 2)),
        (("P* A*", "BONUS(FIGURE => FIGURE:1)", 2), ("P* A*", "BONUS(GEM => FIGURE:1)", 2)),
    ],
)
def test_cards_that_each_have_something_of_their_own_dominate_none(
    one: tuple[str, str, int], other: tuple[str, str, int]
) -> None:
    assert dominated([made("one", *one), made("other", *other)]) == []


def test_two_cards_that_are_alike_make_each_other_useless() -> None:
    cards = [made("one", "B O", "CREATE(any):1"), made("other", "O B", "CREATE(any):1")]

    assert dominated(cards) == ["other by one", "one by other"]


def test_the_points_of_technologies_differ() -> None:
    points = Counter(int(row["vp"]) for row in rows_of("technologies"))

    assert set(points) == set(range(MOST_POINTS + 1))
    assert max(points.values()) < len(rows_of("technologies")) / 2


@pytest.mark.parametrize("deck", ["I", "II", "III", "IV"])
def test_the_points_differ_in_every_deck(deck: str) -> None:
    points = Counter(int(row["vp"]) for row in rows_of("technologies") if row["deck"] == deck)

    assert len(points) >= MOST_POINTS
    assert max(points.values()) <= MOST_ALIKE * deck_size(deck)
