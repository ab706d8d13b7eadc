"""Keys: who opened a table and who sits where; the store keeps only what it takes to know them.

Every browser makes the key of its seat itself, and nobody can work it out. It comes to the seat by
an invitation, which is claimed once. So a host opens no seat but by claiming its invitation before
the one it was sent to, who then finds it claimed.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from msgspec import UNSET, Struct, UnsetType, field
from msgspec.structs import replace

from aevum.kernel.message import Msg
from aevum.server.messages.tables import Chair
from aevum.server.refusal import Refusal, not_yours

MOST_BROWSERS: Final = 8
"""So many browsers may hold a key for one seat."""


def new_name() -> str:
    """Name a table so that nobody guesses it: who knows the name may watch."""
    return secrets.token_urlsafe(9)


def new_key() -> str:
    """Make the key of a host, or an invitation."""
    return secrets.token_urlsafe(18)


def fingerprint(key: str) -> str:
    """Take the fingerprint of a key: it shows whether a key is the right one, and nothing else."""
    return sha256(key.encode()).hexdigest()


class SeatKeys(Struct, frozen=True):
    """Who may play a seat by a key of its own, and who is invited to."""

    browsers: dict[str, str] = field(default_factory=dict)
    """The fingerprint of each browser's key, and of the invitation that it claimed."""
    invitation: str = ""
    """The fingerprint of the invitation that waits to be claimed."""
    salt: str = ""
    """What the host's key opens that invitation with, to show it again until it is claimed."""
    hands_over: bool = False
    """Whoever claims that invitation has the seat alone: all other keys end."""
    had_guests: bool | UnsetType = UNSET
    """Whether a browser that had a key was signed out; written only if one was."""
    since: str | UnsetType = UNSET
    """Since when people count for the seat; written only if it was somebody else's before."""


