"""Messages of the engine, ready to travel."""

from aevum.kernel.message import Msg, seat_name
from aevum.server.messages.words import Sentence
from aevum.server.refusal import sentence


def test_several_things_in_one_gap_travel_as_a_list() -> None:
    told = sentence(Msg("line", seat=seat_name(1), hexes=["e5", Msg("sea"), 3]))

    things = Sentence("list", {"0": "e5", "1": Sentence("sea"), "2": 3})
    assert told == Sentence("line", {"seat": Sentence("seat", {"n": 1}), "hexes": things})
