"""What the coach thinks of, ready to travel; it thinks in the processes of the bots."""

from typing import Final

from aevum import games
from aevum.bots import Clock, Glimpse
from aevum.coach.advice import Advice, advise
from aevum.coach.advice import Counsel as Thought
from aevum.coach.review import finish
from aevum.coach.ways import Move
from aevum.kernel.game import Game
from aevum.kernel.message import Msg, kebab
from aevum.kernel.state import State
from aevum.record.codec import Dump, load
from aevum.server.differences import compare
from aevum.server.findings import found_decoder
from aevum.server.messages.coaching import (
    ChancePoint,
    ComparedPoints,
    Counsel,
    GameReview,
    Hinted,
    ThoughtStep,
    TurningPoint,
)
from aevum.server.messages.positions import Difference
from aevum.server.messages.words import Sentence
from aevum.server.refusal import sentence

SECONDS: Final = 2.0
"""A hint is thought about for no longer than this; what is begun then is finished quickly."""
MOST_STEPS: Final = 40
"""Of a way no more steps are shown than this."""


def hint(game_name: str, seat: int, position: Dump, seed: int) -> Hinted:
    """Think of a hint on a position in which all that the seat cannot know was dealt anew."""
    game = games.game(game_name)
    state = load(game, position)
    glimpse = Glimpse(game, state, seat, state.legal())
    advice: Advice = advise(glimpse, seed, Clock(SECONDS))
    told = [counsel(game, seat, thought) for thought in advice.counsels]
    return Hinted("", 0, advice.chance, told)


def counsel(game: Game, seat: int, thought: Thought) -> Counsel:
    """Put one way into the form in which it travels."""
    moves = thought.way.moves[:MOST_STEPS]
    after = [*(move.before for move in moves[1:]), thought.way.end]
    first = moves[0]
    return Counsel(
        action=first.action,
        members=members_of(seat, moves),
        label=sentence(game.label(first.before, first.action)),
        chance=thought.chance,
        points=thought.points,
        gains=named(thought.more),
        losses=named(thought.less),
        steps=[step(game, seat, move, end) for move, end in zip(moves, after, strict=False)],
    )


def named(features: list[str]) -> list[Sentence]:
    """Name what a position is judged by."""
    return [sentence(Msg(f"feature-{kebab(name)}")) for name in features]


def members_of(seat: int, moves: list[Move]) -> list[int]:
    """List the members that a way chooses of the set that is asked for; none if none is."""
    start = moves[0].before
    number, depth = start.stack[-1].set_asked(start), len(start.stack)
    found: list[int] = []
    for g, action in moves:
        is_same = g.asked == seat and len(g.stack) == depth and g.stack[-1].set_asked(g) == number
        if number == 0 or not is_same or not g.stack[-1].is_member(action):
            break
        found.append(action)
    return found


def step(game: Game, seat: int, move: Move, end: State) -> ThoughtStep:
    """Tell one answer of a way and what the seat would see differ after it."""
    differences: list[Difference] = []
    compare(game.view(move.before, seat), game.view(end, seat), [], differences)
    label = sentence(game.label(move.before, move.action))
    return ThoughtStep(move.before.asked, label, end.asked, game.scores(end), differences)


def review(text: str, found: bytes) -> GameReview:
    """Put together what was found in a game, in the form in which it travels."""
    done = finish(text, found_decoder.decode(found))
    return GameReview(
        points=[ChancePoint(*point) for point in done.points],
        turnings=[
            TurningPoint(
                at=one.at,
                round=one.round,
                seat=one.seat,
                change=one.change,
                played=sentence(one.played) if one.played else None,
                better=[sentence(step) for step in one.better],
                reasons=[sentence(reason) for reason in one.reasons],
            )
            for one in done.turnings
        ],
        rows=[ComparedPoints(sentence(row.title), *row[1:]) for row in done.rows],
        unusual=[[sentence(one) for one in some] for some in done.unusual],
    )
