"""Plant a blunder in games of strong bots, and count those that the review finds.

    .venv/bin/python bench/coach_blunders.py --games 20

In each game one answer of a strong bot, in the middle half of the game, is replaced by the worst
that is offered: every option is followed to the end of the turn, as in the review, and the one is
played after which the seat stands worst. Of some decisions drawn by chance the one is taken at
which that costs most, so that it is a blunder and not one of several answers as good as another.
Then strong bots play on. It is found if the review names this turn of this seat as a turning point.
"""

import argparse
import json
import random
import time
from typing import Any

from rich.console import Console

import aevum
from aevum.bots import Bot, Clock, Glimpse, make_bot
from aevum.coach.chances import judgement_for, model_of
from aevum.coach.course import course_of
from aevum.coach.examination import begin, look
from aevum.coach.review import finish
from aevum.coach.ways import Thought, follow
from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.record import Record

DRAWN = 12
"""So many decisions are looked at to find one at which an answer can be a blunder."""
SEATS = {"tempus": 4, "through_the_ages": 3, "hyperborea": 3, "inner_sea": 2}


def play_on(game: Game, g: State, bots: list[Bot], actions: list[int]) -> None:
    """Let bots play to the end."""
    while not g.is_over:
        options = g.legal()
        action = options[0]
        if len(options) > 1:
            glimpse = Glimpse(game, g, g.asked, options, len(actions))
            action = bots[g.asked].choose(glimpse, Clock())
        actions.append(action)
        g.apply(action)


def strong_bots(seats: int, seed: int) -> list[Bot]:
    """Seat strong bots."""
    return [make_bot("strong", seed * 100 + seat) for seat in range(seats)]


def worst_at(game: Game, g: State) -> tuple[float, int]:
    """Find the worst answer, and what it costs in chances beside the best."""
    model, seat = model_of(game, g.seats), g.asked
    assert model is not None
    thought = Thought(game, judgement_for(game), seat, 3, Clock())
    sample = game.resample(g, seat, 5)
    chances = []
    for option in g.legal():
        way = follow(thought, sample, option, make_bot(thought.planner(), 3))
        chances.append((thought.chance_after(model, way), option))
    return max(chances)[0] - min(chances)[0], min(chances)[1]


def planted(name: str, seed: int) -> tuple[Record, int, float]:
    """Play a game with one blunder; say after how many actions it was made, and its cost."""
    game, seats = aevum.game(name), SEATS[name]
    actions: list[int] = []
    play_on(game, game.new(seats, seed), strong_bots(seats, seed), actions)
    places: list[tuple[float, int, int]] = []
    middle = range(len(actions) // 4, 3 * len(actions) // 4)
    wanted = set(random.Random(seed).sample(middle, min(4 * DRAWN, len(middle))))
    g = game.new(seats, seed)
    for at, action in enumerate(actions):
        if at in wanted and len(g.legal()) > 2 and len(places) < DRAWN:
            cost, worst = worst_at(game, g)
            if worst != action:
                places.append((cost, at, worst))
        g.apply(action)
    cost, at, worst = max(places)
    record = Record.begin(game, seats, seed)
    changed = [*actions[:at], worst]
    for action in changed:
        record.play(action)
    play_on(game, record.state.copy(), strong_bots(seats, seed + 1), changed)
    for action in changed[at + 1 :]:
        record.play(action)
    return record, at, cost


def examined(name: str, seed: int) -> dict[str, Any]:
    """Plant a blunder and review the game."""
    record, at, cost = planted(name, seed)
    text = record.format()
    start, cpu = time.perf_counter(), time.process_time()
    found = begin(text)
    while (batch := found.next_batch()) is not None:
        found = found.with_slips(batch, look(text, batch))
    review = finish(text, found)
    course = course_of(text)
    turn = (course.states[at].asked, course.turns[at])
    slips = [one for one in review.turnings if one.played is not None]
    turns = [(one.seat, course.turns[one.at]) for one in slips]
    rank = (
        1 + sorted(slips, key=lambda one: one.change).index(slips[turns.index(turn)])
        if (turn in turns)
        else 0
    )
    return {
        "game": name,
        "seed": seed,
        "actions": len(record.moves),
        "decisions": len(found.decisions),
        "at": at,
        "cost": round(cost, 3),
        "found": turn in turns,
        "rank": rank,
        "turning_points": len(slips),
        "review_seconds": round(time.perf_counter() - start, 1),
        "review_cpu_seconds": round(time.process_time() - cpu, 1),
    }


def main() -> None:
    """Plant blunders in all games in turn."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    names = aevum.game_names()
    rows = []
    console = Console()
    for number in range(wish.games):
        rows.append(examined(names[number % len(names)], wish.seed + number))
        console.print(json.dumps(rows[-1]), soft_wrap=True, highlight=False)
    console.print(f"{sum(row['found'] for row in rows)} of {len(rows)} found")


if __name__ == "__main__":
    main()
