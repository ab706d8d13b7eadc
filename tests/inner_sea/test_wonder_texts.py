"""What a Wonder says of its points is what its row says."""

import pytest

from aevum.games.inner_sea.tables import WONDER_IDS, WONDER_TABLE
from aevum.games.inner_sea.wonder_ids import GREAT_PYRAMID
from aevum.kernel.message import Msg
from aevum.text import Words


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "Scores 1 victory point in", "Scores 3 victory points in"),
        ("de", "1 Siegpunkt und 1 weiteren", "3 Siegpunkte und 1 weiteren"),
    ],
)
def test_the_great_pyramid_tells_the_points_of_its_row(lang: str, one: str, several: str) -> None:
    words = Words(lang, "inner_sea")
    key = f"wonder-{WONDER_IDS[GREAT_PYRAMID]}-text"
    printed = WONDER_TABLE.rows[GREAT_PYRAMID].numbers()

    assert one in words.say(Msg(key, **printed))
    assert several in words.say(Msg(key, **{**printed, "vp_per_tally": 3}))
