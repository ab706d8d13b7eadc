"""The civilizations by number; made from the table by `generate.py`."""

from typing import Final

CARTHAGINIANS: Final = 0
GAULS: Final = 1
EGYPTIANS: Final = 2
CELT_IBERIANS: Final = 3
PHOENICIANS: Final = 4
MYCENAEANS: Final = 5
TROJANS: Final = 6
MAURETANIANS: Final = 7
MINOANS: Final = 8
ROMANS: Final = 9
