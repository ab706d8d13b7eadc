"""The leaders of Ages A and I, each with what it does."""

import pytest

from aevum.games.through_the_ages.ids import NONE
from tests.kit import clause
from tests.through_the_ages.board import Board, card

# Alexander the Great


def test_alexander_adds_one_strength_for_each_unit() -> None:
    board = Board().workers(0, "warriors", 2).workers(0, "knights", 1)

    board.led_by(0, "alexander_the_great")

    assert board.ratings()[2] == (2 + 2) + 3


def test_alexander_can_leave_for_a_yellow_token_as_a_political_action() -> None:
    board = Board().led_by(0, "alexander_the_great").politics_of(0)

    board.play("use alexander_the_great")

    p = board.player()
    assert (p.leader, p.yellow, p.yellow_owned) == (NONE, 19, 26)
    assert board.options_of("take") != []


def test_alexander_does_not_strengthen_a_colonization_force() -> None:
    board = Board().led_by(0, "alexander_the_great")

    board.reveal("vast_territory_i")

    assert board.options() == ["done", "bid 1"]


# Aristotle


@pytest.mark.parametrize(
    ("name", "science"),
    [
        ("irrigation", 1),
        ("alchemy", 1),
        ("knights", 1),
        ("monarchy", 1),
        ("code_of_laws", 1),
        ("michelangelo", 0),
        ("taj_mahal", 0),
        ("reserves_i", 0),
    ],
)
def test_aristotle_scores_a_science_point_for_each_technology_taken(
    name: str, science: int
) -> None:
    board = Board().led_by(0, "aristotle").shows(1, name)

    board.play("take 1")

    assert board.player().science == science


# Hammurabi


@clause("R11.12")
def test_hammurabi_spends_one_military_action_as_a_civil_one_in_the_turn_he_comes() -> None:
    board = Board().holds(0, "hammurabi")

    board.play("play hammurabi", "use hammurabi")

    p = board.player()
    assert (p.civil_left(), p.military_left()) == (4, 1)
    assert board.options_of("use") == []


def test_hammurabi_can_turn_the_last_military_action_and_no_more() -> None:
    board = Board().led_by(0, "hammurabi")
    board.player().military = 1
    with_one = board.options_of("use")

    board.player().military = 0

    assert (with_one, board.options_of("use")) == (["use hammurabi"], [])


@clause("R11.4")
@pytest.mark.parametrize(("place", "left"), [(1, 4), (6, 3), (10, 2)])
def test_hammurabi_takes_a_leader_for_one_civil_action_less(place: int, left: int) -> None:
    board = Board().led_by(0, "hammurabi").shows(place, "joan_of_arc")

    board.play(f"take {place}")

    assert board.player().civil == left


@clause("R11.4")
def test_hammurabi_takes_a_leader_on_a_first_place_without_any_civil_action() -> None:
    board = Board().led_by(0, "hammurabi").shows(1, "joan_of_arc").shows(2, "iron")
    board.player().civil = 0

    assert board.options_of("take") == ["take 1"]


# Homer


@clause("R11.6")
def test_homer_pays_one_resource_for_units_in_each_turn() -> None:
    board = Board().led_by(0, "homer").tokens(0, "bronze", 1).begin_turn_of(0)
    board.play("done")

    board.play("build warriors")

    p = board.player()
    assert (p.resources(), p.unit_resource, board.ratings()[3]) == (0, 0, 1)


def test_homers_resource_does_not_pay_for_a_mine() -> None:
    board = Board().led_by(0, "homer").tokens(0, "bronze", 1).begin_turn_of(0)
    board.play("done")

    assert board.options_of("build") == ["build warriors"]


@clause("R11.6")
def test_homers_resource_is_lost_at_the_end_of_the_turn() -> None:
    board = Board().led_by(0, "homer").begin_turn_of(0)
    board.play("done")

    board.play("done")

    assert board.player().unit_resource == 0


def test_a_replaced_homer_may_lie_under_a_wonder_in_place_of_the_civil_action() -> None:
    board = Board().completed(0, "pyramids").led_by(0, "homer").holds(0, "genghis_khan")

    board.play("play genghis_khan", "pick pyramids")

    p = board.player()
    assert (p.civil, board.ratings()[3]) == (4, 1)


@clause("R11.6")
def test_the_resource_of_homer_stays_for_the_turn_in_which_he_is_replaced() -> None:
    board = Board().led_by(0, "homer").holds(0, "genghis_khan").tokens(0, "bronze", 1)
    board.begin_turn_of(0).play("done")
    board.play("play genghis_khan", "build warriors")

    p = board.player()
    assert (p.unit_resource, p.resources(), board.working("warriors")) == (0, 0, 2)


