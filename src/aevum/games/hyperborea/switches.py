"""The rule options of R14."""

from dataclasses import dataclass


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
