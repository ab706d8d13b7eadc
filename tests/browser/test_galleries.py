"""The gallery of each game draws everything that its tables hold, once, in both languages."""

import re
from typing import Any

import pytest

from aevum.games.hyperborea import tables as hyperborea
from aevum.games.inner_sea import tables as inner_sea
from aevum.games.tempus import rows as tempus
from aevum.games.through_the_ages import tables as through_the_ages
from aevum.kernel.message import Msg
from aevum.text import Words
from tests.browser.conftest import Come
from tests.browser.test_boards import SCREENS, TORN
from tests.project.tree import ROOT
from tests.text.test_catalogues import gaps_by_key

Names = dict[tuple[str, str], str]
"""The kind and the name in the tables of everything, and the key of its name in words."""

TOLERANCE = 4
"""So many pixels a tight line may reach over the box of its letters."""

DRAWN = """
(tolerance) => [...document.querySelectorAll("[data-gallery]")].map((item) => {
  const inside = [item, ...item.querySelectorAll("*")].filter((one) => one.clientWidth > 0);
  const over = inside.filter(
    (one) =>
      !one.closest("svg, .hidden") &&
      (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + tolerance),
  );
  const { gallery, name } = item.dataset;
  const paths = [...item.querySelectorAll("svg.picture path")];
  const pictures = paths.map((one) => one.getAttribute("d"));
  const { width, height } = item.getBoundingClientRect();
  return { kind: gallery, name, text: item.textContent, isSeen: width > 9 && height > 9,
    pictures, over: over.map((one) => one.textContent.trim()) };
})
"""
"""Everything in the gallery: what it is, says and shows, and which words leave their box."""

UNPICTURED = ("hex", "area", "terrain")
"""What is drawn as a place and has no picture of its own."""

ALL_DRAWN = """
(places) => [...document.querySelectorAll("[data-gallery]")].every(
  (item) => places.includes(item.dataset.gallery) || item.querySelector("svg.picture"),
)
"""
"""Whether the pictures, which may be fetched bit by bit, are all there."""


def names_of(table: Any, column: str = "id") -> list[str]:
    """Read a column of a table."""
    return [row.text(column) for row in table.rows]


def all_of_tempus() -> Names:
    """The terrains and every idea card that there is."""
    cards = [(row.text("type"), row.text("terrain")) for row in tempus.CARD_TABLE.rows]
    terrains = names_of(tempus.TILE_TABLE, "terrain")
    return {
        **{("terrain", name): f"terrain-{name}" for name in terrains},
        **{("card", f"{effect} {land}"): f"effect-{effect}" for effect, land in cards},
        **{
            ("era", row.text("era")): f"era-{row.text('era').replace('_', '-')}"
            for row in tempus.ERA_TABLE.rows
        },
    }


def all_of_through_the_ages() -> Names:
    """All civil and military cards."""
    return {("card", card): f"card-{card.replace('_', '-')}" for card in through_the_ages.CARDS}


def all_of_hyperborea() -> Names:
    """All technologies, ruin tiles, hexes, homelands and faction tiles."""
    homelands = [f"{row.text('side')}-{row.text('part')}" for row in hyperborea.HOMELAND_TABLE.rows]
    return {
        **{
            ("technology", one): f"technology-{one}"
            for one in names_of(hyperborea.TECHNOLOGY_TABLE)
        },
        **{("ruin", one): f"ruin-{one}" for one in names_of(hyperborea.RUIN_TABLE)},
        **{("hex", one): "" for one in names_of(hyperborea.HEX_TABLE) + homelands},
        **{("faction", one): f"faction-{one}" for one in names_of(hyperborea.FACTION_TABLE)},
    }


def all_of_the_inner_sea() -> Names:
    """All cards, Wonders and civilizations, and the areas of the map."""
    return {
        **{("card", one): f"card-{one}" for one in names_of(inner_sea.CARD_TABLE)},
        **{("wonder", one): f"wonder-{one}" for one in inner_sea.WONDER_IDS},
        **{("civilization", one): f"civilization-{one}" for one in inner_sea.CIVILIZATION_NAMES},
        **{("area", one): "" for one in inner_sea.AREA_NAMES},
    }


GALLERIES = {
    "tempus": (all_of_tempus, {"terrain": 5, "card": 36, "era": 11}),
    "through_the_ages": (all_of_through_the_ages, {}),
    "hyperborea": (all_of_hyperborea, {"technology": 64, "ruin": 72, "hex": 57, "faction": 12}),
    "inner_sea": (
        all_of_the_inner_sea,
        {"card": 103, "wonder": 12, "civilization": 10, "area": 78},
    ),
}


@pytest.mark.parametrize(("locale", "lang"), [("en-GB", "en"), ("de-DE", "de")])
@pytest.mark.parametrize("game", GALLERIES)
def test_the_gallery_draws_everything_of_a_game_once(
    come: Come, game: str, locale: str, lang: str
) -> None:
    visitor = come(locale=locale)
    read, counts = GALLERIES[game]
    wanted = read()
    words = Words(lang, game)

    visitor.page.goto(f"/gallery/{game}")
    visitor.page.locator("[data-gallery]").first.wait_for()
    visitor.page.wait_for_function(ALL_DRAWN, arg=UNPICTURED)
    drawn = visitor.page.evaluate(DRAWN, TOLERANCE)

    assert sorted((one["kind"], one["name"]) for one in drawn) == sorted(wanted)
    assert {kind: sum(one == kind for one, _ in wanted) for kind in counts} == counts
    assert [one["name"] for one in drawn if not one["isSeen"]] == []
    assert [one["over"] for one in drawn if one["over"]] == []
    unnamed = [
        key
        for one in drawn
        if (key := wanted[one["kind"], one["name"]])
        and not all(part in plain(one["text"]) for part in words.say(Msg(key)).split(": "))
    ]
    assert unnamed == []
    check_pictures(drawn, words)
    for width, height in SCREENS.values():
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert visitor.page.evaluate(TORN, "main") == []
    check_words(visitor.page.locator("main").inner_text(), game)


def check_pictures(drawn: list[Any], words: Words) -> None:
    """See that everything is drawn with one picture, and that no two things look the same."""
    seen: dict[str, set[str]] = {}
    for one in drawn:
        if one["kind"] in UNPICTURED:
            continue
        (picture,) = set(one["pictures"])
        seen.setdefault(picture, set()).add(what(one, words))
    assert [things for things in seen.values() if len(things) > 1] == []


def what(one: Any, words: Words) -> str:
    """Tell what a thing is; copies of a tile, and a card on several terrains, are one thing."""
    if one["kind"] == "ruin":
        return words.say(Msg(f"ruin-{one['name']}"))
    return str(one["name"]).split()[0]


def plain(text: str) -> str:
    """Read a text without the places where it may be parted."""
    return " ".join(text.replace("\u00ad", "").split())


def check_words(text: str, game: str) -> None:
    """See that no gap is left open and no key stands for its sentence."""
    assert re.findall(r"\{[^}]*\}", text) == []
    sources = [ROOT / "src" / "aevum" / folder for folder in ("text", f"games/{game}/text")]
    keys = {key for folder in sources for key in gaps_by_key(folder / "en.ftl")}
    assert set(re.findall(r"[a-z]+(?:-[A-Za-z0-9_]+)+", text)) & keys == set()
