"""Behaviour cloning: learn from records to answer as those who played them did.

    pip install 'aevum[rl-train]'
    python examples/clone.py --game tempus --seats 3 --bot greedy --games 200 --out build/clone

Games that are missing in `--records` are played by the bot first; records of your own games do as
well. It can be stopped at any time: the records stay, and learning goes on after the last whole
round. `ppo.py --start build/clone/checkpoint.pkl` learns on by playing.
"""

import argparse
import time
from pathlib import Path

import jax.numpy as jnp
import numpy as np
import ppo

import aevum
from aevum.bots.match import Match
from aevum.rl.language import Language
from aevum.rl.spaces import Page

SIZE = 512  # so many decisions make up one step
HELD_BACK = 10  # every tenth game is not learned from, but asks what was learned


def play_records(options):
    """Let bots play the games that are not there yet; each file is there as a whole or not."""
    game = aevum.game(options.game)
    options.records.mkdir(parents=True, exist_ok=True)
    for seed in range(options.games):
        file = options.records / f"{options.game}-{options.seats}-{seed}.aevum"
        if file.is_file():
            continue
        bots = [aevum.make_bot(options.bot, seed * 100 + seat) for seat in range(options.seats)]
        actions = []
        Match(game, game.new(options.seats, seed), bots, actions).play()
        record = aevum.Record.begin(game, options.seats, seed)
        for action in actions:
            record.play(action)
        record.write(file)


def decisions_of(file, page, language):
    """Replay a record; give what was seen, offered and chosen wherever there was a choice."""
    record = aevum.Record.read(file)
    state, found = record.first_state(), []
    for number, move in enumerate(record.moves):
        legal = state.legal()
        if len(legal) > 1:
            shown = page.show(state, state.asked, legal)
            chosen = legal.index(record.game.from_text(state, move.text))
            found.append((*shown.values(), chosen, state.asked))
        record.repeat(state, number)
    worth = language.reward(state)
    *columns, asked = (np.array(column) for column in zip(*found, strict=True))
    return [*columns, ppo.REWARD * np.array(worth)[asked]]


def read_records(options):
    """Read all games; every tenth is held back."""
    language = Language(aevum.game(options.game), "slots", "score")
    page = Page(language)
    games = [decisions_of(f, page, language) for f in sorted(options.records.glob("*.aevum"))]
    names = ("seen", "masks", "options", "chosen", "goal")
    learned = [one for number, one in enumerate(games) if number % HELD_BACK]
    lots = (learned, games[::HELD_BACK])
    return [
        dict(zip(names, map(np.concatenate, zip(*lot, strict=True)), strict=True)) for lot in lots
    ]


def loss(network, places, part):
    """Make what was chosen likelier, and judge positions by how their games ended."""
    rows = len(part["seen"])
    value, logits = ppo.judge(network, places, part["seen"], part["options"], part["row"])
    logits = ppo.log_shares(logits, part["row"], rows)
    miss = jnp.square(value - part["goal"]).mean()
    surprise = -logits[part["place"]].mean()
    # How likely the answer that was given is thought to be: of three equal ones a third.
    return surprise + ppo.VALUE * miss, (surprise, jnp.exp(logits[part["place"]]).mean())


def train(options):
    """Go over all decisions, round by round."""
    play_records(options)
    learned, held_back = read_records(options)
    print(f"{len(learned['chosen']):,} decisions to learn, {len(held_back['chosen']):,} held back")
    options.out.mkdir(parents=True, exist_ok=True)
    file = options.out / "checkpoint.pkl"
    learner = ppo.Learner(options.game, options.seed, loss)
    if file.is_file():
        learner.load(file)
    while learner.updates < options.rounds:
        began = time.process_time()
        random = np.random.default_rng([options.seed, learner.updates])
        order = random.permutation(len(learned["chosen"]))
        for at in range(0, len(order) - SIZE + 1, SIZE):
            part = ppo.take(learned, order[at : at + SIZE])
            learner.network, learner.memory, _ = learner.improve(
                learner.network, learner.memory, part
            )
        learner.updates += 1
        learner.decisions += len(order)
        learner.seconds += time.process_time() - began
        learner.save(file)
        seen = ppo.take(held_back, np.arange(len(held_back["chosen"])))
        surprise, likely = loss(learner.network, learner.places, seen)[1]
        print(f"round {learner.updates}, {learner.seconds / 60:.1f} min: of the games held back "
              f"surprise {surprise:.3f}, {likely:.1%} likely", flush=True)  # fmt: skip
    ppo.look(learner, ppo.Player(options.game, learner.network), options)
    learner.save(file)


def read_options():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="tempus")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200, help="so many records are needed")
    parser.add_argument("--records", type=Path, default=Path("build/records"))
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--contests", type=int, default=300, help="games of the look at the end")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("build/clone"))
    return parser.parse_args()


if __name__ == "__main__":
    train(read_options())
