"""`aevum rules`: the rules of a game, whole or on one page."""

import pytest

import aevum as engine
from aevum.text import languages
from aevum.text.rules import rules_text, short_reference
from tests.cli.run import aevum

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", engine.game_names())
def test_the_rules_of_every_game_are_shown_in_every_language(
    capsys: Capture, game: str, lang: str
) -> None:
    ended = aevum(capsys, "rules", game, "--lang", lang)

    assert ended == (0, rules_text(game, lang), "")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", engine.game_names())
def test_the_short_reference_is_part_of_the_rules_and_fits_on_a_page(
    capsys: Capture, game: str, lang: str
) -> None:
    ended = aevum(capsys, "rules", game, "--lang", lang, "--short")

    assert ended.code == 0
    assert ended.out.rstrip() in rules_text(game, lang)
    assert 20 < ended.out.count("\n") < 80


def test_the_two_languages_are_two_texts() -> None:
    for game in engine.game_names():
        assert rules_text(game, "de") != rules_text(game, "en")


def test_the_short_reference_ends_where_the_next_chapter_begins() -> None:
    text = "# Toy\n## 2 Short reference\nBid.\n### Cards\nSix.\n\n## Set-up\nDeal.\n"

    assert short_reference(text) == "## 2 Short reference\nBid.\n### Cards\nSix.\n"


def test_a_hash_inside_a_line_is_no_heading() -> None:
    text = "## Kurzübersicht\nKarte #3\n# Ende\n"

    assert short_reference(text) == "## Kurzübersicht\nKarte #3\n"


def test_rules_without_a_short_reference_say_so() -> None:
    with pytest.raises(ValueError, match="these rules have no short reference"):
        short_reference("# Toy\n")


def test_rules_that_are_not_installed_are_named() -> None:
    with pytest.raises(ValueError, match="the rules of toy are not installed"):
        rules_text("toy", "en")
