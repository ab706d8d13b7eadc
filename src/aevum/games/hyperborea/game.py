"""Hyperborea as every face sees it."""

from typing import TYPE_CHECKING, Final

from aevum.games.common.tempers import tempered
from aevum.games.hyperborea.census import census
from aevum.games.hyperborea.facts import SCENES, tell
from aevum.games.hyperborea.ids import NOTES
from aevum.games.hyperborea.invariants import broken_invariant
from aevum.games.hyperborea.judgement import hyperborea_judgement
from aevum.games.hyperborea.judgement_1 import Judgement1, value
from aevum.games.hyperborea.known import TOLD_TABLES
from aevum.games.hyperborea.layout import hyperborea_layout
from aevum.games.hyperborea.lines import lines
from aevum.games.hyperborea.losses import losses
from aevum.games.hyperborea.notation import NOTATION
from aevum.games.hyperborea.resample import deal_anew
from aevum.games.hyperborea.score import breakdown, scores, winners
from aevum.games.hyperborea.setup import start
from aevum.games.hyperborea.shown import HyperboreaView
from aevum.games.hyperborea.tables import reconstructed
from aevum.games.hyperborea.tempers import LEANINGS
from aevum.games.hyperborea.view import round_of, view
from aevum.games.hyperborea.why import why_not
from aevum.games.hyperborea.words import label
from aevum.kernel.game import Game, Option

if TYPE_CHECKING:
    from aevum.games.common.sections import Tensor

YES = (True, False)
NO = (False, True)

NEWEST: Final = hyperborea_judgement()


class HyperboreaGame(Game):
    """Factions explore, conquer and cultivate a lost land, for two to six players."""

    name = "hyperborea"
    rules = 3
    min_seats, max_seats, most_decisions = 2, 6, 600_100
    notes = NOTES
    scenes = SCENES
    tables = TOLD_TABLES
    notation = NOTATION
    view_type = HyperboreaView
    options = {
        "game_length": Option("normal", ("normal", "short", "long"), "option-game-length"),
        "mode": Option("invasion", ("invasion", "faction_war"), "option-mode"),
        "open_board": Option(False, NO, "option-open-board"),
        "reset_incomplete": Option("faq2", ("faq2", "rulebook"), "option-reset-incomplete"),
        "permanent_duration": Option(
            "while_full", ("while_full", "once_activated"), "option-permanent-duration"
        ),
        "stop_clears": Option("free_only", ("free_only", "all"), "option-stop-clears"),
        "stopped_may_enter_site": Option(True, YES, "option-stopped-may-enter-site"),
        "attacker_must_be_free": Option(True, YES, "option-attacker-must-be-free"),
        "fortress_stops_ranged": Option(True, YES, "option-fortress-stops-ranged"),
        "last_figure": Option("supply_empty", ("supply_empty", "all_ten"), "option-last-figure"),
        "espionage_scope": Option(
            "whole_effect", ("whole_effect", "one_icon"), "option-espionage-scope"
        ),
        "matriarchy_place": Option(
            "free_on_hex", ("free_on_hex", "in_site"), "option-matriarchy-place"
        ),
        "gem_supply": Option("unlimited", ("unlimited", "72"), "option-gem-supply"),
        "grey_cubes_score": Option(False, NO, "option-grey-cubes-score"),
        "faction_assignment": Option("choose", ("choose", "random"), "option-faction-assignment"),
        "faction_tile": Option("choose", ("choose", "random"), "option-faction-tile"),
        "activation_cap": Option(12, (12, 6, 24), "option-activation-cap"),
        "round_cap": Option(100, (100, 50, 200), "option-round-cap"),
    }

    start = staticmethod(start)
    scores = staticmethod(scores)
    breakdown = staticmethod(breakdown)
    winners = staticmethod(winners)
    value = staticmethod(value)
    judgements = {1: Judgement1(), 2: NEWEST, **tempered(NEWEST, LEANINGS)}
    action_layout = staticmethod(hyperborea_layout)
    view = staticmethod(view)
    round_of = staticmethod(round_of)
    deal_anew = staticmethod(deal_anew)
    why_not = staticmethod(why_not)
    losses = staticmethod(losses)
    label = staticmethod(label)
    tell = staticmethod(tell)
    lines = staticmethod(lines)
    census = staticmethod(census)
    reconstructed = staticmethod(reconstructed)
    broken_invariant = staticmethod(broken_invariant)

    @staticmethod
    def tensor() -> "Tensor":
        """Make what writes the tensor, for learners only: compiled it needs a package of theirs."""
        from aevum.games.hyperborea.tensor import HyperboreaTensor  # noqa: PLC0415

        return HyperboreaTensor()
