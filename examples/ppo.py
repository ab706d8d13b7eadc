"""Masked PPO that points at its answer, for any game of Aevum, learning from play with itself.

    pip install 'aevum[rl-train]'
    python examples/ppo.py --game tempus --seats 3 --minutes 20 --out build/ppo

It can be stopped at any time and goes on from `checkpoint.pkl` when it is started again. The
curve is written to `curve.md` and `curve.png` beside it.
"""

import argparse
import math
import pickle
import time
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import optax

import aevum.rl

ROWS, STEPS = 64, 128  # one update learns from so many games, so many decisions of each
EPOCHS, PARTS = 2, 8  # it goes over them so often, in so many parts
RATE, CLIP, ENTROPY, VALUE = 5e-4, 0.2, 0.01, 0.5
# Games are long and end with the only reward, so nothing is discounted: what a decision was worth
# is told by the judgement of the next positions (LAMBDA), not by a shorter horizon.
GAMMA, LAMBDA = 1.0, 0.95
REWARD = 0.2  # points are small numbers; a lead of five is worth one
WIDTH, SMALL = 128, 16
STEPS_OF_VALUE = 8  # small numbers in the table are names rather than amounts: one input to each
HASHED = 256  # operands are looked up in a table of this length


# The network


class Places:
    """The sections of a tensor that have a row for each place of the board.

    An answer names places by number. Whoever only knows the number has to learn every place by
    itself; whoever looks up what lies there learns all of them at once.
    """

    def __init__(self, game: str) -> None:
        sections = aevum.rl.tensor(game).SECTIONS
        self.rows = max(section.rows for section in sections)
        self.columns = [s for s in sections if s.rows == self.rows]
        self.count = sum(len(section.columns) for section in self.columns)

    def table(self, seen):
        """Cut the table of the places out of the tensors."""
        parts = [
            seen[:, s.offset : s.offset + s.length].reshape(len(seen), s.rows, -1)
            for s in self.columns
        ]
        return jnp.concatenate(parts, axis=2)


def dense(key, inputs, outputs, scale=1.4):
    """Make a layer."""
    return {
        "w": jax.random.normal(key, (inputs, outputs)) * scale / math.sqrt(inputs),
        "b": jnp.zeros(outputs),
    }


def through(layer, x):
    """Send numbers through a layer."""
    return x @ layer["w"] + layer["b"]


def new_network(key, game):
    """Make a network that knows nothing yet."""
    keys = iter(jax.random.split(key, 12))
    places, length = Places(game), aevum.rl.tensor(game).LENGTH
    looked_up = 3 * SMALL + 2 * SMALL
    return {
        "place": dense(next(keys), places.count * (STEPS_OF_VALUE + 1), SMALL),
        "sight": dense(next(keys), length + SMALL, WIDTH),
        "trunk": dense(next(keys), WIDTH, WIDTH),
        "value": dense(next(keys), WIDTH, 1, 0.01),
        "query": dense(next(keys), WIDTH, WIDTH),
        "kind": 0.3 * jax.random.normal(next(keys), (HASHED, SMALL)),
        "x": 0.3 * jax.random.normal(next(keys), (HASHED, SMALL)),
        "y": 0.3 * jax.random.normal(next(keys), (HASHED, SMALL)),
        "option": dense(next(keys), looked_up, WIDTH),
        "point": dense(next(keys), WIDTH, 1, 0.01),
    }


def judge(network, places, seen, options, row):
    """Value each position, and give every answer a number: the more, the better.

    `options` are the answers of all positions one after the other and `row` says whose each is:
    most questions have few answers, and padding all to the widest would be ten times the work.
    """
    seen = seen.astype(jnp.float32)
    table = places.table(seen)
    small = jnp.clip(table, 0, STEPS_OF_VALUE - 1).astype(jnp.int32)
    names = jax.nn.one_hot(small, STEPS_OF_VALUE)
    each = jnp.concatenate([names, table[..., None] / 32], axis=-1)
    place = jax.nn.relu(through(network["place"], each.reshape(*table.shape[:2], -1)))
    # Logarithms, because a step from 1 to 2 says as much as one from 10 to 20.
    sight = jnp.sign(seen) * jnp.log1p(jnp.abs(seen))
    sight = jnp.concatenate([sight, place.mean(axis=1)], axis=1)
    h = jax.nn.relu(through(network["sight"], sight))
    h = jax.nn.relu(through(network["trunk"], h))
    kind, x, y = options[:, 0], options[:, 1], options[:, 2]
    looked_up = [network["kind"][kind % HASHED], network["x"][x % HASHED], network["y"][y % HASHED]]
    looked_up += [place[row, jnp.minimum(operand, places.rows - 1)] for operand in (x, y)]
    option = through(network["option"], jnp.concatenate(looked_up, axis=1))
    joint = jax.nn.relu(option + through(network["query"], h)[row])
    return through(network["value"], h)[:, 0], through(network["point"], joint)[:, 0]


