"""A table without a server: what it refuses, what is kept of it, what it tells."""

import random
from contextlib import AbstractContextManager
from typing import Any

import pytest

import aevum
from aevum.kernel.game import Option
from aevum.kernel.message import Msg
from aevum.record import Record
from aevum.record.snapshots import EVERY
from aevum.server import positions
from aevum.server.letters import Letters
from aevum.server.log import Unread
from aevum.server.messages.words import Sentence
from aevum.server.refusal import Refusal, sentence
from aevum.server.snapshot import FrozenSnapshots
from aevum.server.store.kept import Event, History, Played, TakenBack
from aevum.server.table import Table
from tests.server.kit import kept, play_on, table, table_of

GAMES = aevum.game_names()
WHOLE_LOG = Unread(0, [])
each_game = pytest.mark.parametrize("game", GAMES)


def played(game: str, seed: int, most: int = 100_000) -> tuple[Table, list[Event]]:
    """Play at a table at random and keep what happened."""
    chance = random.Random(seed)
    found = table_of(kept(game, seed=seed))
    events = found.go_on(0).events
    for _ in range(most):
        if found.state.is_over:
            break
        asked = found.state.asked
        if found.marks_of(asked) and chance.random() < 0.15:
            change = found.undo(asked, whole_turn=chance.random() < 0.3)
        elif found.decisions_ahead(asked) and chance.random() < 0.5:
            change = found.redo(asked)
        else:
            change = found.decide(asked, chance.choice(found.state.legal()))
        events += change.events
    return found, events


def refused(key: str) -> AbstractContextManager[object]:
    """Expect a refusal with this sentence."""
    return pytest.raises(Refusal, match=f"^{key}$")


@each_game
def test_a_whole_game_is_a_record_that_replays(game: str) -> None:
    ended, _ = played(game, 3)

    record = Record.parse(ended.record.format())

    assert record.replay(verify=True).is_over
    assert ended.standing().winners == record.game.winners(ended.state)
    assert ended.score_rounds()[-1] == record.scores


@each_game
@pytest.mark.parametrize("with_snapshots", [True, False])
def test_a_table_set_up_again_is_the_same(game: str, with_snapshots: bool) -> None:
    ended, events = played(game, 4, 260)
    snapshots = ended.snapshots.since(0) if with_snapshots else {}

    again = Table.recall(History(ended.kept, events, {}, snapshots))

    assert again.state == ended.state
    assert again.record.format() == ended.record.format()
    assert (again.given_by, again.trail, again.rev) == (ended.given_by, ended.trail, ended.rev)
    for seat in range(-1, 3):
        assert positions.log_of(again, seat) == positions.log_of(ended, seat)
        assert again.marks_of(seat) == ended.marks_of(seat)
        assert again.decisions_ahead(seat) == ended.decisions_ahead(seat)


# With other tables


def other_tables(monkeypatch: pytest.MonkeyPatch, game: str = "tempus") -> None:
    """Let it look as if other tables of a game were loaded."""
    monkeypatch.setattr(type(aevum.game(game)), "tables_hash", lambda _game: "corrected")


def test_a_table_goes_on_with_other_tables_as_long_as_its_actions_lead_to_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, events = played("tempus", 4, 260)
    spoilt = dict.fromkeys(found.snapshots.payloads, b"x of the old tables")
    other_tables(monkeypatch)

    again = Table.recall(History(found.kept, events, {}, spoilt))

    assert again.state == found.state
    assert again.snapshots.payloads.keys() == found.snapshots.payloads.keys()


def test_snapshots_are_used_only_with_the_tables_that_they_were_reached_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, events = played("tempus", 4, 260)
    kept_here = found.snapshots.payloads
    other_tables(monkeypatch)

    again = Table.recall(History(found.kept, events, {}, kept_here))
    more = {**kept_here, EVERY: again.snapshots.payloads[EVERY]}

    assert again.snapshots.payloads.keys() == kept_here.keys()
    assert all(again.snapshots.payloads[at] != kept_here[at] for at in kept_here)
    assert list(FrozenSnapshots(again.record, more).payloads) == [EVERY]
    monkeypatch.undo()
    assert EVERY not in FrozenSnapshots(again.record, more).payloads


def test_what_a_snapshot_does_not_say_is_as_it_was_when_the_table_was_opened() -> None:
    found, _ = played("tempus", 4, 260)
    packed = found.snapshots.payloads[EVERY].partition(b"\n")[2]
    tables = found.record.tables.encode()

    for old in (packed, tables + b"\n" + packed):
        assert FrozenSnapshots(found.record, {EVERY: old}).last() is not None
        begun_before = found.record.upto(0)
        begun_before.rules -= 1
        assert FrozenSnapshots(begun_before, {EVERY: old}).last() is None


