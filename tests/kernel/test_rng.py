"""Chance: known numbers, evenness, independence of copies."""

import pytest

from aevum.kernel.rng import Rng, seeded


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [0x514676C3, 0x08A809DF, 0x30349D2B, 0xFB52C520, 0x38802BE1]),
        (1, [0x1A55383E, 0x249FB8E8, 0x62027656, 0xC9ECBB16, 0x406CA90B]),
        (
            0xDEADBEEF0123456789ABCDEF,
            [0x74028483, 0x07A167C0, 0x995157B3, 0x671603DF, 0x08A6DF85],
        ),
    ],
)
def test_the_generator_draws_the_numbers_of_sfc32_in_c(seed: int, numbers: list[int]) -> None:
    rng = seeded(seed)

    assert [rng.bits() for _ in numbers] == numbers


def test_the_generator_agrees_with_c_after_a_thousand_draws() -> None:
    rng = seeded(0xDEADBEEF0123456789ABCDEF)

    for _ in range(1005):
        rng.bits()

    assert rng.bits() == 0x1A5FFED9


def test_only_the_low_96_bits_of_a_seed_count() -> None:
    assert seeded(5 + (1 << 96)) == seeded(5)
    assert seeded(5 + (1 << 95)) != seeded(5)


def test_a_negative_seed_is_as_good_as_any() -> None:
    assert seeded(-1) == seeded((1 << 96) - 1)


@pytest.mark.parametrize("n", [2, 3, 7, 100])
def test_every_number_below_the_bound_is_drawn_about_equally_often(n: int) -> None:
    rng = seeded(n)
    counts = [0] * n

    for _ in range(1000 * n):
        counts[rng.below(n)] += 1

    assert min(counts) > 850
    assert max(counts) < 1150


def test_a_draw_below_one_is_zero() -> None:
    assert seeded(3).below(1) == 0


def test_numbers_that_would_make_the_draw_uneven_are_drawn_again() -> None:
    """Below 3 * 2**30 every fourth number of 32 bits is too high, and is passed over."""
    rng, twin = seeded(4), seeded(4)
    bound = 3 << 30

    drawn = [rng.below(bound) for _ in range(50)]

    accepted = [x for x in (twin.bits() for _ in range(200)) if x < bound]
    assert drawn == accepted[:50]


def test_a_copy_of_a_generator_draws_the_same_and_leaves_it_alone() -> None:
    rng = seeded(9)
    twin = rng.copy()

    drawn = [twin.bits() for _ in range(3)]

    assert [rng.bits() for _ in range(3)] == drawn


def test_a_generator_shows_its_four_words() -> None:
    assert repr(Rng(1, 2, 3, 4)) == "Rng(a=1, b=2, c=3, n=4)"
