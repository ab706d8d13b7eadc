"""The search for a seed by what a seat saw finds an old table, and never a new one."""

import aevum
from aevum.kernel.rng import seeded
from aevum.record.chance import generator, new_seed
from bench.seed_search import begin, search

BITS = 12


def test_the_first_view_of_through_the_ages_gives_away_a_seed_of_sfc32() -> None:
    scene, seen = begin(aevum.game("through_the_ages"), 0, seeded(3021), 0)

    assert search(scene, seen, BITS).seeds == [3021]


def test_the_same_search_finds_nothing_of_a_table() -> None:
    rng = generator("blake2s", new_seed())
    scene, seen = begin(aevum.game("through_the_ages"), 0, rng, 0)

    found = search(scene, seen, BITS)

    assert found.bits > 2 * BITS
    assert found.seeds == []
