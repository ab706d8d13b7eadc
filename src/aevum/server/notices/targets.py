"""Where notices are sent: never to this machine or its network, unless whoever runs it allows it.

A name is looked up once, and what was found is both checked and connected to; so a name cannot
lead elsewhere in between.
"""

import asyncio
import socket
from collections.abc import Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

from aevum.kernel.message import Msg
from aevum.server.refusal import Refusal

SECONDS: Final = 10.0
"""So long a receiver has to answer."""

ALLOTTED: Final = IPv6Network("2000::/3")
"""All addresses of IPv6 that were given to anybody on the net stand here."""

BRIDGE: Final = IPv6Network("64:ff9b::/96")
"""Where IPv4 is reached by way of a translator its addresses are the end of these."""

GONE: Final = (404, 410)
"""So says a receiver that is not there any more."""


class NotDelivered(Exception):
    """A receiver did not take a notice; if it is gone it never will."""

    def __init__(self, why: str, *, is_gone: bool = False) -> None:
        super().__init__(why)
        self.is_gone = is_gone


def checked_target(target: str, *, near: bool) -> str:
    """Refuse an address that no notice is sent to, as far as can be told without looking it up."""
    try:
        parts = urlsplit(target)
        host, _port = parts.hostname or "", parts.port
    except ValueError:
        host, parts = "", urlsplit("")
    schemes = ("https", "http") if near else ("https",)
    is_plain = target.isascii() and target.isprintable() and " " not in target
    is_good = parts.scheme in schemes and host and is_plain and not parts.username
    if not is_good or (is_number(host) and not may_reach(host, near=near)):
        raise Refusal(Msg("web-refused-target"))
    return target


def is_number(host: str) -> bool:
    """Say whether a host is given by its address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def may_reach(address: str, *, near: bool) -> bool:
    """Say whether notices may go to an address."""
    inner = within(ip_address(address.partition("%")[0]))
    is_allotted = isinstance(inner, IPv4Address) or inner in ALLOTTED
    return near or (inner.is_global and is_allotted and not inner.is_multicast)


def within(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """Find the address of IPv4 that one of IPv6 leads to, if it does."""
    if isinstance(address, IPv4Address):
        return address
    if address in BRIDGE:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or address


class Careful(httpcore.AsyncNetworkBackend):
    """Opens lines to addresses that may be reached, and to no others."""

    def __init__(self, *, near: bool) -> None:
        self.near = near
        self.inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Look a name up, and open a line to the first address that may be reached."""
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        allowed = [one for one in addresses if may_reach(one, near=self.near)]
        if not allowed:
            raise NotDelivered("the address is not one that notices go to", is_gone=True)
        return await self.inner.connect_tcp(allowed[0], port, timeout, local_address)

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Open no lines within this machine."""
        raise NotDelivered("the address is not one that notices go to", is_gone=True)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self.inner.sleep(seconds)


class Carrier:
    """Carries notices to addresses over HTTP; it follows nobody elsewhere and reads no answers."""

    def __init__(self, *, near: bool) -> None:
        self.near = near
        self.pool = httpcore.AsyncConnectionPool(network_backend=Careful(near=near))

    async def carry(
        self, target: str, body: bytes, headers: Mapping[str, str], method: str = "POST"
    ) -> None:
        """Hand something over, or say why it could not be."""
        named = [("Host", urlsplit(target).netloc), *headers.items()]
        limits = dict.fromkeys(("connect", "read", "write", "pool"), SECONDS)
        try:
            async with (
                asyncio.timeout(SECONDS),
                self.pool.stream(
                    method,
                    checked_target(target, near=self.near),
                    headers=named,
                    content=body,
                    extensions={"timeout": limits},
                ) as answer,
            ):
                status = answer.status
        except (httpcore.NetworkError, httpcore.TimeoutException, OSError) as error:
            raise NotDelivered(f"no answer: {type(error).__name__}") from error
        except (httpcore.LocalProtocolError, Refusal, ValueError, TypeError) as error:
            raise NotDelivered("nothing can be sent there", is_gone=True) from error
        except httpcore.ProtocolError as error:
            raise NotDelivered("that was no answer") from error
        if not 200 <= status < 300:
            raise NotDelivered(f"the answer was {status}", is_gone=status in GONE)

    async def close(self) -> None:
        """Close all lines."""
        await self.pool.aclose()
