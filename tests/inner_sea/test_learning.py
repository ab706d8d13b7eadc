"""What learners read of the Inner Sea, and the answers that they can give."""

from random import Random

import pytest

import aevum
from aevum.games.common.layout import SLOTS
from aevum.games.common.reward import score_difference, share_of_win
from aevum.games.inner_sea.cards.insight import LOOK_AHEAD
from aevum.games.inner_sea.contest.competition import Competition
from aevum.games.inner_sea.epoch.trade import BuyPoints
from aevum.games.inner_sea.ids import FACTIONS, NEGATION, NPC, STRIKE
from aevum.games.inner_sea.reckoning.draw_step import DrawStep
from aevum.games.inner_sea.state import Procedure, Sea
from aevum.games.inner_sea.tables import CARD_CLASS, CARD_NAMES, CARDS
from aevum.games.inner_sea.tensor_doing import MOST_WINDOWS, longest_chain
from aevum.kernel.game import Value
from aevum.laws.laws import difference
from tests.inner_sea.board import Board
from tests.inner_sea.rebuilt import Rebuilt
from tests.kit import clause
from tests.laws.cases import Case, cases
from tests.learning.blanked import is_missed
from tests.learning.reading import Reading, has_place

UNSEEN, DISCARDED, BESIDE = 0, 1, 2
FIRST_HAND, FIRST_ASIDE, FIRST_INVESTED, FIRST_LAID = 3, 9, 15, 21


def read(board: Board, seat: int = 0) -> Reading:
    """Read a position as a seat does."""
    return Reading(board.game, board.g, seat)


def where(board: Board, seat: int, *cards: str) -> list[int]:
    """Read where a seat sees cards."""
    lie = read(board, seat).column("cards", "where")
    return [lie[CARD_NAMES.index(card) - 1] for card in cards]


def test_the_observer_is_counted_first() -> None:
    board = Board(seats=3).points(1, 7).disks(1, troy=2).disks(0, egypt=1).card_phase()

    row = read(board, 1).row("areas", board.area("troy"))

    assert read(board, 1).column("purses", "vp")[:3] == [7, 0, 0]
    assert (row["disks_civ_1"], row["disks_civ_3"]) == (2, 0)
    assert read(board, 1).row("areas", board.area("egypt"))["disks_civ_3"] == 1
    assert read(board, 1).row("table")["asked"] == 3
    assert read(board, 1).column("order", "civ") == [3, 1, 2, 0, 0, 0]


@clause("R15.2")
def test_a_hand_is_read_by_its_owner_alone() -> None:
    board = Board(seats=2).holds(0, "plague", "embargo").discards("poet").card_phase()

    assert where(board, 0, "plague", "embargo", "poet") == [FIRST_HAND, FIRST_HAND, DISCARDED]
    assert where(board, 1, "plague", "embargo", "poet") == [UNSEEN, UNSEEN, DISCARDED]
    assert read(board, 1).column("displays", "hand_size")[:2] == [0, 2]


@clause("R13.7")
def test_the_hand_of_a_partner_is_read_too() -> None:
    board = Board(seats=4, teams="two").holds(2, "plague").holds(1, "poet").card_phase()

    assert where(board, 0, "plague", "poet") == [FIRST_HAND + 2, UNSEEN]


@clause("R7.4", "R7.5")
def test_a_card_laid_face_down_is_read_by_its_owner_until_it_is_shown() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=2).disks(1, egypt=2)
    board.holds(0, "cavalry").holds(1, "phalanx").competitions()

    board.play("commit cavalry")

    assert where(board, 0, "cavalry") == [FIRST_LAID]
    assert where(board, 1, "cavalry") == [UNSEEN]
    assert read(board, 1).row("doing")["laid_civ_2"] == 1
    assert read(board, 1).row("doing")["contest_area"] == 1 + board.area("egypt")


@clause("R5.17")
def test_windows_for_negations_are_read_one_above_the_other() -> None:
    board = Board(seats=3).disks(0, egypt=1).disks(1, troy=1).disks(2, carthage=1)
    board.holds(0, "gold_mine").holds(1, "embargo").holds(2, "fickle_fortune")
    board.card_phase().play("play gold_mine", "at egypt", "negate gold_mine embargo")

    windows = read(board, 2).rows("windows")

    cards = [CARD_NAMES.index(name) for name in ("gold_mine", "embargo")]
    assert windows[:3] == [[2, cards[0]], [3, cards[1]], [0, 0]]
    assert read(board, 2).row("question")["procedure"] == 1
    assert where(board, 0, "gold_mine", "embargo") == [BESIDE, BESIDE]


