"""What is chosen before a game: readings of cards that sources leave open, and the edition."""

from dataclasses import dataclass
from typing import Final

from aevum.games.through_the_ages.tables import EDITION
from aevum.kernel.game import Option, Value

FIRST_EDITION: Final = 1

OPTIONS: Final = {
    "resignation": Option(False, (False, True), "option-resignation"),
    "khan_in_uprising": Option("scores", ("scores", "nothing"), "option-khan-in-uprising"),
    "churchill_science": Option(
        "units", ("units", "units_and_art_of_war"), "option-churchill-science"
    ),
    "raid_rounding": Option("sum", ("sum", "each"), "option-raid-rounding"),
    "technology_war": Option("mixed", ("mixed", "either"), "option-technology-war"),
    "supremacy": Option("production", ("production", "turn_start"), "option-supremacy"),
    "impact_of_agriculture": Option(
        "farms", ("farms", "farms_and_pact"), "option-impact-of-agriculture"
    ),
    "international_agreement": Option(
        "allowance", ("allowance", "own_actions"), "option-international-agreement"
    ),
    "iconoclasm": Option("all_in_age_iv", ("all_in_age_iv", "none_in_age_iv"), "option-iconoclasm"),
    "final_events": Option("list", ("list", "start_player"), "option-final-events", before="list"),
    "bach_with_cards": Option(False, (False, True), "option-bach-with-cards", before=False),
    "hammurabi_revolution": Option(
        "counts", ("counts", "none_left"), "option-hammurabi-revolution", before="counts"
    ),
}


@dataclass(init=False, slots=True)
class Switches:
    """The readings of cards that sources leave open. Never changed, so copies share them."""

    khan_scores_in_uprising: bool
    churchill_pays_art_of_war: bool
    raid_rounds_each: bool
    technology_war_mixes: bool
    supremacy_at_turn_start: bool
    agriculture_counts_pact: bool
    agreement_spends_own: bool
    iconoclasm_spares_last_age: bool
    may_resign: bool
    final_events_are_chosen: bool
    bach_works_with_cards: bool
    revolution_leaves_no_action: bool

    def __init__(self) -> None:
        self.khan_scores_in_uprising = True
        self.churchill_pays_art_of_war = False
        self.raid_rounds_each = False
        self.technology_war_mixes = True
        self.supremacy_at_turn_start = False
        self.agriculture_counts_pact = False
        self.agreement_spends_own = False
        self.iconoclasm_spares_last_age = False
        self.may_resign = False
        self.final_events_are_chosen = False
        self.bach_works_with_cards = False
        self.revolution_leaves_no_action = False

    def edition(self) -> int:
        """The edition whose cards are dealt; the first was never written down."""
        return FIRST_EDITION


@dataclass(init=False, slots=True)
class LaterSwitches(Switches):
    """The readings in a game with cards that joined in a later edition."""

    dealt_edition: int

    def __init__(self, edition: int = EDITION) -> None:
        Switches.__init__(self)
        self.dealt_edition = edition

    def edition(self) -> int:
        """The edition whose cards are dealt."""
        return self.dealt_edition


DEFAULT: Final = Switches()


def switches_of(settings: dict[str, Value]) -> Switches:
    """Take the readings and the edition that were chosen."""
    edition = int(settings["edition"])
    s = Switches() if edition == FIRST_EDITION else LaterSwitches(edition)
    s.may_resign = settings["resignation"] is True
    s.khan_scores_in_uprising = settings["khan_in_uprising"] == "scores"
    s.churchill_pays_art_of_war = settings["churchill_science"] == "units_and_art_of_war"
    s.raid_rounds_each = settings["raid_rounding"] == "each"
    s.technology_war_mixes = settings["technology_war"] == "mixed"
    s.supremacy_at_turn_start = settings["supremacy"] == "turn_start"
    s.agriculture_counts_pact = settings["impact_of_agriculture"] == "farms_and_pact"
    s.agreement_spends_own = settings["international_agreement"] == "own_actions"
    s.iconoclasm_spares_last_age = settings["iconoclasm"] == "none_in_age_iv"
    s.final_events_are_chosen = settings["final_events"] == "start_player"
    s.bach_works_with_cards = settings["bach_with_cards"] is True
    s.revolution_leaves_no_action = settings["hammurabi_revolution"] == "none_left"
    return s
