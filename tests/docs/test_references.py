"""What the docs point at is there."""

import re
from pathlib import Path

import pytest

from tests.project.tree import PACKAGE, ROOT

PAGES = [*sorted((ROOT / "docs").glob("*.md")), *sorted(ROOT.glob("*.md"))]
PLACE = re.compile(r"`((?:[\w.<>-]+/)+[\w.{},*<>-]*|[\w-]+\.(?:py|csv|ftl|ts|svelte|md))`")
LINK = re.compile(r"\]\((?!http)([^)#]+)")
NOT_OF_THE_TREE = re.compile(
    r"nim|harvest_festival|(anything|settler|dreamer|mybot|policy|spiel|first|talk|read)\.py|^\.venv/|^build/|^FOLDER/"
)
"""What a page makes itself, what is made by setting up, and what belongs to the reader."""

TOPS = (
    ROOT,
    ROOT / "src",
    PACKAGE,
    ROOT / "client" / "src",
    *sorted((PACKAGE / "games").glob("*/")),
)
"""From where places are named."""


def candidates(name: str) -> list[str]:
    """Write out `{a,b}`; what stands for a game is any game."""
    name = name.replace("<game>", "*").replace("**", "*")
    if inner := re.search(r"\{([^}]+)\}", name):
        return [name.replace(inner[0], one) for one in inner[1].split(",")]
    return [name]


def is_there(name: str) -> bool:
    """Say whether something of this name is in the tree, from its top or anywhere below it."""
    if any(next(top.glob(name.rstrip("/")), None) for top in TOPS):
        return True
    return "/" not in name and any(next(top.rglob(name), None) for top in TOPS[1:])


@pytest.mark.parametrize("told", PAGES, ids=lambda told: told.name)
def test_every_file_that_a_page_names_is_there(told: Path) -> None:
    named = PLACE.findall(told.read_text("utf-8"))
    missing = [
        name
        for found in named
        for name in candidates(found)
        if not NOT_OF_THE_TREE.search(name) and not is_there(name)
    ]

    assert missing == []


@pytest.mark.parametrize("told", PAGES, ids=lambda told: told.name)
def test_every_link_of_a_page_leads_somewhere(told: Path) -> None:
    links = LINK.findall(told.read_text("utf-8"))

    assert [link for link in links if not (told.parent / link).exists()] == []
