"""The Politics Phase in general, and preparing an event (R3.0, R3.1)."""

import pytest

from aevum.games.through_the_ages.tables import CARDS
from aevum.games.through_the_ages.turn import ACTIONS, Turn
from tests.kit import clause
from tests.through_the_ages.board import Board, card

# One political action


@clause("R3.0")
def test_you_need_not_carry_out_a_political_action() -> None:
    board = Board().holds(0, "rats").politics_of(0)

    board.play("done")

    assert board.military_hand() == ["rats"]
    assert "destroy bronze" in board.options()


@clause("R3.0")
def test_you_carry_out_at_most_one_political_action() -> None:
    board = Board().holds(0, "rats", "pestilence").next_events("development_of_science")
    board.politics_of(0)

    board.play("prepare rats")

    assert board.options_of("prepare") == []
    assert board.why("prepare pestilence") == ("R3.0", "why-politics-over")


@clause("R3.0")
def test_events_aggressions_wars_and_pacts_are_what_politics_is_made_of() -> None:
    board = Board(3, resignation=True).age("II").workers(0, "warriors", 3)
    board.holds(0, "rats", "raid_i", "war_over_territory", "scientific_cooperation")
    board.pact(1, "open_borders_agreement", 0).politics_of(0)

    verbs = {text.split()[0] for text in board.options()}

    assert verbs == {"done", "prepare", "attack", "offer", "break", "resign"}


@clause("R3.0")
def test_cards_without_a_crown_are_not_played_as_a_political_action() -> None:
    board = Board().holds(0, "legion", "military_bonus_i").politics_of(0)

    assert board.options() == ["done"]
    assert board.why("play legion") == ("R3.0", "why-not-political")


@clause("R3.0")
def test_two_copies_of_a_card_are_the_same_political_action() -> None:
    board = Board().workers(0, "warriors", 2).holds(0, "raid_i", "raid_i").politics_of(0)

    assert board.options() == ["done", "attack raid_i 2"]


@clause("R3.0")
def test_no_card_with_a_crown_is_played_in_the_action_phase() -> None:
    board = Board(3).age("II").workers(0, "warriors", 3)
    board.holds(0, "rats", "raid_i", "war_over_territory", "scientific_cooperation").turn_of(0)

    verbs = {text.split()[0] for text in board.options()}

    assert not verbs & {"prepare", "attack", "offer", "play"}


@clause("R3.0")
@pytest.mark.parametrize(
    ("leader", "action"),
    [
        ("alexander_the_great", "use alexander_the_great"),
        ("christopher_columbus", "use christopher_columbus vast_territory_i"),
    ],
)
def test_some_leaders_add_a_political_action_of_their_own(leader: str, action: str) -> None:
    board = Board().led_by(0, leader).holds(0, "vast_territory_i", "rats").politics_of(0)
    assert action in board.options()

    board.play(action)

    assert board.player().leader == -1
    assert board.options_of("prepare") == []


@clause("R3.0")
def test_caesar_allows_a_second_political_action_once_in_the_game() -> None:
    board = Board().led_by(0, "julius_caesar").holds(0, "rats", "pestilence", "foray")
    board.next_events(
        "development_of_science", "development_of_crafts", "development_of_settlement"
    )
    board.politics_of(0)

    board.play("prepare rats", "prepare pestilence")

    assert board.options_of("prepare") == []
    board.politics_of(0).play("prepare foray")
    assert "destroy bronze" in board.options()


@clause("R3.0", "R10.12.4")
def test_who_has_used_an_international_agreement_gives_up_one_political_action() -> None:
    board = Board().age("II").workers(0, "warriors", 2).empties_row().shows(1, "iron")
    board.reveal("international_agreement").play("take 1", "done", "done")
    board.holds(0, "pestilence")

    board.play("done")

    assert (board.asked, board.g.stack[-1]) == (0, Turn(0, ACTIONS))
    board.begin_turn_of(0)
    assert board.options_of("prepare") != []


@clause("R10.12.4")
@pytest.mark.parametrize("looks", [True, False])
def test_joan_of_arc_looks_also_where_the_political_action_is_given_up(looks: bool) -> None:
    board = Board().age("II").workers(0, "warriors", 2).empties_row().shows(1, "iron")
    board.led_by(0, "joan_of_arc").reveal("international_agreement")
    board.play("take 1", "done", "done")
    board.next_events("iconoclasm").holds(0, "pestilence")
    board.play("done")

    offered = board.options()
    forbidden = board.refusal("prepare pestilence")
    board.play("use joan_of_arc" if looks else "done")

    assert offered == ["done", "use joan_of_arc"]
    assert forbidden == "why-politics-given-up"
    assert len(board.was_told("note-peeked", 0)) == (1 if looks else 0)
    assert board.options_of("take") != []


@clause("R10.12.4")
def test_without_joan_of_arc_nothing_is_asked_where_the_political_action_is_given_up() -> None:
    board = Board().age("II").workers(0, "warriors", 2).empties_row().shows(1, "iron")
    board.led_by(0, "michelangelo").reveal("international_agreement")
    board.play("take 1", "done", "done")

    board.play("done")

    assert (board.asked, board.g.stack[-1]) == (0, Turn(0, ACTIONS))


# Preparing an event


