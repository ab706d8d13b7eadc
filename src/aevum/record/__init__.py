"""Games on paper: states as plain lists, and records that replay to the same end."""

from aevum.record.record import Record

__all__ = ["Record"]
