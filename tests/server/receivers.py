"""Receivers of our own: a post office that takes letters, and a place that takes notices."""

import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.kit import PATIENCE, Message


class Taken:
    """What came to a place: how, whereto, with which headers, and what."""

    def __init__(self, method: str, path: str, headers: Any, body: bytes) -> None:
        self.method = method
        self.path = path
        self.headers = headers
        self.body = body


class Taker:
    """A place that takes notices, and answers as the test says."""

    def __init__(self) -> None:
        self.taken: Queue[Taken] = Queue()
        self.status: Callable[[], int] = lambda: 201
        taker = self

        class Answer(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                taker.taken.put(Taken(self.command, self.path, self.headers, body))
                self.send_response(taker.status())
                self.send_header("Content-Length", "0")
                self.end_headers()

            do_PUT = do_POST  # noqa: N815, the library looks for this name

            def log_message(self, format: str, *args: object) -> None:
                """Say nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self.server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True)

    def __enter__(self) -> "Taker":
        """Begin to take."""
        self.thread.start()
        return self

    def __exit__(self, *_error: object) -> None:
        """Take nothing more."""
        self.server.shutdown()
        self.thread.join(PATIENCE)
        self.server.server_close()

    def next(self) -> Taken:
        """Wait for what comes next."""
        return self.taken.get(timeout=PATIENCE)


class Browser:
    """What a browser keeps to itself of a subscription, to read what is pushed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen letters!"

    def subscription(self, endpoint: str) -> Message:
        """Write what the browser hands out."""
        keys = {"p256dh": text_of(self.point), "auth": text_of(self.auth)}
        return {"endpoint": endpoint, "expirationTime": None, "keys": keys}

    @property
    def point(self) -> bytes:
        """The public half of the key."""
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> bytes:
        """Decrypt what was pushed."""
        salt, length = body[:16], body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + self.point + theirs
        shared = self.key.exchange(ec.ECDH(), other)
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        return AESGCM(key).decrypt(nonce, sealed, None).removesuffix(b"\x02")


def text_of(data: bytes) -> str:
    """Write bytes as subscriptions do."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Read bytes as subscriptions have them."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
