"""What a seat may count: technologies, ruin tiles and hexes that are not before its eyes."""

from aevum.games.hyperborea.land import RUIN_BACK, RUIN_NAMES
from aevum.games.hyperborea.names import ruin_word
from aevum.games.hyperborea.tables import RUIN_TABLE, TECHNOLOGY_TABLE
from aevum.kernel.game import SPECTATOR
from aevum.text import Words
from tests.hyperborea.board import Board
from tests.hyperborea.test_resample import MIDDLE, both_keep
from tests.kit import Table, clause


@clause("R2.12")
def test_all_technologies_are_counted_once_and_two_of_each_deck_are_seen() -> None:
    board = Board()

    census = board.game.census(board.g, 0)
    technologies = [kind for kind in census if kind.name.startswith("T")]

    assert len(technologies) == len(TECHNOLOGY_TABLE.rows)
    assert [place.key for kind in technologies for place in kind.seen] == ["place-display"] * 8


@clause("R2.11")
def test_before_the_display_is_laid_out_no_technology_is_seen() -> None:
    table = Table("hyperborea", 2, {})

    seen = [kind.seen for kind in table.game.census(table.state, 0) if kind.name[0] == "T"]

    assert seen == [[]] * len(TECHNOLOGY_TABLE.rows)


@clause("R12.1")
def test_a_replaced_technology_lies_under_its_deck_and_a_taken_one_with_its_owner() -> None:
    board = Board().shows("T1-01", "T1-02").turn_of(0).pool("TECH:1")

    board.play("replace I")
    assert board.seen(1, "T1-01") == ["under"]

    taken = board.options_of("take")[0]
    board.play(taken)
    name = next(k.name for k in board.game.census(board.g, 1) if "before" in board.seen(1, k.name))
    assert taken.endswith(name)


@clause("R7.3", "T11")
def test_a_kept_ruin_tile_is_seen_by_its_owner_alone() -> None:
    board = both_keep()

    assert board.seen(0, "RS-01")[0] == "hand"
    assert set(board.seen(1, "RS-01")) == {""}
    assert set(board.seen(SPECTATOR, "RS-01")) == {""}


@clause("R7.3")
def test_a_ruin_tile_that_was_used_is_seen_by_all() -> None:
    board = Board().all_hexes(*MIDDLE).figures(0, "e4", 3).turn_of(0)
    board.play("enter e4 2")
    tiles = [kind.name for kind in board.game.census(board.g, 0) if kind.name in RUIN_NAMES]
    found = next(name for name in tiles if "hand" in board.seen(0, name))
    assert set(board.seen(1, found)) == {""}

    board.play("use")

    assert "discard" in board.seen(1, found)


@clause("R2.6")
def test_equal_ruin_tiles_are_counted_together_and_bear_one_name() -> None:
    board, words = Board(), {lang: Words(lang, "hyperborea") for lang in ("de", "en")}

    tiles = {k.name: k.copies for k in board.game.census(board.g, 0) if k.name in RUIN_NAMES}

    assert sum(tiles.values()) == len(RUIN_BACK)
    for name, copies in tiles.items():
        row = RUIN_TABLE.rows[RUIN_NAMES.index(name)]
        alike = [
            tile
            for tile, other in enumerate(RUIN_TABLE.rows)
            if (other.text("back"), other.text("effect")) == (row.text("back"), row.text("effect"))
        ]
        assert len(alike) == copies
        for lang in words.values():
            assert len({lang.say(ruin_word(tile)) for tile in alike}) == 1


@clause("R2.3")
def test_a_hex_is_unseen_until_it_is_turned_up() -> None:
    board = Board()
    assert board.seen(0, "C1") == [""]

    board.hex("d4", "C1")

    assert board.seen(0, "C1") == ["board"]
