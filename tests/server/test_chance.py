"""Chance at a table: nobody can work it out, and whoever may know it is named."""

import json
import random
from contextlib import ExitStack

import pytest

import aevum
from aevum.record import Record
from tests.server.kit import HERE, LINK, RANDOM, Guest, Served
from tests.server.test_http import post_record


def record_of(served: Served, name: str, key: str) -> Record:
    """Fetch the record of a table."""
    answer = served.http.get(
        f"/api/tables/{name}/record", headers={"Authorization": f"Bearer {key}"}
    )
    assert answer.status_code == 200, answer.text
    return Record.parse(answer.text)


def test_a_table_draws_its_seed_from_at_least_128_bits(served: Served) -> None:
    seeds = [record_of(served, *served.open(HERE, HERE, HERE)).seed for _ in range(8)]

    assert len(set(seeds)) == 8
    assert max(seeds).bit_length() > 120


@pytest.mark.parametrize("bit", [0, 33, 70, 97, 127])
def test_all_bits_of_its_seed_shape_the_game(served: Served, bit: int) -> None:
    text = record_of(served, *served.open(HERE, HERE, HERE, game="through_the_ages")).format()
    seed = next(line for line in text.split("\n") if line.startswith("seed "))
    other = text.replace(seed, f"seed {int(seed.split()[1]) ^ 1 << bit}")

    views = [
        aevum.game("through_the_ages").view(record.first_state(), -1)
        for record in map(Record.parse, (text, other))
    ]

    assert views[0]["row"] != views[1]["row"]


@pytest.mark.parametrize("seed", [None, 7])
def test_every_seat_and_spectator_is_told_whether_the_seed_was_chosen(
    served: Served, seed: int | None
) -> None:
    name, key = served.open(HERE, LINK, RANDOM, seed=seed)

    with served.guest(name, key) as host:
        welcome = host.until("welcome")
        claimed = served.claim(name, welcome["links"]["1"])
        with served.guest(name, claimed) as guest, served.guest(name) as watcher:
            told = [welcome, guest.until("welcome"), watcher.until("welcome")]

    assert [one["open_seed"] for one in told] == [seed is not None] * 3


def test_a_game_from_a_record_has_a_seed_that_is_known(served: Served) -> None:
    record = Record.begin("tempus", 3, 5)
    opened = post_record(served, record.format()).json()

    with served.guest(opened["table"]) as watcher:
        assert watcher.until("welcome")["open_seed"]


def words_of(seed: int) -> list[str]:
    """Write a seed and the words of its key as they could stand in a message."""
    return [str(seed), *(str(seed >> place & 0xFFFFFFFF) for place in range(0, 128, 32))]


def answer(guests: list[Guest], chance: random.Random) -> None:
    """Let whoever is asked answer, after some looks at what may be looked at."""
    asked = guests[-1].now["position"]["asked"]
    guest = guests[asked]
    guest.until_asked(asked)
    place = {"rev": guest.now["rev"], "seat": asked}
    action = chance.choice(guest.now["position"]["choices"])["action"]
    guest.ask("preview", action=action, **place)
    guest.ask("describe", at=0, seat=asked)
    done = guest.ask("play", action=action, **place)
    for one in guests:
        one.until_revision(done["rev"])


@pytest.mark.parametrize("game", aevum.game_names())
def test_no_message_of_a_game_under_way_carries_the_seed_or_the_key(
    served: Served, game: str
) -> None:
    name, key = served.open(HERE, LINK, LINK, game=game)
    chance = random.Random(3)
    with ExitStack() as come:
        host = come.enter_context(served.guest(name, key))
        links = served.claim_all(name, host)
        guests = [
            host,
            *(come.enter_context(served.guest(name, links[seat])) for seat in "12"),
            come.enter_context(served.guest(name)),
        ]
        guests[-1].until("now")
        for _ in range(25):
            answer(guests, chance)
        heard = json.dumps([one.heard for one in guests])

    seed = served.seed_of(name)
    assert seed.bit_length() > 64
    assert not [word for word in words_of(seed) if len(word) > 6 and word in heard]
