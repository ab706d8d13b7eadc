"""The rules as HTML: every clause can be found by its number, in both languages."""

import re
from html.parser import HTMLParser

import pytest

import aevum
from aevum.server.messages.tables import Rules
from aevum.server.rules import rules_page
from aevum.text import languages
from aevum.text.rules import rules_text

TEXT = {"p", "ul", "ol", "li", "strong", "em", "code", "pre", "br", "a"}
ALLOWED = TEXT | {"h2", "h3", "table", "thead", "tbody", "tr", "th", "td"}
PAGES = [(name, lang) for name in aevum.game_names() for lang in languages()]
each_page = pytest.mark.parametrize(("game", "lang"), PAGES)


class Tags(HTMLParser):
    """Collects the tags and attributes of a text."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Take down one tag."""
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}


def whole(rules: Rules) -> str:
    """Put all HTML of the rules together."""
    parts = [rules.short]
    for chapter in rules.chapters:
        parts += [chapter.intro, *(clause.html for clause in chapter.clauses)]
    return "".join(parts)


@each_page
def test_every_clause_is_there_once_by_its_number(game: str, lang: str) -> None:
    written = re.findall(r"^- \*\*([A-Z]+[0-9.]*[0-9])\*\*", rules_text(game, lang), re.MULTILINE)
    clauses = [clause for chapter in rules_page(game, lang).chapters for clause in chapter.clauses]

    shown = [clause.id for clause in clauses if clause.id]

    assert shown == written
    assert len(set(shown)) == len(shown) > 50
    assert any(clause.reconstructed for clause in clauses)


@pytest.mark.parametrize("game", aevum.game_names())
def test_both_languages_have_the_same_clauses_and_the_same_are_reconstructed(game: str) -> None:
    pages = [
        [
            (clause.id, clause.reconstructed)
            for chapter in rules_page(game, lang).chapters
            for clause in chapter.clauses
            if clause.id
        ]
        for lang in languages()
    ]

    assert pages[0] == pages[1]


@each_page
def test_the_rules_need_no_style_and_no_script(game: str, lang: str) -> None:
    tags = Tags()

    tags.feed(whole(rules_page(game, lang)))

    assert tags.tags <= ALLOWED
    assert tags.attributes <= {"href", "start"}


@each_page
def test_nothing_of_the_rules_is_left_out(game: str, lang: str) -> None:
    words = re.findall(r"\w{4,}", re.sub(r"<[^>]+>", " ", whole(rules_page(game, lang))))
    titles = " ".join(chapter.title for chapter in rules_page(game, lang).chapters)

    missing = set(re.findall(r"\w{4,}", rules_text(game, lang))) - set(words)

    assert missing - set(re.findall(r"\w{4,}", titles)) == set()
