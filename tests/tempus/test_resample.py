"""States dealt anew: what a seat sees stays, what it cannot know varies (R1.7)."""

from collections.abc import Callable

import pytest

import aevum
from aevum.games.tempus.effect_ids import SEWERAGE
from aevum.games.tempus.fight import Fight
from aevum.games.tempus.names import card_name
from aevum.games.tempus.progress import progress_points, set_aside
from aevum.games.tempus.state import Tempus
from aevum.kernel.action import DONE, x_of
from aevum.record.codec import dump
from tests.kit import clause
from tests.tempus.board import Board
from tests.tempus.positions import border

EVERYONE = [aevum.SPECTATOR, 0, 1, 2]


def face_down(g: Tempus) -> list[int]:
    """Look under the attacker's cards."""
    return [card for frame in g.stack if isinstance(frame, Fight) for card in frame.attack_cards]


# Samples: what is seen stays


def peaceful() -> Board:
    """Give all seats cards in a turn of seat 1, with some on the discard pile."""
    board = Board().tokens(0, "h6").tokens(1, "f6").tokens(2, "g8").empties_pile(left=40)
    for seat in range(3):
        board.player(seat).hand = sorted(board.g.pile.pop(7 * seat) for _ in range(4))
    return board.turn_of(1)


def under_attack() -> Board:
    """Let seat 1 think about two face-down cards of seat 0."""
    board = border().holds(0, "weapons hills", "health forest", "health hills", "religion hills")
    board.holds(1, "fortification hills", "weapons forest").holds(2, "education hills")
    board.turn_of(0).play("fight", "attack h6 i7", "play health hills", "play religion hills")
    board.play("done", "play fortification hills")
    return board


def attacking() -> Board:
    """Let seat 0 think about a third face-down card."""
    board = border().holds(0, "weapons hills", "health forest", "health hills", "religion hills")
    board.holds(1, "fortification hills").holds(2, "education hills").turn_of(0)
    board.play("fight", "attack h6 i7", "play health hills", "play religion hills")
    return board


def choosing_secretly() -> Board:
    """Let seat 1 choose secretly after seat 0 has."""
    board = Board(progress_play="simultaneous")
    board.holds(0, "health farmland", "weapons farmland", "weapons hills")
    board.holds(1, "education hills", "education forest", "weapons hills")
    board.holds(2, "religion hills")
    board.progress().play("play health farmland", "play weapons farmland", "done")
    board.play("play education forest")
    return board


def discarding() -> Board:
    """Let seat 1 discard the second of two cards."""
    board = Board().era("writing").holds(1, "weapons hills", "health hills", "religion hills")
    board.holds(1, "commander hills", "education hills").holds(0, "education forest").turn_of(1)
    board.play("ideas")
    board.play(board.options()[0])
    return board


POSITIONS = [peaceful, under_attack, attacking, choosing_secretly, discarding]


@clause("R1.7", "R7.5", "T7")
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seat", EVERYONE)
def test_what_a_seat_sees_is_the_same_in_every_sample(
    position: Callable[[], Board], seat: int
) -> None:
    board = position()
    seen = board.game.view(board.g, seat)

    sampled = board.samples(seat, 25)

    assert [board.game.view(state, seat) for state in sampled] == [seen] * 25
    assert {board.game.broken_invariant(state) for state in sampled} == {""}


@clause("R1.7", "R7.5", "T7")
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seat", EVERYONE)
def test_every_sample_can_be_played_on(position: Callable[[], Board], seat: int) -> None:
    board = position()

    for state in board.samples(seat, 10):
        for action in state.legal():
            further = state.copy()
            board.game.play(further, action)
            assert board.game.broken_invariant(further) == ""
            assert further.legal()


def test_drawing_a_sample_changes_nothing_in_the_game() -> None:
    board = under_attack()
    before = dump(board.g)

    board.samples(2, 5)

    assert dump(board.g) == before


# Samples: what is hidden varies


