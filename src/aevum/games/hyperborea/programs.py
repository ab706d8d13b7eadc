"""Effects as they stand in a cell of a table: once, at the start of a turn, as a bonus, instead."""

from aevum.games.hyperborea.effects import (
    BRANCHES,
    PAY_PROGRAM,
    POINTS,
    PROGRAM_TEXTS,
    PROGRAMS,
    Reader,
    add_program,
)
from aevum.games.hyperborea.ids import EFFECTS, NONE, PAY


def read_program(where: str, text: str) -> int:
    """Read an effect as it stands in a table; equal texts are the same program."""
    if text and text in PROGRAM_TEXTS:
        return PROGRAM_TEXTS.index(text)
    reader = Reader(where, text)
    branches = reader.branches()
    reader.finish()
    return add_program(branches, text)


def mentions(program: int, effect: int) -> bool:
    """Say whether an effect occurs in a program, in any branch, also as what is paid for."""
    for branch in PROGRAMS[program]:
        atoms = BRANCHES[branch]
        for i in range(0, len(atoms), 2):
            if atoms[i] == effect:
                return True
            if atoms[i] == PAY and mentions(PAY_PROGRAM[atoms[i + 1]], effect):
                return True
    return False


class Permanent:
    """What a permanent technology or a bonus of a faction tile does while it is on (R12.6)."""

    __slots__ = ("bonus_on", "bonus_program", "instead_of", "instead_to", "sot_program")

    def __init__(self) -> None:
        self.sot_program = NONE
        self.instead_of = NONE
        self.instead_to = NONE
        self.bonus_on = NONE
        self.bonus_program = NONE


def read_permanent(where: str, text: str) -> Permanent:
    """Read SOT, INSTEAD or BONUS."""
    found = Permanent()
    reader = Reader(where, text)
    name = reader.word()
    reader.expect("(")
    if name == "INSTEAD":
        found.instead_of = reader.one_of(POINTS)
        reader.expect("=>")
        found.instead_to = reader.one_of(POINTS)
        reader.expect(")")
        reader.finish()
        return found
    if not text.endswith(")"):
        raise reader.mistake()
    if name == "SOT":
        found.sot_program = read_program(where, text[len("SOT(") : -1].strip())
        return found
    if name != "BONUS":
        raise reader.mistake()
    found.bonus_on = reader.one_of(EFFECTS)
    reader.expect("=>")
    found.bonus_program = read_program(where, text.split("=>", 1)[1][:-1].strip())
    if len(PROGRAMS[found.bonus_program]) > 1:
        raise reader.mistake()
    return found
