"""How often forecast victories come true: the picture for docs/coach.md, and a trial of rollouts.

    .venv/bin/python bench/coach_calibration.py --picture docs/pictures/coach-calibration.svg
    .venv/bin/python bench/coach_calibration.py --rollouts 16 --game tempus --seats 4 --games 10

The picture is drawn from what `aevum coach` has measured on games that the chances were not fitted
to. The trial plays other games of the same kind; at some standings of each it plays on to the end
by the fast policy of rollouts, counts who wins, and compares both forecasts with who has won.
"""

import argparse
import random
from pathlib import Path
from typing import Any

from rich.console import Console

import aevum
from aevum.bots.lookahead import after_answer
from aevum.bots.match import Match
from aevum.bots.naming import make_bot
from aevum.coach.chances import judgement_for, measured, model_of, standing
from aevum.coach.fitting import compared
from aevum.coach.measuring import LEVELS
from aevum.kernel.game import Game
from aevum.kernel.rng import seeded
from aevum.kernel.state import State

SIDE, MARGIN, GAP = 190, 34, 26
STANDINGS = 6
TRIES = 3


def bins_of(game: str) -> list[tuple[float, float, int]]:
    """Put the bins of all numbers of seats together."""
    sums: dict[int, list[float]] = {}
    for of_seats in measured(aevum.game(game))["seats"].values():
        for forecast, real, count in of_seats["proof"]["bins"]:
            row = sums.setdefault(min(9, int(forecast * 10)), [0.0, 0.0, 0.0])
            row[0] += forecast * count
            row[1] += real * count
            row[2] += count
    return [(f / n, r / n, int(n)) for _, (f, r, n) in sorted(sums.items())]


def panel(game: str, left: int) -> str:
    """Draw forecast against real for one game."""
    bottom = MARGIN + SIDE
    parts = [
        f'<g transform="translate({left} 0)">',
        f'<text x="{SIDE / 2}" y="20" text-anchor="middle" font-weight="600">'
        f"{game.replace('_', ' ').title()}</text>",
        f'<rect x="0" y="{MARGIN}" width="{SIDE}" height="{SIDE}" fill="#fff" stroke="#999"/>',
        f'<path d="M0 {bottom}L{SIDE} {MARGIN}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for forecast, real, count in bins_of(game):
        x, y = forecast * SIDE, bottom - real * SIDE
        radius = max(2.5, min(9.0, count**0.5 / 8))
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="#125b67"'
            f' fill-opacity="0.8"><title>{forecast:.0%}: {real:.0%} of {count}</title></circle>'
        )
    for mark in (0, 50, 100):
        along = mark * SIDE / 100
        parts.append(f'<text x="{along}" y="{bottom + 16}" text-anchor="middle">{mark} %</text>')
    parts.append("</g>")
    return "\n".join(parts)


def picture(path: Path) -> None:
    """Draw all games side by side."""
    names = aevum.game_names()
    width = 2 * MARGIN + len(names) * SIDE + (len(names) - 1) * GAP
    height = MARGIN + SIDE + 46
    panels = [panel(name, MARGIN + i * (SIDE + GAP)) for i, name in enumerate(names)]
    axes = (
        f'<text x="{width / 2}" y="{height - 8}" text-anchor="middle">forecast</text>'
        f'<text transform="translate(14 {MARGIN + SIDE / 2}) rotate(-90)" text-anchor="middle">'
        "came true</text>"
    )
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        ' font-family="sans-serif" font-size="12">'
        f'<rect width="{width}" height="{height}" fill="#faf8f1"/>'
    )
    path.write_text("\n".join([head, *panels, axes, "</svg>"]) + "\n", "utf-8")


def trial(name: str, seats: int, games: int, rollouts: int) -> dict[str, Any]:
    """Compare both ways to forecast on the same standings."""
    game = aevum.game(name)
    model, judgement = model_of(game, seats), judgement_for(game)
    assert model is not None
    fitted: list[tuple[float, float]] = []
    played: list[tuple[float, float]] = []
    for seed in range(10_000, 10_000 + games):
        states, winners = positions(game, seats, seed)
        shares = [(seat in winners) / max(1, len(winners)) for seat in range(seats)]
        for number, g in enumerate(states):
            fitted += zip(model.chances(standing(game, judgement, g)), shares, strict=True)
            wins = [0.0] * seats
            for one in range(rollouts):
                for winner in (won := played_on(game, g, seed * 1000 + number * 100 + one)):
                    wins[winner] += 1 / len(won)
            # One victory more is shared by all, so that nothing is forecast as impossible.
            guess = [(win + 1 / seats) / (rollouts + 1) for win in wins]
            played += zip(guess, shares, strict=True)
    return {"fitted": compared(fitted), "rollouts": compared(played)}


def positions(game: Game, seats: int, seed: int) -> tuple[list[State], list[int]]:
    """Let bots of all levels play, and keep some positions of the game."""
    chance = random.Random(seed)
    bots = [make_bot(chance.choice(LEVELS), seed * 10 + seat) for seat in range(seats)]
    actions: list[int] = []
    g = game.new(seats, seed)
    Match(game, g, bots, actions).play()
    wanted = {len(actions) * (i + 1) // (STANDINGS + 1) for i in range(STANDINGS)}
    states, again = [], game.new(seats, seed)
    for at, action in enumerate(actions):
        if at in wanted:
            states.append(again.copy())
        again.apply(action)
    return states, game.winners(g)


def played_on(game: Game, start: State, seed: int) -> list[int]:
    """Play a position to its end by the fast policy, with other chance, and say who wins."""
    g, rng, judgement = start.copy(), seeded(seed), judgement_for(game)
    g.rng = seeded(seed + 1)
    while not g.is_over:
        g = after_answer(judgement, g, TRIES, rng)
    return game.winners(g)


def main() -> None:
    """Draw the picture, or carry out the trial."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--picture", type=Path)
    parser.add_argument("--rollouts", type=int, default=0)
    parser.add_argument("--game", default="tempus")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=10)
    wish = parser.parse_args()
    if wish.picture is not None:
        picture(wish.picture)
    if wish.rollouts:
        found = trial(wish.game, wish.seats, wish.games, wish.rollouts)
        Console().print_json(data=found)


if __name__ == "__main__":
    main()
