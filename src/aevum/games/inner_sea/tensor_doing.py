"""The unfinished procedures of the Inner Sea as numbers: those that a view shows.

No kind is on the stack twice but the windows for negations, which open one above the other.
"""

from typing import Final

from aevum.games.inner_sea.cards.harming import MOST_AT_WAR
from aevum.games.inner_sea.cards.journeys import MOST_MIGRANTS, MOST_PILGRIMS
from aevum.games.inner_sea.cards.playing import PlayCard
from aevum.games.inner_sea.cards.reactions import ANSWERS, Reactions
from aevum.games.inner_sea.cards.removal import Removal
from aevum.games.inner_sea.contest.competition import Competition
from aevum.games.inner_sea.growth.phase import Growth
from aevum.games.inner_sea.ids import AGAINST, FACTIONS, STRIKE
from aevum.games.inner_sea.state import Sea
from aevum.games.inner_sea.tables import CARD_AREAS, CARDS
from aevum.games.inner_sea.tensor_map import BARBARIANS_SEEN, CIVS
from aevum.games.inner_sea.wonders.building import BuildWonder
from aevum.kernel.action import kind_of, x_of, y_of

MOST_TARGETS: Final = max([MOST_AT_WAR, MOST_MIGRANTS, 1 + MOST_PILGRIMS, *CARD_AREAS])
"""No card names more targets, the end of naming them included."""
EVERYBODY: Final = [*CIVS, "barbarians"]


def longest_chain(card: int, gone: list[int]) -> int:
    """Count how many windows can be open above each other, from that of a card on."""
    longest = 0
    for negation in ANSWERS[card]:
        if negation not in gone:
            longest = max(longest, longest_chain(negation, [*gone, negation]))
    return 1 + longest


MOST_WINDOWS: Final = max([longest_chain(card, [card]) for card in range(1, CARDS)])

DOING: Final = [
    *["grower", "growth_step", "growth_extra", "growth_moves", "growth_start"],
    *["player", "played_card"],
    *["builder", "built_wonder", "owed", "site", "disks_paid"],
    *["remover", "removal_area", "removal_left", "removal_card"],
    *["contest_area", "part", "level", "used_card", "hired", "riders"],
    *[f"loser_{who}" for who in EVERYBODY],
    *[f"lost_{who}" for who in EVERYBODY],
    *[f"laid_{civ}" for civ in CIVS],
]
GROWER: Final = 0
PLAYER: Final = 5
BUILDER: Final = 7
REMOVER: Final = 12
CONTEST: Final = 16
LOSERS: Final = 22
LOST: Final = LOSERS + BARBARIANS_SEEN
LAID: Final = LOST + BARBARIANS_SEEN
TARGETS: Final = len(DOING)
TARGET: Final = ["kind", "x", "y"]
WINDOWS: Final = TARGETS + MOST_TARGETS * len(TARGET)
WINDOW: Final = ["civ", "card"]
ALL_NUMBERS: Final = WINDOWS + MOST_WINDOWS * len(WINDOW)


def write_doing(g: Sea, seen: list[int], out: list[int]) -> None:
    """Write what everybody may know of the unfinished procedures."""
    doing = [0] * ALL_NUMBERS
    window = WINDOWS
    for frame in g.stack:
        if isinstance(frame, Reactions):
            doing[window] = seen[frame.civ]
            doing[window + 1] = frame.card
            window += len(WINDOW)
        elif isinstance(frame, Competition):
            note_competition(frame, seen, doing)
        elif isinstance(frame, Growth):
            note_growth(frame, seen, doing)
        elif isinstance(frame, PlayCard):
            note_play(frame, seen, doing)
        elif isinstance(frame, BuildWonder):
            note_building(frame, seen, doing)
        elif isinstance(frame, Removal):
            note_removal(frame, seen, doing)
    out.extend(doing)


def note_growth(frame: Growth, seen: list[int], doing: list[int]) -> None:
    """Note who grows, and how far."""
    doing[GROWER] = seen[frame.civ]
    doing[GROWER + 1] = frame.at
    doing[GROWER + 2] = frame.extra
    doing[GROWER + 3] = frame.moves
    doing[GROWER + 4] = 1 + frame.start


def note_play(frame: PlayCard, seen: list[int], doing: list[int]) -> None:
    """Note a card and the targets named so far; factions are seen from the observer."""
    doing[PLAYER] = seen[frame.civ]
    doing[PLAYER + 1] = frame.card
    at = TARGETS
    for pick in frame.picks:
        kind, x, y = kind_of(pick), x_of(pick), y_of(pick)
        doing[at] = 1 + kind
        doing[at + 1] = seen[x] if kind == AGAINST else x
        doing[at + 2] = seen[y] if kind == STRIKE else y
        at += len(TARGET)


def note_building(frame: BuildWonder, seen: list[int], doing: list[int]) -> None:
    """Note a Wonder, and what is still owed for it."""
    doing[BUILDER] = seen[frame.civ]
    doing[BUILDER + 1] = 1 + frame.wonder
    doing[BUILDER + 2] = frame.left
    doing[BUILDER + 3] = 1 + frame.area
    doing[BUILDER + 4] = frame.disks


def note_removal(frame: Removal, seen: list[int], doing: list[int]) -> None:
    """Note how many disks are still to go, and where."""
    doing[REMOVER] = seen[frame.civ]
    doing[REMOVER + 1] = 1 + frame.area
    doing[REMOVER + 2] = frame.left
    doing[REMOVER + 3] = frame.card


def note_competition(frame: Competition, seen: list[int], doing: list[int]) -> None:
    """Note a competition: who must remove a disk, who lost how many, who has laid cards."""
    doing[CONTEST] = 1 + frame.area
    doing[CONTEST + 1] = frame.at
    doing[CONTEST + 2] = frame.level
    doing[CONTEST + 3] = max(frame.card, 0)
    doing[CONTEST + 4] = frame.hired
    doing[CONTEST + 5] = frame.rides
    for loser in frame.losers:
        doing[LOSERS + seen[loser] - 1] = 1
    for faction in range(FACTIONS):
        doing[LOST + seen[faction] - 1] = frame.lost[faction]
    for civ in frame.laid_civ:
        doing[LAID + seen[civ] - 1] += 1
