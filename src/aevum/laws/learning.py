"""The laws of the language for learners: its actions have one place each, its tensor tells all."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from aevum.games.common.language import layout_of, tensor_of
from aevum.games.common.layout import SLOTS
from aevum.kernel.game import SPECTATOR, Game
from aevum.kernel.rng import Rng
from aevum.kernel.state import State
from aevum.laws.broken import BrokenLaw
from aevum.laws.laws import Law, demand, difference
from aevum.record.codec import field_names

if TYPE_CHECKING:
    from aevum.games.common.sections import Tensor

Sight: TypeAlias = tuple[tuple[int, ...], Any]
"""A position as a tensor and as a view."""

SEATS: Final = "seats"
MOST_NARROW: Final = 255
MOST_WIDE: Final = (1 << 15) - 1
PLACES: Final = 20
"""So many places of a layout are looked at, beside those of the answers."""
CHILDREN: Final = 5
"""So many answers are tried for positions that differ in little."""
MUTANTS: Final = 12
"""So many positions are made that differ in one or two numbers."""


def the_layout_inverts(game: Game, g: State, seed: int) -> None:
    """Demand that every answer has a place of its own, and every place one action."""
    law = "the layout inverts"
    layout = layout_of(game)
    if layout is None:
        return
    for action in g.legal():
        try:
            back = layout.action(layout.flat(action))
        except ValueError as error:
            raise BrokenLaw(law, f"'{game.to_text(g, action)}': {error}") from error
        demand(back == action, law, f"the place of {action} has {back}")
    for place in Random(seed).choices(range(layout.size), k=PLACES):
        back = layout.flat(layout.action(place))
        demand(back == place, law, f"the action at {place} has its place at {back}")


def questions_fit_the_slots(_game: Game, g: State, _seed: int) -> None:
    """Demand that no question offers more answers than there are slots."""
    offered = len(g.legal())
    demand(offered <= SLOTS, "questions fit the slots", f"{offered} answers: {g.explain()}")


def tensors_fill_their_sections(game: Game, g: State, _seed: int) -> None:
    """Demand that every seat's tensor is as long as its sections, its numbers as wide as these."""
    law = "tensors fill their sections"
    tensor = tensor_of(game)
    if tensor is None:
        return
    before = g.copy()
    for seat in range(g.seats):
        numbers = written(tensor, g, seat)
        length = len(numbers)
        demand(length == tensor.LENGTH, law, f"{length} numbers, not {tensor.LENGTH}")
        wrong = [i for i, n in enumerate(numbers[: tensor.NARROW]) if not 0 <= n <= MOST_NARROW]
        wrong += [i for i, n in enumerate(numbers) if not ~MOST_WIDE <= n <= MOST_WIDE]
        told = [f"{place_of(tensor, i)}: {numbers[i]}" for i in wrong[:3]]
        demand(not wrong, law, f"seat {seat} reads {', '.join(told)}")
        demand(fills_only(tensor, g, seat, numbers), law, f"seat {seat} reads of another's row")
    demand(g.copy() == before, law, "writing changed the state")


def tensors_hide_what_they_must(game: Game, g: State, seed: int) -> None:
    """Demand that a seat's tensor is the same with all dealt anew that it cannot know."""
    tensor = tensor_of(game)
    if tensor is None:
        return
    for seat in range(g.seats):
        one = written(tensor, g, seat)
        other = written(tensor, game.resample(g, seat, seed), seat)
        apart = [place_of(tensor, i) for i in range(tensor.LENGTH) if one[i] != other[i]]
        law = "tensors hide what they must"
        demand(not apart, law, f"seat {seat} reads what it cannot know: {', '.join(apart[:3])}")


def tensors_tell_all(game: Game, g: State, seed: int) -> None:
    """Demand that positions whose tensors are equal look the same to the seat.

    They are compared among positions that differ in little: after one answer or another, dealt
    anew for others, or with a number or two changed where no invariant objects.
    """
    tensor = tensor_of(game)
    if tensor is None:
        return
    random = Random(seed)
    seat = random.choice((max(g.asked, 0), random.randrange(g.seats)))
    like = [g, *children(g, random), *dealings(game, g, random)]
    looks = [sight(game, tensor, state, seat) for state in like]
    looks += filter(None, (sight_of_mutant(game, tensor, m, seat) for m in mutants(g, random)))
    seen: dict[tuple[int, ...], Any] = {}
    for numbers, shown in looks:
        apart = difference(seen.setdefault(numbers, shown), shown)
        demand(not apart, "tensors tell all", f"seat {seat} is not told of {apart}")


def sight(game: Game, tensor: "Tensor", g: State, seat: int) -> Sight:
    """Look at a position in both ways."""
    return tuple(written(tensor, g, seat)), game.view(g, seat)


