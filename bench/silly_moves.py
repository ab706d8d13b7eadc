"""Count silly moves: `python -m bench.silly_moves --bots hard greedy_1 --games 100`.

Bots of one kind play among themselves. What is counted, for each game and player:

- Through the Ages: units that were disbanded although the people then had nothing to do; tactics
  taken up without an army for them at the end of the turn; what was built and destroyed, or
  destroyed and built again, within two own turns.
- Hyperborea: turns with an empty bag, so that a reset followed, that were ended although a cube at
  hand would have completed a set with an effect that could be used.
- Inner Sea: disasters of one's own that cost an own City and all rivals together no more disks than
  the seat itself; cards that could have been played when the seat passed and were thrown away for
  the hand limit in the same turn.
- Tempus: tokens that were moved straight back where they had come from with the next move.
"""

import argparse
import gc
import sys
from collections import Counter
from math import isclose
from typing import Final

import aevum
from aevum.bots import Clock, Glimpse, make_bot
from aevum.games.hyperborea import ids as hyperborea
from aevum.games.hyperborea.state import Hyperborea
from aevum.games.hyperborea.turn import Turn as HyperboreaTurn
from aevum.games.inner_sea import ids as sea
from aevum.games.inner_sea.cards.deeds import DEEDS
from aevum.games.inner_sea.cards.drawing import DiscardDown
from aevum.games.inner_sea.cards.harming import Strikes
from aevum.games.inner_sea.cards.phase import CardPhase
from aevum.games.inner_sea.state import Sea
from aevum.games.tempus import ids as tempus
from aevum.games.tempus.state import Tempus
from aevum.games.through_the_ages import ids as ages
from aevum.games.through_the_ages.armies import army_strength
from aevum.games.through_the_ages.effect_ids import GENGHIS_KHAN
from aevum.games.through_the_ages.ratings import discontent
from aevum.games.through_the_ages.state import Ages
from aevum.games.through_the_ages.tables import EFFECT, KIND
from aevum.games.through_the_ages.turn import Turn as AgesTurn
from aevum.kernel.action import DONE, kind_of, x_of
from aevum.kernel.state import State

SEATS: Final = {"tempus": 4, "through_the_ages": 4, "hyperborea": 4, "inner_sea": 4}


class Watch:
    """Somebody who looks on and counts, game by game."""

    sorts: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.found: Counter[str] = Counter()

    def before(self, g: State, action: int) -> None:
        """Look at an answer before it is carried out."""

    def after(self, g: State, action: int, seat: int) -> None:
        """Look at what came of it."""


class AgesWatch(Watch):
    """Looks for disbanded units, idle tactics and building for nothing."""

    sorts = ("unit disbanded for nothing", "tactic without an army", "built and destroyed")

    def __init__(self) -> None:
        super().__init__()
        self.disbanded = 0
        self.tactics = 0
        self.touched: dict[int, list[set[tuple[bool, int]]]] = {}

    def before(self, g: State, action: int) -> None:
        """Count in the action phase, and draw the line under a turn."""
        assert isinstance(g, Ages)
        if not isinstance(g.stack[-1], AgesTurn):
            return
        kind, slot = kind_of(action), x_of(action)
        turns = self.touched.setdefault(g.asked, [set(), set()])
        if kind in (ages.BUILD, ages.DESTROY, ages.DISBAND):
            is_built = kind == ages.BUILD
            if any((not is_built, slot) in turn for turn in turns):
                self.found["built and destroyed"] += 1
            turns[-1].add((is_built, slot))
        self.disbanded += kind == ages.DISBAND
        is_tactic = kind == ages.PLAY and KIND[slot] == ages.TACTIC
        self.tactics += kind == ages.COPY or is_tactic
        if action == DONE:
            self.end_turn(g, turns)

    def end_turn(self, g: Ages, turns: list[set[tuple[bool, int]]]) -> None:
        """Judge the whole turn."""
        p = g.players[g.asked]
        idle = max(0, p.unused - discontent(p))
        self.found["unit disbanded for nothing"] += min(self.disbanded, idle)
        is_khan = EFFECT[p.leader] == GENGHIS_KHAN
        if army_strength(p.workers, p.tactic, is_khan) == 0:
            self.found["tactic without an army"] += self.tactics
        self.disbanded = self.tactics = 0
        turns.append(set())
        del turns[0]


class HyperboreaWatch(Watch):
    """Looks for completions that were on offer at a reset."""

    sorts = ("completion wasted at a reset",)

    def before(self, g: State, action: int) -> None:
        """At the end of a turn with an empty bag, try every cube at hand."""
        assert isinstance(g, Hyperborea)
        if action != DONE or not isinstance(g.stack[-1], HyperboreaTurn):
            return
        if g.players[g.asked].bag_size() == 0:
            options = g.legal()
            places = [option for option in options if kind_of(option) == hyperborea.PLACE]
            if any(completes(g, option, options) for option in places):
                self.found["completion wasted at a reset"] += 1


