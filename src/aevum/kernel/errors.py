"""What the doors of the engine refuse; inside the engine nothing raises these."""


class IllegalAction(ValueError):
    """The action is understood, but the rules do not allow it now."""


class BadNotation(ValueError):
    """The text is not the notation of any action of this game."""


class BadOption(ValueError):
    """An unknown option of a game, a value it does not have, or a number of seats it is not for."""


class BadRecord(ValueError):
    """The file is not a record, or it has been cut off or changed."""


class BadTable(ValueError):
    """A row of a table of a game does not say what it must."""
