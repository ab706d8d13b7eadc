"""Positions to begin a test with, most of Tempus, as records that the table can open."""

import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.record import Record
from tests.browser.house import QUICK

SEATS: Final = 3
SEED: Final = 7
RECORDS: Final = Path(__file__).resolve().parents[1] / "records"
KEPT: Final = RECORDS / "tempus"


class Moment(NamedTuple):
    """A position in the course of a game."""

    game: Game
    state: State

    @property
    def options(self) -> list[str]:
        """The open answers in notation."""
        return [self.game.to_text(self.state, action) for action in self.state.legal()]

    def hand(self, seat: int) -> list[str]:
        """The cards that a seat holds."""
        found: list[str] = self.game.view(self.state, seat)["players"][seat]["hand"]
        return found


@cache
def finished() -> str:
    """Read a whole game of bots."""
    return (KEPT / "01-3-greedy.aevum").read_text()


def cut_before(record: Record, fits: Callable[[Moment], bool]) -> str:
    """Cut a record off before the first position of seat 0 that fits."""
    state = record.first_state()
    for number, move in enumerate(record.moves):
        if state.asked == 0 and fits(Moment(record.game, state)):
            record.cut(number)
            return record.format()
        state.apply(record.game.from_text(state, move.text))
    raise AssertionError("no position of this game fits")


def kept_until(game: str, prompt: str) -> str:
    """Cut the first kept game off where seat 0 is asked a certain question."""
    for file in sorted((RECORDS / game).glob("*.aevum")):
        with suppress(AssertionError):
            return cut_before(
                Record.read(file), lambda one: one.game.prompt(one.state).key == prompt
            )
    raise AssertionError(f"no kept game asks {prompt}")


def played_until(fits: Callable[[Moment], bool]) -> str:
    """Play games at random until a position fits; write that game up to there as a record."""
    for seed in count(SEED):
        record = Record.begin("tempus", SEATS, seed, QUICK)
        actions = actions_until(fits, record, random.Random(seed))
        if actions is not None:
            for action in actions:
                record.play(action)
            return record.format()
    raise AssertionError("there is always one more seed")


def actions_until(
    fits: Callable[[Moment], bool], record: Record, chance: random.Random
) -> list[int] | None:
    """Play one game at random until a position fits; None if there is none."""
    state = record.first_state()
    actions: list[int] = []
    while not state.is_over:
        if state.asked == 0 and fits(Moment(record.game, state)):
            return actions
        actions.append(chance.choice(state.legal()))
        state.apply(actions[-1])
    return None


def keeps_asking(moment: Moment, *verbs: str) -> bool:
    """Say whether seat 0 still has a choice after each of these answers; the first that fits."""
    after = moment.state.copy()
    for verb in verbs:
        texts = [moment.game.to_text(after, action) for action in after.legal()]
        text = next((text for text in texts if text.split()[0] == verb), None)
        if text is None:
            return False
        after.apply(moment.game.from_text(after, text))
        if after.asked != 0 or len(after.legal()) < 2:
            return False
    return True


@cache
def turn_with_steps() -> str:
    """Seat 0 may move, and after the first token another."""
    return played_until(lambda moment: keeps_asking(moment, "move", "from", "to"))


@cache
def before_drawing() -> str:
    """Seat 0 may have ideas, and must then discard more than one card: what was drawn stays."""
    return played_until(lambda moment: keeps_asking(moment, "ideas", "discard"))


@cache
def free_building() -> str:
    """Seat 0 may build something for nothing, by an event of Through the Ages."""
    return kept_until("through_the_ages", "prompt-build-free")


@cache
def six_at_the_end() -> str:
    """Read a whole game of six bots whose points have more parts than any other's."""
    return (RECORDS / "hyperborea" / "09-6-greedy.aevum").read_text()


@cache
def both_hold_cards() -> str:
    """Seat 0 chooses an action; it and seat 1 hold cards, and each some that the other does not."""

    def fits(moment: Moment) -> bool:
        if "ideas" not in moment.options:
            return False
        mine, theirs = set(moment.hand(0)), set(moment.hand(1))
        return bool(mine - theirs) and bool(theirs - mine)

    return played_until(fits)
