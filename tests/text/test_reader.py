"""A reader goes through the catalogues: capitals, articles and plurals are right throughout."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer

import aevum
from aevum.kernel.message import Argument, Msg
from aevum.text import Words, languages
from aevum.text.words import OBJECT as OBJECT_FORM
from aevum.text.words import OTHERS
from tests.text.test_catalogues import FACES, FOLDERS, SOURCE, entries_of, gaps_by_key

SENTENCES = re.compile(r"(prompt|note|why|lesson|option|source)-|(?!web-).*-text$|web-refused-")
"""The keys of whole sentences; what else stands in a catalogue may be a word."""

QUESTION = "prompt-"
SPOKEN_TO = re.compile(
    r"\b(du|dich|dir|dein\w*|you|your|yours)\b|^(Anna|Rom|Rome)[,:]|[?]", re.IGNORECASE
)
"""Words that address somebody, a name that is called, a question mark."""
KINDS = {"goal": "area", "civ": "civilization", "technology": "card", "loss": "amount"}
"""Gaps that names of another kind fill, or amounts."""
PERSONS = ("seat", "who", "by", "other", "name", "doer", "winner", "owner")
OPENING = re.compile(r"[A-ZÄÖÜ0-9„“]|[a-z]\d")
"""A capital, a number, a quotation, or the name of a hex."""
PREPOSITIONS = "in|aus|nach|von|zu|an|auf|bei|durch|gegen|über|vor|neben"

ONE = re.compile(
    r"(?<![\d.,])1 (Scheiben|Karten|Talente|Siegpunkte|Ressourcen|Verluste|Punkte|Steine"
    r"|Zivilaktionen|Militäraktionen|Kulturpunkte|Arbeiter\w+|tokens|cards|disks|points|cubes)\b"
)
MANY = re.compile(
    r"(?<![\d.,])[2-9] (Scheibe|Karte|Talent|Siegpunkt|Ressource|Verlust|Punkt|Stein"
    r"|Zivilaktion|Militäraktion|Kulturpunkt|token|card|disk|point|cube)\b"
)
FOREIGN = re.compile(
    r"\b(Turns?|Cit(y|ies)|Camps?|Settlements?|Home Areas?|Ready Box|Loot|Shallow Seas?|Deep Seas?"
    r"|Steps?|Treasury|Stacking Limit|(Growth|Card|Competition|Reckoning) Phase|Competitions?"
    r"|Sudden Death)\b"
)

OBJECT = re.compile(
    r"(?:^|[,:] |\bund |\] )\{ \$(\w+) \} (?:[^:,.()]* )?[a-zäöüß]+(?:en|ern|eln)"
    r"(?=$|[,:]| \(| für | gegen )",
    re.MULTILINE,
)
"""A name that is the object of an infinitive and stands in the nominative."""
FINITE_OBJECT = re.compile(r"\b(?!ist\b|wird\b|selbst\b)[a-zäöüß]+t \{ \$(\w+) \}")
"""The same after a verb such as `nimmt`."""
OBJECT_GAP = re.compile(r"\{ \$(\w+)-object \}")
WITH_ANOTHER_CASE = re.compile(
    r"(?:Der|Ein|[A-ZÄÖÜ][a-zäöüß]+er) [A-ZÄÖÜ]|.*(?:ist|ant|oph|[Pp]rophet|[Aa]rchitekt)$"
)
"""Masculine names that read otherwise as an object: with an article, an adjective, or weak ones."""


def game_of(folder: Path) -> str:
    """Name the game whose catalogues are in a folder; empty for those of the faces."""
    return "" if folder == FACES else folder.parent.name


def names_for(folder: Path, gap: str) -> list[Argument]:
    """List what can fill a gap: every name of that kind, a person, or one and several."""
    kind = KINDS.get(gap, gap)
    keys = [key for key in gaps_by_key(folder / "de.ftl") if key.startswith(f"{kind}-")]
    plain = [key for key in keys if not gaps_by_key(folder / "de.ftl")[key]]
    named = [Msg(key) for key in plain if not key.endswith(("-text", "-open"))]
    if named:
        return list(named)
    return ["Anna"] if gap in PERSONS else ["2·3"] if gap == "costs" else [1, 2]


@cache
def readings(folder: Path, lang: str) -> list[tuple[str, str]]:
    """Read every sentence aloud, with every name once."""
    words = Words(lang, game_of(folder))
    found: list[tuple[str, str]] = []
    for key, gaps in gaps_by_key(folder / f"{lang}.ftl").items():
        choices = {gap: names_for(folder, gap) for gap in gaps}
        for turn in range(max(map(len, choices.values()), default=1)):
            args = {gap: names[turn % len(names)] for gap, names in choices.items()}
            if (said := spoken(words.say, Msg(key, **args))) is not None:
                found.append((key, said))
            if key.startswith(QUESTION) and (told := spoken(words.tell_others, Msg(key, **args))):
                found.append((f"{key}.others", told))
    return found


def spoken(say: Callable[[Msg], str], msg: Msg) -> str | None:
    """Say a sentence; None if what fills its gaps here is of another kind."""
    try:
        return say(msg)
    except LookupError:
        return None


def needing_an_article(folder: Path) -> list[str]:
    """List the names that do not stand after a preposition as they are: seas, deltas, islands."""
    found = []
    for entry in entries_of(folder / "de.ftl"):
        if isinstance(entry, ast.Message) and entry.attributes and not is_question(entry):
            name = words_of(entry.value)
            forms = {words_of(form.value) for form in entry.attributes}
            if not any(form.partition(" ")[2] == name for form in forms):
                found.append(name)
    return found


def is_question(entry: ast.Message) -> bool:
    """Say whether a message is a question that somebody is asked."""
    return entry.id.name.startswith(QUESTION)


def told_of_names(folder: Path) -> dict[str, str]:
    """Read every German answer and fact as it stands in the catalogue, names being gaps."""
    told = {}
    for entry in entries_of(folder / "de.ftl"):
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("label-", "note-")):
            told[entry.id.name] = (
                FluentSerializer().serialize_entry(entry).partition(" = ")[2].rstrip("\n")
            )
    return told


def objects_in(folder: Path) -> list[tuple[str, str]]:
    """List the gaps that names fill as objects of a verb, without the form for it."""
    return [
        (key, gap)
        for key, text in told_of_names(folder).items()
        for gap in OBJECT.findall(text) + FINITE_OBJECT.findall(text)
        if isinstance(names_for(folder, gap)[0], Msg)
    ]


def named_as_objects(folder: Path) -> list[ast.Message]:
    """List the names of all kinds that are objects somewhere."""
    gaps = {gap for text in told_of_names(folder).values() for gap in OBJECT_GAP.findall(text)}
    keys = {name.key for gap in gaps for name in names_for(folder, gap) if isinstance(name, Msg)}
    entries = entries_of(folder / "de.ftl")
    return [one for one in entries if isinstance(one, ast.Message) and one.id.name in keys]


def words_of(pattern: ast.Pattern | None) -> str:
    """Write a pattern that has no gaps."""
    elements = pattern.elements if pattern else []
    return "".join(part.value for part in elements if isinstance(part, ast.TextElement))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("folder", FOLDERS, ids=game_of)
def test_a_sentence_begins_with_a_capital(folder: Path, lang: str) -> None:
    said = [(key, text) for key, text in readings(folder, lang) if SENTENCES.match(key)]

    assert said
    assert [(key, text) for key, text in said if not OPENING.match(text)] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("folder", FOLDERS, ids=game_of)
def test_one_is_told_in_the_singular_and_several_in_the_plural(folder: Path, lang: str) -> None:
    said = [one for one in readings(folder, lang) if not one[0].startswith("source-")]

    assert [(key, text) for key, text in said if ONE.search(text) or MANY.search(text)] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=game_of)
def test_no_german_name_that_needs_an_article_stands_without_it(folder: Path) -> None:
    names = "|".join(map(re.escape, needing_an_article(folder))) or "(?!)"
    bare = re.compile(rf"\b({PREPOSITIONS}) ({names})\b", re.IGNORECASE)

    assert [text for _, text in readings(folder, "de") if bare.search(text)] == []


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=game_of)
def test_a_german_name_that_is_an_object_stands_in_its_form_for_it(folder: Path) -> None:
    assert told_of_names(folder)
    assert objects_in(folder) == []


@pytest.mark.parametrize("folder", FOLDERS[1:], ids=game_of)
def test_a_german_name_with_another_accusative_has_a_form_for_it(folder: Path) -> None:
    names = {words_of(one.value): one for one in named_as_objects(folder)}
    forms = {
        name: [words_of(form.value) for form in one.attributes if form.id.name == OBJECT_FORM]
        for name, one in names.items()
        if WITH_ANOTHER_CASE.match(name)
    }

    assert [name for name, found in forms.items() if found in ([], [name])] == []


def test_a_card_is_played_in_the_accusative() -> None:
    folder = SOURCE / "games" / "through_the_ages" / "text"
    said = {text for _, text in readings(folder, "de")}

    assert {"Kalten Krieg vorbereiten", "Kulturerbe A spielen"} <= said
    assert not {"Kalter Krieg vorbereiten", "Kalter Krieg spielen"} & said


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("folder", FOLDERS[1:], ids=game_of)
def test_a_question_is_told_to_those_who_are_not_asked(folder: Path, lang: str) -> None:
    asked = [
        entry
        for entry in entries_of(folder / f"{lang}.ftl")
        if isinstance(entry, ast.Message) and is_question(entry)
    ]

    assert asked
    assert [
        entry.id.name for entry in asked if [form.id.name for form in entry.attributes] != [OTHERS]
    ] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("folder", FOLDERS[1:], ids=game_of)
def test_who_is_not_asked_reads_of_the_one_who_is(folder: Path, lang: str) -> None:
    told = [one for one in readings(folder, lang) if one[0].endswith(f".{OTHERS}")]

    assert told
    assert [(key, text) for key, text in told if SPOKEN_TO.search(text)] == []
    assert [(key, text) for key, text in told if not text.startswith("Anna ")] == []


def test_areas_of_the_inner_sea_have_their_forms() -> None:
    folder = SOURCE / "games" / "inner_sea" / "text"
    areas = [
        {form.id.name for form in entry.attributes}
        for entry in entries_of(folder / "de.ftl")
        if isinstance(entry, ast.Message) and entry.id.name.startswith("area-")
    ]

    assert len(areas) > 70
    assert all(forms == {"in", "from", "into"} for forms in areas)
    words = Words("de", "inner_sea")
    moved = Msg("note-moved", civ="Rom", area=Msg("area-sea_punic"), goal=Msg("area-balearics"))
    assert words.say(moved) == "Rom bewegt eine Scheibe aus dem Punischen Meer auf die Balearen."


def test_the_inner_sea_speaks_german() -> None:
    folder = SOURCE / "games" / "inner_sea" / "text"

    assert [text for _, text in readings(folder, "de") if FOREIGN.search(text)] == []


def test_the_reader_sees_a_planted_fault() -> None:
    assert ONE.search("Anna hat 1 Verluste.")
    assert MANY.search("Anna hat 2 Verlust.")
    assert not OPENING.match("das Spiel ist zu Ende.")
    assert SPOKEN_TO.search("Anna zieht deine Steine.")
    assert SPOKEN_TO.search("Anna: choose an action.")
    assert not SPOKEN_TO.search("Anna wählt eine Aktion.")
    assert FOREIGN.search("In diesem Turn gibt es keine City.")
    assert OBJECT.search("{ $card } spielen")
    assert FINITE_OBJECT.search("{ $seat } nimmt { $card }.")
    assert not FINITE_OBJECT.search("Die Karte ist { $card }.")
    assert OBJECT.search("{ $card } aus dem Volk aufstellen für { $n }")
    assert not OBJECT.search("Taktik { $card } spielen")
    assert not OBJECT.search("{ $card } gegen { $other }")
    assert WITH_ANOTHER_CASE.match("Kalter Krieg")
    assert WITH_ANOTHER_CASE.match("Der Prophet")
    assert "Punisches Meer" in needing_an_article(SOURCE / "games" / "inner_sea" / "text")
    assert aevum.game_names() == [game_of(folder) for folder in FOLDERS if game_of(folder)]