@clause("R3.1.1")
def test_only_events_and_territories_can_be_prepared() -> None:
    board = Board().holds(0, "rats", "vast_territory_i", "legion", "raid_i", "military_bonus_i")

    board.politics_of(0)

    assert board.options_of("prepare") == ["prepare rats", "prepare vast_territory_i"]
    assert board.why("prepare legion") == ("R3.1.1", "why-no-event")


@clause("R3.1.1")
def test_a_prepared_event_lies_face_down_on_the_future_events() -> None:
    board = Board().holds(0, "rats").politics_of(0)
    board.next_events("development_of_science", "development_of_crafts")

    board.play("prepare rats")

    assert board.game.view(board.g, 0)["future_events"] == [{"age": "I", "by": 0, "card": "rats"}]
    assert board.game.view(board.g, 1)["future_events"] == [{"age": "I", "by": 0, "card": ""}]
    assert board.military_hand() == []


@clause("R3.1.2")
@pytest.mark.parametrize(
    ("event", "points"),
    [("rats", 1), ("historic_territory_ii", 2), ("iconoclasm", 2), ("impact_of_wonders", 3)],
)
def test_preparing_an_event_scores_its_level(event: str, points: int) -> None:
    board = Board().age("III").holds(0, event).next_events("development_of_science").politics_of(0)

    board.play(f"prepare {event}")

    assert board.player().culture == points


@clause("R3.1.2", "R3.1.3")
def test_the_points_are_scored_before_the_event_is_resolved() -> None:
    board = Board().age("II").holds(1, "rats").points(0, culture=3).points(1, culture=3)
    board.next_events("national_pride").politics_of(1)

    board.play("prepare rats")

    assert board.game.scores(board.g) == [3, 3 + 1 + 5]


@clause("R3.1.3")
def test_the_next_current_event_is_turned_up_and_resolved() -> None:
    board = Board().holds(0, "rats").next_events("development_of_science").politics_of(0)

    board.play("prepare rats")

    assert [p.science for p in board.g.players] == [2, 2]
    assert board.game.view(board.g, 1)["past_events"] == ["development_of_science"]


@clause("R3.1.3")
def test_a_revealed_territory_is_colonized() -> None:
    board = Board().reveal("historic_territory_i")

    board.play("bid 1", "done", "send warriors", "done")

    assert board.player().colonies == [card("historic_territory_i")]
    assert board.player().culture == 1 + 6


@clause("R3.1.3")
def test_an_event_that_joan_of_arc_has_looked_at_is_still_the_next_one() -> None:
    board = Board().led_by(0, "joan_of_arc").holds(0, "rats")
    board.next_events("development_of_science", "development_of_settlement").politics_of(0)
    board.play("use joan_of_arc")
    seen = board.game.view(board.g, 0)["next_event"]
    assert board.options() == ["done", "prepare rats"]

    board.play("prepare rats")

    assert [CARDS[number] for number in board.g.past] == [seen]
    assert board.game.view(board.g, 1)["past_events"] == [seen]


@clause("R3.1.3", "R6.1.8")
def test_a_territory_that_nobody_wants_goes_to_the_past_events() -> None:
    board = Board().reveal("historic_territory_i")

    board.play("done", "done")

    assert board.game.view(board.g, 0)["past_events"] == ["historic_territory_i"]
    assert "destroy bronze" in board.options()


@clause("R3.1.4")
def test_after_the_last_current_event_the_future_events_are_the_current_ones() -> None:
    board = Board().holds(0, "rats").next_events("development_of_science")
    board.future_events("foray", "crusades").politics_of(0)

    board.play("prepare rats")

    names = sorted(CARDS[number] for number in board.g.current)
    assert names == ["crusades", "foray", "rats"]
    assert board.g.future == []


@clause("R3.1.4")
@pytest.mark.parametrize("seed", range(6))
def test_cards_of_earlier_ages_lie_above_those_of_later_ages(seed: int) -> None:
    board = Board(seed=seed).age("III").holds(0, "foray", "uncertain_borders", "immigration")
    board.next_events("impact_of_wonders", "cold_war", "scientific_breakthrough", "prosperity")
    revealed: list[str] = []

    for name in ("foray", "uncertain_borders", "immigration"):
        board.politics_of(0).play(f"prepare {name}")
        revealed.append(CARDS[board.g.past[-1]])

    assert revealed[0] == "scientific_breakthrough"
    assert set(revealed[1:]) == {"cold_war", "prosperity"}


@clause("R3.1.4")
def test_events_of_the_same_age_are_shuffled() -> None:
    firsts: set[str] = set()

    for seed in range(12):
        board = Board(seed=seed).holds(0, "rats").politics_of(0)
        board.next_events("development_of_science", "development_of_settlement")
        board.play("prepare rats")
        firsts.add(CARDS[board.g.past[-1]])

    assert firsts == {"development_of_science", "development_of_settlement"}


@clause("R3.1.5")
def test_the_card_just_prepared_is_not_revealed_in_the_same_turn() -> None:
    board = Board().holds(0, "scientific_breakthrough").next_events("crusades").politics_of(0)

    board.play("prepare scientific_breakthrough")

    assert [CARDS[number] for number in board.g.past] == ["crusades"]
    assert board.g.current == [card("scientific_breakthrough")]


@clause("R3.1.6")
def test_the_new_deck_is_made_as_soon_as_the_last_card_is_revealed() -> None:
    board = Board().holds(0, "rats").next_events("vast_territory_i").politics_of(0)

    board.play("prepare rats")

    assert "bid 1" in board.options()
    assert board.g.current == [card("rats")]
    assert board.g.future == []
