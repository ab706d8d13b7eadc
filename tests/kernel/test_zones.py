"""Piles and hands."""

from hypothesis import given
from hypothesis import strategies as st

from aevum.games.common.distinct import distinct
from aevum.kernel.rng import seeded
from aevum.kernel.state import State
from aevum.kernel.zones import draw, insert_sorted

cards = st.lists(st.integers(0, 9))


def test_a_drawn_card_leaves_the_pile_and_seals_what_came_before() -> None:
    g = State()
    g.rng = seeded(1)
    pile = [4, 5, 6]

    card = draw(g, pile)

    assert sorted([card, *pile]) == [4, 5, 6]
    assert g.sealed == 1


def test_every_card_of_a_pile_can_be_drawn() -> None:
    g = State()
    g.rng = seeded(1)

    assert {draw(g, [4, 5, 6]) for _ in range(50)} == {4, 5, 6}


@given(cards)
def test_cards_put_into_a_hand_one_by_one_are_in_order(drawn: list[int]) -> None:
    hand: list[int] = []

    for card in drawn:
        insert_sorted(hand, card)

    assert hand == sorted(drawn)


@given(cards, st.integers(0, 9))
def test_each_different_card_from_the_lowest_on_is_offered_once(hand: list[int], low: int) -> None:
    assert distinct(sorted(hand), low) == sorted({card for card in hand if card >= low})
