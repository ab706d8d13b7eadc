"""The rules of a game as HTML, clause by clause, so that each can be cited and found."""

import re
from functools import cache
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

from aevum.server.messages.tables import Chapter, Clause, Rules
from aevum.text.rules import rules_text, short_reference

NUMBER: Final = re.compile(r"([A-Z]+[0-9]+(?:\.[0-9]+)*)[*. ]*")
RECONSTRUCTED: Final = re.compile(r"\[[^\]]*\b(reconstructed|rekonstruiert)\b[^\]]*\]")

markdown: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def rules_page(game: str, lang: str) -> Rules:
    """Render the rules of a game."""
    text = rules_text(game, lang)
    short = markdown.render(short_reference(text))
    first, *chapters = chapters_of(markdown.parse(text))
    preface = Chapter("", 1, first.title, first.intro, first.clauses)
    return Rules(first.title, short, [preface, *chapters])


def chapters_of(tokens: list[Token]) -> list[Chapter]:
    """Part the rules by their headings, and the chapters into their clauses."""
    chapters: list[Chapter] = []
    for block in blocks(tokens):
        if block[0].type == "heading_open":
            chapters.append(chapter_of(block))
        elif is_list_of_clauses(block):
            chapters[-1].clauses += [clause_of(item) for item in blocks(block[1:-1])]
        elif chapters[-1].clauses:
            chapters[-1].clauses.append(Clause("", render(block), reconstructed=False))
        else:
            chapters[-1].intro += render(block)
    return chapters


def blocks(tokens: list[Token]) -> list[list[Token]]:
    """Group tokens by the outermost block that they belong to."""
    grouped: list[list[Token]] = []
    for token in tokens:
        if token.level == tokens[0].level and token.nesting >= 0:
            grouped.append([])
        grouped[-1].append(token)
    return grouped


def words_of(tokens: list[Token]) -> str:
    """Read the first words of a block."""
    return next((token.content for token in tokens if token.type == "inline"), "")


def is_list_of_clauses(block: list[Token]) -> bool:
    """Say whether a block is a list whose items begin with their numbers in bold."""
    is_numbered = re.match(rf"\*\*{NUMBER.pattern}", words_of(block))
    return block[0].type == "bullet_list_open" and is_numbered is not None


def chapter_of(heading: list[Token]) -> Chapter:
    """Begin a chapter with its heading; the number is taken out of the title."""
    title = words_of(heading)
    number = NUMBER.match(title)
    level = int(heading[0].tag[1])
    if number is None:
        return Chapter("", level, title, "", [])
    return Chapter(number[1], level, title[number.end() :], "", [])


def clause_of(item: list[Token]) -> Clause:
    """Render a clause; its number stands before it."""
    words = words_of(item)
    number = NUMBER.match(words.removeprefix("**"))
    is_reconstructed = RECONSTRUCTED.search(words) is not None
    return Clause(number[1] if number else "", render(item[1:-1]), is_reconstructed)


def render(tokens: list[Token]) -> str:
    """Turn tokens into HTML; a table needs no style of its own."""
    for token in tokens:
        token.attrs.pop("style", None)
    return str(markdown.renderer.render(tokens, markdown.options, {}))
