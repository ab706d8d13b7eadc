"""The unit of work: seeds that are played from every seat, by the engine they were made for."""

from pathlib import Path

import pytest

import aevum
from aevum.arena.entrants import Entrant, entrant_of
from aevum.arena.shares import challenger_share
from aevum.arena.unit import ForeignEngine, PairedSeries, Pairing, Unit, pairing_of, play_unit
from tests.arena.kit import FIRST, own_bot, paired


def test_each_seed_is_played_with_the_challenger_at_every_seat() -> None:
    series = PairedSeries(paired(Entrant("greedy"), Entrant("random"), seats=4))

    seeds = [series.game_seed(number) for number in range(8)]
    sat = [
        seat for number in range(8) for seat in range(4) if series.bot_at(number, seat) == "greedy"
    ]

    assert seeds == [1 << 32] * 4 + [(1 << 32) | 1] * 4
    assert sat == [0, 1, 2, 3, 0, 1, 2, 3]


def test_a_bot_against_itself_has_exactly_its_fair_share() -> None:
    played = play_unit(Unit(paired(), 0, 5))

    assert [challenger_share(games) for games in played.outcomes] == pytest.approx([1 / 3] * 5)


def test_a_range_of_seeds_gives_what_its_parts_give() -> None:
    pairing = paired(seed=7)

    whole = play_unit(Unit(pairing, 0, 4)).outcomes
    parts = [play_unit(Unit(pairing, first, 2)).outcomes for first in (0, 2)]

    assert whole == parts[0] + parts[1]


@pytest.mark.parametrize(
    ("foreign", "what"),
    [
        (paired()._replace(engine="feed0123"), "engine"),
        (paired()._replace(tables="feed0123"), "tables"),
    ],
)
def test_a_worker_with_another_engine_or_other_tables_refuses(foreign: Pairing, what: str) -> None:
    with pytest.raises(ForeignEngine, match=f"other {what} was refused: .* need feed0123"):
        play_unit(Unit(foreign, 0, 1))


def test_options_that_are_the_default_make_the_same_pairing() -> None:
    bots = (Entrant("random"), Entrant("random"))

    assert pairing_of("tempus", 3, {"layout": "A"}, bots, 1) == paired()
    assert pairing_of("tempus", 3, {"layout": "B"}, bots, 1) != paired()


def test_bots_are_not_compared_at_one_seat() -> None:
    with pytest.raises(ValueError, match="cannot be compared at one seat"):
        pairing_of("inner_sea", 1, {}, (Entrant("random"), Entrant("random")), 1)


def test_a_bot_of_ones_own_plays(tmp_path: Path) -> None:
    own = own_bot(tmp_path)

    played = play_unit(Unit(paired(own, Entrant("random")), 0, 1))

    assert [game.error for game in played.outcomes[0]] == [""] * 3


def test_a_changed_file_is_another_bot(tmp_path: Path) -> None:
    one = own_bot(tmp_path)
    other = own_bot(tmp_path, FIRST.replace("[0]", "[-1]"))

    assert one.name == other.name
    assert one.key() != other.key()
    assert paired(one, one) != paired(other, other)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("", "is empty"),
        ("def", "cannot be run: SyntaxError"),
        ("import nothing_of_this_name", "cannot be run: ModuleNotFoundError"),
        ("other = 1", "there is no class 'First' in"),
        ("First = 1", "there is no class 'First' in"),
        ("class First:\n    def __init__(self, seed): pass", "must be a kind of aevum.Bot"),
    ],
)
def test_a_file_without_a_bot_is_refused(tmp_path: Path, source: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        own_bot(tmp_path, source)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no bot 'clever'"):
        entrant_of("clever")


def test_every_bot_there_is_can_enter() -> None:
    for name in aevum.bot_names():
        assert entrant_of(name).key() == name
