"""How weights follow whoever leads."""

from aevum.tuning.climb import UNIT, Climb

HILL = [100, 40, -30, 0]
ROUNDS = 300


def height(weights: list[int], top: list[int]) -> int:
    """Say how near weights are to the top of a hill."""
    return -sum((one - best) ** 2 for one, best in zip(weights, top, strict=True))


def climbed(top: list[int], seed: int = 1) -> list[int]:
    """Climb a hill from its foot."""
    climb = Climb(HILL, ROUNDS, seed)
    for _ in range(ROUNDS):
        climb.learn(height(climb.tried(1), top) - height(climb.tried(-1), top))
    return climb.weights()


def test_both_sides_are_tried_as_far_from_where_the_weights_are() -> None:
    climb = Climb(HILL, 10, 1)

    ahead, back = climb.tried(1), climb.tried(-1)

    assert [one + other for one, other in zip(ahead, back, strict=True)] == [2 * w for w in HILL]
    assert ahead[1:] != HILL[1:]


def test_weights_come_near_to_what_wins() -> None:
    top = [100, 60, -10, 8]

    assert height(climbed(top), top) > height(HILL, top) // 10


def test_the_first_weight_is_the_unit_and_never_changes() -> None:
    assert climbed([900, 60, -10, 8])[UNIT] == HILL[UNIT]


def test_weights_stay_where_nobody_leads() -> None:
    climb = Climb(HILL, 4, 1)

    for _ in range(4):
        climb.learn(0)

    assert climb.weights() == HILL


def test_one_huge_lead_counts_no_more_than_a_clear_one() -> None:
    huge, clear = Climb(HILL, 10, 1), Climb(HILL, 10, 1)
    for climb in (huge, clear):
        for _ in range(9):
            climb.learn(1)

    huge.learn(1_000_000)
    clear.learn(100)

    assert huge.at == clear.at
