"""Sets for people at a game under way: any order, one decision, nothing dropped."""

from collections.abc import Callable

import pytest

from aevum import games
from aevum.games.tempus.hand import DiscardDown
from aevum.kernel.action import DONE
from aevum.kernel.errors import IllegalAction
from aevum.kernel.state import State
from aevum.record import Record, sets
from aevum.record.sets import LARGEST, SetQuestion, set_question
from aevum.record.underway import Underway
from tests.toy import TOY, Pay


def reached(fits: Callable[[State], bool]) -> Underway:
    """Let people play Tempus until a position fits."""
    for seed in range(200):
        underway = Underway(Record.begin("tempus", 3, seed))
        while not underway.state.is_over:
            if fits(underway.state):
                return underway
            legal = underway.state.legal()
            underway.play(legal[(len(legal) * (underway.length % 7)) // 7], "person")
    raise AssertionError("no position fits")


def discards(state: State, *, several: bool) -> bool:
    """Say whether somebody must discard a card, or several."""
    top = state.stack[-1]
    return isinstance(top, DiscardDown) and (top.most - top.picked > 1) == several


def discarding() -> tuple[Underway, SetQuestion]:
    """Let somebody at Tempus discard two cards or more."""
    underway = reached(lambda state: discards(state, several=True))
    question = underway.set_asked()
    assert question is not None
    return underway, question


def test_a_confirmed_set_is_one_decision_and_taken_back_at_once() -> None:
    underway = Underway(Record.begin("inner_sea", 2, 1))
    question = underway.set_asked()
    assert question is not None
    position, seat = underway.state.copy(), underway.state.asked

    underway.play_set(question.members[:0:-1], "person")
    underway.play_forced()

    assert underway.given_by[:3] == ["person", "set", "set"]
    assert (underway.state.asked, underway.marks_of(seat)) == (seat, [0])
    assert underway.take_back(seat) == 0
    assert underway.state.copy() == position


def test_the_record_has_one_move_for_each_pick_and_replays() -> None:
    underway, question = discarding()
    before = underway.length

    underway.play_set(question.members[-question.most :][::-1], "person")

    texts = [move.text for move in underway.record.moves[before : before + question.most]]
    assert all(text.startswith("discard ") for text in texts)
    assert Record.parse(underway.record.format()).replay(verify=True) == underway.state


@pytest.mark.parametrize("count", [1, -1])
def test_what_is_no_whole_set_is_refused_and_changes_nothing(count: int) -> None:
    underway, question = discarding()
    before, length = underway.state.copy(), underway.length
    members = (question.members * LARGEST)[: question.most + count]

    for chosen in (members, [*members[:1], 12345678], [DONE], []):
        with pytest.raises(IllegalAction):
            underway.play_set(chosen, "person")

    assert underway.state.copy() == before
    assert underway.length == length


def test_where_no_set_is_asked_for_none_is_taken() -> None:
    underway = Underway(Record.begin("tempus", 3, 1, {"settling": "automatic"}))

    assert underway.set_asked() is None
    with pytest.raises(IllegalAction):
        underway.play_set([underway.state.legal()[0]], "person")


def test_a_question_that_one_pick_answers_is_no_set() -> None:
    underway = reached(lambda state: discards(state, several=False))

    assert underway.set_asked() is None


def test_looking_at_a_set_changes_nothing_and_tells_nothing_hidden() -> None:
    underway, question = discarding()
    before, seat = underway.state.copy(), underway.state.asked
    other = SetQuestion(underway.game, underway.game.resample(underway.state, seat, 99))

    for chosen in ([], question.members[:1], question.members[: question.most]):
        assert question.look(chosen).fitting == other.look(chosen).fitting

    assert underway.state.copy() == before


def test_the_question_tells_how_many_are_missing() -> None:
    _, question = discarding()

    after = question.look(question.members[:1]).state

    assert after is not None
    assert question.game.prompt(after).args["n"] == question.most - 1


def test_as_many_are_wanted_and_allowed_as_were_bid() -> None:
    g = TOY.new(3, 1)
    while not isinstance(top := g.stack[-1], Pay) or top.most == 1:
        g.apply(g.legal()[-1])

    question = set_question(TOY, g)

    assert question is not None
    assert question.least == question.most == top.most


def test_whoever_looks_at_ever_more_sets_is_remembered_for_no_more_than_so_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sets, "MOST_STAGES", 200)
    game = games.game("tempus")
    question, other = (SetQuestion(game, game.new(3, 1)) for _ in range(2))
    pairs = [(one, two) for one in question.members for two in question.look([one]).fitting]

    kept = [question.look(pair) and len(question.stages) for pair in pairs]

    assert len(set(map(frozenset, pairs))) > 400
    assert max(kept) < 300
    assert question.look(pairs[0])[:3] == other.look(pairs[0])[:3]