def ragged(options, masks):
    """Lay the answers of all positions one after the other, filled up to a length seldom new.

    Each new length has to be compiled. What fills up belongs to a position that there is not.
    """
    row = np.nonzero(masks)[0]
    length = 256
    while length < len(row):
        length = length * 5 // 4
    listed = np.zeros((length, 3), np.int32)
    listed[: len(row)] = options[masks.astype(bool)]
    return listed, np.pad(row, (0, length - len(row)), constant_values=len(masks)).astype(np.int32)


# Playing


class Player:
    """A network that answers."""

    def __init__(self, game, network, seed=0):
        self.network = network
        self.random = np.random.default_rng(seed)
        self.judge = jax.jit(partial(judge, places=Places(game)))

    def answer(self, observations, options, masks):
        """Draw an answer to each question, and say how likely it was and what one may hope for."""
        listed, row = ragged(options, masks)
        value, flat = self.judge(self.network, seen=observations, options=listed, row=row)
        logits = np.full(masks.shape, -np.inf)
        logits[masks.astype(bool)] = np.asarray(flat)[: masks.sum()]
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        # The largest of logits with Gumbel's noise is a draw with their probabilities.
        chosen = (logits + self.random.gumbel(size=logits.shape)).argmax(axis=1)
        return chosen, logits[np.arange(len(chosen)), chosen], np.asarray(value)


def play(player, batch, sights):
    """Play so many decisions in every row, all seats by the same network; keep what happened."""
    kept = {name: [] for name in ("seen", "options", "masks", "asked", "chosen", "likely", "value")}
    rewards, dones = [], []
    for _ in range(STEPS):
        # The arrays of a batch are written to by its next step.
        seen, masks, options = (a.copy() for a in sights[:3])
        chosen, likely, value = player.answer(seen, options, masks)
        now = (seen, options, masks, sights.asked.copy(), chosen, likely, value)
        for name, numbers in zip(kept, now, strict=True):
            kept[name].append(numbers)
        sights = batch.step(chosen)
        rewards.append(REWARD * sights.rewards)
        dones.append(sights.dones.copy())
    kept = {name: np.stack(numbers) for name, numbers in kept.items()}
    return kept, np.stack(rewards), np.stack(dones), sights


def advantages(asked, value, rewards, dones):
    """Reckon how much better each decision was than hoped for, along the decisions of one seat.

    Between two decisions of a seat others decide. The last decision of a seat has no successor to
    be judged by, unless the game ended: it does not count.
    """
    steps, rows = value.shape
    advantage, counts = np.zeros_like(value), np.zeros(value.shape, bool)
    after = np.zeros((rows, rewards.shape[2]))  # value of the next decision, or the reward
    known = np.zeros(after.shape, bool)
    carried = np.zeros_like(after)
    every = np.arange(rows)
    for t in reversed(range(steps)):
        ended = dones[t]
        after[ended], known[ended], carried[ended] = rewards[t][ended], True, 0.0
        seat = asked[t]
        better = GAMMA * after[every, seat] - value[t]
        advantage[t] = better + GAMMA * LAMBDA * carried[every, seat]
        counts[t] = known[every, seat]
        carried[every, seat] = np.where(counts[t], advantage[t], 0.0)
        after[every, seat], known[every, seat] = value[t], True
    return advantage, counts


# Learning


def log_shares(logits, row, rows):
    """Turn the numbers of the answers into logarithms of probabilities, position by position."""
    most = jax.ops.segment_max(logits, row, rows + 1)
    logits = logits - jax.lax.stop_gradient(most)[row]
    return logits - jnp.log(jax.ops.segment_sum(jnp.exp(logits), row, rows + 1))[row]


