"""Ancient Civilizations of the Inner Sea as every face sees it."""

from typing import TYPE_CHECKING, Final

from aevum.games.common.tempers import tempered
from aevum.games.inner_sea.census import census
from aevum.games.inner_sea.facts import SCENES, doer, tell
from aevum.games.inner_sea.ids import NOTES
from aevum.games.inner_sea.invariants import broken_invariant
from aevum.games.inner_sea.judgement import sea_judgement
from aevum.games.inner_sea.judgement_1 import Judgement1, value
from aevum.games.inner_sea.layout import sea_layout
from aevum.games.inner_sea.lines import lines
from aevum.games.inner_sea.losses import losses
from aevum.games.inner_sea.notation import NOTATION
from aevum.games.inner_sea.player import REPLACED_OF_PLAYER
from aevum.games.inner_sea.resample import deal_anew
from aevum.games.inner_sea.scenarios.choosing import WAYS
from aevum.games.inner_sea.score import breakdown, scores, winners
from aevum.games.inner_sea.setup import start
from aevum.games.inner_sea.shown import SeaView
from aevum.games.inner_sea.state import REPLACED
from aevum.games.inner_sea.tables import TABLES, reconstructed
from aevum.games.inner_sea.tempers import LEANINGS
from aevum.games.inner_sea.view import round_of, view
from aevum.games.inner_sea.why import why_not
from aevum.games.inner_sea.words import label
from aevum.kernel.game import Game, Option

if TYPE_CHECKING:
    from aevum.games.common.sections import Tensor

NAMED_SCENARIOS: Final = (
    "standard",
    "hannibal",
    "extended_east",
    "western_four",
    "alexander",
    "imperial_rome",
    "god_king",
    "greeks_persians",
    "fall_of_rome",
)
AS_SCENARIO: Final = 0

NEWEST: Final = sea_judgement()


class InnerSeaGame(Game):
    """Four epochs around the Mediterranean, for one to six players."""

    name = "inner_sea"
    min_seats, max_seats = 1, 6
    rules = 3
    most_decisions = 40_000
    can_be_lost = True
    options = {
        "combination_play": Option(False, (False, True), "option-combination-play"),
        "scenario": Option("standard", NAMED_SCENARIOS, "option-scenario"),
        "choosing": Option("lineup", WAYS, "option-choosing"),
        "civilizations": Option(0, (0, 2, 3, 4, 5, 6), "option-civilizations"),
        "extra_civilizations": Option(
            "non_players", ("non_players", "players"), "option-extra-civilizations"
        ),
        "level": Option("normal", ("normal", "easy", "hard"), "option-level"),
        "epochs": Option(AS_SCENARIO, (0, 1, 2, 3, 4), "option-epochs"),
        "first_epoch": Option(1, (1, 2, 3, 4), "option-first-epoch"),
        "goal": Option(0, (0, 25, 50, 75, 100), "option-goal"),
        "final_event": Option(False, (False, True), "option-final-event"),
        "learning": Option(False, (False, True), "option-learning"),
        "extra_wonders": Option(False, (False, True), "option-extra-wonders"),
        "talents_as_disks": Option(False, (False, True), "option-talents-as-disks"),
        "nile": Option("control", ("control", "cities"), "option-nile"),
        "teams": Option("none", ("none", "two", "three"), "option-teams"),
    }
    replaced = {"Sea": REPLACED, "Player": REPLACED_OF_PLAYER}
    notes = NOTES
    scenes = SCENES
    tables = TABLES
    notation = NOTATION
    view_type = SeaView

    start = staticmethod(start)
    scores = staticmethod(scores)
    breakdown = staticmethod(breakdown)
    winners = staticmethod(winners)
    action_layout = staticmethod(sea_layout)
    view = staticmethod(view)
    round_of = staticmethod(round_of)
    lines = staticmethod(lines)
    census = staticmethod(census)
    deal_anew = staticmethod(deal_anew)
    value = staticmethod(value)
    judgements = {1: Judgement1(), 2: NEWEST, **tempered(NEWEST, LEANINGS)}
    why_not = staticmethod(why_not)
    losses = staticmethod(losses)
    label = staticmethod(label)
    tell = staticmethod(tell)
    doer = staticmethod(doer)
    reconstructed = staticmethod(reconstructed)
    broken_invariant = staticmethod(broken_invariant)

    @staticmethod
    def tensor() -> "Tensor":
        """Make what writes the tensor, for learners only: compiled it needs a package of theirs."""
        from aevum.games.inner_sea.tensor import SeaTensor  # noqa: PLC0415

        return SeaTensor()
