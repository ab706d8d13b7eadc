"""The rule switches (R11), and who places the first tokens (S7)."""

from dataclasses import dataclass
from typing import Final

from aevum.games.tempus.ids import ANY, SAME, TOKEN
from aevum.kernel.game import Option, Value

DOUBLES: Final = {"same": SAME, "any": ANY, "token": TOKEN}

OPTIONS: Final = {
    "card_counts_once": Option(True, (True, False), "option-card-counts-once"),
    "cities_count_for_protection": Option(
        True, (True, False), "option-cities-count-for-protection"
    ),
    "government_double": Option("same", tuple(DOUBLES), "option-government-double"),
    "city_terrain_named": Option("before", ("before", "after"), "option-city-terrain-named"),
    "map": Option("players", ("players", "random", "fixed"), "option-map"),
    "layout": Option("A", ("A", "B"), "option-layout"),
    "settling": Option("players", ("players", "automatic"), "option-settling"),
    "progress_play": Option("turn_order", ("turn_order", "simultaneous"), "option-progress-play"),
    "free_cards": Option(
        "any_time", ("any_time", "windows"), "option-free-cards", before="windows"
    ),
}


@dataclass(init=False, slots=True)
class Switches:
    """The rule switches of R11, and S7. Never changed, so copies share them."""

    card_counts_once: bool
    cities_count_for_protection: bool
    government_double: int
    terrain_named_after: bool
    progress_simultaneous: bool
    free_cards_any_time: bool
    settles_automatically: bool

    def __init__(self) -> None:
        self.card_counts_once = True
        self.cities_count_for_protection = True
        self.government_double = SAME
        self.terrain_named_after = False
        self.progress_simultaneous = False
        self.free_cards_any_time = True
        self.settles_automatically = False


NO_SWITCHES: Final = Switches()


def chosen_switches(settings: dict[str, Value]) -> Switches:
    """Set the switches as the options say."""
    switches = Switches()
    switches.card_counts_once = settings["card_counts_once"] is True
    switches.cities_count_for_protection = settings["cities_count_for_protection"] is True
    switches.government_double = DOUBLES[str(settings["government_double"])]
    switches.terrain_named_after = settings["city_terrain_named"] == "after"
    switches.progress_simultaneous = settings["progress_play"] == "simultaneous"
    switches.free_cards_any_time = settings["free_cards"] == "any_time"
    switches.settles_automatically = settings["settling"] == "automatic"
    return switches
