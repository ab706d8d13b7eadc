"""The log in German: nought is none, and names stand where they need no case and no number."""

import pytest

from aevum.kernel.message import Msg, seat_name
from aevum.text import Words

ADA, BEN = seat_name(0), seat_name(1)
GARDENS = Msg("card-hanging-gardens")
SAID = [
    (
        "through_the_ages",
        Msg("note-ruined", seat=ADA, card=GARDENS),
        "Zur Ruine wird ein Wunder von Ada: Hängende Gärten.",
    ),
    ("through_the_ages", Msg("note-scored", seat=ADA, n=0), "Ada bekommt keine Kulturpunkte."),
    (
        "through_the_ages",
        Msg("note-gained", seat=ADA, food=0, resources=0),
        "Ada bekommt weder Nahrung noch Ressourcen.",
    ),
    (
        "through_the_ages",
        Msg("note-war-resolved", seat=ADA, other=BEN, card=Msg("card-war-over-culture"), n=2),
        "Kulturkrieg: Ada gewinnt gegen Ben mit einem Vorsprung von 2.",
    ),
    (
        "hyperborea",
        Msg("note-figure-killed", seat=ADA, other=BEN, hex="e3"),
        "Ada vernichtet auf e3 eine Spielfigur von Ben.",
    ),
    (
        "tempus",
        Msg("note-progress-points", seat=ADA, n=0),
        "Ada hat keinen Fortschrittspunkt.",
    ),
    (
        "inner_sea",
        Msg("note-acquired", civ=Msg("civilization-egyptians"), n=0),
        "Ägypten erhält keine Scheibe.",
    ),
    (
        "inner_sea",
        Msg("note-epoch-ended", epoch=Msg("epoch-1")),
        "Epoche I, Bronzezeit: Die Epoche endet.",
    ),
]


@pytest.mark.parametrize(("game", "told", "said"), SAID)
def test_the_log_reads_as_one_would_say_it(game: str, told: Msg, said: str) -> None:
    assert Words("de", game).say(told, ["Ada", "Ben"]) == said
