"""Every technology is told as its row of the table has it, in both languages."""

import re
from collections import Counter
from functools import cache

import pytest

from aevum.games.hyperborea import texts
from aevum.games.hyperborea.sets import TECHNOLOGY_NAMES
from aevum.text import Words
from tests.hyperborea.rows import rows_of

PARTS = re.compile(r"[A-Z_]+(?:\(any\))?(?::\w+)?")
"""The parts of an effect: `BONUS(GEM => GEM:1)` has BONUS, GEM and GEM:1."""

PHRASES = {
    "en": [
        ("SOT", r"permanent, at the start of each own turn:"),
        ("BONUS", r"permanent, whenever an activation gives (?=.*, once in addition:)"),
        ("INSTEAD", r"permanent:"),
        ("NEIGHBOURS", r"every neighbouring opponent"),
        ("PAY", r"you may"),
        ("MOVE:{}", r"(\d) movement points?"),
        ("MOVE", r"all your movement points"),
        ("FLY:{}", r"(\d) flying points?"),
        ("FLY", r"are flying points"),
        ("ATTACK:{}", r"(\d) attack points?"),
        ("ATTACK", r"attack points"),
        ("RANGED:{}", r"(\d) ranged points?"),
        ("FORT:{}", r"place (\d) fortress(?:es)?"),
        ("FORT", r"fortresses"),
        ("FIGURE:{}", r"place (\d) figures? in your homeland"),
        ("CLONE:{}", r"place (\d) figures? where you already have one"),
        ("CLONE", r"is cloned instead of placed in your homeland"),
        ("REMOVE_FIGURE:{}", r"takes? (\d)(?: own)? figures? off the board"),
        ("FIGURE", r"every new figure|figures"),
        ("DRAW:{}", r"draw (\d) cubes?"),
        ("RETRIEVE:{}", r"put (\d) own cubes? back into the bag"),
        ("CREATE(any):{}", r"put (\d) new cubes? of any colour into the bag"),
        ("CREATE(any):1", r"with a new one of any colour, in the same place"),
        ("REMOVE_GREY:{}", r"remove (\d) grey cubes? for good"),
        ("REMOVE_CUBE:{}", r"(?:remove|replace|loses) (\d)(?: own)? cubes? that is not grey"),
        ("REMOVE_GEM:{}", r"(?:give up|loses) (\d) gems?"),
        ("GEM:{}", r"take (\d) gems?"),
        ("GEM", r"gems"),
        ("TECH:{}", r"take (\d) advanced technolog(?:y|ies)"),
        ("SPY:1", r"use the effect of another player's advanced technology"),
        ("PROG:{}", r"advance one row by (\d) steps?"),
        ("PROG:{}x2", r"advance (\d) steps? twice, each time in any row"),
        ("PROG:{}x3", r"advance (\d) steps? three times, each time in any row"),
        ("PROG", r"progress"),
        ("REGRESS:{}", r"goes back (\d) levels? in one row"),
    ],
    "de": [
        ("SOT", r"permanent, zu beginn jedes eigenen zuges:"),
        ("BONUS", r"permanent, sooft eine aktivierung (?=.* bringt, einmal zusätzlich:)"),
        ("INSTEAD", r"permanent:"),
        ("NEIGHBOURS", r"jeder benachbarte gegner"),
        ("PAY", r"du darfst"),
        ("FLY:{}", r"(\d) flug-bewegungspunkte?"),
        ("FLY", r"sind flug-bewegungspunkte"),
        ("MOVE:{}", r"(\d) bewegungspunkte?"),
        ("MOVE", r"alle deine bewegungspunkte"),
        ("ATTACK:{}", r"(\d) angriffspunkte?"),
        ("ATTACK", r"angriffspunkte"),
        ("RANGED:{}", r"(\d) fernkampfpunkte?"),
        ("FORT:{}", r"setze (\d) festung(?:en)?"),
        ("FORT", r"festungen"),
        ("FIGURE:{}", r"stelle (\d) spielfigur(?:en)? in dein heimatland"),
        ("CLONE:{}", r"klone (\d) spielfigur(?:en)?"),
        ("CLONE", r"wird geklont statt in dein heimatland gestellt"),
        ("REMOVE_FIGURE:{}", r"(\d)(?: eigene)? spielfigur vom spielfeld"),
        ("FIGURE", r"jede neue spielfigur|spielfiguren"),
        ("DRAW:{}", r"ziehe (\d) würfel"),
        ("RETRIEVE:{}", r"nimm (\d) eigenen würfel in den beutel zurück"),
        ("CREATE(any):{}", r"erzeuge (\d) würfel beliebiger farbe"),
        ("CREATE(any):1", r"an ort und stelle durch einen neuen beliebiger farbe ersetzen"),
        ("REMOVE_GREY:{}", r"entferne (\d) grauen würfel dauerhaft"),
        ("REMOVE_CUBE:{}", r"(\d) eigenen, nicht grauen würfel"),
        ("REMOVE_CUBE:{}", r"(\d) würfel(?: entfernen)?, der nicht grau ist"),
        ("REMOVE_GEM:{}", r"(\d) edelsteine? abgeben"),
        ("REMOVE_GEM:{}", r"verliert (\d) edelsteine?"),
        ("GEM:{}", r"nimm (\d) edelsteine?"),
        ("GEM", r"edelsteine"),
        ("TECH:{}", r"nimm (\d) verbesserte technologien?"),
        ("SPY:1", r"nutze durch spionage den effekt einer verbesserten technologie"),
        ("PROG:{}", r"rücke in einer reihe (\d) stufen? vor"),
        ("PROG:{}x2", r"rücke zweimal in einer beliebigen reihe (\d) stufen? vor"),
        ("PROG:{}x3", r"rücke dreimal in einer beliebigen reihe (\d) stufen? vor"),
        ("PROG", r"entwicklungsfortschritt"),
        ("REGRESS:{}", r"fällt in einer reihe (\d) stufen? zurück"),
    ],
}
"""How the sentences put each part of an effect; what was found is taken out before the next."""


@cache
def words_in(lang: str) -> Words:
    """Read the catalogues of a language once."""
    return Words(lang, "hyperborea")


def told(sentence: str, lang: str) -> tuple[Counter[str], str]:
    """List the parts of an effect that a sentence tells, and what is left of the sentence."""
    found: Counter[str] = Counter()
    left = sentence.lower()
    for part, phrase in PHRASES[lang]:
        found.update(part.format(*match.groups()) for match in re.finditer(phrase, left))
        left = re.sub(phrase, "", left)
    return found, left


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("row", rows_of("technologies"), ids=lambda row: row["id"])
def test_a_technology_is_told_as_its_row_has_it(row: dict[str, str], lang: str) -> None:
    message = texts.technology_text(TECHNOLOGY_NAMES.index(row["id"]))
    assert message.key == f"technology-{row['id']}-text"

    found, left = told(words_in(lang).say(message), lang)

    assert found == Counter(PARTS.findall(row["effect"]))
    assert not re.search(r"\d", left)
