"""Sets at the terminal: in any order, taken back one by one, confirmed."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from aevum.cli.main import run
from aevum.record import Record
from tests.traps import TRAPS, sprung

Answer = Callable[..., list[str]]
"""Types lines at the trap of a game, and gives back what was played there."""


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Answer:
    """Load a record that ends at a trap, type, save, and read what the person has played."""

    def type_in(
        game: str, name: str, *lines: str, lang: str = "en", care: str = "never"
    ) -> list[str]:
        before, after = tmp_path / "before.aevum", tmp_path / "after.aevum"
        before.write_text(sprung(game, name).record)
        typed = "".join(f"{line}\n" for line in (*lines, f"save {after}", "quit"))
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        kept = ("--folder", str(tmp_path / "kept"), "--lang", lang, "--confirm", care)
        assert run(["play", "--text", "--load", str(before), "--bots", "random", *kept]) == 0
        length = len(Record.read(before).moves)
        moves = Record.read(after).moves[length:]
        return [move.text for move in moves if move.seat == 0]

    return type_in


@pytest.mark.parametrize(("game", "name"), [(trap.game, trap.name) for trap in TRAPS])
def test_members_in_the_wrong_order_are_all_played(answer: Answer, game: str, name: str) -> None:
    members = sprung(game, name).members

    played = answer(game, name, *members, "0")

    assert sorted(played[: len(members)]) == sorted(members)


@pytest.mark.parametrize(("game", "name"), [(trap.game, trap.name) for trap in TRAPS[:5]])
def test_one_line_names_all_members_in_any_order(answer: Answer, game: str, name: str) -> None:
    members = sprung(game, name).members
    verb = members[0].split()[0]

    played = answer(
        game, name, " ".join([verb, *(one.split(" ", 1)[1] for one in members), "done"])
    )

    assert sorted(played[: len(members)]) == sorted(members)


@pytest.mark.parametrize(("back", "left"), [("-", 0), ("undo", 0), ("- 1", 1), ("-{0}", 1)])
def test_a_member_is_taken_back_before_it_is_played(answer: Answer, back: str, left: int) -> None:
    members = sprung("inner_sea", "retire").members

    played = answer("inner_sea", "retire", *members, back.format(members[0]), "0")

    assert played[0] == members[left]
    assert members[1 - left] not in played


def test_what_a_set_loses_is_told_before_it_is_played(
    answer: Answer, capsys: pytest.CaptureFixture[str]
) -> None:
    first, _ = sprung("tempus", "offspring").members

    thought_again = answer("tempus", "offspring", first, "0", "back", care="losses")
    told = capsys.readouterr().out
    confirmed = answer("tempus", "offspring", first, "0", "", care="losses")

    assert "R6.8" in told
    assert (thought_again, confirmed[0]) == ([], first)


def test_nothing_is_played_before_it_is_confirmed(answer: Answer) -> None:
    members = sprung("tempus", "offspring").members

    assert answer("tempus", "offspring", *members) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("0 of 2 chosen.", "1 of 2 chosen. ", "Discard 2 military cards", "does not fit")),
        (
            "de",
            ("0 von 2 gewählt.", "1 von 2 gewählt. ", "2 Militärkarten abwerfen", "passt nicht"),
        ),
    ],
)
def test_the_terminal_says_what_is_chosen_and_how_many_are_wanted(
    answer: Answer, capsys: pytest.CaptureFixture[str], lang: str, said: tuple[str, ...]
) -> None:
    first, second = sprung("through_the_ages", "discard").members

    answer("through_the_ages", "discard", first, f"{first}, {first}", second, lang=lang)

    shown = capsys.readouterr().out
    assert [words for words in said if words not in shown] == []
