"""The unfinished procedures of the Inner Sea as numbers: those that a view shows.

No kind is on the stack twice but the windows for negations, which open one above the other.
"""

from typing import Final

from aevum.games.common.marks import i16, vec
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
from aevum.kernel.marks import i64

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


def write_doing(g: Sea, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write what everybody may know of the unfinished procedures."""
    window = at + WINDOWS
    for frame in g.stack:
        if isinstance(frame, Reactions):
            out[window] = seen[frame.civ]
            out[window + 1] = i16(frame.card)
            window += len(WINDOW)
        elif isinstance(frame, Competition):
            write_competition(frame, seen, out, at)
        elif isinstance(frame, Growth):
            write_growth(frame, seen, out, at)
        elif isinstance(frame, PlayCard):
            write_play(frame, seen, out, at)
        elif isinstance(frame, BuildWonder):
            write_building(frame, seen, out, at)
        elif isinstance(frame, Removal):
            write_removal(frame, seen, out, at)


def write_growth(frame: Growth, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write who grows, and how far."""
    out[at + GROWER] = seen[frame.civ]
    out[at + GROWER + 1] = i16(frame.at)
    out[at + GROWER + 2] = i16(frame.extra)
    out[at + GROWER + 3] = i16(frame.moves)
    out[at + GROWER + 4] = i16(1 + frame.start)


def write_play(frame: PlayCard, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write a card and the targets named so far; factions are seen from the observer."""
    out[at + PLAYER] = seen[frame.civ]
    out[at + PLAYER + 1] = i16(frame.card)
    at += TARGETS
    for pick in frame.picks:
        kind, x, y = kind_of(pick), x_of(pick), y_of(pick)
        out[at] = i16(1 + kind)
        out[at + 1] = seen[x] if kind == AGAINST else i16(x)
        out[at + 2] = seen[y] if kind == STRIKE else i16(y)
        at += len(TARGET)


def write_building(frame: BuildWonder, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write a Wonder, and what is still owed for it."""
    out[at + BUILDER] = seen[frame.civ]
    out[at + BUILDER + 1] = i16(1 + frame.wonder)
    out[at + BUILDER + 2] = i16(frame.left)
    out[at + BUILDER + 3] = i16(1 + frame.area)
    out[at + BUILDER + 4] = i16(frame.disks)


def write_removal(frame: Removal, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write how many disks are still to go, and where."""
    out[at + REMOVER] = seen[frame.civ]
    out[at + REMOVER + 1] = i16(1 + frame.area)
    out[at + REMOVER + 2] = i16(frame.left)
    out[at + REMOVER + 3] = i16(frame.card)


def write_competition(frame: Competition, seen: vec[i16], out: vec[i16], at: i64) -> None:
    """Write a competition: who must remove a disk, who lost how many, who has laid cards."""
    out[at + CONTEST] = i16(1 + frame.area)
    out[at + CONTEST + 1] = i16(frame.at)
    out[at + CONTEST + 2] = i16(frame.level)
    out[at + CONTEST + 3] = i16(max(frame.card, 0))
    out[at + CONTEST + 4] = i16(frame.hired)
    out[at + CONTEST + 5] = i16(frame.rides)
    for loser in frame.losers:
        out[at + LOSERS + i64(seen[loser]) - 1] = 1
    for faction in range(FACTIONS):
        out[at + LOST + i64(seen[faction]) - 1] = i16(frame.lost[faction])
    for civ in frame.laid_civ:
        out[at + LAID + i64(seen[civ]) - 1] += 1
