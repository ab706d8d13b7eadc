"""Through the Ages in the terminal."""

from aevum.cli.terminal.through_the_ages.board import AgesDrawing

DRAWING = AgesDrawing
