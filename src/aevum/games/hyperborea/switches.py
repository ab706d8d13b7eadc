"""The rule options of R14."""

from dataclasses import dataclass
from typing import Final

from aevum.kernel.game import Value


@dataclass(init=False, slots=True)
class Switches:
    """The rule options a game is played with (R14). Never changed, so copies share them."""

    conditions: int
    is_faction_war: bool
    is_open: bool
    incomplete_may_stay: bool
    permanent_once_activated: bool
    all_must_be_gone: bool
    stopped_may_enter_site: bool
    attacker_must_be_free: bool
    fortress_stops_ranged: bool
    needs_all_ten: bool
    spies_one_icon: bool
    converts_in_site: bool
    gems_run_out: bool
    grey_cubes_score: bool
    chooses_faction: bool
    chooses_tile: bool
    activation_cap: int
    round_cap: int

    def __init__(self) -> None:
        self.conditions = 2
        self.is_faction_war = False
        self.is_open = False
        self.incomplete_may_stay = False
        self.permanent_once_activated = False
        self.all_must_be_gone = False
        self.stopped_may_enter_site = True
        self.attacker_must_be_free = True
        self.fortress_stops_ranged = True
        self.needs_all_ten = False
        self.spies_one_icon = False
        self.converts_in_site = False
        self.gems_run_out = False
        self.grey_cubes_score = False
        self.chooses_faction = True
        self.chooses_tile = True
        self.activation_cap = 12
        self.round_cap = 100


LENGTHS: Final = {"short": 1, "normal": 2, "long": 3}


def read_switches(settings: dict[str, Value]) -> Switches:
    """Turn the settings into switches (R14)."""
    switches = Switches()
    switches.conditions = LENGTHS[str(settings["game_length"])]
    switches.is_faction_war = settings["mode"] == "faction_war"
    switches.is_open = settings["open_board"] is True
    switches.incomplete_may_stay = settings["reset_incomplete"] == "rulebook"
    switches.permanent_once_activated = settings["permanent_duration"] == "once_activated"
    switches.all_must_be_gone = settings["stop_clears"] == "all"
    switches.stopped_may_enter_site = settings["stopped_may_enter_site"] is True
    switches.attacker_must_be_free = settings["attacker_must_be_free"] is True
    switches.fortress_stops_ranged = settings["fortress_stops_ranged"] is True
    switches.needs_all_ten = settings["last_figure"] == "all_ten"
    switches.spies_one_icon = settings["espionage_scope"] == "one_icon"
    switches.converts_in_site = settings["matriarchy_place"] == "in_site"
    switches.gems_run_out = settings["gem_supply"] == "72"
    switches.grey_cubes_score = settings["grey_cubes_score"] is True
    switches.chooses_faction = settings["faction_assignment"] == "choose"
    switches.chooses_tile = settings["faction_tile"] == "choose"
    switches.activation_cap = int(settings["activation_cap"])
    switches.round_cap = int(settings["round_cap"])
    return switches
