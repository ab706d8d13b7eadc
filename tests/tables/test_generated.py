"""What mirrors a table is written from it."""

from aevum.games.common.generate import GAMES, generated


def test_no_list_that_mirrors_a_table_is_stale() -> None:
    stale = [
        path.relative_to(GAMES).as_posix()
        for path, text in generated().items()
        if path.read_text("utf-8") != text
    ]

    assert stale == [], "run: python -m aevum.games.common.generate"