def sight_of_mutant(game: Game, tensor: "Tensor", g: State, seat: int) -> Sight | None:
    """Look at a changed position, unless an invariant objects or it cannot be looked at."""
    try:
        return None if game.broken_invariant(g) else sight(game, tensor, g, seat)
    except Exception:
        return None


def written(tensor: "Tensor", g: State, seat: int) -> list[int]:
    """Write the tensor of a seat."""
    out: list[int] = []
    tensor.write(g, seat, out)
    return out


def fills_only(tensor: "Tensor", g: State, seat: int, numbers: list[int]) -> bool:
    """Say whether a tensor between two others leaves these as they are."""
    room = tensor.blank(3)
    tensor.fill(g, seat, room, tensor.LENGTH)
    nothing = [0] * tensor.LENGTH
    return [*room] == [*nothing, *numbers, *nothing]


def place_of(tensor: "Tensor", index: int) -> str:
    """Name the number at an index by its section, row and column."""
    for section in tensor.SECTIONS:
        at = index - section.offset
        if at < section.length:
            row, column = divmod(at, len(section.columns))
            return f"{section.name}[{row}].{section.columns[column]}"
    return f"number {index}"


def children(g: State, random: Random) -> Iterator[State]:
    """Give some positions that come after one answer; they differ in what that did."""
    options = g.legal()
    for action in random.sample(options, min(CHILDREN, len(options))):
        child = g.copy()
        child.apply(action)
        yield child


def dealings(game: Game, g: State, random: Random) -> Iterator[State]:
    """Give positions dealt anew for a spectator and for somebody."""
    for seat in (SPECTATOR, random.randrange(g.seats)):
        yield game.resample(g, seat, random.getrandbits(32))


class Leaf(NamedTuple):
    """A number of a state: in which object or list it stands, and where in it."""

    holder: Any
    key: Any

    def read(self) -> int:
        """Read the number."""
        if isinstance(self.key, str):
            return int(getattr(self.holder, self.key))
        return int(self.holder[self.key])

    def change(self, number: int) -> None:
        """Put another number in its place; what is true or false stays so."""
        if isinstance(self.key, int):
            self.holder[self.key] = number
        elif isinstance(getattr(self.holder, self.key), bool):
            setattr(self.holder, self.key, number % 2 == 1)
        else:
            setattr(self.holder, self.key, number)


def leaves(thing: Any, field: str, found: dict[str, list[Leaf]]) -> None:
    """Gather the numbers of a state by the field that they stand in.

    Chance is left out, the number of seats, and what has no copy() and so never changes. Lists that
    copies of a state share are no longer shared by this one.
    """
    if isinstance(thing, list):
        for i, item in enumerate(thing):
            if isinstance(item, int):
                found.setdefault(field, []).append(Leaf(thing, i))
            else:
                leaves(item, field, found)
    elif hasattr(thing, "copy") and not isinstance(thing, Rng):
        for name in field_names(type(thing)):
            if name == SEATS:
                continue
            inner = f"{type(thing).__name__}.{name}"
            if isinstance(getattr(thing, name), list):
                setattr(thing, name, unshared(getattr(thing, name)))
            if isinstance(getattr(thing, name), int):
                found.setdefault(inner, []).append(Leaf(thing, name))
            else:
                leaves(getattr(thing, name), inner, found)


def unshared(things: list[Any]) -> list[Any]:
    """Copy a list and the lists in it."""
    return [unshared(item) if isinstance(item, list) else item for item in things]


def mutants(g: State, random: Random) -> Iterator[State]:
    """Give copies with one number changed, or two exchanged, whatever that does.

    Less than nought mostly means nobody or nothing: only fields that know it get it.
    """
    for _ in range(MUTANTS):
        mutant = g.copy()
        found: dict[str, list[Leaf]] = {}
        leaves(mutant, "", found)
        field, elsewhere = random.choices(list(found.values()), k=2)
        elsewhere = random.choice((field, elsewhere))
        one, other = random.choice(field), random.choice(elsewhere)
        held, changed = one.read(), one.read() + random.choice((1, -1))
        if random.random() < 1 / 2 and may_hold(field, changed):
            one.change(changed)
            yield mutant
        elif may_hold(field, other.read()) and may_hold(elsewhere, held):
            one.change(other.read())
            other.change(held)
            yield mutant


def may_hold(field: list[Leaf], number: int) -> bool:
    """Say whether a number may stand in a field: less than nought only beside such."""
    return number >= 0 or min(leaf.read() for leaf in field) < 0


CHEAP: Final[list[Law]] = [the_layout_inverts, questions_fit_the_slots]

COSTLY: Final[list[Law]] = [
    tensors_fill_their_sections,
    tensors_hide_what_they_must,
    tensors_tell_all,
]
