"""Whole games in the terminal, played by lines of input."""

import io
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import aevum
from aevum.cli.main import run
from aevum.kernel.game import Game
from aevum.kernel.state import State
from aevum.record import Record
from aevum.record.sitters import Sitter

FIRST_CHOICES = random.Random(2).choices(["1", "0", ""], k=9000)
"""First choices, as long as there are questions; 0 confirms a set, Enter what loses something."""

SETTLED = ["--option", "settling=automatic"]
"""The first question is which action is taken."""

FIXED = ["--option", "map=fixed", "--seats", "3", "--seed", "5", "--bots", "random"]


class Evening(NamedTuple):
    """How an evening at the terminal ended, and all that was shown."""

    code: int
    shown: str
    complaints: str


Play = Callable[..., Evening]


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Play:
    """Type lines into `aevum play`; games are kept in the folder `kept`."""

    def type_in(lines: list[str], *arguments: str, lang: str = "en") -> Evening:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        folder = str(tmp_path / "kept")
        code = run(["play", "--text", "--lang", lang, "--folder", folder, *arguments])
        shown, complaints = capsys.readouterr()
        return Evening(code, shown, complaints)

    return type_in


def kept_in(folder: Path) -> Record:
    """Read the only game that is kept in a folder."""
    (file,) = folder.glob("*.aevum")
    return Record.read(file)


@pytest.mark.parametrize(("lang", "end"), [("en", "points\n"), ("de", "Punkte\n")])
def test_a_whole_game_is_played_by_numbers(play: Play, tmp_path: Path, lang: str, end: str) -> None:
    evening = play(FIRST_CHOICES, *FIXED, lang=lang)

    record = kept_in(tmp_path / "kept")
    assert evening.code == 0
    assert end in evening.shown
    assert record.scores is not None
    assert record.replay(verify=True).is_over


def test_the_drawn_board_plays_a_whole_game_too(play: Play) -> None:
    evening = play(FIRST_CHOICES, *FIXED, "--drawn")

    assert evening.code == 0
    assert " ⌂ " in evening.shown or "⌂●" in evening.shown


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(play: Play, tmp_path: Path) -> None:
    evening = play(["1", "1"], *FIXED, *SETTLED)

    record = kept_in(tmp_path / "kept")
    assert evening.code == 0
    assert [move.seat for move in record.moves].count(0) >= 2
    assert "aevum play --text --load" in evening.shown


def test_quit_keeps_the_game_and_load_goes_on_with_it(play: Play, tmp_path: Path) -> None:
    play(["1", "1", "1", "quit"], *FIXED)
    (file,) = (tmp_path / "kept").glob("*.aevum")
    before = Record.read(file).moves

    evening = play(FIRST_CHOICES, "--load", str(file), "--bots", "random")

    after = Record.read(file)
    assert evening.code == 0
    assert after.moves[: len(before)] == before
    assert after.scores is not None


def test_who_sat_where_comes_back_with_the_file(play: Play, tmp_path: Path) -> None:
    play(["", "1", "quit"], *FIXED, "--people", "1,3", "--names", "Ada,Hal,Cleo")
    (file,) = (tmp_path / "kept").glob("*.aevum")
    sat = [Sitter(name="Ada"), Sitter("random", "Hal"), Sitter(name="Cleo")]
    assert Record.read(file).sitters == sat

    evening = play([""], "--load", str(file))

    assert re.search("(Ada|Cleo), it is your turn at the keyboard", evening.shown)
    assert f"aevum play --text --load {file} --lang en" in evening.shown
    assert Record.read(file).sitters == sat


def test_who_is_named_sits_down_instead(play: Play, tmp_path: Path) -> None:
    play(["1", "quit"], *FIXED, "--names", "Ada,Hal")
    (file,) = (tmp_path / "kept").glob("*.aevum")

    play([""], "--load", str(file), "--people", "2", "--bots", "greedy", "--names", "Eve")

    assert Record.read(file).sitters == [Sitter("greedy", "Eve"), Sitter(), Sitter("greedy")]