def loss(network, places, part):
    """PPO: make good answers likelier, but not much at a time; judge better; stay curious."""
    rows = len(part["seen"])
    value, logits = judge(network, places, part["seen"], part["options"], part["row"])
    logits = log_shares(logits, part["row"], rows)
    entropy = -jax.ops.segment_sum(jnp.exp(logits) * logits, part["row"], rows + 1)[:rows].mean()
    ratio = jnp.exp(logits[part["place"]] - part["likely"])
    gain = jnp.minimum(
        ratio * part["advantage"], jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * part["advantage"]
    )
    miss = jnp.square(value - part["goal"]).mean()
    return VALUE * miss - gain.mean() - ENTROPY * entropy, (miss, entropy)


class Learner:
    """A network, its optimizer, and how far they have come."""

    def __init__(self, game, seed, loss=loss):
        self.loss = loss
        self.network = new_network(jax.random.key(seed), game)
        self.optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(RATE, eps=1e-5))
        self.memory = self.optimizer.init(self.network)
        self.updates, self.decisions, self.seconds, self.curve = 0, 0, 0.0, []
        self.places = Places(game)
        self.improve = jax.jit(self.one_step)

    def one_step(self, network, memory, part):
        """Go one step downhill."""
        slope, told = jax.grad(self.loss, has_aux=True)(network, self.places, part)
        change, memory = self.optimizer.update(slope, memory)
        return optax.apply_updates(network, change), memory, told

    def learn(self, kept, rewards, dones, random):
        """Go over what was played a few times."""
        advantage, counts = advantages(kept["asked"], kept["value"], rewards, dones)
        goal = advantage + kept["value"]
        advantage = (advantage - advantage[counts].mean()) / (advantage[counts].std() + 1e-8)
        flat = {name: kept[name][counts] for name in ("seen", "options", "masks", "likely")}
        flat |= {"chosen": kept["chosen"][counts], "goal": goal[counts]}
        flat["advantage"] = advantage[counts]
        size = counts.sum() // PARTS // 64 * 64  # few sizes, because each has to be compiled
        for _ in range(EPOCHS):
            order = random.permutation(counts.sum())
            for at in range(0, size * PARTS, size):
                part = take(flat, order[at : at + size])
                self.network, self.memory, told = self.improve(self.network, self.memory, part)
        self.updates += 1
        self.decisions += counts.size
        return [float(number) for number in told]

    def save(self, file):
        """Keep everything that learning goes on from; a stop in the middle spoils no older file."""
        kept = (self.network, self.memory, self.updates, self.decisions, self.seconds, self.curve)
        file.with_suffix(".new").write_bytes(pickle.dumps(jax.device_get(kept)))
        file.with_suffix(".new").rename(file)

    def load(self, file):
        """Go on from what was kept."""
        kept = pickle.loads(file.read_bytes())
        self.network, self.memory, self.updates, self.decisions, self.seconds, self.curve = kept


def take(flat, chosen):
    """Take some decisions, their answers laid one after the other."""
    masks = flat["masks"][chosen]
    options, row = ragged(flat["options"][chosen], masks)
    first = np.cumsum(masks.sum(axis=1)) - masks.sum(axis=1)
    part = {
        name: flat[name][chosen].astype(np.float32)
        for name in ("likely", "advantage", "goal")
        if name in flat
    }
    place = (first + flat["chosen"][chosen]).astype(np.int32)
    return part | {"seen": flat["seen"][chosen], "options": options, "row": row, "place": place}


# Measuring


def contest(player, game, seats, bots, games, seed=1_000_000):
    """Play against bots, in every seat equally often; give the shares of the wins, game by game."""
    shares = []
    for first in range(0, games, ROWS):
        envs = [
            aevum.rl.SeatEnv(game, seats, bots, i % seats, encoding="slots", skips_forced=True)
            for i in range(first, min(first + ROWS, games))
        ]
        shown = [env.reset(seed=seed + first + i)[0] for i, env in enumerate(envs)]
        while envs:
            columns = [np.stack([one[name] for one in shown]) for name in shown[0]]
            seen, masks, options = fill(columns, ROWS)
            chosen = player.answer(seen, options, masks)[0]
            steps = [env.step(answer) for env, answer in zip(envs, chosen, strict=False)]
            shares += [step[1] + 1 / seats for step in steps if step[2]]
            envs = [env for env, step in zip(envs, steps, strict=True) if not step[2]]
            shown = [step[0] for step in steps if not step[2]]
    return shares


def fill(columns, rows):
    """Fill up with copies of the first row: one size for all, which is compiled once."""
    return [np.concatenate([c, np.repeat(c[:1], rows - len(c), axis=0)]) for c in columns]


