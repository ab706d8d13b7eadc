"""Messages: a key and its arguments."""

import pytest

from aevum.kernel.message import Msg, kebab, seat_name


def test_messages_with_equal_keys_and_arguments_are_equal() -> None:
    assert Msg("won", seat=seat_name(1), n=3) == Msg("won", seat=seat_name(1), n=3)
    assert Msg("won", n=3) != Msg("won", n=4)
    assert Msg("won") != Msg("lost")
    assert Msg("won") != "won"


def test_a_message_shows_its_key_and_arguments() -> None:
    assert repr(Msg("won", seat=seat_name(1))) == "Msg('won', seat=Msg('seat', n=1))"


def test_a_message_cannot_be_a_key() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Msg("won"))


@pytest.mark.parametrize(
    ("name", "key"),
    [("Turn", "turn"), ("BuildCity", "build-city"), ("card_taken", "card-taken")],
)
def test_the_key_of_a_thing_is_its_name_in_small_letters(name: str, key: str) -> None:
    assert kebab(name) == key
