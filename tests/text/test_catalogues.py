"""The catalogues are complete: the same keys and gaps in every language, none unused."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import aevum
from aevum.kernel.message import Msg, kebab
from aevum.record.sets import set_question
from aevum.text import Words, languages

SOURCE = Path(aevum.__file__).parent
CLIENT = SOURCE.parents[1] / "client" / "src"
FACES = SOURCE / "text"
FOLDERS = [FACES, *(SOURCE / "games" / name / "text" for name in aevum.game_names())]
TOLD = 0.02
"""The share of positions that are told as a whole: it takes long."""
FACE_FOLDERS = ("agents", "cli", "coach", "server", "research", "text")


class Gaps(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Take down one variable; which of its forms a sentence needs depends on the language."""
        self.names.add(node.id.name.partition("-")[0])


@cache
def entries_of(file: Path) -> list[ast.EntryType]:
    """Parse a catalogue."""
    return FluentParser().parse(file.read_text("utf-8")).body


@cache
def gaps_by_key(file: Path) -> dict[str, set[str]]:
    """Read which variables each message of a catalogue has."""
    found: dict[str, set[str]] = {}
    for entry in entries_of(file):
        if isinstance(entry, ast.Message):
            gaps = Gaps()
            gaps.visit(entry)
            found[entry.id.name] = gaps.names
    return found


@cache
def client_sources() -> str:
    """Read every source of the client, with its keys written as those of Python are."""
    files = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")]
    text = "\n".join(path.read_text("utf-8") for path in files)
    whole = re.sub(r"""['`]([a-z0-9-]+)['`]""", r'"\1"', text)
    return re.sub(r"`([a-z-]+-)\$\{", r'f"\1{', whole)


def face_sources() -> Iterator[str]:
    """Read every source of the faces, and where kernel or games speak for every game."""
    yield client_sources()
    yield (SOURCE / "games" / "common" / "census.py").read_text("utf-8")
    for name in ("message.py", "game.py"):
        yield (SOURCE / "kernel" / name).read_text("utf-8")
    for folder in FACE_FOLDERS:
        for file in sorted((SOURCE / folder).rglob("*.py")):
            yield file.read_text("utf-8")


def game_sources(name: str) -> list[str]:
    """Read every source of a game, and where the kernel speaks for it."""
    shared = [*sorted((SOURCE / "kernel").glob("*.py")), SOURCE / "record" / "sets.py"]
    shared += sorted((SOURCE / "coach").glob("*.py"))
    files = [*shared, *(SOURCE / "games" / name).rglob("*.py")]
    return [file.read_text("utf-8") for file in files]


