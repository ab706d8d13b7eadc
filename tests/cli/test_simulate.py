"""`aevum simulate`: what it prints, and that it prints the same for the same games."""

import json
from typing import Any

import pytest
import typer

import aevum
from aevum.bots.series import Outcome, Series
from aevum.bots.tally import Tally
from aevum.cli.simulate import report_of, simulate, what_failed
from tests.toy import TOY

PROMISED = {
    "game",
    "seats",
    "games",
    "decisions",
    "seconds",
    "games_per_second",
    "decisions_per_second",
    "wins",
    "win_share",
    "mean_scores",
    "compiled",
    "errors",
}


def figures(capsys: pytest.CaptureFixture[str], **arguments: Any) -> dict[str, Any]:
    """Simulate a few games and read the JSON object, which must be all that is printed."""
    simulate("tempus", as_json=True, **arguments)
    out, err = capsys.readouterr()
    assert err == ""
    report: dict[str, Any] = json.loads(out)
    return report


def without_time(report: dict[str, Any]) -> dict[str, Any]:
    """Leave out what depends on the clock."""
    timed = ("seconds", "games_per_second", "decisions_per_second")
    return {name: value for name, value in report.items() if name not in timed}


def test_json_holds_all_that_the_interface_promises(capsys: pytest.CaptureFixture[str]) -> None:
    report = figures(capsys, seats=3, games=2)

    assert set(report) >= PROMISED
    assert (report["game"], report["seats"], report["games"]) == ("tempus", 3, 2)
    assert report["errors"] == 0
    assert report["compiled"] is aevum.IS_COMPILED
    assert report["win_share"] == {"random": 1.0}
    assert len(report["wins"]) == len(report["mean_scores"]) == 3
    assert sum(report["wins"]) >= 2
    assert report["options"] == aevum.game("tempus").settings({})


def test_equal_seeds_give_equal_figures(capsys: pytest.CaptureFixture[str]) -> None:
    once, again = (figures(capsys, games=3, seed=5) for _ in range(2))

    assert without_time(once) == without_time(again)


def test_another_seed_gives_another_digest(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = (figures(capsys, games=3, seed=seed) for seed in (5, 6))

    assert one["digest"] != other["digest"]


def test_the_figures_do_not_depend_on_the_number_of_processes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = {"games": 9, "seats": 3, "option": ["map=fixed"]}

    alone, together = (figures(capsys, jobs=jobs, **arguments) for jobs in (1, 2))

    assert without_time(alone) == without_time(together)


def test_a_short_list_of_bots_is_repeated_over_the_seats(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = figures(capsys, games=1, bots="greedy, random", seats=3)

    assert report["bots"] == ["greedy", "random", "greedy"]
    assert set(report["win_share"]) == {"greedy", "random"}


def test_people_get_a_line_and_two_tables(capsys: pytest.CaptureFixture[str]) -> None:
    simulate("tempus", seats=3, games=2)

    out, err = capsys.readouterr()
    assert out.startswith("2 games of tempus in ")
    assert "share of victories" in out
    assert "100.0%" in out
    assert err == ""


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'; the games are: .*tempus"),
        ({"seats": 2}, "tempus is for 3 to 5 seats, not 2"),
        ({"seats": 6}, "tempus is for 3 to 5 seats, not 6"),
        ({"option": ["weather=fair"]}, "tempus has no option 'weather'"),
        ({"option": ["map=square"]}, "option 'map' cannot be 'square'"),
        ({"bots": "clever"}, "there is no bot 'clever'"),
        ({"bots": ""}, "there is no bot ''"),
        ({"bots": "random,random,random,random", "seats": 3}, "4 bots cannot be dealt to 3 seats"),
        ({"games": 0}, "0 games cannot be played"),
        ({"jobs": -1}, "-1 processes cannot play"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    arguments: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}[^\n]*$"):
        simulate(**({"game": "tempus"} | arguments))


def failed_tally() -> Tally:
    """Make up a series in which the second of two games failed."""
    tally = Tally(Series(TOY, 2, ["random"], 3, {}), 2)
    tally.add(Outcome(0, [4, 5], [1], 10, 25, 5, 99, ""))
    tally.add(Outcome(1, [], [], 0, 0, 0, 0, "AssertionError: no such tile"))
    return tally


def test_a_failed_game_is_told_with_its_seed() -> None:
    sentence = what_failed(failed_tally())

    assert sentence == (
        f"1 game failed; the first is game 1 with seed {(3 << 32) | 1}:"
        " AssertionError: no such tile"
    )


def test_figures_are_those_of_the_finished_games() -> None:
    report = report_of(failed_tally(), games=2, seconds=0.5)

    assert report["errors"] == 1
    assert report["failed_seeds"] == [(3 << 32) | 1]
    assert report["mean_scores"] == [4, 5]
    assert report["mean_branching"] == 2.5
    assert report["games_per_second"] == 2


def test_failed_games_are_an_exit_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tempus = aevum.game("tempus")
    monkeypatch.setattr(tempus, "most_decisions", 3)

    with pytest.raises(typer.Exit) as left:
        simulate("tempus", games=2, as_json=True)

    out, err = capsys.readouterr()
    assert left.value.exit_code == 1
    assert json.loads(out)["errors"] == 2
    assert err.startswith("2 games failed; the first is game 0 with seed")