@clause("R1.7")
def test_every_hidden_card_may_be_in_every_other_hand_and_in_the_pile() -> None:
    board = peaceful()
    hidden = {*board.g.pile, *board.player(1).hand, *board.player(2).hand}

    sampled = board.samples(0)

    for place in (
        {card for state in sampled for card in state.players[1].hand},
        {card for state in sampled for card in state.players[2].hand},
        {card for state in sampled for card in state.pile},
    ):
        assert place == hidden


@clause("R1.7")
def test_a_spectator_cannot_know_any_hand() -> None:
    board = peaceful()
    hidden = {*board.g.pile, *(card for p in board.g.players for card in p.hand)}

    sampled = board.samples(aevum.SPECTATOR)

    for seat in range(3):
        assert {card for state in sampled for card in state.players[seat].hand} == hidden


@clause("R7.5")
@pytest.mark.parametrize("seat", [1, 2])
def test_every_hidden_card_may_lie_face_down(seat: int) -> None:
    board = under_attack()
    hidden = {*board.g.pile, *face_down(board.g)}
    hidden |= {card for other in range(3) if other != seat for card in board.player(other).hand}

    sampled = board.samples(seat)

    assert {card for state in sampled for card in face_down(state)} == hidden
    assert {card for state in sampled for card in state.players[0].hand} == hidden
    assert {len(face_down(state)) for state in sampled} == {2}


@clause("R7.5")
def test_the_attacker_knows_what_lies_face_down() -> None:
    board = under_attack()

    sampled = board.samples(0, 25)

    assert {tuple(face_down(state)) for state in sampled} == {tuple(face_down(board.g))}


@clause("R7.5", "T3")
def test_the_attacker_of_a_sample_goes_on_in_the_order_of_the_cards_that_lie() -> None:
    board = attacking()

    for state in board.samples(1, 60):
        further = [card for card in state.players[0].hand if card >= face_down(state)[-1]]
        offered = [x_of(action) for action in state.legal() if action != DONE]
        assert face_down(state) == sorted(face_down(state))
        assert offered == sorted(set(further))


@clause("T7")
def test_any_scoring_cards_may_have_been_chosen_secretly_or_none() -> None:
    board = choosing_secretly()

    sampled = board.samples(1)

    chosen = {card_name(card) for state in sampled for card in set_aside(state, 0)}
    assert {len(set_aside(state, 0)) for state in sampled} >= {0, 1, 2}
    assert {len(state.players[0].hand) + len(set_aside(state, 0)) for state in sampled} == {3}
    assert {card for card in chosen if "farmland" not in card and "education" not in card} == set()
    assert len(chosen) > 9


@clause("T7")
def test_whoever_is_choosing_knows_the_own_choice_and_others_do_not() -> None:
    board = choosing_secretly()

    own = {tuple(set_aside(state, 1)) for state in board.samples(1, 25)}
    others = {len(set_aside(state, 1)) for state in board.samples(2, 25)}

    assert own == {tuple(set_aside(board.g, 1))}
    assert others == {0}


@clause("T7")
def test_whoever_is_choosing_in_a_sample_may_choose_every_scoring_card() -> None:
    board = choosing_secretly()

    for state in board.samples(2, 60):
        scoring = {card for card in state.players[1].hand if progress_points(state, card) > 0}
        offered = [x_of(action) for action in state.legal() if action != DONE]
        assert offered == sorted(scoring)


@clause("R1.7")
def test_the_next_card_of_the_pile_cannot_be_foreseen() -> None:
    board = Board().turn_of(0)
    drawn: set[int] = set()

    for state in board.samples(0, 100):
        board.game.play(state, board.game.from_text(state, "ideas"))
        drawn.update(state.players[0].hand)

    assert len(drawn) > 25


@clause("R1.7")
def test_the_journal_of_a_sample_keeps_the_secrets_of_others() -> None:
    board = Board().turn_of(0)
    board.play("ideas", "done")

    own, others = board.game.resample(board.g, 0, 1), board.game.resample(board.g, 1, 1)

    assert own.journal == board.g.notes_for(0)
    assert others.journal == board.g.notes_for(1)
    assert own.journal != others.journal


# Samples: another seat that is asked always has an answer


