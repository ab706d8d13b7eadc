"""The laws of a single position, each a small function that raises BrokenLaw.

CHEAP laws are checked at every decision. COSTLY ones copy, resample or play on; a walk may check
them at every n-th decision only. The seed is for the chance a law needs, never the game's own.
"""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from aevum.kernel.errors import BadNotation
from aevum.kernel.game import SPECTATOR, Game
from aevum.kernel.message import Msg
from aevum.kernel.state import EVERYBODY, NOBODY, State
from aevum.laws.broken import BrokenLaw
from aevum.laws.fairness import bots_are_fair
from aevum.record.codec import dump, field_names, load
from aevum.record.page import LONGEST_LINE

Law: TypeAlias = Callable[[Game, State, int], None]
Replaced: TypeAlias = Mapping[str, tuple[str, ...]]

DEEPEST_STACK: Final = 20


def demand(holds: bool, law: str, detail: str) -> None:
    """Raise BrokenLaw unless the law holds."""
    if not holds:
        raise BrokenLaw(law, detail)


def somebody_is_asked(_game: Game, g: State, _seed: int) -> None:
    """Demand that somebody is asked and has an option, or the game is over and nobody is."""
    law = "somebody is asked"
    if g.is_over:
        demand(g.asked == NOBODY, law, f"the game is over, but seat {g.asked} is asked")
    else:
        demand(0 <= g.asked < g.seats, law, f"there is no seat {g.asked}")
        demand(len(g.legal()) > 0, law, f"seat {g.asked} has no option: {g.explain()}")


def options_are_distinct(game: Game, g: State, _seed: int) -> None:
    """Demand that no option is offered twice."""
    options = g.legal()
    twice = sorted({game.to_text(g, a) for a in options if options.count(a) > 1})
    demand(not twice, "options are distinct", f"offered twice: {', '.join(twice)}")


def options_are_pure(_game: Game, g: State, _seed: int) -> None:
    """Demand that asking for the options changes nothing, and gives the same ones again."""
    before = g.copy()
    first, second = g.legal(), g.legal()
    demand(g.copy() == before, "options are pure", "asking for the options changed the state")
    demand(first == second, "options are pure", f"first {first}, then {second}")


def things_are_conserved(game: Game, g: State, _seed: int) -> None:
    """Demand that all that the game says is conserved or consistent is so."""
    broken = game.broken_invariant(g)
    demand(not broken, "things are conserved", broken)


def the_stack_is_shallow(_game: Game, g: State, _seed: int) -> None:
    """Demand that less than twenty procedures are unfinished at a time."""
    demand(len(g.stack) < DEEPEST_STACK, "the stack is shallow", g.explain())


def scores_can_be_asked(game: Game, g: State, _seed: int) -> None:
    """Demand that scores, winners and values can be asked at any time without a change."""
    law = "scores can be asked"
    before = g.copy()
    scores = game.scores(g)
    demand(len(scores) == g.seats, law, f"{len(scores)} scores for {g.seats} seats")
    values = [game.value(g, seat) for seat in range(g.seats)]
    demand(all(type(n) is int for n in scores + values), law, f"no ints: {scores}, {values}")
    parts = [part.points for part in game.breakdown(g)]
    total = [sum(points) for points in zip(*parts, strict=True)]
    demand(total == scores, law, f"the parts {parts} do not add up to {scores}")
    winners = game.winners(g)
    demand(len(winners) > 0 or game.can_be_lost, law, "nobody wins")
    demand(winners == sorted(set(winners) & set(range(g.seats))), law, f"winners {winners}")
    demand(g.copy() == before, law, "asking for the scores changed the state")


def notation_reads_back(game: Game, g: State, _seed: int) -> None:
    """Demand that every option has a notation of its own, fit for a record, that reads back."""
    law = "notation reads back"
    before = g.copy()
    texts = {a: game.to_text(g, a) for a in g.legal()}
    for a, text in texts.items():
        fits = text.isprintable() and text == " ".join(text.split()) and "#" not in text
        demand(fits and 0 < len(text) < LONGEST_LINE - 20, law, f"'{text}' cannot be recorded")
        demand(game.parse(g, text) == a, law, f"'{text}' of action {a} does not read back")
        demand(game.why_not(g, g.asked, text) is None, law, f"a reason against '{text}'")
    demand(len(set(texts.values())) == len(texts), law, "two options have the same notation")
    demand(g.copy() == before, law, "reading or writing notation changed the state")


def garbled_notation_is_refused(game: Game, g: State, seed: int) -> None:
    """Demand that a text close to a notation is legal, or is refused with a reason.

    The reason must not tell the seat what it cannot know.
    """
    law = "garbled notation is refused"
    before = g.copy()
    random = Random(seed)
    other = game.resample(g, g.asked, seed)
    for a in random.sample(g.legal(), min(3, len(g.legal()))):
        text = garbled(game.to_text(g, a), random)
        try:
            is_legal = game.parse(g, text) in g.legal()
            reason = game.why_not(g, g.asked, text)
        except BadNotation:
            continue
        demand(is_legal == (reason is None), law, f"the reason against '{text}': {reason}")
        same = game.why_not(other, g.asked, text) == reason
        demand(same, law, f"the reason against '{text}' tells a secret: {reason}")
    demand(g.copy() == before, law, "reading garbled notation changed the state")


