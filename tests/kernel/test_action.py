"""Actions: a kind and two operands in one int."""

from hypothesis import given
from hypothesis import strategies as st

from aevum.kernel.action import DONE, OPERAND, kind_of, pack, x_of, y_of

operands = st.integers(0, OPERAND)


@given(kind=st.integers(0, 255), x=operands, y=operands)
def test_what_is_packed_can_be_read_again(kind: int, x: int, y: int) -> None:
    action = pack(kind, x, y)

    assert (kind_of(action), x_of(action), y_of(action)) == (kind, x, y)


def test_kind_zero_without_operands_is_done() -> None:
    assert pack(0) == DONE


def test_actions_of_a_kind_are_in_the_order_of_their_operands() -> None:
    actions = [pack(kind, x, y) for kind in (1, 2) for y in (0, 1) for x in (0, 5)]

    assert actions == sorted(actions)
