"""Through the Ages as every face sees it."""

from typing import TYPE_CHECKING, Final

from aevum.games.common.tempers import tempered
from aevum.games.through_the_ages.census import census
from aevum.games.through_the_ages.facts import SCENES, tell
from aevum.games.through_the_ages.ids import NOTES
from aevum.games.through_the_ages.invariants import broken_invariant
from aevum.games.through_the_ages.judgement import ages_judgement
from aevum.games.through_the_ages.judgement_1 import Judgement1, value
from aevum.games.through_the_ages.layout import ages_layout
from aevum.games.through_the_ages.lines import lines
from aevum.games.through_the_ages.losses import losses
from aevum.games.through_the_ages.notation import NOTATION
from aevum.games.through_the_ages.player import REPLACED_OF_PLAYER
from aevum.games.through_the_ages.printed import TABLES
from aevum.games.through_the_ages.resample import deal_anew
from aevum.games.through_the_ages.score import breakdown, scores, winners
from aevum.games.through_the_ages.setup import start
from aevum.games.through_the_ages.shown import AgesView
from aevum.games.through_the_ages.state import REPLACED
from aevum.games.through_the_ages.switches import OPTIONS
from aevum.games.through_the_ages.tables import UNCERTAIN
from aevum.games.through_the_ages.tempers import LEANINGS
from aevum.games.through_the_ages.view import round_of, view
from aevum.games.through_the_ages.why import why_not
from aevum.games.through_the_ages.words import label
from aevum.kernel.game import Game
from aevum.kernel.message import Msg

if TYPE_CHECKING:
    from aevum.games.common.sections import Tensor

NEWEST: Final = ages_judgement()


class ThroughTheAges(Game):
    """A civilization from antiquity to the present, for two to four players."""

    name = "through_the_ages"
    min_seats, max_seats, most_decisions = 2, 4, 6000
    rules = 2
    options = OPTIONS
    tables = TABLES
    notation = NOTATION
    notes = NOTES
    scenes = SCENES
    view_type = AgesView
    replaced = {"Ages": REPLACED, "Player": REPLACED_OF_PLAYER}

    start = staticmethod(start)
    scores = staticmethod(scores)
    breakdown = staticmethod(breakdown)
    winners = staticmethod(winners)
    value = staticmethod(value)
    judgements = {1: Judgement1(), 2: NEWEST, **tempered(NEWEST, LEANINGS)}
    action_layout = staticmethod(ages_layout)
    view = staticmethod(view)
    round_of = staticmethod(round_of)
    deal_anew = staticmethod(deal_anew)
    why_not = staticmethod(why_not)
    losses = staticmethod(losses)
    label = staticmethod(label)
    tell = staticmethod(tell)
    lines = staticmethod(lines)
    census = staticmethod(census)
    broken_invariant = staticmethod(broken_invariant)

    def reconstructed(self) -> list[Msg]:
        """Nothing is, but on some cards a detail of the effect is not certain (R12)."""
        return [Msg("source-uncertain", n=UNCERTAIN)] if UNCERTAIN > 0 else []

    @staticmethod
    def tensor() -> "Tensor":
        """Make what writes the tensor, for learners only: compiled it needs a package of theirs."""
        from aevum.games.through_the_ages.tensor import AgesTensor  # noqa: PLC0415

        return AgesTensor()


GAME = ThroughTheAges()
