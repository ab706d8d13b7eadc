"""Web push: a notice that only the browser can read (RFC 8291), signed by this server (RFC 8292).

The libraries for this bring two HTTP clients along and cannot be told where not to connect; what
is left without those is the encryption, and that is short.
"""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import time
from typing import Annotated, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from msgspec import DecodeError, Meta, Struct
from msgspec.json import decode, encode

from aevum.kernel.message import Msg
from aevum.server.refusal import Refusal

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096
HOURS: Final = 12
"""So long a signature is good for."""

DAY: Final = 24 * 3600
"""So many seconds a push waits for a browser that is not there."""

LAST: Final = b"\x02"
"""What ends the last record."""


class Keys(Struct):
    """What a browser gives to whoever writes to it."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class Subscription(Struct):
    """What a browser calls a subscription: where to, and with which keys."""

    endpoint: str
    keys: Keys


def subscription_of(text: str) -> Subscription:
    """Read a subscription, or refuse it."""
    try:
        found = decode(text, type=Subscription)
        public_of(unpacked(found.keys.p256dh))
        if len(unpacked(found.keys.auth)) != 16:
            raise ValueError
    except (DecodeError, ValueError) as error:
        raise Refusal(Msg("web-refused-target")) from error
    return found


def packed(data: bytes) -> str:
    """Write bytes as all of this is written."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    """Read bytes."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def public_of(point: bytes) -> ec.EllipticCurvePublicKey:
    """Read a public key."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Write the public half of a key."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Make a key out of a secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(
    text: bytes,
    keys: Keys,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Encrypt a message so that only the browser reads it; both further arguments are for tests."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or secrets.token_bytes(16)
    theirs, ours = unpacked(keys.p256dh), point_of(own)
    shared = own.exchange(ec.ECDH(), public_of(theirs))
    info = b"WebPush: info\0" + theirs + ours
    secret = derived(shared, unpacked(keys.auth), info, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + LAST, None)


class Signer:
    """The key by which browsers know this server, made once and kept in the store."""

    def __init__(self, pem: str, contact: str) -> None:
        key = load_pem_private_key(pem.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.key = key
        self.contact = contact
        self.public = packed(point_of(key))

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """Say who writes, how long that is kept, and that a later one takes its place."""
        return {
            "Authorization": f"vapid t={self.token(endpoint)},k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": topic,
            "Urgency": "normal",
        }

    def token(self, endpoint: str) -> str:
        """Sign for whom a push is."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time()) + HOURS * 3600,
            "sub": self.contact,
        }
        text = f"{packed(encode({'typ': 'JWT', 'alg': 'ES256'}))}.{packed(encode(claims))}"
        first, second = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(SHA256())))
        return f"{text}.{packed(first.to_bytes(32, 'big') + second.to_bytes(32, 'big'))}"


def new_pem() -> str:
    """Make a key for this server."""
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def host_of(kind: str, target: str) -> str:
    """Name the host at which somebody is told; the rest of an address lets whoever has it write."""
    address = subscription_of(target).endpoint if kind == "push" else target
    return urlsplit(address).hostname or ""
