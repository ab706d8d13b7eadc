"""The Inner Sea in the terminal: the map region by region, or in sentences."""

from aevum.cli.terminal.inner_sea.board import InnerSeaDrawing

DRAWING = InnerSeaDrawing

__all__ = ["DRAWING", "InnerSeaDrawing"]
