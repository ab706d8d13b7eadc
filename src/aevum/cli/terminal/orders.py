"""What the commands do; they change nothing in the game except to take back and play again."""

import re
from collections.abc import Callable
from typing import Final

from rich.markdown import Markdown
from rich.text import Text

from aevum.cli.terminal.cards import card_lines
from aevum.cli.terminal.commands import COMMANDS, Order, names_of
from aevum.cli.terminal.desk import Desk
from aevum.cli.terminal.saving import save, tell_how_to_go_on
from aevum.kernel.errors import BadNotation
from aevum.kernel.message import Msg
from aevum.record.weighing import CARES
from aevum.text import languages
from aevum.text.rules import rules_text, short_reference

LOG_LINES: Final = 30


class Leave(Exception):
    """The people leave the table; the game is kept."""


def obey(desk: Desk, order: Order) -> None:
    """Carry out one command."""
    ORDERS[order.name](desk, order.rest)


def show_help(desk: Desk, _rest: str) -> None:
    """Tell how to answer, and list the commands."""
    desk.say(Msg("help-answers"))
    width = max(len(names_of(command, desk.words)[0]) for command in COMMANDS)
    for command in COMMANDS:
        name = names_of(command, desk.words)[0]
        if desk.screen.plain:
            desk.screen.line(f"{name}: {desk.text(command.help)}")
        else:
            item = Text().append(f"  {name:<{width}}  ", "bold cyan")
            desk.screen.draw(item.append(desk.text(command.help)))


def show_board(desk: Desk, _rest: str) -> None:
    """Show the whole board once more, with its legend."""
    desk.seen_board = []
    desk.show_board(desk.choices())


def show_me(desk: Desk, _rest: str) -> None:
    """Tell what only this person may know."""
    for line in desk.drawing.own_lines(desk.table.view(desk.seat)):
        desk.screen.line(line)


def show_players(desk: Desk, _rest: str) -> None:
    """Tell how everybody stands."""
    view = desk.table.view(desk.seat)
    if desk.screen.plain:
        for line in desk.drawing.player_lines(view):
            desk.screen.line(line)
    else:
        desk.screen.draw(desk.drawing.players(view))


def show_cards(desk: Desk, rest: str) -> None:
    """Tell how many cards of each group are unseen, or what is known of those that are named."""
    for line in card_lines(desk, rest):
        desk.screen.line(line)


def show_log(desk: Desk, rest: str) -> None:
    """Tell the latest entries of the journal, or as many as are asked for."""
    most = int(rest) if rest.isdecimal() and int(rest) > 0 else LOG_LINES
    for note in desk.table.state.notes_for(desk.seat)[-most:]:
        desk.say(desk.table.tell(note))


def show_rules(desk: Desk, rest: str) -> None:
    """Show the rules on one page, or the clauses that are asked for."""
    try:
        text = rules_text(desk.table.game.name, desk.words.lang)
        part = clauses(text, rest) if rest else short_reference(text)
    except (OSError, ValueError):
        desk.say(Msg("play-no-rules"))
        return
    if not part:
        desk.say(Msg("play-no-clause", line=rest))
    elif desk.screen.plain:
        desk.screen.line(spoken(part))
    else:
        desk.screen.draw(Markdown(part))


def show_sources(desk: Desk, _rest: str) -> None:
    """Tell what of the game is reconstructed, and how it can be corrected."""
    for msg in desk.table.game.reconstructed():
        desk.say(msg)
    desk.say(Msg("play-sources"))


def clauses(text: str, wanted: str) -> str:
    """Cut one clause, such as R7.1, or all clauses of a chapter, such as R7, out of the rules."""
    name = re.escape(wanted.upper().rstrip("."))
    clause = re.compile(rf"^- \*\*{name}(?:\.\d+)?\*\*.*(?:\n(?=\s).*)*", re.MULTILINE)
    return "\n".join(clause.findall(text))


def spoken(markdown: str) -> str:
    """Take the marks out of a text that is read aloud; what goes on belongs to its line."""
    joined = re.sub(r"(?<=\S)\n *(?=[^\s|#-])(?!\d+\.)", " ", markdown.strip())
    return re.sub(r"^\|[-|]+\|\n|^#+ |^- |\*+|`", "", joined, flags=re.MULTILINE)


def show_why(desk: Desk, rest: str) -> None:
    """Tell by which clause something is not offered."""
    if rest:
        explain(desk, rest)
    else:
        desk.say(Msg("play-why-what"))


def explain(desk: Desk, line: str) -> None:
    """Tell what is wrong with a line that is no answer: no notation, or against a clause."""
    try:
        reason = desk.table.game.why_not(desk.table.state, desk.seat, line)
    except BadNotation:
        desk.say(Msg("play-not-understood", line=line), "yellow")
        return
    if reason is None:
        desk.say(Msg("play-why-offered", line=line))
    else:
        sentence = Msg(reason.key)
        desk.say(Msg("play-why", clause=reason.clause, sentence=sentence), "yellow")


def take_back(desk: Desk, _rest: str) -> None:
    """Go back to the last decision, if nobody can have learned anything since."""
    if not desk.table.marks_of(desk.seat):
        desk.say(Msg("play-cannot-undo"))
        return
    desk.table.take_back(desk.seat)
    known = len(desk.table.state.notes_for(desk.seat))
    desk.read = [min(read, known) for read in desk.read]
    desk.say(Msg("play-undone"))


def play_again(desk: Desk, _rest: str) -> None:
    """Play the next decision again that was taken back, if no other was made since."""
    if not desk.table.decisions_ahead(desk.seat):
        desk.say(Msg("play-cannot-redo"))
        return
    desk.table.play_again(desk.seat)
    desk.say(Msg("play-redone"))


def change_care(desk: Desk, _rest: str) -> None:
    """Ask back from now on in the next way: at losses, always, never."""
    table = desk.table
    table.care = CARES[(CARES.index(table.care) + 1) % len(CARES)]
    desk.say(Msg(f"play-confirm-{table.care}"))


def save_game(desk: Desk, rest: str) -> None:
    """Keep the game in a file and go on."""
    save(desk, rest)


def change_language(desk: Desk, rest: str) -> None:
    """Go on in another language; without one named, in the next that there is."""
    known = languages()
    lang = rest.lower() if rest else known[(known.index(desk.words.lang) + 1) % len(known)]
    if lang in known:
        desk.speak(lang)
        desk.say(Msg("play-language"))
    else:
        desk.say(Msg("play-no-language", line=rest, languages=", ".join(known)))


def change_plainness(desk: Desk, _rest: str) -> None:
    """Switch between the drawing and plain sentences."""
    desk.screen.plain = not desk.screen.plain
    desk.seen_board = []
    desk.say(Msg("play-plain") if desk.screen.plain else Msg("play-drawn"))


def leave(desk: Desk, _rest: str) -> None:
    """Keep the game and stop playing; a game that cannot be kept goes on."""
    if save(desk):
        tell_how_to_go_on(desk)
        raise Leave


ORDERS: Final[dict[str, Callable[[Desk, str], None]]] = {
    "help": show_help,
    "board": show_board,
    "me": show_me,
    "players": show_players,
    "cards": show_cards,
    "log": show_log,
    "rules": show_rules,
    "sources": show_sources,
    "why": show_why,
    "undo": take_back,
    "redo": play_again,
    "confirm": change_care,
    "save": save_game,
    "lang": change_language,
    "plain": change_plainness,
    "quit": leave,
}
