"""Agents that are programs: one in another language plays, and whoever fails has lost."""

import json
import shutil
from pathlib import Path

import pytest

from aevum.agents import guest
from aevum.arena.entrants import Entrant, entrant_of
from aevum.arena.unit import Played, Unit, pairing_of, play_unit
from tests.agents.kit import PROGRAMS, command_of, program

FEW = 0.5
"""Seconds that are too few for those who never answer."""


def played_by(entrant: Entrant, seeds: int = 1, seats: int = 3) -> Played:
    """Let an agent play Tempus against bots that take anything."""
    pairing = pairing_of("tempus", seats, {}, (entrant, Entrant("random")), 1)
    return play_unit(Unit(pairing, 0, seeds))


def fault_of(folder: Path, answer: str, seconds: float = 30.0) -> str:
    """Let an agent play that fails at once: it loses each game, and the reason is told."""
    entrant = entrant_of(f"exec:{program(folder, answer)}", seconds)
    (games,) = played_by(entrant).outcomes
    for game in games:
        assert game.error == ""
        assert game.winners == [seat for seat in range(3) if seat != game.number % 3]
    assert {game.fault.split("'")[0] for game in games} == {"the agent "}
    return games[0].fault


def test_an_agent_in_javascript_plays_and_equal_seeds_give_equal_games() -> None:
    if shutil.which("node") is None:
        pytest.skip("there is no node here")
    agent = PROGRAMS / "settler.mjs"
    assert len(agent.read_text().splitlines()) <= 50

    once, again = (played_by(entrant_of(f"exec:node {agent}")).outcomes for _ in range(2))

    assert [game.error + game.fault for game in once[0]] == [""] * 3
    assert once == again


def test_an_agent_answers_by_notation_by_number_or_by_index(tmp_path: Path) -> None:
    ways = ("say(index=0)", 'say(answer=told["options"][0])', 'say(id=asked, answer="1")')
    outcomes = []
    for number, answer in enumerate(ways):
        folder = tmp_path / str(number)
        folder.mkdir()
        outcomes.append(played_by(entrant_of(f"exec:{program(folder, answer)}")).outcomes)

    assert outcomes[0] == outcomes[1] == outcomes[2]
    assert outcomes[0][0][0].fault == ""


def test_an_agent_that_hangs_has_lost(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "import time; time.sleep(1000)", FEW)

    assert fault.endswith("gave no answer within 0.5 s")


def test_an_agent_that_crashes_has_lost_and_its_last_words_are_told(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, 'raise SystemExit("out of ideas")')

    assert fault.endswith("it has ended: out of ideas")


def test_an_agent_that_talks_nonsense_has_lost_after_three_attempts(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "say(answer='win'); say(answer='win at once'); say(answer='please')")

    assert fault.endswith(
        "gave no legal answer in 3 attempts, at last: “please” is not one of the choices."
    )


@pytest.mark.parametrize(
    ("answer", "last"),
    [
        ("print('hm\\n' * 5, flush=True)", "it said what is no JSON object: hm"),
        ("print('[' * 9000 + '\\n' * 3, flush=True)", "it said what is no JSON object: "),
        ("say(); say(); say(index='0')", "an answer has an 'answer', a text, or an 'index'"),
        ("say(index=-1); say(index=10**9); say(index=True)", "an answer has an 'answer'"),
        ("say(index=-1); say(index=-1); say(index=999)", "Choose a number from 1 to "),
        ("[say(id=0, index=0) for _ in range(3)]", "the question is 1, not 0"),
        ("[say(answer='\\ud800') for _ in range(3)]", r"“\ud800” is not one of the choices."),
        ("[say(answer='x' * 300) for _ in range(3)]", "An answer has at most 200 characters."),
    ],
    ids=[
        "no-json",
        "deep",
        "no-answer",
        "no-number",
        "no-index",
        "other-question",
        "surrogate",
        "long",
    ],
)
def test_what_is_no_answer_is_refused(tmp_path: Path, answer: str, last: str) -> None:
    assert f"at last: {last}" in fault_of(tmp_path, answer)


def test_an_agent_that_floods_has_lost(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "while True: sys.stdout.write('x' * 100000)")

    assert fault.endswith("its line is longer than 65536 bytes")


def test_what_an_agent_complains_of_without_end_is_not_kept(tmp_path: Path) -> None:
    fault = fault_of(tmp_path, "[sys.stderr.write('x' * 99999) for _ in range(99)]; sys.exit(1)")

    assert len(fault) < 5000


def test_an_agent_that_does_not_listen_is_not_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "deaf.py"
    path.write_text(
        'import time; print(\'{"type": "ready", "wants": ["view"]}\', flush=True)\n'
        "time.sleep(1000)\n"
    )

    (games,) = played_by(entrant_of(f"exec:{command_of(path)}", FEW)).outcomes

    assert all("gave no answer within" in game.fault for game in games)


def test_whoever_is_refused_is_told_the_clause_and_may_answer_again(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    answer = "say(answer='done')\n    if told['type'] == 'refused':\n"
    answer += f"        open({str(heard)!r}, 'a').write(line); say(index=0)"

    (games,) = played_by(entrant_of(f"exec:{program(tmp_path, answer)}")).outcomes

    refused = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [game.fault for game in games] == [""] * 3
    assert {told["attempts_left"] for told in refused} == {2}
    assert all(told["clause"].startswith("R") and told["reason"] for told in refused)


def test_one_program_plays_game_after_game_and_hears_how_they_end(tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    answer = "say(index=0)\n    if told['type'] != 'question':\n"
    answer += f"        open({str(heard)!r}, 'a').write(line)"
    entrant = entrant_of(f"exec:{program(tmp_path, answer)}")
    heard.unlink()

    (games,) = played_by(entrant).outcomes
    guest.dismiss()

    told = [json.loads(line) for line in heard.read_text().splitlines()]
    assert [one["type"] for one in told] == ["hello", *["game", "result"] * 3, "bye"]
    assert [one["seat"] for one in told if one["type"] == "game"] == [0, 1, 2]
    assert [one["winners"] for one in told if one["type"] == "result"] == [
        game.winners for game in games
    ]
    assert all(one["seed"] >> 32 != 1 for one in told if one["type"] == "game")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("", "needs a command"),
        ("'", "is no command"),
        ("no_such_program", "did not get ready: it cannot be started"),
        ("true", "did not get ready: it has ended"),
        ("echo hello", "did not get ready: it said what is no JSON object: hello"),
        ('echo \'{"type": "yes"}\'', "it did not say that it is ready"),
        ('echo \'{"type": "ready", "lang": "la"}\'', "there is no language 'la'"),
        ('echo \'{"type": "ready", "wants": ["state"]}\'', r"it wants \['state'\]"),
    ],
)
def test_a_program_that_does_not_get_ready_is_refused(command: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        entrant_of(f"exec:{command}")


def test_a_program_that_never_gets_ready_is_refused() -> None:
    with pytest.raises(ValueError, match="did not get ready: its time is up"):
        entrant_of("exec:sleep 1000", 0.02)


def test_a_changed_file_is_another_agent(tmp_path: Path) -> None:
    command = program(tmp_path)
    one = entrant_of(f"exec:{command}")
    (tmp_path / "agent.py").write_text(POLITE_OTHERWISE)

    with pytest.raises(ValueError, match="are not those that entered"):
        one._replace(source="0123").make(0)


POLITE_OTHERWISE = "print()"
