"""How others answer in the positions that a bot looks at."""

from typing import Final

from aevum.games.common.judgement import Judgement
from aevum.kernel.rng import Rng
from aevum.kernel.state import State

MOST_REPLIES: Final = 24
"""A rival with more answers than this gives any of them."""
LONGEST: Final = 400
"""No game is played on for more answers than this."""


def reply(judgement: Judgement, g: State, options: list[int], rng: Rng) -> int:
    """Answer for who is asked: by a rule of thumb, else what leaves that seat best off at once."""
    if len(options) == 1:
        return options[0]
    known = judgement.reply(g, options)
    if known >= 0:
        return known
    if len(options) > MOST_REPLIES:
        return options[rng.below(len(options))]
    seat = g.asked
    best = options[0]
    highest = 0
    for i in range(len(options)):
        trial = g.copy()
        trial.apply(options[i])
        worth = judgement.value(trial, seat)
        if i == 0 or worth > highest:
            highest = worth
            best = options[i]
    return best


def settle(judgement: Judgement, g: State, seat: int, turn: int, rng: Rng) -> bool:
    """Let others answer, and give forced answers, until a seat has a choice or all is settled.

    Say whether anybody else had a choice: then it may come otherwise.
    """
    is_open = False
    while not g.is_over and judgement.turn(g) == turn:
        options = g.legal()
        if g.asked == seat:
            if len(options) > 1 or judgement.ends_turn(g, options[0]):
                break
            g.apply(options[0])
        elif judgement.is_settled(g):
            break
        else:
            is_open = is_open or len(options) > 1
            g.apply(reply(judgement, g, options, rng))
    return is_open


def play_on(judgement: Judgement, g: State, turns: int, tries: int, rng: Rng) -> State:
    """Play so many turns on, everybody by the same fast policy, and give where they lead."""
    turn = judgement.turn(g)
    begun = 0
    answers = 0
    while not g.is_over and answers < LONGEST:
        now = judgement.turn(g)
        if now != turn:
            turn = now
            begun += 1
            if begun >= turns:
                break
        g = after_answer(judgement, g, tries, rng)
        answers += 1
    return g


def after_answer(judgement: Judgement, g: State, tries: int, rng: Rng) -> State:
    """Let who is asked take the best of a few options, drawn blindly; give what it leads to."""
    options = g.legal()
    count = len(options)
    if count == 1:
        g.apply(options[0])
        return g
    seat = g.asked
    best = g
    highest = 0
    for i in range(min(tries, count)):
        # The options drawn change places with the first ones, so that none is drawn twice.
        at = i + rng.below(count - i)
        options[i], options[at] = options[at], options[i]
        trial = g.copy()
        trial.apply(options[i])
        if judgement.ends_turn(g, options[i]):
            worth = judgement.rest(g, seat)
        else:
            worth = judgement.value(trial, seat)
        if i == 0 or worth > highest:
            highest = worth
            best = trial
    return best


def halvings(count: int) -> int:
    """Count how often things are halved until one is left."""
    times = 0
    while count > 1:
        count = (count + 1) // 2
        times += 1
    return max(1, times)


def halve(alive: list[int], totals: list[int]) -> None:
    """Keep the better half, in the order of merit; among equals the earlier."""
    for i in range(1, len(alive)):
        at = i
        while at > 0 and totals[at] > totals[at - 1]:
            totals[at], totals[at - 1] = totals[at - 1], totals[at]
            alive[at], alive[at - 1] = alive[at - 1], alive[at]
            at -= 1
    del alive[(len(alive) + 1) // 2 :]
    del totals[len(alive) :]
