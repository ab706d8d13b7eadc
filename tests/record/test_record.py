"""Records: begun, played, written, read, replayed."""

from pathlib import Path

import pytest

from aevum.kernel.errors import BadNotation, BadOption, BadRecord, IllegalAction
from aevum.kernel.game import Option
from aevum.record import Record
from tests.record.good import find, finished
from tests.toy import TOY, ToyGame, table


def test_a_record_reads_like_this() -> None:
    record = Record.begin(TOY, 2, 7, {"open": True})

    record.play("bury 4")

    assert record.format().splitlines() == [
        "aevum 1",
        "game toy rules 1",
        "tables deck6x5",
        "seats 2",
        "option rounds=3",
        "option open=true",
        "option aim=high",
        "seed 7",
        "",
        "1 bury 4 #67ca",
        "open",
    ]


def test_a_finished_record_ends_with_the_scores() -> None:
    record = finished()

    last = record.format().splitlines()[-1]

    assert last == "over " + " ".join(map(str, TOY.scores(table(record.state))))


def test_actions_are_played_as_ints_or_in_notation() -> None:
    one, other = Record.begin(TOY, 2, 7), Record.begin(TOY, 2, 7)
    action = one.state.legal()[0]

    one.play(action)
    other.play(TOY.to_text(other.state, action))

    assert one.moves == other.moves
    assert one.state == other.state


@pytest.mark.parametrize(
    ("action", "refusal"),
    [("pass", IllegalAction), ("bury nothing", BadNotation), (-1, IllegalAction)],
)
def test_a_refused_action_is_not_written_down(action: int | str, refusal: type[ValueError]) -> None:
    record = Record.begin(TOY, 2, 7)
    before = record.format(), record.state.copy()

    with pytest.raises(refusal):
        record.play(action)

    record.state.journal = None
    assert (record.format(), record.state) == before


def test_a_record_cannot_begin_with_a_bad_option_or_number_of_seats() -> None:
    with pytest.raises(BadOption, match="cannot be '9'"):
        Record.begin(TOY, 2, 7, {"rounds": 9})
    with pytest.raises(BadOption, match="for 2 to 4 seats, not 6"):
        Record.begin(TOY, 6, 7)


def test_a_game_that_is_not_there_cannot_be_begun() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        Record.begin("chess", 2, 7)


def test_what_is_written_reads_back_as_the_same_text_and_replays_to_the_same_state() -> None:
    record = finished()

    again = Record.parse(record.format(), find)

    assert again.format() == record.format()
    assert again.replay(verify=True) == record.state


def test_a_record_replays_up_to_any_action() -> None:
    record = finished()

    state = record.replay(4)

    assert state.asked == record.moves[4].seat


def test_an_open_record_that_was_read_goes_on() -> None:
    begun = Record.begin(TOY, 2, 7)
    begun.play(begun.state.legal()[0])

    again = Record.parse(begun.format(), find)
    again.play(again.state.legal()[0])

    assert len(again.moves) == 2
    assert again.replay(verify=True) == again.state


def test_actions_that_are_taken_back_are_struck_out() -> None:
    record = Record.begin(TOY, 2, 7)
    before = record.state.copy()
    record.play(record.state.legal()[0])
    record.play(record.state.legal()[0])

    record.cut(0)

    record.state.journal = None
    assert record.moves == []
    assert record.state == before


def test_a_game_whose_last_action_is_taken_back_is_open_again() -> None:
    record = finished()

    record.cut(len(record.moves) - 1)

    assert record.format().endswith("\nopen\n")
    assert not record.state.is_over


def test_a_record_goes_to_a_file_and_back(tmp_path: Path) -> None:
    record = finished()

    record.write(tmp_path / "game.rec")

    assert Record.read(tmp_path / "game.rec", find).format() == record.format()
    assert [file.name for file in tmp_path.iterdir()] == ["game.rec"]


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()

    with pytest.raises(OSError, match="taken"):
        finished().write(tmp_path / "taken")

    assert [file.name for file in tmp_path.iterdir()] == ["taken"]


def test_lines_may_end_as_on_any_system() -> None:
    record = finished()

    again = Record.parse(record.format().replace("\n", "\r\n"), find)

    assert again.format() == record.format()


def test_the_journal_of_a_replay_tells_the_whole_course() -> None:
    record = finished()

    assert record.replay().journal == record.state.journal
    assert record.state.journal


def test_a_record_of_other_tables_replays_as_long_as_it_used_nothing_that_differs() -> None:
    record = finished()
    text = record.format().replace("tables deck6x5", "tables other")

    again = Record.parse(text, find)

    assert again.replay() == record.state
    assert again.format() == text


def test_a_record_of_other_tables_is_refused_where_it_departs_and_names_them() -> None:
    lines = finished().format().replace("tables deck6x5", "tables other").splitlines()
    lines[9] = lines[9][:-4] + "ffff"

    record = Record.parse("\n".join(lines), find)

    with pytest.raises(BadRecord, match=r"line 10: .* other tables \('other'\) .* \('deck6x5'\)"):
        record.replay()


def test_a_record_of_other_rules_replays_as_long_as_it_leads_to_the_same() -> None:
    record = finished()
    text = record.format().replace("game toy rules 1", "game toy rules 9")

    again = Record.parse(text, find)

    assert again.replay() == record.state
    assert again.format() == text


def test_a_record_of_other_rules_is_refused_where_it_departs_and_names_them() -> None:
    lines = finished().format().replace("game toy rules 1", "game toy rules 9").splitlines()
    lines[9] = lines[9][:-4] + "ffff"

    record = Record.parse("\n".join(lines), find)

    with pytest.raises(BadRecord, match=r"line 10: .* by version 9 .* this is version 1"):
        record.replay()


class Grown(ToyGame):
    """The toy game with a choice that there was not when its records were made."""

    def __init__(self) -> None:
        ToyGame.__init__(self)
        extra = Option("new", ("new", "old"), "toy-extra", before="old")
        self.options = {**self.options, "extra": extra}


def test_a_record_from_before_an_option_is_played_as_it_was_then() -> None:
    text = finished().format()

    grown = Record.parse(text, lambda _name: Grown())

    assert grown.options["extra"] == "old"
    assert Record.begin(Grown(), 3, 5).options["extra"] == "new"
    assert "option extra=old" in grown.format()
    assert grown.replay(verify=True).is_over