@clause("R11.6")
def test_the_resource_of_a_replaced_homer_does_not_come_again() -> None:
    board = Board().led_by(0, "homer").holds(0, "genghis_khan").begin_turn_of(0)
    board.play("done", "play genghis_khan", "done")

    board.begin_turn_of(0)

    assert board.player().unit_resource == 0


def test_a_replaced_homer_may_give_the_civil_action_back() -> None:
    board = Board().completed(0, "pyramids").led_by(0, "homer").holds(0, "genghis_khan")

    board.play("play genghis_khan", "done")

    p = board.player()
    assert (p.civil, board.ratings()[3]) == (5, 0)


def test_homer_needs_a_completed_wonder_to_lie_under() -> None:
    board = Board().building(0, "pyramids", 2).led_by(0, "homer").holds(0, "genghis_khan")

    board.play("play genghis_khan")

    assert board.options_of("pick") == []
    assert board.player().civil == 4


# Julius Caesar


def test_julius_caesar_brings_a_military_action_and_strength() -> None:
    board = Board().led_by(0, "julius_caesar")

    assert (board.player().military, board.ratings()[2]) == (3, 2)


def test_julius_caesar_takes_a_second_political_action_once_in_the_game() -> None:
    board = Board().led_by(0, "julius_caesar").holds(0, "rats", "pestilence", "raiders")
    board.next_events("development_of_science", "development_of_crafts").politics_of(0)

    board.play("prepare rats", "prepare pestilence")

    assert board.options_of("prepare") == []
    board.next_events("development_of_settlement").politics_of(0)
    board.play("prepare raiders")
    assert board.options_of("take") != []


# Moses


def test_moses_increases_the_population_for_one_food_less() -> None:
    board = Board().led_by(0, "moses").tokens(0, "agriculture", 1)

    board.play("increase")

    assert (board.player().food(), board.player().unused) == (0, 2)


# Christopher Columbus


@clause("R11.10")
def test_columbus_colonizes_a_territory_from_the_hand_without_sending_units() -> None:
    board = Board().led_by(0, "christopher_columbus").holds(0, "vast_territory_i")
    events = len(board.g.current)
    board.politics_of(0)

    board.play("use christopher_columbus vast_territory_i")

    p = board.player()
    assert (p.leader, p.colonies) == (NONE, [card("vast_territory_i")])
    assert (p.yellow, p.blue_owned, p.food()) == (21, 15, 3)
    assert (p.culture, len(board.g.current), board.ratings()[2]) == (0, events, 1)


# Frederick Barbarossa


def test_barbarossa_raises_a_worker_and_a_unit_for_one_military_action_each_for_one_less() -> None:
    board = Board().led_by(0, "frederick_barbarossa")
    board.tokens(0, "agriculture", 2).tokens(0, "bronze", 2)

    board.play("recruit warriors", "recruit warriors")

    p = board.player()
    assert (p.food(), p.resources(), p.military, p.civil) == (0, 0, 0, 4)
    assert (p.unused, p.yellow, board.ratings()[2]) == (1, 16, 3)


def test_barbarossa_needs_a_yellow_token_in_the_bank() -> None:
    board = Board().led_by(0, "frederick_barbarossa").yellow_bank(0, 0)
    board.tokens(0, "agriculture", 5).tokens(0, "bronze", 5)

    assert board.options_of("recruit") == []


# Genghis Khan


@clause("R10.2.2")
@pytest.mark.parametrize(
    ("tactic", "strength"),
    [("heavy_cavalry", 3 + 4), ("medieval_army", 3 + 2), ("phalanx", 3 + 3), ("legion", 3 + 2)],
)
def test_with_genghis_khan_infantry_rides_wherever_that_is_best(tactic: str, strength: int) -> None:
    board = Board().workers(0, "warriors", 3).tactic(0, tactic)

    board.led_by(0, "genghis_khan")

    assert board.ratings()[2] == strength


@clause("R10.2.2")
def test_infantry_that_rides_with_genghis_khan_still_guards_the_great_wall() -> None:
    board = Board().workers(0, "warriors", 3).tactic(0, "heavy_cavalry")

    board.led_by(0, "genghis_khan").completed(0, "great_wall")

    assert board.ratings()[2] == 3 + 4 + 3


@clause("R10.2.1", "R10.2.3")
@pytest.mark.parametrize(("mine", "theirs", "culture"), [(2, 1, 3), (2, 2, 3), (1, 2, 0)])
def test_genghis_khan_scores_for_the_strongest_of_two_and_wins_ties(
    mine: int, theirs: int, culture: int
) -> None:
    board = Board().workers(0, "warriors", mine).workers(1, "warriors", theirs).turn_of(0)
    board.led_by(0, "genghis_khan")
    rating = board.ratings()[0]

    board.play("done")

    assert (rating, board.player().culture) == (0, culture)


