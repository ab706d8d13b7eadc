"""What a browser at a table asks for."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from aevum.record.weighing import Care
from aevum.server.messages.arrangements import CastVote, GiveOrder, Vacation
from aevum.server.messages.talk import Talk
from aevum.server.messages.words import Action, Chosen, Count, Key, Line, Mark, Seat


class Hello(Struct, tag="hello"):
    """The first message: the key of a seat or of the host; without one a spectator comes."""

    key: Key = ""


class Sit(Struct, tag="sit"):
    """Look from another seat that this key may play: the hand-over of a shared browser."""

    seat: Seat


class Heed(Struct, tag="heed"):
    """Say when the person wants to confirm an answer; every answer says it anew."""

    care: Care


class Play(Struct, tag="play"):
    """Answer the open question with one of the choices; `id` makes sending it twice harmless."""

    id: Mark
    rev: Count
    seat: Seat
    action: Action
    care: Care = "never"
    is_sure: bool = False
    """It was in doubt, and is confirmed."""


class Gather(Struct, tag="gather"):
    """Ask which members still fit to those chosen, where the open question asks for a set."""

    id: Mark
    rev: Count
    seat: Seat
    chosen: Chosen


class Confirm(Struct, tag="confirm"):
    """Answer the open question with a set, its members in any order, and with what ends it.

    That is to be done, 0, or another answer that may come after the members.
    """

    id: Mark
    rev: Count
    seat: Seat
    chosen: Chosen
    then: Action = 0
    care: Care = "never"
    is_sure: bool = False


class Say(Struct, tag="say"):
    """Answer the open question in notation; of a set several members, in any order.

    They are named besides those that are chosen already.
    """

    id: Mark
    rev: Count
    seat: Seat
    text: Line
    care: Care = "never"
    is_sure: bool = False
    chosen: Chosen = field(default_factory=list)


class Undo(Struct, tag="undo"):
    """Take back one decision, or all back to the start of the turn."""

    id: Mark
    rev: Count
    seat: Seat
    to: Literal["step", "turn"]


class Redo(Struct, tag="redo"):
    """Play the next decision again that was taken back."""

    id: Mark
    rev: Count
    seat: Seat


class Back(Struct, tag="back"):
    """Be back at a seat for which a bot stands in."""

    id: Mark
    seat: Seat


class Why(Struct, tag="why"):
    """Ask by which clause an action in notation is not offered."""

    id: Mark
    seat: Seat
    text: Line


class Look(Struct, tag="look"):
    """Ask for the position after so many actions, as a seat may see it."""

    id: Mark
    at: Count
    seat: Seat


class Describe(Struct, tag="describe"):
    """Ask for the position after so many actions in sentences, as far as a seat may know it."""

    id: Mark
    at: Count
    seat: Seat


class Census(Struct, tag="census"):
    """Ask for every kind of card after so many actions, counted as a seat may."""

    id: Mark
    at: Count
    seat: Seat


class Again(Struct, tag="again"):
    """Ask for the whole position: what was said to differ cannot be laid on what is here."""


class Preview(Struct, tag="preview"):
    """Ask what a choice would do; only the newest such question is answered."""

    id: Mark
    rev: Count
    seat: Seat
    action: Action


class Hint(Struct, tag="hint"):
    """Ask what somebody strong would answer; only the newest such question is answered."""

    id: Mark
    rev: Count
    seat: Seat


class Allow(Struct, tag="allow"):
    """Allow hints at the table, or do not; only the host may, and never among strangers."""

    id: Mark
    hints: bool


class Review(Struct, tag="review"):
    """Have the game reviewed that is over, or go on with that; it is kept with the table."""

    id: Mark


class StopReview(Struct, tag="stop-review"):
    """Leave off reviewing; what has been found so far is kept."""

    id: Mark


Request: TypeAlias = (
    Hello
    | Sit
    | Heed
    | Play
    | Gather
    | Confirm
    | Say
    | Undo
    | Redo
    | Why
    | Look
    | Describe
    | Census
    | Preview
    | Hint
    | Allow
    | Review
    | StopReview
    | Again
    | Talk
    | Back
    | CastVote
    | Vacation
    | GiveOrder
)
