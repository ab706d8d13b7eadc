"""Cards that join later: new games deal them, games of an earlier edition never see them."""

from collections.abc import Iterator

import pytest

from aevum import games
from aevum.games.common.table import Row, since
from aevum.games.through_the_ages.invariants import all_cards
from aevum.games.through_the_ages.printed import ROWS
from aevum.games.through_the_ages.row import end_age
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.switches import FIRST_EDITION
from aevum.games.through_the_ages.tables import AGE, EDITION, LATER_CARDS, SINCE
from aevum.kernel.rng import seeded
from aevum.record.codec import dump, load
from tests.through_the_ages.board import card

LATER = EDITION + 1


@pytest.fixture(params=["moses", "rich_land_a", "iron", "legion", "oil", "spy"])
def joined_later(request: pytest.FixtureRequest) -> Iterator[str]:
    """Let a card be one that joined later."""
    name = str(request.param)
    SINCE[card(name)] = LATER
    LATER_CARDS.append(card(name))
    yield name
    LATER_CARDS.remove(card(name))
    SINCE[card(name)] = FIRST_EDITION


def begun(edition: int) -> Ages:
    """Begin a game with the cards of an edition."""
    game = games.game("through_the_ages")
    state = game.start(4, seeded(1), {**game.settings({}), "edition": edition})
    assert isinstance(state, Ages)
    return state


def dealt(edition: int, name: str) -> bool:
    """Say whether a card comes into a game of an edition, in its age."""
    g = begun(edition)
    while g.age < AGE[card(name)]:
        end_age(g)
    return card(name) in all_cards(g)


def test_a_row_that_joins_in_the_middle_gets_the_highest_number() -> None:
    joined = Row("a test", {**ROWS[20].cells, "id": "joined", "since": str(LATER)})

    assert sorted([*ROWS[:20], joined, *ROWS[20:]], key=since) == [*ROWS, joined]


def test_a_card_is_dealt_from_the_edition_on_in_which_it_joined(joined_later: str) -> None:
    assert not dealt(FIRST_EDITION, joined_later)
    assert dealt(LATER, joined_later)
    assert dealt(LATER + 1, joined_later)


def test_the_first_edition_is_not_written_down_and_a_later_one_is() -> None:
    game = games.game("through_the_ages")

    assert str(dump(begun(FIRST_EDITION))).count("'Switches'") == 1
    later = load(game, dump(begun(LATER)))
    assert isinstance(later, Ages)
    assert later.switches.edition() == later.copy().switches.edition() == LATER