@clause("R5.17")
def test_there_is_room_for_the_longest_row_of_negations() -> None:
    cards = range(1, len(CARD_NAMES))
    negations = [card for card in cards if CARD_CLASS[card] == NEGATION]

    assert longest_chain(CARD_NAMES.index("sea_peoples"), []) == 1
    assert longest_chain(CARD_NAMES.index("gold_mine"), []) >= 3
    assert max(longest_chain(card, [card]) for card in cards) == MOST_WINDOWS
    assert 1 + len(negations) >= MOST_WINDOWS


def test_the_targets_of_a_card_are_read_as_they_are_named() -> None:
    board = Board(seats=2).disks(0, egypt=1).disks(1, phrygia=2, ionia=1)
    board.holds(0, "civil_war").card_phase()

    board.play("play civil_war", "strike ionia trojans")

    targets = read(board, 1).rows("targets")
    assert targets[0] == [1 + STRIKE, board.area("ionia"), 1]
    assert read(board, 0).rows("targets")[0] == [1 + STRIKE, board.area("ionia"), 2]
    assert read(board, 0).row("doing")["played_card"] == CARD_NAMES.index("civil_war")


def test_who_put_cards_on_top_of_the_deck_reads_them() -> None:
    board = Board(seats=2).disks(0, egypt=1).disks(1, troy=1).card_phase()
    board.on_top("poet", "plague")
    board.g.top_known = 0

    names = [CARD_NAMES[card] for card in board.g.top[::-1]]
    numbers = [CARD_NAMES.index(name) for name in names]
    assert read(board, 0).column("top", "card") == numbers + [0] * (LOOK_AHEAD - len(numbers))
    assert sum(read(board, 1).column("top", "card")) == 0


@clause("S6.4")
def test_a_civilization_without_a_player_has_no_seat() -> None:
    board = Board(seats=1)

    seats = read(board).column("displays", "seat")

    assert [p.seat for p in board.g.players] == [0, NPC, NPC, NPC]
    assert seats == [1, 7, 7, 7, 0, 0]


@clause("R13.4")
def test_the_first_civilization_of_the_observer_is_counted_first() -> None:
    board = Board(seats=2, civilizations=4, extra_civilizations="players").points(1, 5).points(3, 9)

    assert read(board, 1).column("displays", "seat") == [1, 2, 1, 2, 0, 0]
    assert read(board, 1).column("purses", "vp") == [5, 0, 9, 0, 0, 0]


@clause("S1.2")
def test_whoever_chose_another_side_is_counted_first_all_the_same() -> None:
    board = Board(seats=2).points(1, 5)
    board.player(0).seat, board.player(1).seat = 1, 0

    assert read(board, 0).row("table")["own_civ"] == 2
    assert read(board, 0).column("displays", "seat")[:2] == [1, 2]
    assert read(board, 0).column("purses", "vp")[:2] == [5, 0]


@clause("S6.15")
def test_a_game_can_be_lost_by_all() -> None:
    board = Board(seats=2, civilizations=3).points(2, 50).points(0, 10)
    board.g.end()
    board.g.asked = -1

    assert share_of_win(board.game, board.g) == [-0.5, -0.5]
    assert read(board).column("winners", "has_won") == [0] * 6
    assert score_difference(board.game, board.g) == [10, -10]


@clause("R13.7")
def test_a_team_shares_its_win() -> None:
    board = Board(seats=4, teams="two").points(1, 9).points(3, 3).points(0, 5)
    board.g.end()
    board.g.asked = -1

    assert share_of_win(board.game, board.g) == [-0.25, 0.25, -0.25, 0.25]
    assert read(board, 1).column("winners", "has_won") == [1, 0, 1, 0, 0, 0]


@clause("S6.15")
@pytest.mark.parametrize(("points", "reward"), [(40, 0), (10, -1)])
def test_alone_one_wins_against_civilizations_without_a_player(points: int, reward: int) -> None:
    board = Board(seats=1).points(0, points).points(2, 20)
    board.g.end()
    board.g.asked = -1

    assert share_of_win(board.game, board.g) == [reward]


