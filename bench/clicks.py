"""How many clicks a person needs: before sets could be gathered, and now.

    PYTHONPATH=src .venv/bin/python -m bench.clicks --games 4

Greedy bots play whole games; the answers of seat 0 are taken for those of a person, and the same
answers are counted twice. It is counted, not clicked: a click that opens a list of several answers
at one place is left out on both sides, and so is what is taken back.

Before: one click for every answer where there was a choice; only answers were given by the page.
Now: one click for each member of a set and one that confirms it, one for every other answer where
there is a choice, one more where something would be lost, and one for an only answer that waits.
"""

import argparse
from collections.abc import Callable, Iterator
from statistics import mean
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

from aevum.bots import Clock, Glimpse, make_bot
from aevum.kernel.action import DONE
from aevum.record import Record
from aevum.record.sets import set_question
from aevum.record.underway import Underway

ME: Final = 0


class Answer(NamedTuple):
    """One answer of the person: where it belongs, what it was, and what it costs in clicks."""

    part: tuple[str, int]
    text: str
    before: int
    now: int


class Evening(Underway):
    """A game in which a person sits at seat 0."""

    def is_person(self, seat: int) -> bool:
        """Say whether a person sits there."""
        return seat == ME

    def part(self) -> tuple[str, int]:
        """Name the procedure that asks, and the round."""
        return type(self.state.stack[-1]).__name__, self.trail[-1].round

    def clicks_now(self, action: int) -> int:
        """Count what an answer costs: a member of a set is one click, and so is confirming it."""
        if set_question(self.game, self.state) is not None:
            return 1
        if self.only_answer() is not None:
            return 1 if self.must_wait(action) else 0
        return 2 if self.doubt([action]) else 1


def answers(game: str, seats: int, seed: int) -> Iterator[Answer]:
    """Play a game and list the answers of the person."""
    evening, bot = Evening(Record.begin(game, seats, seed)), make_bot("greedy", seed)
    while not evening.state.is_over:
        state = evening.state
        action = bot.choose(Glimpse(evening.game, state, state.asked, state.legal()), Clock())
        if state.asked == ME:
            yield give(evening, action)
        else:
            evening.play(action, "bot")


def give(evening: Evening, action: int) -> Answer:
    """Let the person give an answer; the last member of a set is confirmed with it."""
    state, question = evening.state, set_question(evening.game, evening.state)
    frame, part = state.stack[-1], evening.part()
    text, before = evening.game.to_text(state, action), int(len(state.legal()) > 1)
    now = evening.clicks_now(action)
    evening.play(action, "person")
    if question is None or action == DONE:
        return Answer(part, text, before, now)
    is_last = evening.state.is_over or not question.goes_on(evening.state, frame)
    return Answer(part, text, before, now + is_last)


Parts = list[list[Answer]]


def by_round(given: list[Answer]) -> Parts:
    """Part the answers by rounds, the first left out: it is set-up."""
    rounds: dict[int, list[Answer]] = {}
    for answer in given:
        rounds.setdefault(answer.part[1], []).append(answer)
    return [part for number, part in rounds.items() if number > 1]


def four_actions(given: list[Answer]) -> Parts:
    """Take the turns of Through the Ages with exactly four actions."""

    def is_action(answer: Answer) -> bool:
        return answer.part[0] == "Turn" and answer.text != "done"

    return [part for part in by_round(given) if sum(map(is_action, part)) == 4]


def eight_disks(given: list[Answer]) -> Parts:
    """Take the Growth Phases of the Inner Sea in which eight disks are placed."""
    growth = [[one for one in part if one.part[0] == "Growth"] for part in by_round(given)]
    return [part for part in growth if sum(one.text.startswith("deploy") for one in part) == 8]


MEASURED: Final[dict[str, tuple[str, int, Callable[[list[Answer]], Parts]]]] = {
    "a round of Tempus": ("tempus", 3, by_round),
    "a turn of Through the Ages with four actions": ("through_the_ages", 3, four_actions),
    "a Growth Phase of the Inner Sea with eight disks": ("inner_sea", 3, eight_disks),
    "a turn of Hyperborea": ("hyperborea", 3, by_round),
}


def main() -> None:
    """Count, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="games of each kind")
    games = parser.parse_args().games
    table = Table("part", "seen", "clicks before", "now")
    for name, (game, seats, cut) in MEASURED.items():
        parts = [
            part for seed in range(games) for part in cut(list(answers(game, seats, seed))) if part
        ]
        before = [sum(one.before for one in part) for part in parts]
        now = [sum(one.now for one in part) for part in parts]
        shown = (f"{mean(before):.1f}", f"{mean(now):.1f}") if parts else ("-", "-")
        table.add_row(name, str(len(parts)), *shown)
    Console().print(table)


if __name__ == "__main__":
    main()
