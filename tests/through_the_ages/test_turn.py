"""The turn: its parts, the first one, and common tactics (R2.1, R2.2, R2.7)."""

from tests.kit import clause
from tests.through_the_ages.board import Board, card

# The parts of a turn


@clause("R2.1.1")
def test_before_the_first_question_the_row_is_filled_the_war_resolved_the_tactic_common() -> None:
    board = Board().age("II").empties_row().points(1, science=9).workers(0, "warriors", 3)
    board.war(0, "war_over_technology", 1).plays_exclusive(0, "legion")

    board.begin_turn_of(0)

    assert "" not in board.row()
    assert board.player(1).science == 9 - 4
    assert board.g.common_tactics == [card("legion")]
    assert board.game.view(board.g, 0)["doing"][-1]["kind"] == "politics"


@clause("R2.1.1")
def test_after_politics_come_the_actions_and_there_is_no_way_back() -> None:
    board = Board().holds(0, "rats").politics_of(0)
    first = board.options()

    board.play("done")

    assert first == ["done", "prepare rats"]
    assert "increase" not in first
    assert "destroy bronze" in board.options()
    assert board.why("prepare rats") == ("R3.0", "why-politics-over")


@clause("R2.1.1", "R5.0")
def test_at_the_end_come_discarding_production_drawing_and_the_reset_in_this_order() -> None:
    board = Board().holds(0, "rats", "legion", "raid_i").workers(0, "bronze", 3)
    board.player().civil = 1
    board.g.journal = []

    board.play("done")

    assert board.options_of("discard") == ["discard rats", "discard legion", "discard raid_i"]
    assert board.player().resources() == 0
    board.play("discard legion")
    assert [msg.key for msg in board.told()] == [
        "note-discarded-hidden",
        "note-produced",
        "note-stored",
        "note-drew-hidden",
        "note-drew-hidden",
        "note-turn-began",
    ]
    assert board.player().resources() == 3
    assert board.player().civil == 4
    assert board.asked == 1


# The first turn


@clause("R2.2.1")
def test_in_the_first_turn_beginning_and_politics_are_left_out() -> None:
    board = Board().holds(0, "rats")
    row = board.row()

    board.first_round(0)

    assert board.row() == row
    assert board.game.view(board.g, 0)["doing"][-1]["kind"] == "turn"
    assert "prepare rats" not in board.options()


@clause("R2.2.2")
def test_in_the_first_turn_you_only_take_cards() -> None:
    board = (
        Board().holds(1, "homer", "frugality_a").tokens(1, "bronze", 8).tokens(1, "agriculture", 5)
    )

    board.first_round(1)

    assert {text.split()[0] for text in board.options()} == {"done", "take"}
    assert board.why("play homer") == ("R2.2.2", "why-first-turn")
    assert board.why("build bronze") == ("R2.2.2", "why-first-turn")


@clause("R2.2.2")
def test_in_the_first_turn_a_wonder_comes_into_play_and_all_else_into_the_hand() -> None:
    board = Board(4).shows(1, "pyramids").shows(2, "homer").shows(3, "frugality_a")

    board.first_round(3).play("take 1", "take 2", "take 3")

    assert board.player(3).wonder == card("pyramids")
    assert board.player(3).stages == 0
    assert board.hand(3) == ["homer", "frugality_a"]
    assert board.player(3).civil == 1


@clause("R2.2.3", "R1.13")
def test_in_the_first_turn_dearer_places_need_more_actions_than_the_start_player_has() -> None:
    board = Board(2).first_round(0)

    assert board.options_of("take") == [f"take {place}" for place in range(1, 6)]
    assert board.why("take 6") == ("R4.2.1", "why-too-dear")


@clause("R2.2.3")
def test_the_end_of_the_first_turn_is_as_always_but_no_military_card_is_drawn() -> None:
    board = Board().first_round(0)

    board.play("done")

    p = board.player()
    assert (p.science, p.food(), p.resources()) == (1, 2, 2)
    assert p.military_hand == []
    assert (p.civil, p.military) == (4, 2)


# Common tactics


@clause("R2.7.1", "R2.7.3")
def test_an_exclusive_tactic_becomes_common_and_stays_your_tactic() -> None:
    board = Board().plays_exclusive(0, "fighting_band").workers(0, "warriors", 2)
    before = board.ratings()[2]

    board.begin_turn_of(0)

    shown = board.game.view(board.g, 1)
    assert shown["common_tactics"] == ["fighting_band"]
    assert (shown["players"][0]["tactic"], shown["players"][0]["is_exclusive"]) == (
        "fighting_band",
        False,
    )
    assert board.ratings()[2] == before == 3


@clause("R2.7.1")
def test_a_tactic_stays_exclusive_through_the_turns_of_the_others() -> None:
    board = Board().holds(0, "legion").turn_of(0)

    board.play("play legion", "done")

    assert board.asked == 1
    assert board.g.common_tactics == []
    assert board.player().is_exclusive
    board.play("done")
    assert board.options_of("copy") == []


@clause("R2.7.1")
def test_a_common_tactic_can_be_copied_by_the_others() -> None:
    board = Board().plays_exclusive(0, "legion").begin_turn_of(0)

    board.play("done", "done", "done")

    assert board.asked == 1
    assert board.options_of("copy") == ["copy legion"]


@clause("R2.7.2")
def test_the_same_tactic_lies_among_the_common_ones_once_and_is_not_discarded() -> None:
    board = Board().tactic(1, "legion").plays_exclusive(0, "legion").begin_turn_of(0)

    assert board.g.common_tactics == [card("legion")]
    assert board.game.view(board.g, 0)["discard"] == []
    assert board.g.discard_unseen == []
    assert [p.tactic for p in board.g.players] == [card("legion")] * 2


@clause("R2.7.2")
def test_the_common_tactics_have_no_limit() -> None:
    board = Board(3).tactic(1, "legion").tactic(2, "phalanx").tactic(2, "heavy_cavalry")

    board.tactic(0, "medieval_army").plays_exclusive(0, "fighting_band").begin_turn_of(0)

    assert len(board.game.view(board.g, 0)["common_tactics"]) == 5
