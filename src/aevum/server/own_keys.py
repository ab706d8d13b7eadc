"""The keys of whoever is logged in: where a browser names no key, that of the account counts.

The porter of the accounts puts them into what is known of a request; without accounts there are
none.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from aevum.server.messages.tables import Claim

OWN_KEYS: Final = "own_keys"


def own_keys(scope: Any) -> Mapping[str, str]:
    """Find the keys that an account holds, by the tables that a request is about."""
    found: Mapping[str, str] = scope.get("state", {}).get(OWN_KEYS, {})
    return found


def filled(claims: Sequence[Claim], keys: Mapping[str, str]) -> list[Claim]:
    """Complete claims without a key by those of an account."""
    return [Claim(one.table, one.key or keys.get(one.table, "")) for one in claims]
