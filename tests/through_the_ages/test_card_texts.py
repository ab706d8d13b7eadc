"""The numbers of a corrected table stand rightly in the sentences of the cards."""

import re

import pytest

from aevum.games.through_the_ages.names import card_text
from aevum.games.through_the_ages.tables import CARDS
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.through_the_ages.board import card

MANY = {
    "de": "Ressourcen|Zivilaktionen|Militäraktionen|Freudesymbole|Militärkarten|Kulturpunkte"
    "|Wissenschaftspunkte|gelbe Spielsteine|blaue Spielsteine|(Infan|Kaval)[a-z]+ bilden eine",
    "en": "resources|(more )?(civil|military) actions|happy faces|military cards|culture points"
    "|science points|(more )?(yellow|blue) tokens|urban buildings|(infan|caval)try form an",
}
ONE = {
    "de": "Ressource|Zivilaktion|Militäraktion|Freudesymbol|Militärkarte|Kulturpunkt"
    "|Wissenschaftspunkt|gelbe[nr] Spielstein|blaue[nr] Spielstein|[A-Z][a-z]+ bildet",
    "en": "resource|(more )?(civil|military) action|happy face|military card|culture point"
    "|science point|(more )?(yellow|blue) token|urban building|[a-z]+ forms",
}
SEVERAL_TYPES = re.compile(r"(und|and) 1 \w+ (bilden|form)")
"""Units of two types form an army together, even if they are one of each."""


def texts(lang: str, number: int) -> dict[str, str]:
    """Put every card into words as if all its numbers were the same."""
    words = Words(lang, "through_the_ages")
    found: dict[str, str] = {}
    for one in range(len(CARDS)):
        msg = card_text(one)
        found[CARDS[one]] = words.say(Msg(msg.key, **dict.fromkeys(msg.args, number)))
    return found


@pytest.mark.parametrize("lang", ["en", "de"])
def test_one_thing_is_told_in_the_singular(lang: str) -> None:
    wrong = re.compile(rf"(?<!\d)1 ({MANY[lang]})\b")

    found = {
        name: text
        for name, text in texts(lang, 1).items()
        if wrong.search(text) and not SEVERAL_TYPES.search(text)
    }

    assert found == {}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_several_things_are_told_in_the_plural(lang: str) -> None:
    wrong = re.compile(rf"(?<!\d)22 ({ONE[lang]})\b")

    found = {name: text for name, text in texts(lang, 22).items() if wrong.search(text)}

    assert found == {}


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", ["fundamentalism", "vast_territory_i", "vast_territory_ii"])
def test_a_number_below_zero_has_a_minus_and_no_hyphen(name: str, lang: str) -> None:
    text = Words(lang, "through_the_ages").say(card_text(card(name)))

    assert re.search(r"\N{MINUS SIGN}[12]\b", text)
    assert "-" not in text.replace("Zivil- und", "")
