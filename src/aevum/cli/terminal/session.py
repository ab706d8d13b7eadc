"""A whole evening: people and bots answer in turn until the game is over or somebody leaves."""

from aevum.bots import Clock, Glimpse
from aevum.cli.scoring import score_lines
from aevum.cli.terminal.answers import Choice, matching
from aevum.cli.terminal.caution import is_sure
from aevum.cli.terminal.choosing import Choosing
from aevum.cli.terminal.commands import read_order
from aevum.cli.terminal.desk import Desk
from aevum.cli.terminal.orders import Leave, explain, obey
from aevum.cli.terminal.saving import save, tell_how_to_go_on
from aevum.cli.terminal.screen import EndOfInput
from aevum.kernel.message import Msg


def run(desk: Desk) -> None:
    """Play until the game is over; who leaves earlier finds the game in a file."""
    try:
        desk.say(Msg("play-welcome"))
        if desk.table.game.reconstructed():
            desk.say(Msg("play-reconstructed"))
        while not desk.table.state.is_over:
            decide(desk)
        finish(desk)
    except (EndOfInput, KeyboardInterrupt):
        if save(desk):
            tell_how_to_go_on(desk)
    except Leave:
        return


def decide(desk: Desk) -> None:
    """Let whoever is asked give one answer."""
    table = desk.table
    seat = table.state.asked
    if seat not in table.seating.people:
        bot = table.seating.bot_at(seat)
        state, turn = table.state, len(table.record.moves)
        glimpse = Glimpse(table.game, state, seat, state.legal(), turn)
        table.play(bot.choose(glimpse, Clock()), "bot")
    elif (of_set := table.next_of_set()) is not None:
        table.play(of_set, "set")
    elif (only := table.only_answer()) is None or table.must_wait(only):
        ask_person(desk, seat)
    else:
        desk.give_only_answer(seat, only)


def ask_person(desk: Desk, seat: int) -> None:
    """Show a person what has happened and what is asked, and carry out the answer."""
    desk.hand_over(seat)
    desk.tell_news()
    question = desk.table.set_asked()
    choosing = Choosing(desk, question) if question else None
    choices = choosing.choices() if choosing else desk.choices()
    if desk.is_board_due(choices):
        desk.show_board(choices)
    if choosing:
        choosing.ask()
        return
    desk.put_question(choices)
    answer = read_answer(desk, choices)
    if answer is not None and is_sure(desk, [answer.action]):
        desk.table.play(answer.action, "person")


def read_answer(desk: Desk, choices: list[Choice]) -> Choice | None:
    """Read lines until one is an answer; None if the question has to be put anew."""
    while True:
        line = desk.screen.ask("> ")
        order = read_order(line, desk.commands)
        found = matching(choices, line) if line else []
        if len(found) == 1 and (order is None or found[0].notation.lower() == line.lower()):
            return found[0]
        if order is not None:
            obey(desk, order)
            return None
        if not line:
            return None
        if found:
            some = ", ".join(choice.notation for choice in found[:6])
            desk.say(Msg("play-ambiguous", line=line, some=some), "yellow")
        else:
            explain(desk, line)


def finish(desk: Desk) -> None:
    """Tell how the game ended, and keep it."""
    game, state = desk.table.game, desk.table.state
    desk.seat = desk.table.seating.people[0] if desk.seat < 0 else desk.seat
    desk.tell_news()
    desk.show_board([])
    desk.screen.line()
    scores = game.scores(state)
    for seat in sorted(range(state.seats), key=lambda seat: -scores[seat]):
        for line in score_lines(game, state, seat):
            desk.say(line)
    winners = game.winners(state)
    names = ", ".join(desk.names[seat] for seat in winners)
    desk.say(Msg("play-winners", count=len(winners), names=names), "bold")
    save(desk)
