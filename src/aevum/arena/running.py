"""Playing contests: hand out their units, keep what comes back, and stop when all is known."""

from collections.abc import Callable

from aevum.arena.contest import Contest
from aevum.arena.crew import Crew
from aevum.arena.kept import Kept
from aevum.arena.unit import Played, Unit


def play_all(
    contests: list[Contest], crew: Crew[Played], kept: Kept, tell: Callable[[Contest, Played], None]
) -> None:
    """Play contests of different pairings, in their order, as far as they were not before."""
    by_pairing = {contest.pairing: contest for contest in contests}
    assert len(by_pairing) == len(contests), "a pairing is played in one contest"
    for contest in contests:
        for played in kept.played(contest.pairing):
            contest.take(played)
            tell(contest, played)
    while True:
        while crew.has_room() and (unit := next_unit(contests, crew.unit_seconds)):
            crew.hand(unit)
        if not crew.is_busy() or all(contest.is_done() for contest in contests):
            return
        played = crew.next_played()
        kept.add(played)
        by_pairing[played.unit.pairing].take(played)
        tell(by_pairing[played.unit.pairing], played)


def next_unit(contests: list[Contest], seconds: float) -> Unit | None:
    """Take the next unit of the first contest that has one."""
    for contest in contests:
        if unit := contest.next_unit(seconds):
            return unit
    return None
