"""What whoever starts a server decides about strangers."""

from ipaddress import ip_address
from socket import gethostname
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from aevum.server.keeping import Keeping
from aevum.server.messages.accounts import Mode


class Online(NamedTuple):
    """What whoever starts a server decides about accounts, and how people are told things."""

    accounts: Mode = "off"
    mail: str = ""
    """Who carries letters, as in smtps://name:password@host?from=table@example.org."""
    address: str = ""
    """Where the pages stand for everybody, as in https://games.example.org."""
    near_hooks: bool = False
    """Whether notices may go to addresses of this machine and its own network."""


class Watch(NamedTuple):
    """How whoever starts a server wants to be told how it goes."""

    log: Literal["text", "json"] = "text"
    metrics: str = ""
    """Where Prometheus asks, as in 127.0.0.1:9464; nobody does without."""


class Policy(NamedTuple):
    """For which names the server answers, how generous it is, and how long it keeps tables."""

    hosts: frozenset[str] = frozenset()
    """Names besides those of this machine and all addresses."""
    generosity: float = 1.0
    """All limits are multiplied by this; with 0 there are none."""
    keeping: Keeping = Keeping()
    online: Online = Online()
    watch: Watch = Watch()
    processes: int = 1
    """So many processes like this one share the machine."""

    def knows(self, host: str) -> bool:
        """Say whether a browser that came by this host may have meant this server.

        A page elsewhere can point a name of its own at this machine, but no address and none of
        the names that the machine has at home.
        """
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        own = gethostname().lower()
        homes = {"localhost", own, f"{own}.local", own.partition(".")[0]}
        return "*" in self.hosts or name in homes | self.hosts or is_address(name)


def is_address(name: str) -> bool:
    """Say whether a host is given by its number."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


USUAL = Policy()
