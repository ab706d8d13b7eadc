"""Bots by name, with their parameters: `greedy`, `greedy_1`, `greedy:samples=4,bound=20`.

This is the one place where bots are named. In a list with commas a piece such as `bound=20`
belongs to the bot before it.
"""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from aevum.bots.beam import NODES, PLANS, WIDTH, BeamBot
from aevum.bots.bot import Bot
from aevum.bots.greedy import BOUND, FIRST, SAMPLES, GreedyBot
from aevum.bots.levels import EASY, HARD, MEDIUM, STRONG, LevelBot
from aevum.bots.random_bot import RandomBot
from aevum.bots.rollouts import ROLLOUTS, TRIES, TURNS, RolloutBot
from aevum.games.common.tempers import TEMPERS

Parameters: TypeAlias = Mapping[str, int]

MOST: Final = 1_000_000
"""No parameter may be larger."""


class Kind(NamedTuple):
    """How a kind of bot is made from a seed, and its parameters with their usual values."""

    make: Callable[[int, Parameters], Bot]
    parameters: Parameters


def random_bot(seed: int, _given: Parameters) -> Bot:
    """Make the bot that takes any option."""
    return RandomBot(seed)


def greedy(seed: int, given: Parameters) -> Bot:
    """Make the bot that looks one decision ahead."""
    return GreedyBot(seed, given["samples"], given["bound"])


def greedy_1(seed: int, given: Parameters) -> Bot:
    """Make the bot that looks one decision ahead and judges for ever as the first one did."""
    return GreedyBot(seed, given["samples"], given["bound"], FIRST)


def beam(seed: int, given: Parameters) -> Bot:
    """Make the bot that plans its whole turn."""
    width, nodes, plans = given["width"], given["nodes"], given["plans"]
    bot = BeamBot(seed, width, nodes, plans, given["rollouts"])
    bot.turns = given["turns"]
    bot.deals = given["deals"]
    return bot


def rollouts(seed: int, given: Parameters) -> Bot:
    """Make the bot that plays its options on."""
    return RolloutBot(seed, given["rollouts"], given["turns"], given["tries"])


def easy(seed: int, given: Parameters) -> Bot:
    """Make the bot that overlooks most of its options."""
    return at_level(EASY, seed, given)


def medium(seed: int, given: Parameters) -> Bot:
    """Make the bot that overlooks some of its options."""
    return at_level(MEDIUM, seed, given)


def hard(seed: int, given: Parameters) -> Bot:
    """Make the bot that overlooks little."""
    return at_level(HARD, seed, given)


def strong(seed: int, given: Parameters) -> Bot:
    """Make the bot that thinks as well as it can."""
    return at_level(STRONG, seed, given)


def at_level(level: int, seed: int, given: Parameters) -> Bot:
    """Make a bot of a level."""
    percent = given["samples"] * given["percent"]
    return LevelBot(seed, level, percent, given["ms"], -given["temper"])


LOOKING: Final = {"samples": SAMPLES, "bound": BOUND}

PLANNING: Final = {
    "width": WIDTH,
    "nodes": NODES,
    "plans": PLANS,
    "rollouts": 48,
    "turns": 1,
    "deals": 1,
}

TEMPER: Final = "temper"
"""The parameter that is given by a word: one of the temperaments."""

THINKING: Final = {"samples": 1, "percent": 100, "ms": 0, TEMPER: 0}
"""How many times the usual effort, or what part of it, and the most milliseconds; 0: no limit."""


def strong_and(temper: str) -> Kind:
    """Describe the strong bot with a temper."""
    return Kind(strong, {**THINKING, TEMPER: TEMPERS.index(temper)})


BOTS: Final[dict[str, Kind]] = {
    "beam": Kind(beam, PLANNING),
    "builder": strong_and("builder"),
    "easy": Kind(easy, THINKING),
    "greedy": Kind(greedy, LOOKING),
    "greedy_1": Kind(greedy_1, LOOKING),
    "hard": Kind(hard, THINKING),
    "medium": Kind(medium, THINKING),
    "peaceful": strong_and("peaceful"),
    "random": Kind(random_bot, {}),
    "rollouts": Kind(rollouts, {"rollouts": ROLLOUTS, "turns": TURNS, "tries": TRIES}),
    "strong": Kind(strong, THINKING),
    "trader": strong_and("trader"),
    "warlike": strong_and("warlike"),
}

OFFERED: Final = ("easy", "medium", "hard", "strong", *TEMPERS[1:], "greedy", "random")
"""People choose from these; the others are there to try things and to measure by."""


def bot_names() -> list[str]:
    """Name every bot, in alphabetical order."""
    return sorted(BOTS)


def offered_bots() -> list[str]:
    """Name the bots that people may choose to play with."""
    return list(OFFERED)


def hasty(name: str) -> str:
    """Spell a bot with as little effort as it can make: what holds for all is tried with it."""
    least = {"width": 2, "nodes": 60, "rollouts": 4, "turns": 1, "percent": 2}
    given = [f"{key}={least[key]}" for key in BOTS[name].parameters if key in least]
    return f"{name}:{','.join(given)}" if given else name


def is_bot(spec: str) -> bool:
    """Say whether this names a bot, with or without parameters."""
    try:
        read_spec(spec)
    except ValueError:
        return False
    return True


def make_bot(spec: str, seed: int) -> Bot:
    """Make a bot that decides by a seed of its own, from its name and what is to be unusual."""
    name, given = read_spec(spec)
    return BOTS[name].make(seed, given)


def read_spec(spec: str) -> tuple[str, Parameters]:
    """Read `name` or `name:key=value,key=value`, and complete it with the usual values."""
    name, _, rest = spec.partition(":")
    if name not in BOTS:
        raise ValueError(f"there is no bot '{name}'; the bots are: {', '.join(bot_names())}")
    usual = BOTS[name].parameters
    given = [read_parameter(name, usual, part) for part in rest.split(",")] if rest else []
    return name, {**usual, **dict(given)}


def read_parameter(bot: str, usual: Parameters, part: str) -> tuple[str, int]:
    """Read `key=value`; a bot has these keys and no others, and values are whole numbers.

    A temper is named by a word.
    """
    key, _, value = part.strip().partition("=")
    if key not in usual:
        known = ", ".join(usual) or "none"
        raise ValueError(f"the bot '{bot}' has no parameter '{key}'; its parameters are: {known}")
    if key == TEMPER:
        return key, read_temper(value)
    if not (value.isascii() and value.isdigit() and int(value[:8]) <= MOST and len(value) < 8):
        raise ValueError(f"the parameter '{key}' is a number up to {MOST}, not '{value[:40]}'")
    return key, int(value)


def read_temper(word: str) -> int:
    """Read a temperament."""
    if word not in TEMPERS:
        raise ValueError(f"there is no temper '{word[:40]}'; there are: {', '.join(TEMPERS)}")
    return TEMPERS.index(word)


def split_specs(text: str) -> list[str]:
    """Split a list with commas into bots; what is no bot but a parameter joins the bot before."""
    specs: list[str] = []
    for part in text.split(","):
        if specs and "=" in part and ":" not in part:
            specs[-1] += f",{part.strip()}"
        else:
            specs.append(part.strip())
    return specs