class Keyring(Struct, frozen=True):
    """The fingerprints of all keys of a table; a change of it is another one."""

    host: str
    seats: list[SeatKeys]

    @classmethod
    def cut(cls, host_key: str, chairs: Sequence[Chair]) -> "Keyring":
        """Make the keyring of a new table: every seat that is played by link has an invitation."""
        seats = [invited(host_key) if chair.kind == "link" else SeatKeys() for chair in chairs]
        return cls(fingerprint(host_key), seats)

    # Knowing

    def is_host(self, key: str) -> bool:
        """Say whether this is the key of who opened the table."""
        return bool(key) and hmac.compare_digest(fingerprint(key), self.host)

    def seats_of(self, key: str, chairs: Sequence[Chair]) -> list[int]:
        """List the seats that a key plays: the host's all those at the host's own browser."""
        if not key:
            return []
        if self.is_host(key):
            return [seat for seat, chair in enumerate(chairs) if chair.kind == "here"]
        found = fingerprint(key)
        return [seat for seat, held in enumerate(self.seats) if found in held.browsers]

    def is_invitation(self, key: str) -> bool:
        """Say whether this is no key but an invitation, claimed or not."""
        found = fingerprint(key)
        return any(found in (one.invitation, *one.browsers.values()) for one in self.seats)

    def is_open(self, invitation: str) -> bool:
        """Say whether an invitation waits to be claimed."""
        found = fingerprint(invitation)
        return any(found == one.invitation for one in self.seats)

    def links(self, host_key: str) -> dict[int, str]:
        """List the invitations of the host that wait to be claimed, by their seats."""
        return {seat: salted(host_key, one.salt) for seat, one in enumerate(self.seats) if one.salt}

    def held(self, chairs: Sequence[Chair]) -> list[int]:
        """Count the browsers that have a key for each seat, whether they are there or not."""
        return [
            len(one.browsers) + (chair.kind == "here")
            for one, chair in zip(self.seats, chairs, strict=True)
        ]

    def is_alone(self) -> bool:
        """Say whether no browser but the host's has or ever had a key."""
        return not any(one.browsers or one.had_guests is True for one in self.seats)

    # Changing

    def claim(self, invitation: str, key: str) -> tuple["Keyring", int]:
        """Let a browser come to the seat that it is invited to; to claim it again is harmless."""
        if self.is_host(key) or self.is_invitation(key):
            raise Refusal(Msg("web-refused-own-key"))
        ticket, browser = fingerprint(invitation), fingerprint(key)
        for seat, one in enumerate(self.seats):
            if one.browsers.get(browser) == ticket:
                return self, seat
            if ticket in one.browsers.values():
                raise Refusal(Msg("web-refused-claimed"))
            if ticket == one.invitation:
                if len(one.browsers) >= MOST_BROWSERS:
                    raise Refusal(Msg("web-refused-browsers", most=MOST_BROWSERS))
                held = {**({} if one.hands_over else one.browsers), browser: ticket}
                return self.with_seat(seat, SeatKeys(held)), seat
        raise Refusal(Msg("web-refused-invitation"))

    def join(self, key: str, chairs: Sequence[Chair]) -> tuple["Keyring", int]:
        """Let a browser come to the first free seat; who has one already keeps it.

        The invitation that waits there is claimed with it, so that its bearer finds it claimed.
        """
        if self.is_host(key) or self.is_invitation(key):
            raise Refusal(Msg("web-refused-own-key"))
        if own := self.seats_of(key, chairs):
            return self, own[0]
        free = [seat for seat in range(len(chairs)) if self.is_free(seat, chairs)]
        if not free:
            raise Refusal(Msg("web-refused-no-seat"))
        return self.sit_down(free[0], key), free[0]

    def sit_down(self, seat: int, key: str) -> "Keyring":
        """Let a browser come to a free seat; the invitation that waits there is claimed with it."""
        return self.with_seat(seat, SeatKeys({fingerprint(key): self.seats[seat].invitation}))

    def hand_over(self, seat: int, key: str, chairs: Sequence[Chair]) -> tuple["Keyring", str]:
        """Make an invitation by which the own seat goes to somebody else, for good."""
        if seat not in self.seats_of(key, chairs):
            raise not_yours()
        ring, invitation = self.invite(seat, key, chairs)
        return ring.with_seat(seat, replace(ring.seats[seat], hands_over=True)), invitation

    def remove(self, seat: int, key: str, chairs: Sequence[Chair]) -> tuple["Keyring", None]:
        """Let the host take a seat from who has come to it, and invite somebody else."""
        if not self.is_host(key):
            raise not_yours()
        if not 0 <= seat < len(chairs) or chairs[seat].kind != "link":
            raise Refusal(Msg("web-refused-seat"))
        return self.with_seat(seat, invited(key)), None

    def empty(self, seat: int) -> "Keyring":
        """Let every key of a seat end; nobody is invited to it."""
        return self.with_seat(seat, SeatKeys())

    def invite(self, seat: int, key: str, chairs: Sequence[Chair]) -> tuple["Keyring", str]:
        """Make an invitation to a seat, in place of the one that waits there."""
        self.check_invites(seat, key, chairs)
        if self.is_free(seat, chairs):
            after = invited(key)
            return self.with_seat(seat, after), salted(key, after.salt)
        invitation = new_key()
        after = replace(self.seats[seat], invitation=fingerprint(invitation), hands_over=False)
        return self.with_seat(seat, after), invitation

    def revoke(self, seat: int, key: str, chairs: Sequence[Chair]) -> tuple["Keyring", None]:
        """Take an invitation back that was not claimed yet."""
        self.check_invites(seat, key, chairs)
        return self.with_seat(seat, SeatKeys(self.seats[seat].browsers)), None

    def sign_out(self, seat: int, key: str, chairs: Sequence[Chair]) -> tuple["Keyring", None]:
        """Throw all other browsers' keys out of a seat, and the invitation that waits there.

        Whoever plays it may, even if the host has claimed it before passing it on. The key of the
        host plays every seat at its own browser, and stays.
        """
        if seat not in self.seats_of(key, chairs):
            raise not_yours()
        own, before = fingerprint(key), self.seats[seat]
        held = {one: ticket for one, ticket in before.browsers.items() if one == own}
        had_guests = True if len(held) < len(before.browsers) else before.had_guests
        return self.with_seat(seat, SeatKeys(held, had_guests=had_guests)), None

    def since(self, seat: int, at: str) -> "Keyring":
        """Note since when people count for a seat."""
        return self.put(seat, replace(self.seats[seat], since=at))

    def is_free(self, seat: int, chairs: Sequence[Chair]) -> bool:
        """Say whether nobody has come to a seat that is played by link."""
        return chairs[seat].kind == "link" and not self.seats[seat].browsers

    def check_invites(self, seat: int, key: str, chairs: Sequence[Chair]) -> None:
        """Refuse an invitation by anybody but the host, to a free seat, or who sits there."""
        if not 0 <= seat < len(chairs) or chairs[seat].kind == "bot":
            raise Refusal(Msg("web-refused-seat"))
        is_theirs = seat in self.seats_of(key, chairs)
        if not is_theirs and self.is_host(key) and not self.is_free(seat, chairs):
            raise Refusal(Msg("web-refused-claimed"))
        if not is_theirs and not self.is_host(key):
            raise not_yours()

    def with_seat(self, seat: int, after: SeatKeys) -> "Keyring":
        """Change the keys of one seat, and nothing else that is known of it."""
        return self.put(seat, replace(after, since=self.seats[seat].since))

    def put(self, seat: int, after: SeatKeys) -> "Keyring":
        """Put what is known of one seat in place of what was."""
        return Keyring(self.host, [*self.seats[:seat], after, *self.seats[seat + 1 :]])


def salted(host_key: str, salt: str) -> str:
    """Make the invitation that a host hands out; without the host's key nobody can."""
    digest = hmac.digest(host_key.encode(), salt.encode(), "sha256")
    return urlsafe_b64encode(digest[:18]).decode()


def invited(host_key: str) -> SeatKeys:
    """Describe a seat to which nobody has come, with an invitation that the host hands out."""
    salt = new_key()
    return SeatKeys(invitation=fingerprint(salted(host_key, salt)), salt=salt)
