"""The tables of the written rules, to check the tables of the program against."""

import re
from pathlib import Path

RULES = Path(__file__).parent.parent.parent / "docs" / "rules" / "inner_sea.md"
SEAS = {
    "Pillars of Hercules": "sea_pillars",
    "Gulf of Sidra": "sea_sidra",
    "Lesser Syrtis": "sea_lesser_syrtis",
    "Central Deep": "deep_central",
    "Eastern Deep": "deep_eastern",
}
LINE = re.compile(
    r"^\| ([A-Z][\w -]+?)(?: \*)? \| (land|shallow sea|deep sea) \| ([\w ]+) \|", re.M
)


def area_id(name: str) -> str:
    """Find the id of an area by its name in the rules."""
    if name in SEAS:
        return SEAS[name]
    if name.endswith(" Sea"):
        return "sea_" + name.removesuffix(" Sea").lower()
    return name.lower().replace(" ", "_").replace("-", "_")


def areas_of(*regions: str) -> set[str]:
    """List the areas that the table of areas puts into these regions."""
    found = LINE.findall(RULES.read_text())
    return {area_id(name) for name, _, region in found if region in regions}


def section(title: str) -> str:
    """Find a chapter of the rules by its title."""
    return RULES.read_text().partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows_of(title: str) -> list[list[str]]:
    """Read the table of a chapter, cell by cell, without its head."""
    lines = [line for line in section(title).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def cards_of(kind: str = "") -> list[int]:
    """List the numbers of the cards of one class, or of all."""
    cards = rows_of("The table of cards")
    return [int(card[0]) for card in cards if not kind or card[2].split()[0] == kind]


def areas_of_kind(kind: str) -> set[str]:
    """List the areas of one kind."""
    return {area_id(name) for name, here, _ in LINE.findall(RULES.read_text()) if here == kind}


def named(text: str) -> set[str]:
    """List areas by a text of their names with commas."""
    return {area_id(name.strip()) for name in text.split(",")}


EVERYTHING = areas_of_kind("land") | areas_of_kind("shallow sea") | areas_of_kind("deep sea")
MAP_E = (
    areas_of("Balkans", "Greece", "Eastern Islands", "Anatolia", "Levant", "Egypt", "Eastern Seas")
    | areas_of_kind("deep sea")
    | named("Apulia, Bruttium, Tripolitania, Garamantia, Cyrenaica, Adriatic Sea, Ionian Sea")
    | named("Gulf of Sidra")
)
MAP_C = (
    MAP_E
    | named("Cisalpina, Liguria, Etruria, Rome, Corsica, Sardinia, Sicily, Carthage, Byzacium")
    | named("Numidia, Ligurian Sea, Tyrrhenian Sea, Punic Sea, Lesser Syrtis, Sardinian Sea")
)
MAP_B = EVERYTHING - named("Lusitania, Tartessos, Tingis, Gaetulia, Pillars of Hercules")
MAP_A = EVERYTHING - named("Lusitania, Tartessos")
WESTERN = (
    areas_of("Iberia", "Gaul", "Italy", "Western Islands", "Western Africa", "Western Seas")
    | named("Carthage, Byzacium, Tripolitania, Garamantia, Tyrrhenian Sea, Punic Sea")
    | named("Lesser Syrtis, Adriatic Sea, Ionian Sea, Illyria, Pannonia, Epirus")
)
HANNIBAL = (
    MAP_C
    - areas_of("Anatolia", "Levant", "Egypt", "Eastern Islands", "Eastern Seas")
    - areas_of_kind("deep sea")
)
GOD_KING = (
    areas_of("Anatolia", "Levant", "Egypt", "Eastern Islands")
    | areas_of_kind("deep sea")
    | named("Cyrenaica, Libyan Sea, Egyptian Sea, Phoenician Sea, Cilician Sea, Rhodian Sea")
    | named("Aegean Sea, Cretan Sea, Euxine Sea")
)
