"""Messages become sentences."""

import pytest

from aevum.kernel.message import Msg, seat_name
from aevum.text import MissingSentence, Words, default_language, languages


def test_there_are_english_and_german() -> None:
    assert languages() == ["de", "en"]


def test_a_seat_is_called_by_its_number_counted_from_one() -> None:
    assert Words("en").say(seat_name(0)) == "Player 1"
    assert Words("de").say(seat_name(4)) == "Spieler 5"


def test_a_seat_is_called_by_the_name_of_who_sits_there() -> None:
    assert Words("en").say(seat_name(1), ["Ada", "Ben"]) == "Ben"


def test_a_message_inside_a_message_is_put_into_words_first() -> None:
    msg = Msg("play-forced", label=Msg("play-score", seat=seat_name(1), points=3))

    text = Words("en").say(msg, ["Ada", "Ben"])

    assert text == "Only one thing was possible: Ben: 3 points"


def test_a_question_is_told_in_the_third_person_to_those_who_are_not_asked() -> None:
    question = Msg("prompt-city", seat=seat_name(1))
    words = Words("de", "tempus")

    assert words.say(question, ["Ada", "Ben"]) == "Ben: Wo baust du welche Stadt?"
    assert words.tell_others(question, ["Ada", "Ben"]) == "Ben baut eine Stadt."


def test_a_question_without_such_a_form_is_told_as_it_stands() -> None:
    assert Words("en").tell_others(Msg("line-over")) == "The game is over."


def test_several_things_are_told_with_commas_between() -> None:
    msg = Msg("play-forced", label=[Msg("line-over"), "e5", 3, ["f6", "g7"]])

    assert Words("en").say(msg) == "Only one thing was possible: The game is over., e5, 3, f6, g7"


def test_one_and_many_are_told_apart() -> None:
    words = Words("de")

    assert words.say(Msg("play-score", seat=seat_name(0), points=1)) == "Spieler 1: 1 Punkt"
    assert words.say(Msg("play-score", seat=seat_name(0), points=2)) == "Spieler 1: 2 Punkte"


def test_a_number_below_zero_has_a_minus_and_a_name_keeps_its_hyphen() -> None:
    msg = Msg("play-score", seat=Msg("play-forced", label="a-1 -a2"), points=-3)

    text = Words("en").say(msg)

    assert text == "Only one thing was possible: a-1 -a2: \N{MINUS SIGN}3 points"


def test_sentences_carry_no_invisible_marks() -> None:
    text = Words("en").say(Msg("play-saved", file="game.aevum"))

    assert text.isprintable()


def test_an_unknown_language_is_refused_with_a_list_of_the_known_ones() -> None:
    with pytest.raises(ValueError, match="no language 'fr'; the languages are: de, en"):
        Words("fr")


def test_a_missing_sentence_is_never_silent() -> None:
    with pytest.raises(MissingSentence, match="no-such-key"):
        Words("en").say(Msg("no-such-key"))


def test_a_missing_argument_is_never_silent() -> None:
    with pytest.raises(MissingSentence, match="play-saved"):
        Words("en").say(Msg("play-saved"))


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "de_DE", "LANG": "en_GB.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE"}, "de"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_system_or_english(environ: dict[str, str], lang: str) -> None:
    assert default_language(environ) == lang