def unused_keys(folder: Path, sources: str) -> set[str]:
    """Find the keys that no source names, neither whole nor by a beginning that it completes."""
    beginnings = tuple(re.findall(r"""f["']([a-z-]+-)\{""", sources))
    return {
        key
        for key in gaps_by_key(folder / "en.ftl")
        if f'"{key}"' not in sources and not key.startswith(beginnings)
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", languages())
def test_every_entry_of_a_catalogue_is_valid_and_stands_once(folder: Path, lang: str) -> None:
    entries = entries_of(folder / f"{lang}.ftl")

    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    keys = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert junk == []
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_keys_with_the_same_gaps(folder: Path) -> None:
    english = gaps_by_key(folder / "en.ftl")
    german = gaps_by_key(folder / "de.ftl")

    assert english == german


@pytest.mark.parametrize("name", aevum.game_names())
def test_a_game_takes_no_key_of_the_faces(name: str) -> None:
    game = gaps_by_key(SOURCE / "games" / name / "text" / "en.ftl")
    faces = gaps_by_key(FACES / "en.ftl")

    assert set(game) & set(faces) == set()


def test_every_key_that_a_face_says_is_in_a_catalogue() -> None:
    known = {key for folder in FOLDERS for key in gaps_by_key(folder / "en.ftl")}
    said = {
        key for source in face_sources() for key in re.findall(r'Msg\(\s*"([a-z0-9-]+)"', source)
    }

    assert said - known == set()


def test_every_key_that_the_client_says_is_in_a_catalogue() -> None:
    known = {key for folder in FOLDERS for key in gaps_by_key(folder / "en.ftl")}
    said = set(re.findall(r'"(web-[a-z0-9-]*[a-z0-9])"', client_sources()))

    assert said
    assert said - known == set()


def test_no_key_of_the_faces_is_unused() -> None:
    sources = "\n".join(face_sources())

    assert unused_keys(FACES, sources) == set()


@pytest.mark.parametrize("name", aevum.game_names())
def test_no_key_of_a_game_is_unused(name: str) -> None:
    sources = [*game_sources(name), *face_sources()]

    assert unused_keys(SOURCE / "games" / name / "text", "\n".join(sources)) == set()


@pytest.mark.parametrize("name", aevum.game_names())
def test_what_confirms_a_set_belongs_to_a_question(name: str) -> None:
    keys = gaps_by_key(SOURCE / "games" / name / "text" / "en.ftl")
    confirmed = [key.removeprefix("confirm-") for key in keys if key.startswith("confirm-")]

    assert [key for key in confirmed if f"prompt-{key}" not in keys] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", aevum.game_names())
def test_every_reason_why_something_is_not_offered_can_be_said(name: str, lang: str) -> None:
    words = Words(lang, name)
    sources = "\n".join(game_sources(name))
    reasons = re.findall(r'Reason\(\s*"[^"]*",\s*"([a-z-]+)"', sources)

    assert reasons
    assert all(words.say(Msg(key)) for key in reasons)


@pytest.mark.parametrize("name", aevum.game_names())
def test_everything_that_happens_in_a_game_can_be_said(name: str) -> None:
    game = aevum.game(name)
    catalogues = [Words(lang, name) for lang in languages()]
    said: set[str] = set()
    asked: set[str] = set()

    def can_be_said(msg: Msg) -> bool:
        """Say a message in every language, unless it has been said."""
        is_new = repr(msg) not in said
        said.add(repr(msg))
        return not is_new or all(words.say(msg) for words in catalogues)

    for seats in range(game.min_seats, game.max_seats + 1):
        chance = random.Random(seats)
        state = game.new(seats, seats)
        state.journal = []
        while not state.is_over:
            assert can_be_said(game.prompt(state))
            assert all(words.tell_others(game.prompt(state)) for words in catalogues)
            if game.prompt(state).key not in asked and (sets := set_question(game, state)):
                asked.add(game.prompt(state).key)
                assert can_be_said(sets.confirm(sets.members))
            for action in state.legal():
                assert can_be_said(game.label(state, action))
                for loss in game.losses(state, state.asked, action):
                    assert can_be_said(loss.what)
            if chance.random() < TOLD:
                assert all(can_be_said(line) for line in game.lines(state, state.asked))
                for kind in game.census(state, state.asked):
                    told = [kind.group, kind.title, kind.text, *kind.seen]
                    assert all(can_be_said(msg) for msg in told)
            state.apply(chance.choice(state.legal()))
        assert all(can_be_said(part.title) for part in game.breakdown(state))
        for seat in range(-1, seats):
            for note in state.notes_for(seat):
                assert can_be_said(game.tell(state, note))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", aevum.game_names())
def test_every_rule_switch_of_a_game_can_be_explained(name: str, lang: str) -> None:
    words = Words(lang, name)

    texts = [words.say(Msg(option.help)) for option in aevum.game(name).options.values()]

    assert all(texts)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", aevum.game_names())
def test_every_choice_of_a_rule_switch_has_words_of_its_own(name: str, lang: str) -> None:
    words = Words(lang, name)
    chosen = [
        (switch, value)
        for switch, option in aevum.game(name).options.items()
        for value in option.choices
        if isinstance(value, str) or (value == 0 and value is not False)
    ]

    told = [
        words.say(Msg(f"choice-{kebab(f'{switch}-{value}'.lower())}")) for switch, value in chosen
    ]

    assert len(told) == len(set(zip((switch for switch, _ in chosen), told, strict=True)))
    assert not [text for text in told if not text or "_" in text]
