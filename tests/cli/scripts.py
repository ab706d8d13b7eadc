"""Whole games as lines that are typed at one keyboard."""

from aevum.bots import Clock, Glimpse, make_bot
from aevum.kernel.game import Value
from aevum.record import Record


def whole_game(game: str, seats: int, seed: int, options: dict[str, Value]) -> list[str]:
    """Let greedy players play to the end; return what people would have typed in their place.

    A forced answer is not asked for, and whoever comes to the keyboard presses Enter first.
    """
    record = Record.begin(game, seats, seed, options)
    bot = make_bot("greedy", seed)
    lines: list[str] = []
    sitting = -1
    while not record.state.is_over:
        state = record.state
        legal = state.legal()
        action = bot.choose(Glimpse(record.game, state, state.asked, legal), Clock())
        if len(legal) > 1:
            if state.asked != sitting and seats > 1:
                lines.append("")
            sitting = state.asked
            lines.append(record.game.to_text(state, action))
        record.play(action)
    return lines
