"""Whole games as lines that are typed at one keyboard."""

from aevum.bots import Bot, Clock, Glimpse, make_bot
from aevum.kernel.game import Value
from aevum.record import Record
from aevum.record.sets import set_question
from aevum.record.underway import Underway
from aevum.record.weighing import weigh


class AllPeople(Underway):
    """A game under way in which people sit at all seats."""

    def is_person(self, _seat: int) -> bool:
        """Everybody is one."""
        return True


def whole_game(game: str, seats: int, seed: int, options: dict[str, Value]) -> list[str]:
    """Let a greedy bot think for everybody, and write what people would type for it.

    Before a new person's question Enter is pressed, to take the keyboard over, and to confirm what
    loses something. A set is named from its last member on, and confirmed by 0.
    """
    table = AllPeople(Record.begin(game, seats, seed, options))
    bot = make_bot("greedy", seed)
    lines: list[str] = []
    sitting = -1
    while not table.state.is_over:
        table.play_forced()
        state = table.state
        if state.is_over:
            break
        if state.asked != sitting and seats > 1:
            lines.append("")
        sitting = state.asked
        lines += answer(table, bot)
    return lines


def answer(table: AllPeople, bot: Bot) -> list[str]:
    """Let a bot answer; of a set the last member is typed first, then all are confirmed.

    What is asked in between is asked after that.
    """
    question = set_question(table.game, table.state)
    if question is None:
        return play_one(table, bot)
    frame, before = table.state.stack[-1], table.state.copy()
    members: list[str] = []
    between: list[str] = []
    while True:
        is_between = len(table.state.stack) > question.depth
        is_forced = len(table.state.legal()) == 1
        (text, *_) = play_one(table, bot)
        if is_between:
            between += [] if is_forced else [text]
        elif text != "done":
            members.append(text)
        if text == "done" or not question.goes_on(table.state, frame):
            break
    named = members if question.is_growing else members[::-1]
    moves = question.moves([table.game.parse(before, text) for text in members])
    confirmed = [""] if weigh(table.game, before, moves).losses else []
    return [*named, "0", *confirmed, *between]


def play_one(table: AllPeople, bot: Bot) -> list[str]:
    """Let a bot give one answer: its notation, and Enter if that has to be confirmed."""
    state = table.state
    action = bot.choose(Glimpse(table.game, state, state.asked, state.legal()), Clock())
    text = table.game.to_text(state, action)
    confirmed = [""] if table.doubt([action]) else []
    table.play(action, "person")
    return [text, *confirmed]
