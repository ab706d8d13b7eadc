"""A question as one seat may know it: in notation, in sentences, and as one text to be read.

Whoever answers names an option by its notation or by its number in the text. What is no option is
refused with the clause that forbids it, where there is one.
"""

from typing import Final

from aevum.bots.bot import Glimpse
from aevum.kernel.errors import BadNotation
from aevum.kernel.game import Game
from aevum.kernel.message import Msg, seat_name
from aevum.kernel.state import State
from aevum.text import Words

LONGEST_ANSWER: Final = 200
"""No notation of any game has so many letters."""

WRAPPING: Final = " \t\r\n[]`.\"'"
"""What readers put around an answer, and means nothing."""


class Refused(ValueError):
    """An answer that is no option: the clause that forbids it, empty if none does, and why."""

    def __init__(self, clause: str, reason: str) -> None:
        ValueError.__init__(self, f"{clause}: {reason}" if clause else reason)
        self.clause = clause
        self.reason = reason


def glimpse_of(game: Game, known: State, seat: int, options: list[int]) -> Glimpse:
    """Give a glimpse of a position that was dealt anew for the seat already."""
    glimpse = Glimpse(game, None, seat, options)
    glimpse._known = known
    return glimpse


class Question:
    """What a seat is asked, out of its glimpse and nothing else."""

    def __init__(self, glimpse: Glimpse, words: Words) -> None:
        self.glimpse = glimpse
        self.words = words
        self.game = glimpse.game
        self.known = glimpse.known()
        self.options = glimpse.options

    def prompt(self) -> str:
        """Put the question into words."""
        return self.words.say(self.game.prompt(self.known))

    def notation(self) -> list[str]:
        """Write every option in notation."""
        return [self.game.to_text(self.known, option) for option in self.options]

    def sentences(self) -> list[str]:
        """Put every option into words."""
        return [self.words.say(self.game.label(self.known, option)) for option in self.options]

    def position(self) -> list[str]:
        """Tell the whole position in sentences."""
        return [self.words.say(line) for line in self.game.lines(self.known, self.glimpse.seat)]

    def text(self) -> str:
        """Write all of it as one text: who is asked, the position, the question, the options."""
        you = Msg(
            "agent-you",
            seat=seat_name(self.glimpse.seat),
            game=Msg(f"web-game-{self.game.name.replace('_', '-')}"),
            seats=self.known.seats,
        )
        options = [
            f"{number}. {sentence} [{notation}]"
            for number, (sentence, notation) in enumerate(
                zip(self.sentences(), self.notation(), strict=True), 1
            )
        ]
        parts = [[self.words.say(you)], self.position(), [self.prompt(), *options]]
        parts.append([self.words.say(Msg("agent-answer"))])
        return "\n\n".join(map("\n".join, parts)) + "\n"

    def read(self, answer: str) -> int:
        """Find the option that an answer names by its notation or by its number."""
        if len(answer) > LONGEST_ANSWER:
            raise self.refused(Msg("agent-too-long", most=LONGEST_ANSWER))
        line = " ".join(answer.strip(WRAPPING).split()).lower()
        notation = [text.lower() for text in self.notation()]
        if line in notation:
            return self.options[notation.index(line)]
        if line.isascii() and line.isdigit():
            return self.at(int(line) - 1)
        raise self.why_not(line)

    def at(self, index: int) -> int:
        """Give the option at a place, counted from nought."""
        if not 0 <= index < len(self.options):
            raise self.refused(Msg("agent-no-number", count=len(self.options)))
        return self.options[index]

    def why_not(self, line: str) -> Refused:
        """Say by which clause a notation is not offered, or that it is none."""
        try:
            reason = self.game.why_not(self.known, self.glimpse.seat, line)
        except BadNotation:
            reason = None
        if reason is None:
            return self.refused(Msg("agent-not-understood", line=line))
        return self.refused(Msg(reason.key), reason.clause)

    def refused(self, why: Msg, clause: str = "") -> Refused:
        """Put a refusal into words."""
        return Refused(clause, self.words.say(why))
