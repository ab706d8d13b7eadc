"""A series of games, the sums over it, and whoever plays it."""

import pytest

import aevum
from aevum.bots.bot import Bot, Clock, Forfeit, Glimpse
from aevum.bots.series import Outcome, Series
from aevum.bots.tally import Tally
from aevum.bots.workers import Workers, workers_for
from aevum.kernel.errors import BadOption
from tests.toy import TOY, ToyGame


def series_of(*bots: str, seats: int = 4, seed: int = 1) -> Series:
    """Set up a series of toy games."""
    return Series(TOY, seats, list(bots), seed, {})


def won_by(number: int, *winners: int) -> Outcome:
    """Make up the outcome of a game of four seats."""
    return Outcome(number, [1, 2, 3, 4], list(winners), 10, 25, 5, 99 + number, "")


def all_of(workers: Workers) -> list[Outcome]:
    """Let the workers play all games and sort the outcomes."""
    outcomes: list[Outcome] = []
    while batch := workers.next_batch():
        outcomes += batch
    workers.close()
    return sorted(outcomes)


def test_every_bot_moves_on_by_one_seat_from_game_to_game() -> None:
    series = series_of("greedy", "random")

    seated = [[series.bot_at(number, seat) for seat in range(4)] for number in range(2)]

    assert seated == [
        ["greedy", "random", "greedy", "random"],
        ["random", "greedy", "random", "greedy"],
    ]


def test_a_single_bot_sits_at_every_seat_once_in_as_many_games_as_seats() -> None:
    series = series_of("greedy", "random", "random", "random")

    seats = [
        seat for number in range(4) for seat in range(4) if series.bot_at(number, seat) == "greedy"
    ]

    assert seats == [0, 1, 2, 3]


def test_more_bots_than_seats_are_refused() -> None:
    with pytest.raises(ValueError, match="3 bots cannot be dealt to 2 seats"):
        series_of("random", "random", "greedy", seats=2)


def test_an_unknown_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(ValueError, match="no bot 'clever'"):
        series_of("random", "clever")


def test_a_number_of_seats_the_game_is_not_for_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadOption, match="toy is for 2 to 4 seats, not 5"):
        series_of("random", seats=5)


def test_each_game_of_a_series_has_its_own_seed() -> None:
    series = series_of("random", seed=3)

    assert [series.game_seed(number) for number in (0, 1)] == [3 << 32, (3 << 32) | 1]
    assert series.play(0).fingerprint != series.play(1).fingerprint


def test_equal_seeds_give_equal_games() -> None:
    assert series_of("random", seed=3).play(5) == series_of("random", seed=3).play(5)


def test_a_game_that_fails_is_an_outcome_with_its_error() -> None:
    endless = ToyGame()
    endless.most_decisions = 5

    outcome = Series(endless, 2, ["random"], 1, {}).play(0)

    assert outcome.error == "AssertionError: the game does not end"


def test_a_shared_victory_is_a_win_for_each_winner_and_divides_the_share() -> None:
    tally = Tally(series_of("greedy", "random", "random", "random"), 2)

    tally.add(won_by(0, 0))
    tally.add(won_by(1, 0, 1))

    assert tally.wins == [2, 1, 0, 0]
    assert tally.win_share() == {"greedy": 0.75, "random": 0.25}


def test_the_sums_do_not_depend_on_the_order_in_which_games_come_in() -> None:
    one, other = (Tally(series_of("random"), 3) for _ in range(2))
    outcomes = [won_by(0, 0), won_by(1, 0, 1, 2), won_by(2, 3)]

    for outcome in outcomes:
        one.add(outcome)
    for outcome in reversed(outcomes):
        other.add(outcome)

    assert one.digest() == other.digest()
    assert one.wins == other.wins
    assert one.scores == other.scores == [3, 6, 9, 12]
    assert one.per_game(one.decisions) == 10


def test_a_failed_game_is_counted_apart_and_the_first_of_them_is_told() -> None:
    tally = Tally(series_of("random"), 3)
    later, earlier = (Outcome(n, [], [], 0, 0, 0, 0, f"fault {n}") for n in (2, 1))

    tally.add(later)
    tally.add(won_by(0, 0))
    tally.add(earlier)

    assert tally.finished == 1
    assert sorted(tally.errors) == [1, 2]
    assert tally.first_error == "fault 1"


def test_one_process_plays_every_game_once() -> None:
    outcomes = all_of(workers_for(series_of("random"), 30, 1))

    assert [outcome.number for outcome in outcomes] == list(range(30))


def test_two_processes_play_the_games_that_one_would_play() -> None:
    series = Series(aevum.game("tempus"), 3, ["random"], 1, {"map": "fixed"})

    alone = all_of(workers_for(series, 7, 1))
    together = all_of(workers_for(series, 7, 2))

    assert together == alone


@pytest.mark.parametrize(
    ("games", "jobs", "sentence"), [(0, 1, "0 games"), (-3, 1, "-3 games"), (5, -1, "-1 processes")]
)
def test_impossible_numbers_of_games_or_processes_are_refused(
    games: int, jobs: int, sentence: str
) -> None:
    with pytest.raises(ValueError, match=f"{sentence} cannot"):
        workers_for(series_of("random"), games, jobs)


class Deserter(Bot):
    """Leave the game at the first question."""

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Give no answer."""
        raise Forfeit("it fell silent")


class Deserted(Series):
    """A series in which the second bot leaves."""

    def make(self, name: str, seed: int) -> Bot:
        """Make one that stays, or one that leaves."""
        return Deserter() if name == "greedy" else Series.make(self, name, seed)


def test_whoever_leaves_has_lost_and_all_others_have_won() -> None:
    series = Deserted(aevum.game("tempus"), 3, ["random", "greedy", "random"], 1, {})

    first, second = series.play(0), series.play(1)

    assert (first.winners, second.winners) == ([0, 2], [0, 1])
    assert (first.error, first.fault) == ("", "it fell silent")
    assert len(first.scores) == 3