def completes(g: Hyperborea, option: int, options: list[int]) -> bool:
    """Say whether a cube completes a set that allows something which was not possible before."""
    trial = g.copy()
    trial.journal = []
    trial.apply(option)
    is_complete = any(fact[0] == hyperborea.ACTIVATED for fact in trial.journal)
    return is_complete and not set(trial.legal()) <= set(options)


class SeaWatch(Watch):
    """Looks for own Cities lost to own cards, and for playable cards thrown away."""

    sorts = ("own City lost to an own disaster", "playable card passed and thrown away")

    def __init__(self) -> None:
        super().__init__()
        self.played = -1
        self.cities = 0
        self.disks: list[int] = []
        self.passed: dict[int, list[int]] = {}

    def before(self, g: State, action: int) -> None:
        """Remember the Cities when a card is played, and the cards when a seat passes."""
        assert isinstance(g, Sea)
        top = g.stack[-1]
        if isinstance(top, CardPhase):
            civ = g.decider
            if kind_of(action) == sea.PLAY and isinstance(DEEDS[x_of(action)], Strikes):
                self.played, self.cities, self.disks = civ, cities(g, civ), disks(g)
            elif action == DONE:
                plays = [option for option in g.legal() if kind_of(option) == sea.PLAY]
                self.passed[civ] = [x_of(option) for option in plays]
        elif isinstance(top, DiscardDown) and x_of(action) in self.passed.get(top.seat, []):
            self.found["playable card passed and thrown away"] += 1

    def after(self, g: State, action: int, seat: int) -> None:
        """Count the Cities when the card has had its effect."""
        assert isinstance(g, Sea)
        if self.played >= 0 and (g.phase != sea.CARD or isinstance(g.stack[-1], CardPhase)):
            lost = [was - now for was, now in zip(self.disks, disks(g), strict=True)]
            if cities(g, self.played) < self.cities and sum(lost) <= 2 * lost[self.played]:
                self.found["own City lost to an own disaster"] += 1
            self.played = -1


def cities(g: Sea, civ: int) -> int:
    """Count the Cities of a civilization."""
    return sum(g.is_city(civ, area) for area in g.players[civ].held)


def disks(g: Sea) -> list[int]:
    """Count the disks that every civilization has on the map."""
    held = enumerate(g.players)
    return [sum(g.disks[area * sea.FACTIONS + civ] for area in p.held) for civ, p in held]


class TempusWatch(Watch):
    """Looks for tokens that go to and fro."""

    sorts = ("moved straight back",)

    def __init__(self) -> None:
        super().__init__()
        self.moves: dict[int, set[tuple[int, int]]] = {}
        self.earlier: dict[int, set[tuple[int, int]]] = {}
        self.start = -1

    def before(self, g: State, action: int) -> None:
        """Compare each step with those of the move action before."""
        assert isinstance(g, Tempus)
        kind, seat = kind_of(action), g.asked
        if kind == tempus.ACT and x_of(action) == tempus.MOVE:
            self.earlier[seat] = self.moves.get(seat, set())
            self.moves[seat] = set()
        elif kind == tempus.FROM:
            self.start = x_of(action)
        elif kind == tempus.TO and self.start >= 0:
            step = (self.start, x_of(action))
            self.moves.setdefault(seat, set()).add(step)
            if step[::-1] in self.earlier.get(seat, set()):
                self.found["moved straight back"] += 1


WATCHES: Final[dict[str, type[Watch]]] = {
    "tempus": TempusWatch,
    "through_the_ages": AgesWatch,
    "hyperborea": HyperboreaWatch,
    "inner_sea": SeaWatch,
}


def watch(name: str, bot: str, games: int, seed: int) -> Counter[str]:
    """Let bots of one kind play, and count."""
    game, total = aevum.game(name), Counter[str]()
    for number in range(games):
        g = game.new(SEATS[name], (seed << 32) | number)
        bots = [make_bot(bot, number * g.seats + seat) for seat in range(g.seats)]
        watching = WATCHES[name]()
        while not g.is_over:
            options, seat = g.legal(), g.asked
            action = options[0]
            if len(options) > 1:
                action = bots[seat].choose(Glimpse(game, g, seat, options), Clock())
            watching.before(g, action)
            g.apply(action)
            watching.after(g, action, seat)
        total += watching.found
        gc.collect()
    return total


def main() -> None:
    """Count for each game and each bot, and compare the first bot with the second."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", nargs=2, default=["hard", "greedy_1"])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--of", nargs="*", default=list(WATCHES))
    wish = parser.parse_args()
    for name in wish.of:
        ours, theirs = (watch(name, bot, wish.games, wish.seed) for bot in wish.bots)
        for sort in WATCHES[name].sorts:
            mine, yours = (found[sort] / (wish.games * SEATS[name]) for found in (ours, theirs))
            part = "none" if isclose(yours, 0) else f"{mine / yours:.3f}"
            sys.stdout.write(f"| {name} | {sort} | {mine:.3f} | {yours:.3f} | {part} |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
