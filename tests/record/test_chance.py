"""Chance at a table: every bit of the seed counts, and all of it is kept."""

from random import Random

import pytest

import aevum
from aevum.kernel.errors import BadRecord
from aevum.kernel.game import Game
from aevum.kernel.rng import Rng
from aevum.record import Record
from aevum.record.chance import SEED_BITS, Chance, KeyedRng, generator, new_seed
from aevum.record.codec import checksum, dump, load

SEED = 0x0123_4567_89AB_CDEF_0011_2233_4455_6677

KNOWN = [0x5D8AEA00, 0x78556229, 0xC539A25C, 0x42DDDC76]


def played(game: Game, seed: int, chance: Chance) -> Record:
    """Play the first answers of a game at random."""
    record, random = Record.begin(game, max(3, game.min_seats), seed, {}, chance), Random(5)
    while len(record.moves) < 40 and not record.state.is_over:
        record.play(random.choice(record.state.legal()))
    return record


def draws(rng: Rng, count: int = 4) -> list[int]:
    """Draw some numbers."""
    return [rng.bits() for _ in range(count)]


def test_a_seed_has_128_bits_and_each_of_them_can_be_set() -> None:
    seeds = [new_seed() for _ in range(200)]
    met, missed = 0, 0
    for seed in seeds:
        met |= seed
        missed |= ~seed

    every = (1 << SEED_BITS) - 1
    assert met == every
    assert missed & every == every


def test_every_bit_of_a_seed_changes_what_is_drawn() -> None:
    drawn = {tuple(draws(generator("blake2s", SEED ^ (1 << bit)))) for bit in range(SEED_BITS)}

    assert len(drawn) == SEED_BITS
    assert tuple(draws(generator("blake2s", SEED))) not in drawn


def test_the_generator_draws_the_numbers_of_keyed_blake2s() -> None:
    """Four words of key, and the number of the draw in eight bytes."""
    assert draws(KeyedRng(1, 2, 3, 4)) == KNOWN


def test_a_copy_draws_the_same_and_leaves_the_original_alone() -> None:
    rng = generator("blake2s", SEED)
    rng.bits()
    copy = rng.copy()

    drawn = draws(copy)

    assert type(copy) is KeyedRng
    assert draws(rng) == drawn


@pytest.mark.parametrize("n", [2, 3, 7, 100])
def test_every_number_below_the_bound_is_drawn_about_equally_often(n: int) -> None:
    rng = generator("blake2s", SEED)
    counts = [0] * n

    for _ in range(1000 * n):
        counts[rng.below(n)] += 1

    assert min(counts) > 850
    assert max(counts) < 1150


@pytest.mark.parametrize("name", aevum.game_names())
def test_a_record_of_a_table_replays_from_its_text(name: str) -> None:
    record = played(aevum.game(name), SEED, "blake2s")

    again = Record.parse(record.format())

    assert f"\nchance blake2s\nseed {SEED}\n" in record.format()
    assert checksum(again.replay(verify=True)) == checksum(record.state)
    assert again.upto(3).format() == record.upto(3).format()


def test_a_record_that_does_not_name_its_chance_drew_from_sfc32() -> None:
    record = played(aevum.game("tempus"), 7, "sfc32")

    assert "chance" not in record.format()
    assert Record.parse(record.format()).chance == "sfc32"


def test_an_unknown_chance_is_refused_with_its_line() -> None:
    text = played(aevum.game("tempus"), 7, "blake2s").format()

    with pytest.raises(BadRecord, match=r"line \d+: there is no chance 'dice'"):
        Record.parse(text.replace("chance blake2s", "chance dice"))


@pytest.mark.parametrize("name", aevum.game_names())
def test_a_dump_of_a_table_loads_and_plays_on_alike(name: str) -> None:
    game = aevum.game(name)
    state = played(game, SEED, "blake2s").state

    loaded = load(game, dump(state))

    assert loaded.rng == state.rng
    assert draws(loaded.rng) == draws(state.rng.copy())


@pytest.mark.parametrize("name", aevum.game_names())
def test_what_is_dealt_anew_has_nothing_of_the_key(name: str) -> None:
    game = aevum.game(name)
    state = played(game, SEED, "blake2s").state
    key = {SEED >> place & 0xFFFFFFFF for place in range(0, SEED_BITS, 32)}

    for seat in range(-1, state.seats):
        known = game.resample(state, seat, 5)
        assert type(known.rng) is Rng
        assert not key & {known.rng.a, known.rng.b, known.rng.c, known.rng.n}
