"""The bot that plans its whole turn."""

import gc
from itertools import pairwise

import pytest

import aevum
from aevum.bots import Clock, Glimpse
from aevum.bots.beam import BeamBot, Node, Plan, is_uncertain, join
from aevum.bots.greedy import GreedyBot
from aevum.bots.judging import NEWEST, judgement_of
from aevum.games.common.judgement import Judgement
from aevum.games.tempus.ids import TO
from aevum.kernel.action import pack
from aevum.kernel.game import Game
from aevum.kernel.state import State
from tests.tempus.board import Board
from tests.toy import FACES, TOY, Table

AGES = aevum.game("through_the_ages")


def later(game: Game, seats: int, seed: int, decisions: int) -> State:
    """Let greedy bots play a little, up to a choice."""
    g = game.new(seats, seed)
    bots = [GreedyBot(seed + seat, 1) for seat in range(seats)]
    played = 0
    while played < decisions or len(g.legal()) == 1:
        glimpse = Glimpse(game, g, g.asked, g.legal())
        g.apply(bots[g.asked].choose(glimpse, Clock()))
        played += 1
    return g


def node(worth: int) -> Node:
    """Make a position of a worth."""
    return Node(TOY.new(seats=2, seed=1), None, 0, worth)


def test_a_beam_keeps_the_best_and_among_equals_the_first() -> None:
    beam: list[Node] = []
    nodes = [node(worth) for worth in (3, 5, 5, 1, 4)]

    for one in nodes:
        join(beam, one, 3)

    assert beam == [nodes[1], nodes[2], nodes[4]]


def test_a_plan_is_followed_while_the_options_are_as_expected() -> None:
    plan = Plan()
    plan.actions, plan.expected = [9, 7], [[8, 9], [6, 7]]

    assert plan.next([6, 7]) == 7
    assert plan.next([8, 9]) == 9
    assert plan.next([8, 9]) == -1


def test_a_plan_is_dropped_when_something_else_is_offered() -> None:
    plan = Plan()
    plan.actions, plan.expected = [9, 7], [[8, 9], [6, 7]]

    assert plan.next([6]) == -1
    assert plan.next([8, 9]) == -1


def test_a_plan_ends_where_chance_or_somebody_else_has_decided() -> None:
    first, second, third = node(0), node(0), node(0)
    second.parent, second.action, first.options = first, 5, [5, 6]
    third.parent, third.action, second.options = second, 8, [7, 8]
    second.is_open = True
    plan = Plan()

    plan.write(third)

    assert plan.actions == [5]
    assert plan.expected == [[5, 6]]


def test_a_planned_turn_is_carried_out_without_looking_again() -> None:
    g = later(AGES, 2, seed=3, decisions=60)
    bot = BeamBot(1, width=2)
    seat, turn = g.asked, judgement_of(AGES, NEWEST).turn(g)
    g.apply(bot.choose(Glimpse(AGES, g, seat, g.legal()), Clock()))
    steps = len(bot.plan.actions)
    looked = bot.looked

    for _ in range(steps):
        assert judgement_of(AGES, NEWEST).turn(g) == turn
        g.apply(bot.choose(Glimpse(AGES, g, seat, g.legal()), Clock()))

    assert bot.looked == looked


def test_after_its_positions_are_used_up_the_turn_is_still_planned_to_its_end() -> None:
    g = later(AGES, 2, seed=3, decisions=60)
    narrow = BeamBot(1, width=16, nodes=1)

    chosen = narrow.choose(Glimpse(AGES, g, g.asked, g.legal()), Clock())

    assert chosen in g.legal()
    assert narrow.looked < 2000


@pytest.mark.parametrize("clock", [Clock(), Clock(0.0)])
def test_garbage_is_collected_again_when_the_thinking_is_over(clock: Clock) -> None:
    g = later(AGES, 2, seed=3, decisions=40)

    BeamBot(1, width=2).choose(Glimpse(AGES, g, g.asked, g.legal()), clock)

    assert gc.isenabled()


