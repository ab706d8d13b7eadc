"""The marks of the seats, the same in every game: a colour and a shape, never a colour alone."""

from typing import Final

SHAPES: Final = ("●", "■", "▲", "◆", "★", "✚")

COLOURS: Final = ("#E69F00", "#56B4E9", "#009E73", "#F0E442", "#CC79A7", "#D55E00")
"""The set of Okabe and Ito, which people with any kind of colour vision can tell apart."""


def style_of(seat: int) -> str:
    """Give the style of a seat's pieces: dark on its colour."""
    return f"bold #000000 on {COLOURS[seat]}"
