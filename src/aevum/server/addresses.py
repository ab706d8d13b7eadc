"""The addresses at which others reach this server."""

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, NamedTuple

import ifaddr

EVERYWHERE: Final = ("0.0.0.0", "::")
"""Who serves at one of these serves at every address of the machine."""


class Place(NamedTuple):
    """Where a server was told to serve."""

    host: str = "127.0.0.1"
    port: int = 0

    @property
    def is_near(self) -> bool:
        """Say whether it is reached from this machine only."""
        return self.host == "localhost" or is_loopback(self.host)

    def addresses(self) -> list[str]:
        """List the addresses of its pages for others, those of the own network first."""
        if self.is_near:
            return []
        if self.host not in EVERYWHERE:
            return [page_at(self.host, self.port)]
        with_six = self.host == "::"
        found = [one for one in own_addresses() if with_six or one.version == 4]
        found.sort(key=lambda one: (one.version, not one.is_private))
        return [page_at(str(one), self.port) for one in found]


def is_loopback(host: str) -> bool:
    """Say whether a host is the machine itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def own_addresses() -> list[IPv4Address | IPv6Address]:
    """List the addresses of the machine that others can use."""
    texts = [
        ip.ip if isinstance(ip.ip, str) else ip.ip[0]
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]
    found = [ip_address(text) for text in dict.fromkeys(texts)]
    return [one for one in found if not one.is_loopback and not one.is_link_local]


def page_at(host: str, port: int) -> str:
    """Write the address of the pages at a host."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
