"""Tempus as every face sees it."""

from typing import TYPE_CHECKING, Final

from aevum.games.common.tempers import tempered
from aevum.games.tempus.census import census
from aevum.games.tempus.facts import SCENES, tell
from aevum.games.tempus.ids import NOTES
from aevum.games.tempus.invariants import broken_invariant
from aevum.games.tempus.judgement import tempus_judgement
from aevum.games.tempus.judgement_1 import Judgement1, value
from aevum.games.tempus.layout import tempus_layout
from aevum.games.tempus.lines import lines
from aevum.games.tempus.losses import losses
from aevum.games.tempus.notation import NOTATION
from aevum.games.tempus.resample import deal_anew
from aevum.games.tempus.rows import TABLES
from aevum.games.tempus.score import breakdown, scores, winners
from aevum.games.tempus.setup import start
from aevum.games.tempus.shown import TempusView
from aevum.games.tempus.switches import OPTIONS
from aevum.games.tempus.tables import reconstructed
from aevum.games.tempus.tempers import LEANINGS
from aevum.games.tempus.view import round_of, view
from aevum.games.tempus.why import why_not
from aevum.games.tempus.words import label
from aevum.kernel.game import Game

if TYPE_CHECKING:
    from aevum.games.common.sections import Tensor

NEWEST: Final = tempus_judgement()


class TempusGame(Game):
    """Ten rounds from the first settlement to Flight, for three to five players."""

    name = "tempus"
    min_seats = 3
    max_seats = 5
    most_decisions = 6000
    rules = 2
    options = OPTIONS
    tables = TABLES
    notes = NOTES
    scenes = SCENES
    notation = NOTATION
    view_type = TempusView

    start = staticmethod(start)
    scores = staticmethod(scores)
    breakdown = staticmethod(breakdown)
    winners = staticmethod(winners)
    value = staticmethod(value)
    judgements = {1: Judgement1(), 2: NEWEST, **tempered(NEWEST, LEANINGS)}
    action_layout = staticmethod(tempus_layout)
    view = staticmethod(view)
    round_of = staticmethod(round_of)
    deal_anew = staticmethod(deal_anew)
    why_not = staticmethod(why_not)
    losses = staticmethod(losses)
    lines = staticmethod(lines)
    census = staticmethod(census)
    label = staticmethod(label)
    tell = staticmethod(tell)
    reconstructed = staticmethod(reconstructed)
    broken_invariant = staticmethod(broken_invariant)

    @staticmethod
    def tensor() -> "Tensor":
        """Make what writes the tensor, for learners only: compiled it needs a package of theirs."""
        from aevum.games.tempus.tensor import TempusTensor  # noqa: PLC0415

        return TempusTensor()
