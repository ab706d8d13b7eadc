"""Letters: who carries them, and how they are written."""

from email.message import EmailMessage
from email.utils import formatdate
from typing import Final, NamedTuple
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

import aiosmtplib

from aevum.server.notices.targets import NotDelivered

SECONDS: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}


class Post(NamedTuple):
    """Who carries letters, and from whom they come."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    is_sealed: bool
    """The line is encrypted from its beginning."""


class Written(NamedTuple):
    """A letter: to whom, about what, what it says, and by which link it is the last."""

    to: str
    subject: str
    text: str
    mark: str
    stop: str = ""


def post_of(wish: str) -> Post:
    """Read who carries letters, or refuse."""
    parts = urlsplit(wish)
    sender = parse_qs(parts.query).get("from", [""])[0]
    port = port_of(parts)
    if port is None or not parts.hostname or "@" not in sender:
        raise ValueError("--mail looks like smtps://name:password@host?from=table@example.org")
    return Post(
        parts.hostname,
        port,
        unquote(parts.username or ""),
        unquote(parts.password or ""),
        sender,
        parts.scheme == "smtps",
    )


def port_of(parts: SplitResult) -> int | None:
    """Find the port of whoever carries letters; what cannot be read may be part of a password."""
    try:
        return (parts.port or PORTS[parts.scheme]) if parts.scheme in PORTS else None
    except ValueError:
        return None


def letter_of(post: Post, written: Written) -> EmailMessage:
    """Put a letter into its envelope; what is sent twice bears the same mark."""
    letter = EmailMessage()
    letter["From"] = post.sender
    letter["To"] = written.to
    letter["Subject"] = written.subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = f"<{written.mark}@{post.sender.rpartition('@')[2]}>"
    letter["Auto-Submitted"] = "auto-generated"
    if written.stop:
        letter["List-Unsubscribe"] = f"<{written.stop}>"
        letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    letter.set_content(written.text)
    return letter


async def send(post: Post, written: Written) -> None:
    """Hand a letter to who carries it; a password never travels in the clear."""
    try:
        await aiosmtplib.send(
            letter_of(post, written),
            hostname=post.host,
            port=post.port,
            username=post.user or None,
            password=post.password or None,
            use_tls=post.is_sealed,
            start_tls=False if post.is_sealed else (True if post.user else None),
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise NotDelivered("the address was refused", is_gone=True) from error
    except (aiosmtplib.SMTPException, OSError) as error:
        raise NotDelivered(f"no letter could be sent: {type(error).__name__}") from error