def test_a_table_goes_on_under_newer_rules_if_its_actions_lead_to_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, events = played("tempus", 4, 260)
    monkeypatch.setattr(found.game, "rules", found.game.rules + 1)

    again = Table.recall(History(found.kept, events, {}, dict(found.snapshots.payloads)))

    assert again.why_stranded() is None
    assert again.state == found.state
    assert again.decide(again.state.asked, again.state.legal()[0]).events
    assert set(again.snapshots.payloads.values()).isdisjoint(found.snapshots.payloads.values())


@pytest.mark.parametrize("has_other_tables", [True, False])
def test_a_table_whose_actions_lead_elsewhere_is_watched_up_to_there(
    monkeypatch: pytest.MonkeyPatch, has_other_tables: bool
) -> None:
    found, events = played("tempus", 4, 120)
    moves, sound = found.record.moves[:], found.length - 5
    events += [TakenBack(sound)]
    events += [Played(one.seat, one.text, "0000", "person") for one in moves[sound:]]
    if has_other_tables:
        other_tables(monkeypatch)

    again = Table.recall(History(found.kept, events, {}, {}))
    shown = positions.now(again, again.state.asked)

    key = "web-refused-tables-changed" if has_other_tables else "web-refused-rules-changed"
    assert shown.stranded == sentence(Msg(key, n=sound, most=len(moves)))
    assert (shown.position.at, shown.position.choices, shown.undo_steps) == (sound, [], 0)
    assert again.state_at(sound - 3).copy() == found.state_at(sound - 3).copy()
    assert again.state == found.state_at(sound)
    assert len(again.whole_record().moves) == len(moves)
    assert not again.is_bot_asked()
    with refused(key):
        again.decide(again.state.asked, again.state.legal()[0])
    with refused(key):
        again.undo(again.state.asked, whole_turn=False)


def test_a_planted_change_of_the_rules_strands_a_table_where_it_first_matters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found, events = played("tempus", 4, 120)
    monkeypatch.setattr(found.game, "rules", found.game.rules + 1)
    honest = type(found.game).new

    def with_one_token_more(*given: Any, **named: Any) -> Any:
        state: Any = honest(*given, **named)
        state.players[0].supply += 1
        return state

    monkeypatch.setattr(type(found.game), "new", with_one_token_more)

    again = Table.recall(History(found.kept, events))

    assert again.length == 0
    assert again.why_stranded() == Msg("web-refused-rules-changed", n=0, most=found.length)


def test_an_option_that_came_later_is_as_it_was_before(monkeypatch: pytest.MonkeyPatch) -> None:
    found, events = played("tempus", 4, 20)
    option = Option("new", ("old", "new"), "option-map", before="old")
    monkeypatch.setattr(found.game, "options", {**found.game.options, "later": option})

    again = Table.recall(History(found.kept, events))

    assert again.kept.options["later"] == again.record.options["later"] == "old"
    assert again.state == found.state


def test_an_option_that_is_gone_is_left_out() -> None:
    found, events = played("tempus", 4, 20)
    found.kept.options = {**found.kept.options, "gone": True, "map": "of before"}

    again = Table.recall(History(found.kept, events))

    assert again.kept.options == found.game.settings({})
    assert again.state == found.state


@each_game
def test_every_earlier_position_is_reached_from_what_is_kept(game: str) -> None:
    found = table(game)
    states = [found.state.copy()]
    chance = random.Random(5)
    while found.length < 2 * EVERY + 20:
        found.play(chance.choice(found.state.legal()), "person")
        states.append(found.state.copy())

    assert sorted(found.snapshots.since(0)) == [EVERY, 2 * EVERY]
    for at in (0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY + 7, found.length):
        assert found.state_at(at).copy() == states[at]


def test_only_the_seat_that_is_asked_may_answer() -> None:
    found = table()
    other = (found.state.asked + 1) % 3

    with refused("web-refused-not-asked"):
        found.decide(other, found.state.legal()[0])


def test_only_what_is_offered_is_carried_out() -> None:
    found = table()
    before = found.state.copy()

    with refused("web-refused-illegal"):
        found.decide(found.state.asked, 12345678)

    assert found.state.copy() == before
    assert found.rev == 0


def test_notation_is_read_and_what_is_not_offered_is_refused_with_its_clause() -> None:
    found = table()
    asked = found.state.asked
    offered = found.game.to_text(found.state, found.state.legal()[0])

    assert found.read(asked, offered) == found.state.legal()[0]
    with refused("web-refused-notation"):
        found.read(asked, "fly to the moon")
    with pytest.raises(Refusal) as refusal:
        found.read(asked, "settle e5")
    assert refusal.value.clause


def test_after_the_end_nothing_is_played() -> None:
    ended, _ = played("tempus", 8)

    with refused("web-refused-over"):
        ended.decide(0, 0)


# Taking back


