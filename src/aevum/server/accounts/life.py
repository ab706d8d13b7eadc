"""How long what belongs to accounts is good for."""

from typing import Final

SESSION_DAYS: Final = 90
"""A browser that is not seen for so long is logged out."""

SEEN_SECONDS: Final = 3600
"""So seldom is noted that a browser was seen."""

INVITATION_DAYS: Final = 30
LETTER_HOURS: Final = 24
"""So long an invitation can be used, and a link in a letter."""