def a_copy_is_equal(game: Game, g: State, _seed: int) -> None:
    """Demand that a copy equals its original and shares nothing with it that can change."""
    law = "a copy is equal"
    twin = g.copy()
    demand(dump(twin) == dump(g), law, f"the copy differs in {difference(dump(g), dump(twin))}")
    demand(twin.journal is None, law, "the copy has a journal")
    demand(twin == twin.copy(), law, "a copy of the copy is not equal to it")
    own = parts(g, game.replaced)
    shared = parts(twin, game.replaced).keys() & own.keys()
    demand(not shared, law, f"the copy shares {own[min(shared)] if shared else ''}")


def a_copy_is_independent(_game: Game, g: State, seed: int) -> None:
    """Demand that playing a copy to the end leaves the original alone."""
    before = dump(g)
    random = Random(seed)
    twin = g.copy()
    while not twin.is_over:
        twin.apply(random.choice(twin.legal()))
    changed = difference(before, dump(g))
    demand(not changed, "a copy is independent", f"playing a copy changed {changed}")


def a_dump_loads(game: Game, g: State, _seed: int) -> None:
    """Demand that a state written as JSON and read again is equal and offers the same."""
    law = "a dump loads"
    written = json.loads(json.dumps(dump(g)))
    again = load(game, written)
    demand(again == g.copy(), law, f"the loaded state differs: {difference(written, dump(again))}")
    demand(again.legal() == g.legal(), law, "the loaded state offers other options")


def anybody(g: State, seed: int) -> int:
    """Choose a seat, or a spectator: in the course of a walk everybody's turn comes."""
    return Random(seed).randrange(SPECTATOR, g.seats)


def a_view_is_plain(game: Game, g: State, seed: int) -> None:
    """Demand that anybody's view is ready for JSON; looking changes nothing."""
    law = "a view is plain"
    before = g.copy()
    seat = anybody(g, seed)
    view = game.view(g, seat)
    plain = json.loads(json.dumps(view))
    demand(plain == view, law, f"the view of seat {seat} is not what JSON makes of it")
    demand(g.copy() == before, law, "looking changed the state")


def views_hide_what_they_must(game: Game, g: State, seed: int) -> None:
    """Demand that a seat sees, may do and may read the same with all else dealt anew.

    Every seat sees; anybody is told in sentences and counts.
    """
    law = "views hide what they must"
    before = g.copy()
    reader = anybody(g, seed)
    for seat in range(SPECTATOR, g.seats):
        other = game.resample(g, seat, seed)
        apart = difference(game.view(g, seat), game.view(other, seat))
        demand(not apart, law, f"seat {seat} sees a change of what it cannot know: {apart}")
        if seat == reader:
            same = game.lines(g, seat) == game.lines(other, seat)
            demand(same, law, f"seat {seat} is told what it cannot know")
            same = game.census(g, seat) == game.census(other, seat)
            demand(same, law, f"what seat {seat} counts tells what it cannot know")
        demand(other.asked == g.asked, law, f"resampling for seat {seat} asks another seat")
        if seat == g.asked:
            same = other.legal() == g.legal() and spoken(game, other) == spoken(game, g)
            demand(same, law, f"the question or its options tell seat {seat} a secret")
        if g.journal is not None:
            same = other.notes_for(seat) == g.notes_for(seat)
            demand(same, law, f"the journal of seat {seat} is not the same")
        broken = game.broken_invariant(other)
        demand(not broken, law, f"resampling for seat {seat}: {broken}")
    demand(g.copy() == before, law, "resampling changed the original")


def resampling_forgets(game: Game, g: State, seed: int) -> None:
    """Demand that what is dealt anew depends only on the seed and on what the seat may know.

    So whoever looks ahead with resampled states cannot tell two games apart that look the same
    to the seat; not even the draws to come.
    """
    law = "resampling forgets"
    if any(note[5] != EVERYBODY for note in g.journal or []):
        deals = type(game).deal_anew != Game.deal_anew or type(game).resample != Game.resample
        demand(deals, law, "something was whispered to a seat, but nothing is ever dealt anew")
    for seat in range(SPECTATOR, g.seats):
        straight = game.resample(g, seat, seed)
        detour = game.resample(game.resample(g, seat, seed + 1), seat, seed)
        if straight != detour:
            apart = difference(dump(straight), dump(detour)) or "the journal"
            raise BrokenLaw(law, f"for seat {seat}, {apart} depends on what it cannot know")
        demand(straight.rng != g.rng, law, f"seat {seat} can foresee the draws to come")