def interval(shares):
    """Wilson's interval, which holds near 0 and 1 too, for a mean share of wins."""
    n, mean, z = len(shares), sum(shares) / len(shares), 1.96
    middle = (mean + z * z / (2 * n)) / (1 + z * z / n)
    half = z * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return mean, max(0.0, middle - half), min(1.0, middle + half)


def write_curve(learner, folder, seats):
    """Write the curve as a table and as a plot."""
    lines = [
        "| minutes | decisions | against random | against greedy |",
        "| --- | --- | --- | --- |",
    ]
    for seconds, decisions, *shares in learner.curve:
        cells = [f"{m:.1%} ({low:.1%} to {high:.1%})" for m, low, high in shares]
        lines.append(f"| {seconds / 60:.1f} | {decisions:,} | {cells[0]} | {cells[1]} |")
    (folder / "curve.md").write_text("\n".join(lines) + "\n")
    import matplotlib  # noqa: PLC0415 (it takes longer to load than a small training takes)

    matplotlib.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    figure, axes = pyplot.subplots(figsize=(7, 4))
    minutes = [point[0] / 60 for point in learner.curve]
    for at, name in ((2, "random"), (3, "greedy")):
        mean, low, high = zip(*(point[at] for point in learner.curve), strict=True)
        axes.plot(minutes, mean, label=f"against {seats - 1} x {name}")
        axes.fill_between(minutes, low, high, alpha=0.2)
    axes.axhline(1 / seats, color="grey", linestyle=":", label="equal strength")
    axes.set(xlabel="minutes of processor time", ylabel="share of wins", ylim=(0, 1.02))
    axes.legend()
    figure.savefig(folder / "curve.png", dpi=120, bbox_inches="tight")
    pyplot.close(figure)


def train(options):
    """Play, learn, and measure now and then, until the time is up."""
    options.out.mkdir(parents=True, exist_ok=True)
    file = options.out / "checkpoint.pkl"
    learner = Learner(options.game, options.seed)
    if file.is_file():
        learner.load(file)
        print(f"going on after {learner.updates} updates")
    elif options.start:
        learner.network = pickle.loads(options.start.read_bytes())[0]
    random = np.random.default_rng([options.seed, learner.updates])
    # Other games after each stop: those that were under way are not kept.
    batch = aevum.rl.batch(
        options.game, options.seats, games=ROWS, reward="score", skips_forced=True,
        seed=options.seed * 1_000_003 + learner.updates,
    )  # fmt: skip
    sights = batch.reset()
    player = Player(options.game, learner.network, learner.updates)
    next_look = learner.seconds + 60 * options.every if learner.curve else 0.0
    while learner.seconds < 60 * options.minutes:
        if learner.seconds >= next_look:
            look(learner, player, options)
            next_look = learner.seconds + 60 * options.every
            learner.save(file)
        began = time.process_time()
        kept, rewards, dones, sights = play(player, batch, sights)
        miss, entropy = learner.learn(kept, rewards, dones, random)
        player.network = learner.network
        learner.seconds += time.process_time() - began
        if learner.updates % 10 == 0:
            learner.save(file)
            print(f"{learner.updates} updates, {learner.decisions:,} decisions, "
                  f"{learner.seconds / 60:.1f} min, miss {miss:.3f}, entropy {entropy:.3f}",
                  flush=True)  # fmt: skip
    look(learner, player, options, options.last)
    learner.save(file)


def look(learner, player, options, times=1):
    """Measure against random and greedy bots, and write the curve."""
    shares = [
        interval(contest(player, options.game, options.seats, bots, times * games))
        for bots, games in (("random", options.contests), ("greedy", options.contests // 2))
    ]
    learner.curve.append((learner.seconds, learner.decisions, *shares))
    write_curve(learner, options.out, options.seats)
    print((options.out / "curve.md").read_text().splitlines()[-1], flush=True)


def read_options():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="tempus")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=20, help="processor time of learning")
    parser.add_argument("--every", type=float, default=2.5, help="minutes between two looks")
    parser.add_argument("--contests", type=int, default=100, help="games of a look")
    parser.add_argument("--last", type=int, default=6, help="times as many in the last look")
    parser.add_argument("--start", type=Path, help="a checkpoint to begin with, as of clone.py")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("build/ppo"))
    return parser.parse_args()


if __name__ == "__main__":
    train(read_options())
