"""A bot's choice cannot depend on what its seat cannot know."""

from random import Random

import pytest

import aevum
from aevum.bots import Bot, Clock, Glimpse, bot_names, make_bot
from aevum.bots.match import Match
from aevum.bots.naming import hasty
from aevum.kernel.game import Game
from aevum.kernel.state import State
from tests.toy import TOY, table


class Peeker(Bot):
    """Try to break the law: choose by the hands of all seats, as far as they can be reached."""

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Let the sum of all hands decide."""
        hands = sum(sum(p.hand) for p in table(glimpse.known()).players)
        return glimpse.options[hands % len(glimpse.options)]


class Blind(Bot):
    """Say that it does not look, and look all the same."""

    def looks(self) -> bool:
        """Lie."""
        return False

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Reach for the position."""
        return glimpse.sample(1).legal()[0]


def positions(game: Game, seats: int, seed: int, nth: int) -> list[State]:
    """Play a random game and give every nth position with a choice."""
    kept: list[State] = []
    chance, g = Random(seed), game.new(seats, seed)
    while not g.is_over:
        if len(g.legal()) > 1:
            kept.append(g.copy())
        g.apply(chance.choice(g.legal()))
    return kept[::nth]


def choice(bot: Bot, game: Game, state: State, seat: int) -> int:
    """Ask a bot for its choice in a position."""
    return bot.choose(Glimpse(game, state, seat, state.legal()), Clock())


def changed_choices(name: str, game: Game, states: list[State]) -> list[str]:
    """List the positions in which a bot chooses otherwise once everything hidden is swapped."""
    return [
        state.explain()
        for state in states
        for seed in (11, 12)
        if choice(make_bot(name, 5), game, state, state.asked)
        != choice(make_bot(name, 5), game, game.resample(state, state.asked, seed), state.asked)
    ]


@pytest.mark.parametrize("name", [hasty(name) for name in bot_names()])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_bot_chooses_the_same_when_all_that_is_hidden_in_the_toy_is_swapped(
    name: str, seed: int
) -> None:
    states = positions(TOY, seats=3, seed=seed, nth=1)

    changed = changed_choices(name, TOY, states)

    assert len(states) > 5
    assert changed == []


@pytest.mark.costly
@pytest.mark.parametrize("name", [hasty(name) for name in bot_names()])
@pytest.mark.parametrize("seats", [3, 5])
def test_a_bot_chooses_the_same_when_all_that_is_hidden_in_tempus_is_swapped(
    name: str, seats: int
) -> None:
    tempus = aevum.game("tempus")
    states = positions(tempus, seats, seed=seats, nth=40)

    changed = changed_choices(name, tempus, states)

    assert len(states) > 5
    assert changed == []


def test_a_bot_that_reaches_into_its_glimpse_finds_nothing_that_its_seat_cannot_know() -> None:
    states = positions(TOY, seats=3, seed=1, nth=1)

    hands = [[p.hand for p in table(state).players] for state in states]
    swapped = [TOY.resample(state, state.asked, 11) for state in states]

    assert [[p.hand for p in table(state).players] for state in swapped] != hands
    assert [choice(Peeker(), TOY, state, state.asked) for state in states] == [
        choice(Peeker(), TOY, state, state.asked) for state in swapped
    ]


def test_a_cheat_in_a_match_never_holds_the_true_position() -> None:
    state = TOY.new(seats=3, seed=1)
    true = state.copy()
    seen: list[State] = []

    class Cheat(Peeker):
        def choose(self, glimpse: Glimpse, clock: Clock) -> int:
            seen.append(glimpse.known())
            return Peeker.choose(self, glimpse, clock)

    Match(TOY, state, [Cheat(), Cheat(), Cheat()]).play()

    assert seen
    assert all(one is not state for one in seen)
    assert seen[0] == TOY.resample(true, true.asked, 0)


def test_a_bot_that_does_not_look_is_given_nothing_to_look_at() -> None:
    match = Match(TOY, TOY.new(seats=2, seed=1), [Blind(), Blind()])

    with pytest.raises(AssertionError, match="does not look"):
        match.play()


def test_a_glimpse_offers_the_seat_the_options_the_view_samples_and_the_rules() -> None:
    state = TOY.new(seats=3, seed=1)

    glimpse = Glimpse(TOY, state, state.asked, state.legal())

    public = {name for name in dir(glimpse) if not name.startswith("_")}
    assert public == {"game", "known", "options", "sample", "seat", "view"}
    assert glimpse.view == TOY.view(state, state.asked)
    assert glimpse.sample(7) == TOY.resample(state, state.asked, 7)


def test_playing_on_in_a_sample_leaves_the_game_alone() -> None:
    state = TOY.new(seats=3, seed=1)
    before = state.copy()

    sample = Glimpse(TOY, state, state.asked, state.legal()).sample(7)
    sample.apply(sample.legal()[0])

    assert state == before
