"""Hyperborea in the terminal: the realm in letters, or in sentences."""

from aevum.cli.terminal.hyperborea.board import HyperboreaDrawing

DRAWING = HyperboreaDrawing

__all__ = ["DRAWING", "HyperboreaDrawing"]