def paying_one() -> Board:
    """Seat 1 has grown on a full hex and must pay one Sewerage."""
    board = Board().tokens(1, "h6", 2).holds(1, "sewerage hills", "weapons hills").turn_of(1)
    board.play("offspring", "grow h6")
    return board


def paying_two_with_two_cards() -> Board:
    """Seat 1 has advanced with four tokens and must pay with its whole hand."""
    board = Board().tokens(1, "h6", 4).spread(0, "i7", "j7", "i8", "j9")
    board.holds(1, "sewerage hills", "sewerage forest").turn_of(1)
    board.play("fight", "attack h6 i7", "done", "advance 4")
    return board


def paying_the_second() -> Board:
    """Seat 1 has paid the first of two Sewerage cards."""
    board = paying_two_with_two_cards()
    board.play("play sewerage forest")
    return board


def surrounded() -> Board:
    """All neighbours of seat 1 on h6 are its own full hexes, so that only Sewerage helps."""
    board = Board().tokens(1, "h6")
    for name in ("h5", "i5", "g6", "i6", "h7", "i7"):
        board.tokens(1, name, 2)
    for name in ("g5", "h4", "i4", "j5", "f6", "j6", "g7", "j7", "g8", "h8", "i8", "g4"):
        board.tokens(0 if name != "g4" else 2, name)
    return board.holds(1, "sewerage hills", "weapons hills", "health hills").turn_of(1)


def moving_with_sewerage_only() -> Board:
    """Seat 1 has begun to move a token whose only goals need Sewerage."""
    board = surrounded()
    board.play("move", "from h6")
    return board


def choosing_a_token_with_sewerage_only() -> Board:
    """Seat 1 has begun a move in which every goal needs Sewerage."""
    board = surrounded().tokens(1, "h6")
    board.play("move")
    return board


def converting_to_full_hexes() -> Board:
    """Seat 1 has played Religion, and its only hex is full."""
    board = Board().tokens(1, "h6", 2).tokens(0, "i7", 2)
    board.holds(1, "religion hills", "sewerage hills", "weapons hills").turn_of(1)
    board.play("play religion hills")
    return board


def growing_on_full_hexes() -> Board:
    """Seat 1 has chosen offspring, and its only grassland is full."""
    board = Board().tokens(1, "h6", 2).holds(1, "sewerage hills", "weapons hills").turn_of(1)
    board.play("offspring")
    return board


def all_other_sewerage_is_gone() -> Board:
    """Seat 1 must pay with the only Sewerage that is not discarded; seat 2 has as many cards."""
    board = Board().tokens(1, "h6", 2).holds(1, "sewerage hills", "weapons hills")
    board.holds(2, "health hills", "religion hills").empties_pile().turn_of(1)
    board.play("offspring", "grow h6")
    return board


NEEDY = [
    paying_one,
    paying_two_with_two_cards,
    paying_the_second,
    moving_with_sewerage_only,
    choosing_a_token_with_sewerage_only,
    converting_to_full_hexes,
    growing_on_full_hexes,
    all_other_sewerage_is_gone,
]


@clause("R1.7", "R8.10")
@pytest.mark.parametrize("position", NEEDY)
@pytest.mark.parametrize("seat", [aevum.SPECTATOR, 0, 2])
def test_a_question_that_takes_sewerage_is_never_put_to_a_seat_without(
    position: Callable[[], Board], seat: int
) -> None:
    board = position()
    seen = board.game.view(board.g, seat)

    for state in board.samples(seat, 60):
        assert state.legal()
        assert state.players[1].holds(SEWERAGE) > 0
        assert board.game.broken_invariant(state) == ""
        assert board.game.view(state, seat) == seen
        while state.asked == 1 and state.is_midway():
            board.game.play(state, state.legal()[-1])
            assert board.game.broken_invariant(state) == ""


@clause("R1.7")
def test_the_other_cards_of_such_a_seat_stay_unknown() -> None:
    board = paying_one()

    sampled = board.samples(0)

    others = {card for state in sampled for card in state.players[1].hand}
    assert len(others) > 30
