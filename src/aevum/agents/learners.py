"""Agents that have learned: a policy as PettingZoo has them, or a bot of OpenSpiel.

A file of one's own has a function that makes one. What it is shown comes out of a position in which
all that the seat cannot know has been dealt anew. Only here the extras of learners are loaded.
"""

from collections.abc import Callable
from typing import Any, Final

from aevum.agents.guest import Guest
from aevum.agents.protocol import Place
from aevum.bots.bot import Clock, Glimpse

NO_ACTION: Final = -1


class PolicyBot(Guest):
    """A policy: from what `env.observe(agent)` gives in aevum.rl to what `env.step` takes.

    It is made by `make(game, seats, seat, seed)` and called with the dict of arrays `observation`
    and `action_mask`, and `options` if its attribute `encoding` is `slots`.
    """

    def __init__(self, make: Callable[..., Any], seed: int) -> None:
        import aevum.rl.needs  # noqa: F401, PLC0415 (who lacks the extra is told so)

        Guest.__init__(self)
        self.make = make
        self.seed = seed
        self.policy: Any = None

    def sit_down(self, place: Place) -> None:
        """Make the policy of one game, and what it reads by."""
        from aevum.rl.language import Language  # noqa: PLC0415 (an extra)
        from aevum.rl.spaces import Page  # noqa: PLC0415

        Guest.sit_down(self, place)
        self.policy = self.make(place.game.name, place.seats, place.seat, self.seed)
        encoding: Any = getattr(self.policy, "encoding", "flat")
        self.language = Language(place.game, encoding, "win")
        self.page = Page(self.language)

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Show the policy what its seat sees, and read its answer."""
        from aevum.rl.wishes import whole  # noqa: PLC0415 (an extra)

        shown = self.page.show(glimpse.known(), glimpse.seat, glimpse.options)
        number = whole("an answer", self.policy(shown))
        layout = self.language.layout
        places = glimpse.options if layout is None else layout.places
        return places[number] if 0 <= number < len(places) else NO_ACTION


class SpielBot(Guest):
    """A bot of OpenSpiel: it is made by `make(game, player, seed)` and asked `step(state)`.

    Answers that are forced are given without it, so it does not remember them.
    """

    def __init__(self, make: Callable[..., Any], seed: int) -> None:
        import aevum.rl.needs_spiel  # noqa: F401, PLC0415 (who lacks the extra is told so)

        Guest.__init__(self)
        self.make = make
        self.seed = seed
        self.bot: Any = None

    def sit_down(self, place: Place) -> None:
        """Load the game and make the bot."""
        import pyspiel  # noqa: PLC0415 (an extra)

        from aevum.rl import open_spiel  # noqa: F401, PLC0415 (it registers the games)
        from aevum.rl.node import Recall  # noqa: PLC0415

        Guest.sit_down(self, place)
        settings = {"seats": place.seats, **place.settings}
        self.game = pyspiel.load_game(f"aevum_{place.game.name}", settings)
        self.bot = self.make(self.game, place.seat, self.seed)
        self.recall = Recall()

    def choose(self, glimpse: Glimpse, clock: Clock) -> int:
        """Ask the bot in a state whose seat remembers what it saw and answered."""
        from aevum.rl.wishes import whole  # noqa: PLC0415 (an extra)

        state = self.game.new_initial_state()
        state.node.position = glimpse.known()
        state.node.recalls[glimpse.seat] = self.recall
        number = whole("an answer", self.bot.step(state))
        layout = self.game.language.every_action
        action = layout.action(number)
        page = self.game.page
        page.sheet.observe(0, glimpse.known(), glimpse.seat)
        self.recall.add(page.parts["observation"].tobytes(), number)
        return int(action)


LEARNERS: Final[dict[str, Callable[[Callable[..., Any], int], Guest]]] = {
    "policy": PolicyBot,
    "openspiel": SpielBot,
}
"""Those who have learned, by what their names begin with."""