def losses_tell_no_secret(game: Game, g: State, seed: int) -> None:
    """Demand that what an answer loses is told with its clause, and by what the seat may know."""
    law = "losses tell no secret"
    if g.is_over:
        return
    before = g.copy()
    other = game.resample(g, g.asked, seed)
    for a in g.legal():
        losses = game.losses(g, g.asked, a)
        is_told = all(loss.clause and is_sayable(loss.what) for loss in losses)
        demand(is_told, law, f"no clause or no words for {losses}")
        same = game.losses(other, g.asked, a) == losses
        demand(same, law, f"'{game.to_text(g, a)}' tells seat {g.asked} a secret: {losses}")
    demand(g.copy() == before, law, "naming the losses changed the state")


def cards_can_be_counted(game: Game, g: State, seed: int) -> None:
    """Demand that nobody sees more of a kind than there are, and that each kind has its words."""
    law = "cards can be counted"
    before = g.copy()
    seat = anybody(g, seed)
    census = game.census(g, seat)
    names = [kind.name for kind in census]
    demand(len(set(names)) == len(names), law, f"a kind is counted twice among {names}")
    for kind in census:
        holds = 0 < kind.copies >= len(kind.seen)
        demand(holds, law, f"seat {seat} sees {len(kind.seen)} of {kind.copies} {kind.name}")
        said = [kind.group, kind.title, kind.text, *kind.seen]
        demand(all(map(is_sayable, said)), law, f"not all are messages: {said}")
    demand(g.copy() == before, law, "counting changed the state")


def words_are_there(game: Game, g: State, seed: int) -> None:
    """Demand that the question, every answer, and what anybody reads can be put into words."""
    law = "words are there"
    before = g.copy()
    messages = spoken(game, g) + [part.title for part in game.breakdown(g)]
    demand(all(map(is_sayable, messages)), law, f"not all are messages: {messages}")
    seat = anybody(g, seed)
    told = [game.tell(g, note) for note in g.notes_for(seat, max(0, len(g.journal or []) - 20))]
    told += game.lines(g, seat)
    demand(all(map(is_sayable, told)), law, f"not all are messages: {told}")
    demand(g.copy() == before, law, "putting it into words changed the state")


CHEAP: Final[list[Law]] = [
    somebody_is_asked,
    options_are_pure,
    options_are_distinct,
    things_are_conserved,
    the_stack_is_shallow,
    scores_can_be_asked,
]

COSTLY: Final[list[Law]] = [
    notation_reads_back,
    garbled_notation_is_refused,
    a_copy_is_equal,
    a_copy_is_independent,
    a_dump_loads,
    a_view_is_plain,
    views_hide_what_they_must,
    resampling_forgets,
    losses_tell_no_secret,
    cards_can_be_counted,
    words_are_there,
    bots_are_fair,
]


def garbled(text: str, random: Random) -> str:
    """Change a notation a little: a letter lost, doubled or replaced, or the words in disorder."""
    i = random.randrange(len(text))
    words = text.split()
    random.shuffle(words)
    changed = (
        text[:i] + text[i + 1 :],
        text[:i] + text[i] + text[i:],
        text[:i] + random.choice("0123456789abcdefgh -") + text[i + 1 :],
        " ".join(words),
        text.upper(),
        f"{text} {random.choice(words)}",
    )
    return random.choice(changed)


def spoken(game: Game, g: State) -> list[Msg]:
    """Gather the open question and its answers as messages."""
    if g.is_over:
        return []
    return [game.prompt(g), *(game.label(g, a) for a in g.legal())]


def is_sayable(msg: object) -> bool:
    """Say whether this is a message whose gaps can be filled."""
    return isinstance(msg, Msg) and all(map(is_argument, msg.args.values()))


def is_argument(value: object) -> bool:
    """Say whether this fills a gap: a number, a text, a message, or a list of such."""
    if isinstance(value, list):
        return all(map(is_argument, value))
    return isinstance(value, int | str) or is_sayable(value)


def parts(thing: Any, replaced: Replaced, path: str = "the state") -> dict[int, str]:
    """Name every list and object of a state that can change by its identity.

    An object that has no copy() never changes once made, so copies share it, like a list that is
    only ever replaced by another: whoever changes one breaks the law of independent copies.
    """
    if isinstance(thing, int) or not hasattr(thing, "copy"):
        return {}
    found = {id(thing): path}
    if isinstance(thing, list):
        for i, item in enumerate(thing):
            found |= parts(item, replaced, f"{path}[{i}]")
    else:
        kept = set(field_names(type(thing))) - set(replaced.get(type(thing).__name__, ()))
        for name in sorted(kept):
            found |= parts(getattr(thing, name), replaced, f"{path}.{name}")
    return found


def difference(one: Any, other: Any, path: str = "") -> str:
    """Name the first place where two plain structures differ; empty if they are equal."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return next(filter(None, (difference(one[k], other[k], f"{path}.{k}") for k in one)))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return next(filter(None, (difference(a, b, f"{path}[{i}]") for i, (a, b) in pairs)))
    return f"{path or 'all'}: {str(one)[:60]} against {str(other)[:60]}"
