"""What is asked and told about being told that it is somebody's turn."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Channel: TypeAlias = Literal["mail", "push", "discord", "slack", "matrix", "json"]

Minutes: TypeAlias = Annotated[int, Meta(ge=0, le=10_080)]
"""So long a turn waits before somebody is told of it."""


class NewReceiver(Struct):
    """A wish to be told: by which way, where, and how soon."""

    kind: Channel
    minutes: Minutes
    target: Annotated[str, Meta(max_length=2000)] = ""
    """The address of a hook, or what the browser calls a subscription; for letters nothing."""


class Receiver(Struct):
    """Where somebody is told; of an address only its host is shown."""

    id: str
    kind: Channel
    target: str
    minutes: int
    is_on: bool
    trouble: str
    """The key of the sentence that says why it was switched off; empty if it was not."""


class ChangedReceiver(Struct):
    """Other wishes for where somebody is told."""

    minutes: Minutes
    is_on: bool


class Receivers(Struct):
    """Where somebody is told, and what a browser needs to be told by push."""

    receivers: list[Receiver]
    push_key: str