def test_save_keeps_the_game_in_a_named_file(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "mine.aevum"

    evening = play(["1", f"save {file}"], *FIXED)

    assert f"The game is kept in {file}" in evening.shown
    assert Record.read(file).seats == 3


def test_a_place_that_cannot_be_written_to_costs_a_sentence_and_the_game_goes_on(
    play: Play, tmp_path: Path
) -> None:
    (tmp_path / "wall").write_text("")

    evening = play([f"save {tmp_path / 'wall' / 'mine'}", "1"], *FIXED)

    assert evening.code == 0
    assert "could not be kept" in evening.shown
    assert "aevum play --text --load" in evening.shown


def test_who_cannot_keep_the_game_stays_at_the_table(play: Play, tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file where the folder should be")
    file = tmp_path / "elsewhere.aevum"

    evening = play(["quit", "1", f"save {file}", "quit"], *FIXED, *SETTLED)

    own = [move for move in Record.read(file).moves if move.seat == 0]
    assert evening.code == 0
    assert "could not be kept" in evening.shown
    assert len(own) == 1


def test_cards_tells_how_many_of_each_are_unseen_and_what_is_known_of_some(play: Play) -> None:
    evening = play(["cards", "cards weapons hills", "cards nonsense"], *FIXED)

    assert "Weapons: 6 of 6 unseen.\n" in evening.shown
    assert "Not seen yet: Weapons (grassland) (1 of 1), Weapons (farmland) (1 of 1)," in (
        evening.shown
    )
    assert "Weapons (hills): 2 of 2 unseen. In sight: none. In a fight: counts" in evening.shown
    assert "No card of this game is called “nonsense”." in evening.shown


def test_cards_counts_what_the_person_at_the_keyboard_sees(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "held.aevum"
    evening = play([*FIRST_CHOICES[:60], "cards", f"save {file}"], *FIXED, *SETTLED, lang="de")

    record = Record.read(file)
    census = record.game.census(record.replay(), 0)

    counts = re.findall(r": (\d) von 6 verborgen\.\n", evening.shown)
    seen = sum(len(kind.seen) for kind in census)
    assert seen > 0
    assert sum(map(int, counts)) == 54 - seen


def test_undo_takes_the_last_decision_back(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "undone.aevum"

    evening = play(["move", "undo", f"save {file}"], *FIXED, *SETTLED)

    assert "Taken back." in evening.shown
    assert [move.seat for move in Record.read(file).moves].count(0) == 0


def test_redo_plays_again_what_was_taken_back(play: Play, tmp_path: Path) -> None:
    once, again = tmp_path / "once.aevum", tmp_path / "again.aevum"

    play(["move", f"save {once}"], *FIXED, *SETTLED)
    evening = play(["move", "undo", "nochmal", f"save {again}"], *FIXED, *SETTLED)

    assert "Played again." in evening.shown
    assert Record.read(again).moves == Record.read(once).moves


def test_nothing_is_played_again_once_another_answer_was_given(play: Play) -> None:
    evening = play(["move", "undo", "2", "redo"], *FIXED, *SETTLED)

    assert "There is nothing to play again" in evening.shown


def test_nothing_is_taken_back_when_another_player_has_acted(play: Play) -> None:
    evening = play(["undo"], *FIXED)

    assert "Nothing can be taken back" in evening.shown


@pytest.mark.parametrize("line", ["xyzzy", "99999", "-1", "²", "settle zz9", "[/red]"])
def test_what_is_no_choice_is_said_to_be_none_and_changes_nothing(
    play: Play, tmp_path: Path, line: str
) -> None:
    file = tmp_path / "unchanged.aevum"

    evening = play([line, f"save {file}"], *FIXED)

    assert f"“{line}” is not one of the choices" in evening.shown
    assert [move.seat for move in Record.read(file).moves].count(0) == 0


def test_a_beginning_that_fits_several_choices_is_asked_again(play: Play) -> None:
    evening = play(["settle"], *FIXED)

    assert "“settle” could be several things: settle " in evening.shown


def test_the_name_of_a_hex_is_enough_where_only_one_choice_has_it(
    play: Play, tmp_path: Path
) -> None:
    file = tmp_path / "named.aevum"
    play([f"save {file}"], *FIXED)
    state = Record.read(file).state
    first = Record.read(file).game.to_text(state, state.legal()[0])

    play([first.split()[-1], first.split()[-1], "1", "0", f"save {file}"], *FIXED)

    own = [move.text for move in Record.read(file).moves if move.seat == 0]
    assert own[:2] == [first, first]


@pytest.mark.parametrize(
    ("lang", "commands"),
    [
        ("en", ["help", "?", "board", "hand", "players", "log", "rules", "rules r7.1", "plain"]),
        ("de", ["hilfe", "brett", "hand", "spieler", "verlauf", "regeln", "regeln R7", "schlicht"]),
    ],
)
def test_every_command_answers_in_the_language_of_the_game(
    play: Play, lang: str, commands: list[str]
) -> None:
    silent = play([], *FIXED, lang=lang).shown

    for command in commands:
        shown = play([command], *FIXED, lang=lang).shown
        assert len(shown) > len(silent) + 20, command


def test_who_sits_down_is_told_that_parts_are_reconstructed_and_which(play: Play) -> None:
    evening = play(["quellen", "ende"], *FIXED, lang="de")

    assert "Teile dieses Spiels sind rekonstruiert" in evening.shown
    assert "Das Gelände von 84 der 84 Felder ist rekonstruiert." in evening.shown


def test_why_names_the_clause(play: Play) -> None:
    evening = play(["why build 2 e5", "why nonsense", "why"], *FIXED)

    assert "R5.4: " in evening.shown
    assert "“nonsense” is not one of the choices" in evening.shown
    assert "Name what is not offered" in evening.shown


def test_the_language_can_be_changed_in_the_middle_of_a_game(play: Play) -> None:
    evening = play(["lang de", "sprache fr", "sprache en"], *FIXED)

    assert "Von hier an auf Deutsch." in evening.shown
    assert "Die Sprache „fr“ gibt es nicht; es gibt: de, en" in evening.shown
    assert "From here on in English." in evening.shown


def test_two_people_pass_the_keyboard_on(play: Play) -> None:
    evening = play(
        ["", "1", "1", "", "1", "1"], *FIXED, *SETTLED, "--people", "1,2", "--names", "Ada,Ben"
    )

    assert "Ada, it is your turn at the keyboard." in evening.shown
    assert "Ben, it is your turn at the keyboard." in evening.shown


def test_nobody_reads_the_cards_of_another_person_at_the_keyboard(play: Play) -> None:
    ideas = random.Random(1).choices(["ideas", "1", "0"], k=3000)

    evening = play(ideas, *FIXED, "--people", "1,2", "--names", "Ada,Ben")

    parts = re.split(r"(Ada|Ben), it is your turn at the keyboard\.", evening.shown)
    of_ada = "".join(parts[at + 1] for at in range(1, len(parts), 2) if parts[at] == "Ada")
    assert re.search(r"Ada draws (?!a card)", of_ada)
    assert re.search(r"Ben draws a card", of_ada)
    assert not re.search(r"Ben draws (?!a card)", of_ada)


# Before something is lost


@pytest.fixture
def progress(tmp_path: Path) -> Path:
    """Keep a game in which seat 0 may play a card for progress that would score."""
    chance, game = random.Random(4), aevum.game("tempus")
    record = Record.begin(game, 3, 4, {"map": "fixed"})
    while not (record.state.asked == 0 and is_lossy(game, record.state)):
        record.play(chance.choice(record.state.legal()))
    record.write(tmp_path / "progress.aevum")
    return tmp_path / "progress.aevum"


def is_lossy(game: Game, state: State) -> bool:
    """Say whether points of progress would be lost by stopping now."""
    return any(loss.clause == "R9.4" for loss in game.losses(state, 0, state.legal()[0]))


@pytest.mark.parametrize(
    ("lang", "lost", "asked"),
    [
        ("en", "R9.4: ", "After this others have the word. Enter confirms"),
        ("de", "R9.4: ", "Danach sind andere an der Reihe. Enter bestätigt"),
    ],
)
def test_what_an_answer_loses_is_told_and_enter_confirms_it(
    play: Play, progress: Path, lang: str, lost: str, asked: str
) -> None:
    before = len(Record.read(progress).moves)

    back = play(["0", "2"], "--load", str(progress), lang=lang)
    moves_after_going_back = len(Record.read(progress).moves)
    evening = play(["0", ""], "--load", str(progress), lang=lang)

    assert moves_after_going_back == before
    for shown in (back.shown, evening.shown):
        assert lost in shown
        assert asked in shown
    assert Record.read(progress).moves[before].text == "done"


def test_a_clause_can_be_looked_up_before_an_answer_is_confirmed(
    play: Play, progress: Path
) -> None:
    before = len(Record.read(progress).moves)

    evening = play(["0", "rules R9.4"], "--load", str(progress))

    assert "Cards are played openly, once around the table" in evening.shown
    assert len(Record.read(progress).moves) == before


def test_who_does_not_want_to_confirm_is_not_asked(play: Play, progress: Path) -> None:
    before = len(Record.read(progress).moves)

    evening = play(["confirm", "confirm", "0"], "--load", str(progress))

    assert "R9.4" not in evening.shown
    assert "before the last answer of every turn" in evening.shown
    assert "you are not asked back any more" in evening.shown
    assert Record.read(progress).moves[before].text == "done"


def test_whoever_wants_to_confirm_always_ends_the_turn_himself(play: Play, tmp_path: Path) -> None:
    lines = ["1", "0"] * 60

    evening = play([*lines, "undo"], *FIXED, "--confirm", "always")

    assert "After this others have the word." in evening.shown
    assert kept_in(tmp_path / "kept").moves


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["go"], "there is no game 'go'"),
        (["--seats", "2"], "tempus is for 3 to 5 seats, not 2"),
        (["--seats", "6"], "tempus is for 3 to 5 seats, not 6"),
        (["--people", "7"], "--people: there is no seat '7'; choose from: 1, 2, 3, 4"),
        (["--people", "1,1"], "--people: seat 1 is named twice"),
        (
            ["--bots", "genius"],
            "there is no bot 'genius'; the bots are: beam, builder, easy, greedy,",
        ),
        (["--names", "a,b,c,d,e"], "--names: 5 names are too many for 4 seats"),
        (["--names", "a,,c"], "--names: a name has 1 to 24 letters, not ''"),
        (["--confirm", "maybe"], "--confirm: 'maybe' is none of: never, losses, always"),
        (["--lang", "fr"], "there is no language 'fr'; the languages are: de, en"),
        (["--option", "map"], "'map' is not an option; write it as name=value"),
        (["--option", "map=moon"], "option 'map' cannot be 'moon'"),
        (["--load", "/no/such/file"], "cannot read '/no/such/file'"),
    ],
)
def test_a_wrong_argument_is_refused_in_one_sentence(
    play: Play, tmp_path: Path, arguments: list[str], complaint: str
) -> None:
    evening = play(FIRST_CHOICES, *arguments)

    assert evening.code == 2
    assert complaint in evening.complaints
    assert evening.complaints.count("\n") == 1
    assert evening.shown == ""
    assert not (tmp_path / "kept").exists()
