"""The protocol of agents: one line of JSON for each question, over stdin and stdout.

docs/protocol.md tells it to those who write agents.
"""

import json
import shlex
from functools import cache
from hashlib import sha256
from time import monotonic
from typing import Any, Final, NamedTuple

from aevum.agents.child import Broken, Child, TimeUp, printable
from aevum.agents.question import Question, Refused
from aevum.bots.bot import Forfeit, Glimpse
from aevum.bots.series import Outcome
from aevum.kernel.game import Game, Settings
from aevum.text import Words, languages
from aevum.text.rules import rules_text, short_reference

VERSION: Final = 1
ATTEMPTS: Final = 3
"""So many answers to one question; the last of them must be an option."""

USUAL_SECONDS: Final = 30.0
"""So long an agent may take for one question, all its attempts together."""

TO_GET_READY: Final = 20
"""So many times longer it may take until it is ready for its first game."""

TO_LEAVE: Final = 1.0
WANTED: Final = ("view", "sentences", "text", "rules")
"""What an agent may want to be told beside the notation."""


class Place(NamedTuple):
    """The game that an agent sits down to, its seat, and a seed for its own chance."""

    game: Game
    seats: int
    seat: int
    settings: Settings
    seed: int


class Wishes(NamedTuple):
    """What an agent wants to be told, in which language, and how it calls itself."""

    name: str = ""
    lang: str = "en"
    wants: tuple[str, ...] = ("view", "sentences")


class Agent:
    """A program that speaks the protocol, from hello to bye; it plays one game at a time."""

    def __init__(self, command: str, seconds: float = USUAL_SECONDS) -> None:
        self.command = command
        self.seconds = seconds
        self.asked = 0
        try:
            self.child = Child(shlex.split(command))
            self.wishes = self.hello()
        except Broken as broken:
            raise Forfeit(f"the agent '{command}' did not get ready: {broken}") from broken

    # Before a game

    def hello(self) -> Wishes:
        """Greet the program, and read what it wants."""
        self.tell("hello", protocol=VERSION, seconds=self.seconds, attempts=ATTEMPTS)
        try:
            line = self.child.listen(monotonic() + self.seconds * TO_GET_READY)
            return read_wishes(line)
        except (Broken, ValueError) as error:
            self.child.end()
            raise Broken(str(error)) from error

    def sit_down(self, place: Place) -> None:
        """Tell of a new game."""
        self.words = words_of(self.wishes.lang, place.game.name)
        more = {}
        if "rules" in self.wishes.wants:
            whole = rules_text(place.game.name, self.wishes.lang)
            more["rules_text"] = short_reference(whole)
        self.tell(
            "game",
            game=place.game.name,
            seats=place.seats,
            seat=place.seat,
            options=dict(place.settings),
            rules=place.game.rules,
            tables=place.game.tables_hash(),
            seed=opaque(place.seed),
            **more,
        )

    # During a game

    def answer(self, glimpse: Glimpse) -> int:
        """Ask until an option is named; a few attempts and a limited time, or the game is lost."""
        question = Question(glimpse, self.words)
        self.asked += 1
        self.tell("question", **self.told(question))
        end = monotonic() + self.seconds
        refused = Refused("", "")
        for left in reversed(range(ATTEMPTS)):
            line = self.line_until(end)
            try:
                return read_answer(line, self.asked, question)
            except Refused as refusal:
                refused = refusal
                why = {"clause": refusal.clause, "reason": refusal.reason}
                self.tell("refused", id=self.asked, **why, attempts_left=left)
        raise self.forfeit(f"gave no legal answer in {ATTEMPTS} attempts, at last: {refused}")

    def told(self, question: Question) -> dict[str, Any]:
        """Gather what a question tells this agent."""
        wants = self.wishes.wants
        told: dict[str, Any] = {"id": self.asked, "seat": question.glimpse.seat}
        told |= {"prompt": question.prompt(), "options": question.notation()}
        if "sentences" in wants:
            told["sentences"] = question.sentences()
        if "view" in wants:
            told["view"] = question.glimpse.view
        if "text" in wants:
            told["text"] = question.text()
        return told

    def line_until(self, end: float) -> bytes:
        """Wait for a line until a time."""
        try:
            return self.child.listen(end)
        except TimeUp as late:
            raise self.forfeit(f"gave no answer within {self.seconds:g} s") from late
        except Broken as broken:
            raise self.forfeit(f"gave no answer: {broken}") from broken

    def forfeit(self, fault: str) -> Forfeit:
        """End the program; its seat has lost the game, and this is why."""
        self.child.end()
        return Forfeit(printable(f"the agent '{self.command}' {fault}"))

    # After a game

    def stand_up(self, seat: int, outcome: Outcome) -> None:
        """Tell what came of the game."""
        self.tell("result", seat=seat, scores=outcome.scores, winners=outcome.winners)

    def bye(self) -> None:
        """Take leave, and end the program."""
        self.child.part(line_of("bye"), TO_LEAVE)

    def tell(self, kind: str, **told: Any) -> None:
        """Tell the program one thing."""
        self.child.tell(line_of(kind, **told))


def line_of(kind: str, **told: Any) -> bytes:
    """Write a message as one line."""
    return json.dumps({"type": kind, **told}, ensure_ascii=False).encode() + b"\n"


def opaque(seed: int) -> int:
    """Make a seed for the agent's own chance, from which that of the game cannot be worked out."""
    return int.from_bytes(sha256(str(seed).encode()).digest()[:6], "big")


@cache
def words_of(lang: str, game: str) -> Words:
    """Load the sentences of a game, once in each process."""
    return Words(lang, game)


def read_object(line: bytes) -> dict[str, Any]:
    """Read a line that must be one JSON object."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict):
        raise ValueError(f"it said what is no JSON object: {shown(line)}")
    return told


def read_wishes(line: bytes) -> Wishes:
    """Read the line by which an agent says that it is ready."""
    told = read_object(line)
    if told.get("type") != "ready":
        raise ValueError(f"it did not say that it is ready, but: {shown(line)}")
    name, lang = told.get("name", ""), told.get("lang", "en")
    wants = told.get("wants", list(Wishes().wants))
    if lang not in languages():
        raise ValueError(f"there is no language {shown(lang)}; choose from {languages()}")
    if not isinstance(wants, list) or not all(one in WANTED for one in wants):
        raise ValueError(f"it wants {shown(wants)}; choose from {list(WANTED)}")
    return Wishes(printable(str(name)[:80]), lang, tuple(wants))


def read_answer(line: bytes, number: int, question: Question) -> int:
    """Find the option that a line names, by its notation, its number or its index."""
    try:
        told = read_object(line)
    except ValueError as error:
        raise Refused("", str(error)) from error
    if told.get("id", number) != number:
        raise Refused("", f"the question is {number}, not {shown(told['id'])}")
    index, answer = told.get("index"), told.get("answer")
    if isinstance(index, int) and not isinstance(index, bool):
        return question.at(index)
    if isinstance(answer, str):
        return question.read(printable(answer))
    raise Refused("", "an answer has an 'answer', a text, or an 'index', a number")


def shown(thing: object) -> str:
    """Quote what an agent said, not more than is needed to find it."""
    text = thing.decode("utf-8", "replace") if isinstance(thing, bytes) else repr(thing)
    return f"{text[:120]} ..." if len(text) > 120 else text
