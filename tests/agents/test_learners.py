"""Agents that have learned: policies of PettingZoo and bots of OpenSpiel in the arena."""

import sys
from pathlib import Path

import pytest

from aevum.agents.apart import OwnBot
from aevum.agents.own import own_bot
from aevum.arena.entrants import Entrant, entrant_of
from aevum.arena.unit import PairedSeries, Played, Unit, pairing_of, play_unit
from aevum.bots.bot import Clock, Glimpse
from tests.arena.kit import won_by

POLICY = """
import numpy as np

class Lowest:
    {encoding}
    def __init__(self, game, seats, seat, seed):
        self.told = (game, seats, seat)

    def __call__(self, observation):
        assert self.told[:2] == ("tempus", 3)
        assert observation["observation"].dtype == np.int16
        return int(np.flatnonzero(observation["action_mask"])[0])

def make(game, seats, seat, seed):
    return Lowest(game, seats, seat, seed)
"""

SPIEL = """
class Lowest:
    def __init__(self, player):
        self.player = player

    def step(self, state):
        assert state.current_player() == self.player
        assert len(state.information_state_tensor(self.player)) > 900
        return state.legal_actions()[0]

def make(game, player, seed):
    return Lowest(player)
"""

SEARCH = """
import numpy as np
from open_spiel.python.algorithms import mcts

def make(game, player, seed):
    chance = np.random.RandomState(seed % 2**32)
    return mcts.MCTSBot(game, 2, 2, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
"""


def played(folder: Path, kind: str, source: str) -> Played:
    """Let an agent play Tempus against bots that take anything."""
    path = folder / "agent.py"
    path.write_text(source)
    agent = entrant_of(f"{kind}:{path}:make")
    pairing = pairing_of("tempus", 3, {}, (agent, Entrant("random")), 1)
    return play_unit(Unit(pairing, 0, 1))


def test_a_policy_is_shown_what_the_environment_shows(tmp_path: Path) -> None:
    flat = played(tmp_path, "policy", POLICY.format(encoding=""))
    spiel = played(tmp_path, "openspiel", SPIEL)

    assert [game.fault for game in flat.outcomes[0]] == [""] * 3
    assert flat.outcomes == spiel.outcomes


def test_a_policy_may_point_at_slots(tmp_path: Path) -> None:
    slots = played(tmp_path, "policy", POLICY.format(encoding="encoding = 'slots'"))

    assert [game.fault for game in slots.outcomes[0]] == [""] * 3


def test_an_answer_that_is_not_offered_loses_the_game(tmp_path: Path) -> None:
    wrong = POLICY.format(encoding="").replace("return int(", "return -5 + 0 * int(")

    (games,) = played(tmp_path, "policy", wrong).outcomes

    assert all("which is not offered" in game.fault for game in games)


def test_no_answer_of_a_policy_is_rounded(tmp_path: Path) -> None:
    halves = POLICY.format(encoding="").replace("return int(", "return 0.5 + int(")

    (games,) = played(tmp_path, "policy", halves).outcomes

    assert all("an answer is a whole number, not " in game.fault for game in games)


def test_a_policy_that_cannot_be_made_loses_the_game(tmp_path: Path) -> None:
    (games,) = played(
        tmp_path, "policy", POLICY.format(encoding="").replace("return Lowest(", "return No(")
    ).outcomes

    assert all("could not sit down: NameError" in game.fault for game in games)


def test_whoever_lacks_the_extra_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "aevum.rl.needs", None)

    with pytest.raises(ValueError, match=r"aevum\.rl\.needs"):
        own_bot("policy:agent.py:make", POLICY.format(encoding=""), 1)


def test_a_search_of_openspiel_decides_in_positions_of_the_arena(tmp_path: Path) -> None:
    path = tmp_path / "agent.py"
    path.write_text(SEARCH)
    bot = entrant_of(f"openspiel:{path}:make")
    series = PairedSeries(pairing_of("tempus", 3, {}, (bot, Entrant("random")), 1))
    state = series.game.new(3, 7, series.options)
    searching = series.bots_of(state.asked)[state.asked]
    glimpse = Glimpse(series.game, state, state.asked, state.legal())

    assert searching.choose(glimpse, Clock()) in glimpse.options
    assert isinstance(searching, OwnBot)
    searching.stand_up(won_by(0))
