"""Search for the seed of a table by what a seat saw of it.

    python bench/seed_search.py [--bits 24] [--answers 0] [--seat 0] [--games tempus ...]

What a seat sees of the first answers tells some of the draws: each is found by letting a game
draw every number in its place, and by looking which parts of the views follow that draw and no
later one; the first that stays hidden ends it. Every seed of sfc32 with so many bits is then tried
against these draws, and those that fit against all that was seen. An old table, with a seed of so
many bits, is found by it. A new one is not: its seed is 128 bits of key, and a search would have
to try them all.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

import aevum
from aevum.kernel.errors import IllegalAction
from aevum.kernel.game import Game
from aevum.kernel.rng import Rng, seeded
from aevum.record.chance import SEED_BITS, generator, new_seed

CHUNK: Final = 1 << 20
WARM_UP: Final = 12
ENOUGH: Final = 30.0
"""No more draws are looked for once so many bits are told."""
MOST_CHECKED: Final = 200
YEAR: Final = 365.25 * 24 * 3600

Words: TypeAlias = np.ndarray[Any, np.dtype[np.uint32]]
Leaves: TypeAlias = dict[str, object]


class Scripted(Rng):
    """A generator that draws given numbers, and then others; it notes from how many it drew."""

    def __init__(self, script: list[int], then: int) -> None:
        source = seeded(then)
        Rng.__init__(self, source.a, source.b, source.c, source.n)
        self.script = script
        self.bounds: list[int] = []

    def below(self, n: int) -> int:
        """Draw the next number of the script, or one beyond it."""
        place = len(self.bounds)
        self.bounds.append(n)
        drawn = Rng.below(self, n)
        return self.script[place] % n if place < len(self.script) else drawn


class Scene(NamedTuple):
    """A game whose first answers a seat has seen, in notation."""

    game: Game
    seats: int
    seat: int
    answers: list[str]

    def seen(self, rng: Rng) -> Leaves:
        """List all that the seat sees with a generator, until an answer cannot be given."""
        state = self.game.new(self.seats, rng)
        found = leaves(self.game.view(state, self.seat), "0")
        for number, answer in enumerate(self.answers, 1):
            try:
                state.apply(self.game.from_text(state, answer))
            except (IllegalAction, ValueError):
                break
            found |= leaves(self.game.view(state, self.seat), str(number))
        return found


class Told(NamedTuple):
    """A draw that what was seen tells of: from how many, and which it was."""

    bound: int
    value: int


def leaves(part: object, path: str) -> Leaves:
    """Spread a view over the paths to its parts."""
    if isinstance(part, dict):
        inner = [(str(name), value) for name, value in part.items()]
    elif isinstance(part, list):
        inner = [(str(place), value) for place, value in enumerate(part)]
    else:
        return {path: part}
    found: Leaves = {f"{path}#": len(inner)}
    for name, value in inner:
        found |= leaves(value, f"{path}.{name}")
    return found


def begin(game: Game, seat: int, rng: Rng, answers: int) -> tuple[Scene, Leaves]:
    """Open a table, give its first answers, and keep what the seat saw."""
    seats, chance = max(3, game.min_seats), random.Random(1)
    state, given = game.new(seats, rng.copy()), list[str]()
    while len(given) < answers and not state.is_over:
        action = chance.choice(state.legal())
        given.append(game.to_text(state, action))
        state.apply(action)
    scene = Scene(game, seats, seat, given)
    return scene, scene.seen(rng)


def varying(views: list[Leaves]) -> set[str]:
    """Name the parts that are not alike in all of some views."""
    paths = set().union(*views)
    return {path for path in paths if any(one.get(path) != views[0].get(path) for one in views)}


def shown_by(scene: Scene, script: list[int], bound: int) -> set[str]:
    """Name the parts that show the next draw, and none after it, as soon as it is seen."""
    tried = [scene.seen(Scripted([*script, value], 1)) for value in range(bound)]
    own = varying(tried)
    for value in (0, bound - 1):
        own -= varying([scene.seen(Scripted([*script, value], then)) for then in range(1, 6)])
    first = min((int(path.split(".")[0].rstrip("#")) for path in own), default=0)
    return {path for path in own if path.startswith((f"{first}.", f"{first}#"))}


def told_draws(scene: Scene, target: Leaves) -> Iterator[list[Told]]:
    """Find the draws that were seen, from the first on, until one stays hidden.

    Things that look alike can be drawn in several ways, and each leads on to others.
    """
    begun: list[list[Told]] = [[]]
    while begun:
        told = begun.pop()
        script = [one.value for one in told]
        tracer = Scripted(script, 0)
        scene.seen(tracer)
        if len(script) == len(tracer.bounds) or bits_told(told) > ENOUGH:
            yield told
            continue
        bound = tracer.bounds[len(script)]
        own = shown_by(scene, script, bound)
        if bound > 1 and not own:
            yield told
            continue
        for value in range(bound):
            view = scene.seen(Scripted([*script, value], 1))
            if all(view.get(path) == target.get(path) for path in own):
                begun.append([*told, Told(bound, value)])


def old_words(seeds: Words) -> list[Words]:
    """Begin sfc32 with many seeds at once."""
    zeros = np.zeros_like(seeds)
    words = [seeds.copy(), zeros.copy(), zeros.copy(), zeros + np.uint32(1)]
    for _ in range(WARM_UP):
        draw(words)
    return words


def draw(words: list[Words]) -> Words:
    """Draw 32 bits from each of many generators."""
    a, b, c, n = words
    drawn = a + b + n
    words[3] = n + np.uint32(1)
    words[0] = b ^ (b >> np.uint32(9))
    words[1] = c + (c << np.uint32(3))
    words[2] = ((c << np.uint32(21)) | (c >> np.uint32(11))) + drawn
    return drawn


def fitting(told: list[Told], bits: int) -> list[int]:
    """List every seed of so many bits that draws what was told."""
    found: list[int] = []
    for first in range(0, 1 << bits, CHUNK):
        seeds = np.arange(first, min(first + CHUNK, 1 << bits), dtype=np.uint32)
        words = old_words(seeds)
        for one in told:
            fits = draw(words) % np.uint32(one.bound) == one.value
            seeds = seeds[fits]
            words = [word[fits] for word in words]
        found += seeds.tolist()
    return found


def bits_told(told: list[Told]) -> float:
    """Count how many bits of chance some draws tell."""
    return float(sum(np.log2(one.bound) for one in told))


class Found(NamedTuple):
    """How a search went."""

    bits: float
    fits: int
    seeds: list[int]
    seconds: float


def search(scene: Scene, target: Leaves, bits: int) -> Found:
    """Search all seeds of so many bits for those that show what was seen."""
    began = time.process_time()
    ways = list(told_draws(scene, target))
    candidates = [seed for told in ways for seed in fitting(told, bits)]
    seeds = [s for s in candidates[:MOST_CHECKED] if scene.seen(seeded(s)) == target]
    told_bits = min(map(bits_told, ways), default=0.0)
    return Found(told_bits, len(candidates), seeds, time.process_time() - began)


def keys_per_second() -> float:
    """Measure how many keys could be tried if one draw were enough to rule a key out."""
    began, count = time.process_time(), 100_000
    for key in range(count):
        generator("blake2s", key).bits()
    return count / (time.process_time() - began)


def main() -> None:
    """Search for an old table and for a new one of each game."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bits", type=int, default=24)
    parser.add_argument("--answers", type=int, default=0)
    parser.add_argument("--seat", type=int, default=0)
    parser.add_argument("--games", nargs="*", default=[])
    wish = parser.parse_args()
    secret = random.Random(2).getrandbits(wish.bits)
    for name in wish.games or aevum.game_names():
        game = aevum.game(name)
        for kind, rng in (("old", seeded(secret)), ("new", generator("blake2s", new_seed()))):
            scene, target = begin(game, wish.seat, rng, wish.answers)
            found = search(scene, target, wish.bits)
            sys.stdout.write(
                f"{name}, {kind} table: {found.bits:.0f} bits told by {wish.answers} answers,"
                f" {found.fits} of {1 << wish.bits} seeds draw alike; of the first"
                f" {min(found.fits, MOST_CHECKED)} of them {len(found.seeds)} show all that was"
                f" seen{' (the right one)' if found.seeds == [secret] else ''},"
                f" {found.seconds:.1f} s\n"
            )
    speed = keys_per_second()
    years = (1 << SEED_BITS) / speed / YEAR
    sys.stdout.write(
        f"a new table has one of 2**{SEED_BITS} keys; at {speed:,.0f} keys a second one core would"
        f" try them all in {years:.1e} years, and a million million cores in {years / 1e12:.1e}\n"
    )


if __name__ == "__main__":
    main()
