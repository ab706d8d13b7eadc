"""Sets over the wire: any order, one answer, and nothing that is no set."""

from collections.abc import Iterator

import pytest

from tests.server.kit import HERE, LINK, Guest, Message, Served

LAID = {"map": "random", "settling": "players"}


@pytest.fixture
def settler(served: Served) -> Iterator[Guest]:
    """Let a browser sit where three first tokens of Tempus are to be placed."""
    name, key = served.open(HERE, HERE, HERE, options=LAID, seed=3)
    with served.guest(name, key) as guest:
        guest.until_revision(0)
        guest.sit(guest.now["position"]["asked"])
        yield guest


def wish(guest: Guest, chosen: list[int], **more: int) -> Message:
    """Fill in from where and at which revision something is wished."""
    seat = guest.now["position"]["seat"]
    return {"rev": guest.now["rev"], "seat": seat, "chosen": chosen, **more}


def group_of(guest: Guest) -> list[Message]:
    """Choose three tokens from the south to the north, each of those that still fit."""
    chosen: list[int] = []
    gathering = guest.now["position"]["asked_set"]["start"]
    by_action = {member["action"]: member for member in gathering["members"]}
    while gathering["fitting"]:
        chosen.append(gathering["fitting"][-1])
        gathering = guest.ask("gather", **wish(guest, chosen))["gathering"]
    assert gathering["may_confirm"]
    return [by_action[action] for action in chosen]


def test_a_position_tells_that_a_set_is_asked_for(settler: Guest) -> None:
    asked = settler.now["position"]["asked_set"]

    assert (asked["least"], asked["most"]) == (3, 3)
    assert asked["start"]["fitting"] == [one["action"] for one in asked["start"]["members"]]
    assert not asked["start"]["may_confirm"]
    assert asked["start"]["confirm"]["key"] == "confirm-settle"
    assert all(one["text"].startswith("settle ") for one in asked["start"]["members"])


def test_a_set_in_any_order_is_one_answer(settler: Guest) -> None:
    group = group_of(settler)
    before, seat = settler.now["position"]["view"], settler.now["position"]["seat"]

    done = settler.ask("confirm", **wish(settler, [one["action"] for one in group]))
    now = settler.until_revision(done["rev"])
    settled = [entry["said"]["args"]["hex"] for entry in settler.log if entry["seat"] == seat]

    assert done["type"] == "done"
    assert now["position"]["at"] == 3
    assert sorted(settled) == sorted(one["text"].split()[1] for one in group)
    assert settled != [one["text"].split()[1] for one in group]
    assert now["position"]["view"] != before


def test_only_the_asked_seat_is_told_of_its_set(served: Served) -> None:
    name, key = served.open(HERE, LINK, LINK, options=LAID, seed=5)
    with served.guest(name, key) as host:
        links = served.claim_all(name, host)
        with served.guest(name, links["1"]) as one, served.guest(name, links["2"]) as two:
            by_seat = {0: host, 1: one, 2: two}
            for who in by_seat.values():
                who.until_revision(0)
            asked = by_seat[host.now["position"]["asked"]]
            others = [who for who in by_seat.values() if who is not asked]

            assert asked.now["position"]["asked_set"] is not None
            assert all(who.now["position"]["asked_set"] is None for who in others)


def test_notation_names_several_members_in_any_order(settler: Guest) -> None:
    group = [one["text"].split()[1] for one in group_of(settler)]
    seat, rev = settler.now["position"]["seat"], settler.now["rev"]

    some = settler.ask("say", rev=rev, seat=seat, text=f"settle {group[0]} {group[1]}")
    whole = settler.ask("say", rev=rev, seat=seat, text=f"settle {', '.join(group)}")

    assert some["type"] == "gathered"
    assert len(some["gathering"]["chosen"]) == 2
    assert whole["type"] == "done"
    assert settler.until_revision(whole["rev"])["position"]["at"] == 3


def test_what_is_no_set_is_refused_in_one_sentence_and_changes_nothing(settler: Guest) -> None:
    first, second, third = (one["action"] for one in group_of(settler))
    rev = settler.now["rev"]

    refused = [
        settler.ask("confirm", **wish(settler, chosen))["reason"]["key"]
        for chosen in ([first], [first, second], [first] * 3, [first, second, third, third], [1])
    ]
    unknown = settler.ask("gather", **wish(settler, [first, 99]))
    then = settler.ask("confirm", **wish(settler, [first, second], then=77))
    old = settler.ask("confirm", **{**wish(settler, [first, second, third]), "rev": rev + 1})

    assert set(refused) == {"web-refused-set"}
    assert unknown["reason"]["key"] == then["reason"]["key"] == "web-refused-set"
    assert old["reason"]["key"] == "web-refused-old"
    settler.send("confirm", id="long", **wish(settler, [first] * 129))
    assert settler.until("refused")["rev"] == rev


def test_where_one_answer_is_expected_nothing_is_gathered(served: Served) -> None:
    name, key = served.open(HERE, HERE, HERE, options={"map": "random", "settling": "automatic"})
    with served.guest(name, key) as guest:
        guest.until_revision(0)
        guest.sit(guest.now["position"]["asked"])

        answer = guest.ask("gather", **wish(guest, []))

    assert guest.now["position"]["asked_set"] is None
    assert answer["reason"]["key"] == "web-refused-no-set"
