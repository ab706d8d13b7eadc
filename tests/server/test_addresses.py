"""Where others reach the server: every address of the machine, or none."""

from ipaddress import IPv4Address, ip_address

import pytest

from aevum.server import addresses
from aevum.server.addresses import Place
from tests.server.kit import Served

OWN = ["8.8.4.4", "192.168.1.5", "fd00::5"]


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.0.1.1"])
def test_a_server_for_this_machine_alone_has_no_address_for_others(host: str) -> None:
    assert Place(host, 8765).is_near
    assert Place(host, 8765).addresses() == []


def test_a_server_at_one_address_is_reached_there() -> None:
    assert Place("192.168.1.5", 80).addresses() == ["http://192.168.1.5:80"]


def test_a_server_at_every_address_names_them_all_the_nearest_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(addresses, "own_addresses", lambda: [ip_address(one) for one in OWN])

    four = ["http://192.168.1.5:80", "http://8.8.4.4:80"]
    assert Place("0.0.0.0", 80).addresses() == four
    assert Place("::", 80).addresses() == [*four, "http://[fd00::5]:80"]


def test_the_addresses_of_the_machine_are_none_that_only_it_can_use() -> None:
    found = addresses.own_addresses()

    assert not any(one.is_loopback for one in found)
    assert all(isinstance(one, IPv4Address) or one.version == 6 for one in found)


def test_the_page_is_told_that_others_do_not_reach_it(served: Served) -> None:
    assert served.http.get("/api/addresses").json() == {"addresses": [], "is_near": True}
