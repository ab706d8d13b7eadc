"""The store: what happened at every table is kept here before anybody is told that it happened."""

from aevum.server.store.claim import CannotOpen, Taken
from aevum.server.store.kept import (
    Appending,
    Change,
    Event,
    History,
    KeptTable,
    Played,
    Standing,
    TakenBack,
)
from aevum.server.store.store import NOT_KEPT, Store

__all__ = [
    "NOT_KEPT",
    "Appending",
    "CannotOpen",
    "Change",
    "Event",
    "History",
    "KeptTable",
    "Played",
    "Standing",
    "Store",
    "Taken",
    "TakenBack",
]