def test_a_decision_can_be_taken_back_while_the_same_seat_is_asked() -> None:
    found = table("tempus")
    asked = found.state.asked
    before = found.state.copy()
    found.decide(asked, found.state.legal()[0])
    assert found.state.asked == asked

    change = found.undo(asked, whole_turn=False)

    assert change.events == [TakenBack(0)]
    assert found.state.copy() == before
    assert found.rev == 2
    assert found.marks_of(asked) == []


def test_nobody_takes_back_what_another_did() -> None:
    found = table("tempus")
    asked = found.state.asked
    while found.state.asked == asked:
        found.decide(asked, found.state.legal()[0])

    for seat in (asked, found.state.asked):
        with refused("web-refused-undo"):
            found.undo(seat, whole_turn=True)


# Playing again


@each_game
def test_a_table_set_up_again_plays_again_what_was_taken_back(game: str) -> None:
    chance = random.Random(12)
    found, events = table(game), list[Event]()
    while len(found.marks_of(found.state.asked)) < 2:
        events += found.decide(found.state.asked, chance.choice(found.state.legal())).events
    seat, position, given_by = found.state.asked, found.state.copy(), found.given_by[:]
    events += found.undo(seat, whole_turn=True).events
    steps = found.decisions_ahead(seat)

    again = Table.recall(History(found.kept, events))
    for left in range(steps, 0, -1):
        assert again.decisions_ahead(seat) == left
        events += again.redo(seat).events

    assert steps >= 2
    assert again.state.copy() == position
    assert again.given_by == given_by
    assert Table.recall(History(found.kept, events)).state.copy() == position
    with refused("web-refused-redo"):
        again.redo(seat)


def test_with_other_tables_nothing_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    found = table("tempus")
    seat = found.state.asked
    events = found.decide(seat, found.state.legal()[0]).events
    events += found.undo(seat, whole_turn=False).events
    other_tables(monkeypatch)

    again = Table.recall(History(found.kept, events))

    assert (found.decisions_ahead(seat), again.decisions_ahead(seat)) == (1, 0)


# Being told


@each_game
def test_the_end_tells_the_parts_of_the_scores(game: str) -> None:
    found = table(game)
    play_on(found, random.Random(6))

    ending = positions.position(found.game, found.state, found.length, 0).ending

    assert ending is not None
    parts = [part.points for part in ending.parts]
    assert [sum(points) for points in zip(*parts, strict=True)] == ending.scores
    assert all(part.title.key for part in ending.parts)


@each_game
def test_the_log_is_told_once_and_cut_where_something_is_taken_back(game: str) -> None:
    chance = random.Random(13)
    found = table(game)
    known, reader = list(positions.log_of(found, 0)), positions.reader_of(found, 0)
    for _ in range(100):
        play_on(found, chance, 1)
        log_from, reread = positions.unread_of(found, 0, reader)
        known = known[:log_from] + positions.log_of(found, 0)[log_from:]
        reader = positions.reader_of(found, 0)
        assert reread == []

        assert known == positions.log_of(found, 0)
        assert len(known) == found.trail[-1].notes
        assert [entry.at for entry in known] == sorted(entry.at for entry in known)


@each_game
def test_who_looks_from_another_seat_gets_only_the_lines_that_read_otherwise(game: str) -> None:
    found = table(game)
    play_on(found, random.Random(13), 150)
    known = list(positions.log_of(found, 0))

    log_from, reread = positions.unread_of(found, 1, positions.reader_of(found, 0))
    fresh = positions.log_of(found, 1)[log_from:]
    read = known[:log_from] + fresh
    for other in reread:
        read[other.number] = other.entry

    assert read == positions.log_of(found, 1)
    assert len(reread) + len(fresh) < len(known) / 2


@each_game
def test_everybody_at_a_seat_gets_the_same_letter(game: str) -> None:
    found, letters = table(game), Letters()
    first, shown = letters.write(found, 0, WHOLE_LOG, None), letters.show(found, 0)

    assert letters.write(found, 0, WHOLE_LOG, None) is first
    assert letters.write(found, 1, WHOLE_LOG, None) != first
    found.decide(found.state.asked, found.state.legal()[0])
    later = letters.write(found, 0, WHOLE_LOG, shown)
    assert letters.write(found, 0, WHOLE_LOG, shown) is later
    assert letters.write(found, 0, WHOLE_LOG, None) not in (first, later)


@each_game
def test_an_entry_is_there_after_its_action_and_not_before(game: str) -> None:
    found = table(game)
    play_on(found, random.Random(14), 120)

    for number, entry in enumerate(positions.log_of(found, -1)):
        assert found.trail[entry.at].notes > number
        assert entry.at == 0 or found.trail[entry.at - 1].notes <= number


def test_several_things_that_fill_one_gap_travel_as_a_list() -> None:
    msg = Msg("they-have", things=[Msg("wood"), 3, ["e5", "f6"]])

    assert sentence(msg).args["things"] == Sentence(
        "list", {"0": Sentence("wood"), "1": 3, "2": Sentence("list", {"0": "e5", "1": "f6"})}
    )