@clause("R10.2.1")
@pytest.mark.parametrize(("theirs", "culture"), [((2, 1), 3), ((2, 2), 0)])
def test_with_three_players_genghis_khan_scores_for_the_two_strongest(
    theirs: tuple[int, int], culture: int
) -> None:
    board = Board(3).workers(1, "warriors", theirs[0]).workers(2, "warriors", theirs[1])
    board.led_by(0, "genghis_khan")

    board.play("done")

    assert board.player().culture == culture


@clause("R10.2.1", "R3.6.5")
@pytest.mark.parametrize(("theirs", "culture"), [(1, 3), (2, 3), (3, 0)])
def test_when_a_resignation_leaves_two_genghis_khan_scores_for_the_strongest(
    theirs: int, culture: int
) -> None:
    board = Board(3, resignation=True).workers(0, "warriors", 2).workers(1, "warriors", theirs)
    board.led_by(0, "genghis_khan").politics_of(2)
    board.play("resign")
    board.turn_of(0)

    board.play("done")

    assert board.g.playing() == 2
    assert board.player().culture == culture


@clause("R10.2.4")
def test_an_uprising_does_not_keep_genghis_khan_from_scoring() -> None:
    board = Board().led_by(0, "genghis_khan").unused(0, 0).yellow_bank(0, 12)

    board.play("done")

    assert board.was_told("note-uprising") != []
    assert (board.player().culture, board.player().science) == (3, 0)


# Joan of Arc


def test_joan_of_arc_draws_strength_from_temples_and_government() -> None:
    board = Board().workers(0, "religion", 1).workers(0, "theology", 1).has(0, "theocracy")
    before = board.ratings()

    board.led_by(0, "joan_of_arc")

    culture, _, strength, _ = board.ratings()
    assert (culture - before[0], strength - before[2]) == (1, 1 + 2 + 1)
    assert board.player().military == 3 + 1


@clause("R10.7.1")
def test_the_faces_that_st_peters_basilica_adds_also_inspire_joan_of_arc() -> None:
    board = Board().workers(0, "religion", 2).has(0, "theocracy").led_by(0, "joan_of_arc")
    before = board.ratings()[2]

    board.completed(0, "st_peters_basilica")

    assert board.ratings()[2] - before == 2 + 1


def test_joan_of_arc_looks_secretly_at_the_next_event() -> None:
    board = Board().led_by(0, "joan_of_arc").next_events("foray").politics_of(0)

    board.play("use joan_of_arc")

    assert len(board.was_told("note-peeked", 0)) == 1
    assert board.was_told("note-peeked", 1) == []
    assert board.options_of("use") == []
    assert "done" in board.options()


def test_the_event_that_joan_of_arc_has_seen_is_the_next_one() -> None:
    board = Board().led_by(0, "joan_of_arc").holds(0, "rats")
    board.next_events("development_of_science", "development_of_crafts").politics_of(0)
    board.play("use joan_of_arc")
    seen = board.g.next_event

    board.play("prepare rats")

    assert board.g.past == [seen]


# Leonardo da Vinci


@clause("R11.7")
def test_leonardo_adds_the_level_of_the_best_lab_or_library_once() -> None:
    board = Board().has(0, "scientific_method").workers(0, "alchemy", 2)
    before = board.ratings()[1]

    board.led_by(0, "leonardo_da_vinci")

    assert board.ratings()[1] - before == 1


def test_leonardo_gains_a_resource_for_each_technology_developed() -> None:
    board = Board().led_by(0, "leonardo_da_vinci").holds(0, "irrigation", "monarchy")
    board.points(0, science=11)

    board.play("develop irrigation", "develop monarchy")

    assert board.player().resources() == 2


# Michelangelo


def test_michelangelo_adds_culture_for_the_faces_of_temples_theaters_and_wonders() -> None:
    board = Board().workers(0, "theology", 1).workers(0, "drama", 1)
    board.completed(0, "hanging_gardens", "pyramids").workers(0, "bread_and_circuses", 1)
    before = board.ratings()[0]

    board.led_by(0, "michelangelo")

    assert board.ratings()[0] - before == 2 + 1 + 2


def test_the_unhappy_face_of_the_kremlin_takes_nothing_from_michelangelo() -> None:
    board = Board().completed(0, "kremlin")
    before = board.ratings()[0]

    board.led_by(0, "michelangelo")

    assert board.ratings()[0] == before


@pytest.mark.parametrize(("leader", "left"), [("michelangelo", 3), ("leonardo_da_vinci", 1)])
def test_michelangelo_takes_wonders_without_the_surcharge_for_completed_ones(
    leader: str, left: int
) -> None:
    board = Board().completed(0, "colossus", "hanging_gardens").led_by(0, leader)
    board.shows(1, "great_wall")

    board.play("take 1")

    assert board.player().civil == left
