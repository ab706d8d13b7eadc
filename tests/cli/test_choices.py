"""Rule switches on the command line."""

import pytest

from aevum.cli.choices import read_options
from aevum.kernel.errors import BadOption
from tests.toy import TOY


def test_options_are_read_as_the_values_they_stand_for() -> None:
    options = read_options(TOY, ["rounds=2", "open=true", "aim=low"])

    assert options == {"rounds": 2, "open": True, "aim": "low"}


def test_no_options_are_none() -> None:
    assert read_options(TOY, []) == {}


@pytest.mark.parametrize(
    ("texts", "sentence"),
    [
        (["rounds"], "'rounds' is not an option; write it as name=value"),
        (["rounds=7"], "option 'rounds' cannot be '7'; choose from: 2, 3"),
        (["weather=fair"], "toy has no option 'weather'"),
        (["aim=low", "aim=high"], "option 'aim' is given twice"),
    ],
)
def test_an_unknown_option_or_value_is_refused_by_name(texts: list[str], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        read_options(TOY, texts)
