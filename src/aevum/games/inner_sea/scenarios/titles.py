"""The scenarios that rules speak of by name, as places in their table."""

from typing import Final

from aevum.games.inner_sea.tables import scenario_of

PLAYERS_2: Final = scenario_of("players_2")
PLAYERS_6: Final = scenario_of("players_6")
"""The line-ups for two to six players stand in one row (S2)."""
HANNIBAL: Final = scenario_of("hannibal")
ALEXANDER: Final = scenario_of("alexander")
IMPERIAL_ROME: Final = scenario_of("imperial_rome")
GOD_KING: Final = scenario_of("god_king")
GREEKS_PERSIANS: Final = scenario_of("greeks_persians")
FALL_OF_ROME: Final = scenario_of("fall_of_rome")
FALL_OF_ROME_EAST: Final = scenario_of("fall_of_rome_east")