def test_a_game_that_says_nothing_of_turns_is_planned_too() -> None:
    g = TOY.new(seats=3, seed=1)

    assert BeamBot(1).choose(Glimpse(TOY, g, g.asked, g.legal()), Clock()) in g.legal()


def test_a_turn_is_planned_together_with_the_next_one_if_the_others_can_wait() -> None:
    board = Board().tokens(0, "h6", 2).tokens(1, "f6").tokens(2, "j8").turn_of(0, 2, 1, 1)
    glimpse = Glimpse(board.game, board.g, 0, board.g.legal())
    one, two = BeamBot(1, width=2), BeamBot(1, width=2)
    two.turns = 2

    assert one.choose(glimpse, Clock()) in glimpse.options
    assert two.choose(glimpse, Clock()) in glimpse.options
    assert one.looked < two.looked


def test_nothing_is_planned_beyond_what_is_uncertain() -> None:
    first, second = node(1), node(2)
    second.parent = first
    last = Node(first.g, second, 3, 3)
    before = is_uncertain(last)
    second.is_open = True

    assert not before
    assert is_uncertain(last)


def test_where_others_cannot_wait_only_one_turn_is_planned() -> None:
    g = later(AGES, 2, seed=3, decisions=60)
    glimpse = Glimpse(AGES, g, g.asked, g.legal())
    one, two = BeamBot(1, width=2), BeamBot(1, width=2)
    two.turns = 2

    assert one.choose(glimpse, Clock()) == two.choose(glimpse, Clock())
    assert one.looked == two.looked


def test_a_plan_begins_with_one_of_the_options_that_were_offered() -> None:
    game = aevum.game("tempus")
    g = game.new(seats=3, seed=1)
    while len(g.legal()) < 4:
        g.apply(g.legal()[0])

    for option, other in pairwise(g.legal()):
        glimpse = Glimpse(game, g, g.asked, [option, other])
        assert BeamBot(1, 4, 60).choose(glimpse, Clock()) in (option, other)


def test_a_plan_takes_nothing_back_that_was_done_lately() -> None:
    board = Board().tokens(0, "h6").turn_of(0)
    judgement, bot = judgement_of(board.game, NEWEST), BeamBot(1)
    board.play_move("h6")
    there, back = pack(TO, board.hex("h7")), pack(TO, board.hex("h6"))
    trace = judgement.trace(board.g, there)
    board.g.apply(there)
    board.turn_of(0).play_move("h7")
    root = Node(board.g, None, 0, 0)
    before = bot.goes_back(judgement, root, back)

    bot.traces = [trace]

    assert not before
    assert bot.goes_back(judgement, root, back)
    assert not bot.goes_back(judgement, root, pack(TO, board.hex("h8")))


class Prizes(Judgement):
    """Whoever judges so cares for the prize alone, which is drawn when all have buried a card."""

    def value(self, g: Table, _seat: int) -> int:
        """Count the points of the prize that lies open."""
        return 100 * g.prize


def test_what_a_draw_brings_is_judged_by_the_mean_of_many_deals() -> None:
    g = TOY.new(seats=2, seed=5)
    g.apply(g.legal()[0])
    bot = BeamBot(1)
    bot.game, bot.deals = TOY, 60

    lucky = bot.luck_of(Prizes(), g, g.legal()[0], g.asked, 100 * (FACES + 1))
    unlucky = bot.luck_of(Prizes(), g, g.legal()[0], g.asked, 0)

    assert lucky > 100
    assert unlucky < -100


def test_nothing_that_is_certain_is_called_luck() -> None:
    g = TOY.new(seats=2, seed=5)
    bot = BeamBot(1)
    bot.game, bot.deals = TOY, 6
    trial = g.copy()
    trial.apply(g.legal()[0])
    assert isinstance(trial, Table)
    worth = Prizes().value(trial, g.asked)

    assert bot.luck_of(Prizes(), g, g.legal()[0], g.asked, worth) == 0
