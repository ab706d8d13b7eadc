"""The store: what happened at every table is kept here before anybody is told that it happened."""

from aevum.server.store.kept import Change, Event, History, KeptTable, Played, Standing, TakenBack
from aevum.server.store.store import CannotOpen, Store

__all__ = [
    "CannotOpen",
    "Change",
    "Event",
    "History",
    "KeptTable",
    "Played",
    "Standing",
    "Store",
    "TakenBack",
]
