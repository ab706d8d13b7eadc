"""Which card does what: the deed that its row of the table names."""

from typing import Final

from aevum.games.inner_sea.cards.adding import Adding
from aevum.games.inner_sea.cards.converting import Poet, Prophet, Rebellion, Usurper
from aevum.games.inner_sea.cards.deed import Deed, Nothing
from aevum.games.inner_sea.cards.harming import (
    CivilWar,
    Earthquake,
    Flood,
    GreatFire,
    Heresy,
    Locusts,
    Pirates,
    Plague,
    Storm,
    TidalWave,
    Volcano,
)
from aevum.games.inner_sea.cards.journeys import Migration, Pilgrimage
from aevum.games.inner_sea.cards.revolts import BarbarianRaid, MercenaryRevolt, SlaveRevolt
from aevum.games.inner_sea.cards.rivals import AtOneRival, Bread, Drought, Inspiration, TaxRevolt
from aevum.games.inner_sea.cards.temples import (
    Blasphemy,
    BloodOffering,
    Investing,
    Philosopher,
    Restoration,
    SandsOfTime,
)
from aevum.games.inner_sea.cards.ventures import Fervor, Fleet, Income, Navigator, Trade
from aevum.games.inner_sea.tables import CARD_CLASS, CARD_TABLE

NOTHING: Final = Nothing()
DEED_OF: Final[dict[str, Deed]] = {
    "building": NOTHING,
    "adding": Adding(),
    "at_one_rival": AtOneRival(),
    "barbarian_raid": BarbarianRaid(),
    "blasphemy": Blasphemy(),
    "blood_offering": BloodOffering(),
    "bread": Bread(),
    "civil_war": CivilWar(),
    "drought": Drought(),
    "earthquake": Earthquake(),
    "fervor": Fervor(),
    "fleet": Fleet(),
    "flood": Flood(),
    "great_fire": GreatFire(),
    "heresy": Heresy(),
    "income": Income(),
    "inspiration": Inspiration(),
    "locusts": Locusts(),
    "mercenary_revolt": MercenaryRevolt(),
    "migration": Migration(),
    "navigator": Navigator(),
    "philosopher": Philosopher(),
    "pilgrimage": Pilgrimage(),
    "pirates": Pirates(),
    "plague": Plague(),
    "poet": Poet(),
    "prophet": Prophet(),
    "rebellion": Rebellion(),
    "restoration": Restoration(),
    "sands_of_time": SandsOfTime(),
    "slave_revolt": SlaveRevolt(),
    "storm": Storm(),
    "tax_revolt": TaxRevolt(),
    "tidal_wave": TidalWave(),
    "trade": Trade(),
    "usurper": Usurper(),
    "volcano": Volcano(),
}
"""The deeds of actions by the effect that a row of the table names; the Architect builds."""
EFFECTS: Final[list[tuple[str, ...]]] = [
    tuple(DEED_OF),
    ("fighting",),
    ("negating",),
    ("investing",),
    ("atlantis", "breath", "invasion", "omen"),
]
"""What a card may name as its effect, by its class."""


def read_deeds() -> list[Deed]:
    """List the deed of every card; cards that are not played as an action have an empty one."""
    deeds: list[Deed] = [NOTHING]
    for row in CARD_TABLE.rows:
        effects = EFFECTS[CARD_CLASS[len(deeds)]]
        effect = effects[row.one_of("effect", effects)]
        if effect == "investing":
            deeds.append(Investing())
        else:
            deeds.append(DEED_OF.get(effect, NOTHING))
    return deeds


DEEDS: Final = read_deeds()
