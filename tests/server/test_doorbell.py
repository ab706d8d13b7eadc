"""The doorbell of a table."""

import asyncio

from aevum.server.doorbell import Doorbell


async def heard_first(bell: Doorbell, listeners: dict[str, asyncio.Event]) -> list[str]:
    """Let everybody listen, ring, and see who hears it one after the other."""
    heard: list[str] = []

    async def listen(name: str, event: asyncio.Event) -> None:
        await event.wait()
        heard.append(name)

    listening = [asyncio.create_task(listen(*one)) for one in listeners.items()]
    await asyncio.sleep(0)
    bell.ring()
    await asyncio.gather(*listening)
    return heard


def test_who_watches_hears_later_and_once_of_who_comes_and_goes() -> None:
    async def hear() -> list[bool]:
        bell, player, watcher = Doorbell(), asyncio.Event(), asyncio.Event()
        bell.listen(player, is_playing=True)
        bell.listen(watcher, is_playing=False)
        bell.ring_for_players()
        bell.ring_for_players()
        heard = [player.is_set(), watcher.is_set()]
        await watcher.wait()
        assert bell.later is None
        watcher.clear()
        bell.ring_for_players()
        bell.ring()
        return [*heard, watcher.is_set(), bell.later is None]

    assert asyncio.run(hear()) == [True, False, True, True]


def test_who_plays_hears_the_bell_before_all_who_watch() -> None:
    async def evening() -> list[str]:
        bell, names = Doorbell(), [f"watcher {number}" for number in range(50)]
        listeners = {name: asyncio.Event() for name in [*names, "player"]}
        for name, listener in listeners.items():
            bell.listen(listener, is_playing=name == "player")
        return await heard_first(bell, listeners)

    assert asyncio.run(evening())[0] == "player"


def test_who_stands_up_hears_it_with_those_who_watch_and_who_leaves_does_not() -> None:
    bell, listener = Doorbell(), asyncio.Event()
    bell.listen(listener, is_playing=True)

    bell.listen(listener, is_playing=False)
    assert (bell.players, bell.watchers) == (set(), {listener})

    bell.leave(listener)
    bell.ring()
    assert not listener.is_set()
