"""A bot's choice cannot depend on what its seat cannot know."""

import pytest

import aevum
from aevum.bots import Bot, Clock, Glimpse, bot_names, make_bot
from aevum.bots.match import Match
from aevum.kernel.game import Game
from aevum.kernel.state import State
from tests.toy import TOY, table


class Witness(Bot):
    """Choose at random, and keep a copy of every position in which there was a choice."""

    def __init__(self, seed: int, kept: list[State]) -> None:
        self.bot = make_bot("random", seed)
        self.kept = kept

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Keep the position, which only a test may do, and let chance decide."""
        self.kept.append(glimpse._state.copy())
        return self.bot.choose(glimpse, clock)


class Peeker(Bot):
    """Break the law: choose by the hands of all seats."""

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Let the sum of all hands decide."""
        hands = sum(sum(p.hand) for p in table(glimpse._state).players)
        return glimpse.options[hands % len(glimpse.options)]


def positions(game: Game, seats: int, seed: int, nth: int) -> list[State]:
    """Play a random game and give every nth position with a choice."""
    kept: list[State] = []
    bots: list[Bot] = [Witness(seed + seat, kept) for seat in range(seats)]
    Match(game, game.new(seats, seed), bots).play()
    return kept[::nth]


def choice(bot: Bot, game: Game, state: State, seat: int) -> int:
    """Ask a bot for its choice in a position."""
    return bot.choose(Glimpse(game, state, seat, state.legal()), Clock())


def changed_choices(name: str, game: Game, states: list[State]) -> list[str]:
    """List the positions in which a bot chooses otherwise once everything hidden is swapped."""
    return [
        state.explain()
        for state in states
        for seed in (11, 12, 13)
        if choice(make_bot(name, 5), game, state, state.asked)
        != choice(make_bot(name, 5), game, game.resample(state, state.asked, seed), state.asked)
    ]


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_bot_chooses_the_same_when_all_that_is_hidden_in_the_toy_is_swapped(
    name: str, seed: int
) -> None:
    states = positions(TOY, seats=3, seed=seed, nth=1)

    changed = changed_choices(name, TOY, states)

    assert len(states) > 5
    assert changed == []


@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_bot_chooses_the_same_when_all_that_is_hidden_in_tempus_is_swapped(
    name: str, seats: int
) -> None:
    tempus = aevum.game("tempus")
    states = positions(tempus, seats, seed=seats, nth=15)

    changed = changed_choices(name, tempus, states)

    assert len(states) > 5
    assert changed == []


def test_a_bot_that_peeked_would_be_found_out() -> None:
    states = positions(TOY, seats=3, seed=1, nth=1)

    swapped = [TOY.resample(state, state.asked, 11) for state in states]

    assert [choice(Peeker(), TOY, state, state.asked) for state in states] != [
        choice(Peeker(), TOY, state, state.asked) for state in swapped
    ]


def test_a_glimpse_offers_the_seat_the_options_the_view_samples_and_the_rules() -> None:
    state = TOY.new(seats=3, seed=1)

    glimpse = Glimpse(TOY, state, state.asked, state.legal())

    public = {name for name in dir(glimpse) if not name.startswith("_")}
    assert public == {"game", "options", "sample", "seat", "view"}
    assert glimpse.view == TOY.view(state, state.asked)
    assert glimpse.sample(7) == TOY.resample(state, state.asked, 7)


def test_playing_on_in_a_sample_leaves_the_game_alone() -> None:
    state = TOY.new(seats=3, seed=1)
    before = state.copy()

    sample = Glimpse(TOY, state, state.asked, state.legal()).sample(7)
    sample.apply(sample.legal()[0])

    assert state == before
