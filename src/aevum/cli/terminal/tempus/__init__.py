"""Tempus in the terminal: the island in letters, or in sentences."""

from aevum.cli.terminal.tempus.board import TempusDrawing

DRAWING = TempusDrawing

__all__ = ["DRAWING", "TempusDrawing"]
