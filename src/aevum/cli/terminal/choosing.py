"""A question that asks for a set: members are named in any order, taken back, and confirmed."""

from aevum.cli.terminal.answers import Choice, groups_of, matching
from aevum.cli.terminal.caution import is_sure
from aevum.cli.terminal.commands import Order, read_order
from aevum.cli.terminal.desk import Desk
from aevum.cli.terminal.orders import explain, obey
from aevum.kernel.action import DONE
from aevum.kernel.errors import BadNotation
from aevum.kernel.message import Msg
from aevum.record.naming import name_members
from aevum.record.sets import Look, SetQuestion
from aevum.text.words import MissingSentence

BACK = "-"
"""Before a member it takes that one back, alone the last one."""


def count_of(question: SetQuestion, chosen: int) -> Msg:
    """Say how many are chosen of how many that are wanted and allowed."""
    least, most = question.least, question.most
    if least == most:
        return Msg("set-count-exact", n=chosen, most=most)
    if least == 0:
        return Msg("set-count-free", n=chosen, most=most)
    if least == 1:
        return Msg("set-count-most", n=chosen, most=most)
    return Msg("set-count", n=chosen, least=least, most=most)


class Choosing:
    """One person puts a set together."""

    def __init__(self, desk: Desk, question: SetQuestion) -> None:
        self.desk = desk
        self.question = question
        self.chosen: list[int] = []
        self.is_over = False

    def ask(self) -> None:
        """Put the question until the set is confirmed, or something else becomes of the table."""
        self.put_question()
        while not self.is_over:
            self.read(self.desk.screen.ask("> "))

    # Showing

    def look(self) -> Look:
        """See what fits to the members that were chosen."""
        return self.question.look(self.chosen)

    def choices(self) -> list[Choice]:
        """Number what fits, then what may be answered besides; to confirm is 0."""
        look = self.look()
        offered = [*look.fitting, *look.others]
        done = [self.choice(0, DONE)] if look.may_confirm else []
        return [self.choice(number, action) for number, action in enumerate(offered, 1)] + done

    def choice(self, number: int, action: int) -> Choice:
        """Write one answer in notation and in words."""
        game, state = self.question.game, self.question.known
        notation = game.to_text(state, action)
        if action == DONE and self.chosen:
            return Choice(number, action, notation, self.confirm())
        return Choice(number, action, notation, self.desk.text(game.label(state, action)))

    def confirm(self) -> str:
        """Say what is confirmed; a game need not have words of its own for it."""
        try:
            return self.desk.text(self.question.confirm(self.chosen))
        except MissingSentence:
            return self.desk.text(Msg("set-confirm", n=len(self.chosen)))

    def put_question(self) -> None:
        """Write the question, what is chosen, what fits, and how to confirm."""
        desk, question = self.desk, self.question
        choices = self.choices()
        desk.screen.line()
        state = self.look().state or question.known
        desk.say(question.game.prompt(state), "bold")
        width = len(str(len(choices)))
        for group in groups_of(choices):
            desk.screen.items([desk.item(choice, width, len(group)) for choice in group])
        self.tell_chosen()
        desk.say(Msg("set-how"), "dim")

    def tell_chosen(self) -> None:
        """Say which members are chosen, and how many there can be."""
        labels = [self.choice(0, member).label for member in self.chosen]
        count = count_of(self.question, len(labels))
        self.desk.say(Msg("set-chosen", count=count, labels=labels) if labels else count)

    # Reading

    def read(self, line: str) -> None:
        """Carry out one line: a command, a member or several, one to take back, or the end."""
        order = read_order(line, self.desk.commands)
        found = matching(self.choices(), line) if line else []
        is_exact = len(found) == 1 and found[0].notation.lower() == line.lower()
        if order is not None and not is_exact:
            self.obey(order)
        elif self.chosen and line.startswith(BACK):
            self.take_back(line.removeprefix(BACK))
        elif len(found) == 1:
            self.give(found[0])
        elif not line:
            self.put_question()
        elif not self.name(line):
            self.complain(line, found)

    def obey(self, order: Order) -> None:
        """Obey a command; undo takes a member back as long as one is chosen."""
        if order.name == "undo" and self.chosen:
            self.take_back("")
            return
        obey(self.desk, order)
        self.is_over = self.desk.table.set_asked() is not self.question
        if not self.is_over:
            self.put_question()

    def give(self, choice: Choice) -> None:
        """Choose a member, or end the set by an answer that is none."""
        if choice.action in self.look().fitting:
            self.chosen.append(choice.action)
            self.put_question()
        else:
            self.play(choice.action)

    def play(self, then: int) -> None:
        """Carry out the set and what ends it; who thinks again goes on choosing."""
        table = self.desk.table
        if is_sure(self.desk, self.question.moves(self.chosen, then)):
            table.play_set(self.chosen, "person", then)
            self.is_over = True
            return
        self.is_over = table.set_asked() is not self.question
        if not self.is_over:
            self.put_question()

    def name(self, line: str) -> bool:
        """Choose the members that a line names, by notation or by numbers; say whether it does."""
        words = line.replace(",", " ").split()
        if all(word.isdecimal() for word in words):
            by_number = {str(choice.number): choice.notation for choice in self.choices()}
            words = [by_number.get(word, word) for word in words]
        try:
            named = name_members(self.question, " ".join(words))
        except BadNotation:
            return False
        for member in named.members:
            if member not in self.look().fitting:
                self.desk.say(Msg("set-no-fit", label=self.choice(0, member).label), "yellow")
                break
            self.chosen.append(member)
        look = self.look()
        is_all = named.is_done or not (look.fitting or look.others)
        if is_all and look.may_confirm and self.chosen[-len(named.members) :] == named.members:
            self.play(DONE)
        else:
            self.put_question()
        return True

    def take_back(self, line: str) -> None:
        """Take a member back that was chosen: the last one, or the one that is named."""
        chosen = [self.choice(at, member) for at, member in enumerate(self.chosen, 1)]
        found = matching(chosen, line) if line.strip() else chosen[-1:]
        if len({choice.action for choice in found}) == 1:
            self.chosen.remove(found[-1].action)
            self.put_question()
        else:
            self.complain(BACK + line, found)

    def complain(self, line: str, found: list[Choice]) -> None:
        """Say that a line is no answer, or could be several."""
        if found:
            some = ", ".join(choice.notation for choice in found[:6])
            self.desk.say(Msg("play-ambiguous", line=line, some=some), "yellow")
        else:
            explain(self.desk, line)
