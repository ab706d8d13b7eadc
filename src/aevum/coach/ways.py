"""Ways through a turn: a first answer, and how somebody who plans goes on from there."""

from typing import Final, NamedTuple

from aevum.bots.bot import Bot, Clock, Glimpse
from aevum.bots.lookahead import reply
from aevum.coach.chances import Model, Standing
from aevum.games.common.judgement import Judgement
from aevum.kernel.action import DONE
from aevum.kernel.game import Game
from aevum.kernel.rng import Rng, seeded
from aevum.kernel.state import State

LONGEST: Final = 200
"""No way has more answers than this."""
NO_ANSWER: Final = -1

PLANNERS: Final = {True: "beam:width=4,nodes=400", False: "greedy:samples=1"}
"""Who goes on from an answer quickly, where whole turns are planned and where they are not."""
STRONG: Final = "strong"


class Move(NamedTuple):
    """An answer on the way, and the position in which it is given."""

    before: State
    action: int


class Way(NamedTuple):
    """Answers one after the other, where they lead, and what that is worth to the seat."""

    moves: list[Move]
    end: State
    worth: int

    def own(self, seat: int) -> list[int]:
        """List the answers of a seat."""
        return [move.action for move in self.moves if move.before.asked == seat]

    def deeds(self, seat: int) -> list[int]:
        """List the answers of a seat that do more than end something."""
        return [action for action in self.own(seat) if action != DONE]


class Thought(NamedTuple):
    """What somebody thinks with: the game, how it is judged, for which seat, and how long."""

    game: Game
    judgement: Judgement
    seat: int
    seed: int
    clock: Clock

    def plans(self) -> bool:
        """Say whether whole turns are planned in this game."""
        return self.judgement.efforts()[-1].width > 0

    def chance_after(self, model: Model, way: Way) -> float:
        """Give the chance of the seat to win after a way."""
        end = way.end
        values = [self.judgement.value(end, seat) for seat in range(end.seats)]
        values[self.seat] = way.worth
        stood = Standing(self.game.round_of(end), values, self.game.scores(end))
        return model.chances(stood)[self.seat]

    def planner(self) -> str:
        """Name who goes on from an answer quickly."""
        return PLANNERS[self.plans()]


def follow(thought: Thought, start: State, first: int, bot: Bot) -> Way:
    """Give an answer on a copy of a position, and go on until the turn is over or all is settled.

    What only ends the turn is judged by the position before it.
    """
    judgement, seat = thought.judgement, thought.seat
    g, rng, turn = start.copy(), seeded(thought.seed), judgement.turn(start)
    moves: list[Move] = []
    action = first
    while action != NO_ANSWER and len(moves) < LONGEST:
        before = g.copy()
        moves.append(Move(before, action))
        if before.asked == seat and judgement.ends_turn(before, action):
            return Way(moves, before, judgement.rest(before, seat))
        g.apply(action)
        action = next_answer(thought, g, turn, bot, rng)
    return Way(moves, g, judgement.value(g, seat))


def next_answer(thought: Thought, g: State, turn: int, bot: Bot, rng: Rng) -> int:
    """Answer for who is asked, unless the way is at its end."""
    judgement, seat = thought.judgement, thought.seat
    if g.is_over:
        return NO_ANSWER
    is_settled = judgement.is_settled(g)
    if thought.plans() and judgement.turn(g) != turn:
        return NO_ANSWER
    if is_settled and (g.asked != seat or not thought.plans()):
        return NO_ANSWER
    options = g.legal()
    if g.asked != seat:
        return reply(judgement, g, options, rng)
    if len(options) == 1:
        return options[0]
    return bot.choose(Glimpse(thought.game, g, seat, options), thought.clock)