@pytest.mark.parametrize(
    ("text", "is_there"),
    [
        ("move rome cyprus", False),
        ("move egypt nile_delta", True),
        ("move gaul troy", True),
        ("move cyprus egypt", False),
        ("strike deep_central barbarians", False),
        ("number 127", True),
        ("resettle sea_punic", False),
        ("retire sea_punic", True),
        ("commit plague", False),
        ("play cavalry", False),
        ("play architect", True),
        ("next sea_peoples", True),
        ("discard sea_peoples", False),
    ],
)
def test_only_what_the_rules_can_name_has_a_place(text: str, is_there: bool) -> None:
    board = Board()

    assert has_place(board.game, board.g, text) == is_there


@clause("R8.22", "R9.5")
@pytest.mark.parametrize("procedure", [DrawStep(0), BuyPoints()])
@pytest.mark.parametrize("talents", [127, 128, 300, 3000])
def test_however_many_talents_there_are_every_answer_has_a_slot_and_a_place(
    procedure: Procedure, talents: int
) -> None:
    board = Board(seats=2).disks(0, egypt=1).talents(0, talents).runs(procedure.copy())

    assert len(board.g.legal()) <= SLOTS
    assert all(has_place(board.game, board.g, text) for text in board.options())


@clause("R8.21", "R8.22")
def test_a_talent_is_offered_for_every_card_there_is() -> None:
    board = Board(seats=2).disks(0, egypt=1).talents(0, 300).runs(DrawStep(0))

    assert f"number {CARDS - 1}" in board.options()


@clause("R9.5")
def test_whoever_buys_the_most_points_that_are_named_at_once_may_buy_more() -> None:
    board = Board(seats=2).disks(0, egypt=1).talents(0, 301).talents(1, 2).runs(BuyPoints())

    board.play("number 127", "number 23")

    assert (board.player(0).vp, board.player(0).talents) == (150, 1)
    assert board.g.decider == 1


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        ("disks", "holds disks of a civilization that is not there"),
        ("white", "holds white disks of nobody"),
        ("asked", "another seat is asked"),
        ("seat", "has a seat that is not there"),
    ],
)
def test_what_nobody_can_have_breaks_the_table(broken: str, sentence: str) -> None:
    board = Board(seats=2).disks(0, egypt=1).card_phase()
    if broken == "asked":
        board.g.asked = 1
    elif broken == "seat":
        board.player(1).seat = 2
    else:
        getattr(board.g, broken)[board.area("egypt") * FACTIONS + 5] = 1

    assert sentence in board.game.broken_invariant(board.g)


def test_losers_out_of_turn_break_the_table() -> None:
    board = Board(seats=2).powerless().disks(0, egypt=2).disks(1, egypt=2)
    board.holds(0, "cavalry", "phalanx").holds(1, "traitor").competitions()
    contest = board.g.stack[-1]
    assert isinstance(contest, Competition)

    contest.losers = [1, 0]

    assert "not in order (R7.14)" in board.game.broken_invariant(board.g)


@pytest.mark.costly
@pytest.mark.parametrize(
    ("section", "options"),
    [
        ("table", {}),
        ("order", {}),
        ("doing", {}),
        ("targets", {}),
        ("areas", {}),
        ("displays", {}),
        ("wonders", {}),
        ("cards", {"teams": "two"}),
        ("purses", {"civilizations": 3}),
    ],
)
def test_no_part_of_the_table_may_be_left_out(
    section: str, options: dict[str, Value], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not is_missed(aevum.game("inner_sea"), section, options, monkeypatch)


@pytest.mark.costly
@clause("R15.2")
@pytest.mark.parametrize("case", cases(aevum.game("inner_sea")), ids=str)
def test_the_whole_view_and_the_question_can_be_rebuilt_from_the_tensor(case: Case) -> None:
    g, random = case.game.new(*case[1:]), Random(case.seed)
    assert isinstance(g, Sea)

    while True:
        if g.is_over or random.random() < 1 / 4:
            seat = random.randrange(g.seats)
            told = Rebuilt(Reading(case.game, g, seat), g.switches)
            rebuilt = told.state()
            shown = {**case.game.view(rebuilt, seat), "winners": told.winners()}
            assert difference(shown, case.game.view(g, seat)) == ""
            assert g.is_over or case.game.prompt(rebuilt) == case.game.prompt(g)
        if g.is_over:
            break
        g.apply(random.choice(g.legal()))
