"""How much one address, or one key, may ask of the server: so much at once, and so much a second.

The address is that of the other end of the line; what a proxy on this machine says of whom it
speaks for is believed, and nobody else's word. The machine itself has no limits.
"""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from aevum.server.refusal import Refusal, too_many
from aevum.server.tallies import REFUSED


class Limit(NamedTuple):
    """So much is granted at once, and so much more in an hour."""

    at_once: int
    per_hour: int


LIMITS: Final[Mapping[str, Limit]] = {
    "connections": Limit(200, 7200),
    "tables": Limit(60, 120),
    "records": Limit(20, 120),
    "requests": Limit(600, 72_000),
    "questions": Limit(400, 72_000),
    "moves": Limit(400, 72_000),
    "talk": Limit(20, 720),
    "thoughts": Limit(40, 1200),
    "log-ins": Limit(20, 120),
    "names": Limit(200, 1200),
    "sign-ups": Limit(10, 20),
    "letters": Limit(5, 10),
    "past": Limit(60, 3600),
    "secrets": Limit(10, 60),
    "one secret": Limit(100, 600),
    "friends": Limit(40, 200),
    "reports": Limit(10, 30),
    "tournaments": Limit(10, 10),
}
"""Records and thoughts of the coach cost the most; a question is whatever a table is asked besides
that changes nothing. Names are those that somebody tries to log in with, from wherever."""

MOST_LINES: Final = 200
"""So many lines to tables are open from one address at a time."""

LONGEST_WAIT: Final = 2.0
"""Who is ahead of the limits by no more than so many seconds waits; who is, further, is refused."""

MOST_KNOWN: Final = 20_000
"""So many addresses and keys are remembered; whoever was not heard of for longest is forgotten."""

HOUR: Final = 3600.0

MOST_CLAIMS: Final = 200
LONGEST_RECORD: Final = 2 * 1024 * 1024
"""So many tables are summed up at once, and so long is a record that is read."""


class Bucket(NamedTuple):
    """What is left of a limit, and when it was looked at."""

    left: float
    looked: float


class Limits:
    """What everybody has asked for; who is nobody in particular has no limits."""

    def __init__(self, generosity: float = 1.0, clock: Callable[[], float] = monotonic) -> None:
        self.generosity = generosity
        """All limits are multiplied by this; with 0 there are none."""
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.lines: Counter[str] = Counter()
        self.grants: Counter[tuple[str, str]] | None = None
        """What was granted here and other processes have yet to hear of, if there are any."""

    def take(self, what: str, who: str) -> None:
        """Grant one more, or refuse."""
        if (seconds := self.ahead(what, who)) > 0:
            raise refusal(what, seconds)
        self.grant(what, who)

    def wait(self, what: str, *everybody: str) -> float:
        """Grant one more after some seconds, or refuse what would have to wait for too long."""
        seconds = max(self.ahead(what, who) for who in everybody)
        if seconds > LONGEST_WAIT:
            raise refusal(what, seconds)
        for who in everybody:
            self.grant(what, who)
        return seconds

    def ahead(self, what: str, who: str) -> float:
        """Say in how many seconds one more can be granted."""
        if not who or not self.generosity:
            return 0.0
        per_second = LIMITS[what].per_hour * self.generosity / HOUR
        return max(0.0, (1 - self.left(what, who)) / per_second)

    def left(self, what: str, who: str) -> float:
        """Say how much is left to somebody."""
        most = LIMITS[what].at_once * self.generosity
        bucket = self.buckets.get((what, who))
        if bucket is None:
            return most
        passed = self.clock() - bucket.looked
        return min(most, bucket.left + passed * LIMITS[what].per_hour * self.generosity / HOUR)

    def grant(self, what: str, who: str) -> None:
        """Take one from what is left to somebody."""
        if not who or not self.generosity:
            return
        self.count(what, who, 1)
        if self.grants is not None:
            self.grants[what, who] += 1

    def count(self, what: str, who: str, many: int) -> None:
        """Take what was granted to somebody, here or elsewhere, from what is left."""
        self.buckets[what, who] = Bucket(self.left(what, who) - many, self.clock())
        self.buckets.move_to_end((what, who))
        if len(self.buckets) > MOST_KNOWN:
            self.buckets.popitem(last=False)

    @contextmanager
    def line(self, who: str) -> Iterator[None]:
        """Hold a line open, or refuse one too many."""
        self.take("connections", who)
        if who and self.generosity and self.lines[who] >= MOST_LINES * self.generosity:
            raise refusal("connections", LONGEST_WAIT)
        self.lines[who] += 1
        try:
            yield
        finally:
            self.lines[who] -= 1
            if not self.lines[who]:
                del self.lines[who]


def refusal(what: str, seconds: float) -> Refusal:
    """Refuse one more, and count that."""
    REFUSED.add(what)
    return too_many(ceil(seconds))


def who_is(host: str) -> str:
    """Name whom an address stands for: all of a network's in IPv6, nobody for this machine."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is None:
            return "" if address.is_loopback else str(IPv6Address(int(address) >> 64 << 64))
        address = address.ipv4_mapped
    return "" if address.is_loopback else str(address)
