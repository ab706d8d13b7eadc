"""A plain web host that knows nothing of tables: it sends the files of a folder."""

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Final

PLACE: Final = "/games/aevum/"
"""The subfolder in which the site lies; the host has other things too."""

POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'"
)
"""Nothing beyond this is needed, in the workers neither."""


class Handler(SimpleHTTPRequestHandler):
    """Sends files, without a word."""

    protocol_version = "HTTP/1.1"

    def log_message(self, *_words: object) -> None:
        """Say nothing."""

    def end_headers(self) -> None:
        """Hold workers, too, to the policy; the page brings its own."""
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()


class Server(ThreadingHTTPServer):
    """Answers each browser in a thread of its own; one that has been killed is nobody's fault."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing."""


class Host:
    """Serves a folder that holds the site in a subfolder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        handler = partial(Handler, directory=str(folder))
        self.server = Server(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}{PLACE}"
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    @property
    def site(self) -> Path:
        """The folder of the site."""
        return self.folder.joinpath(*PLACE.strip("/").split("/"))

    def __enter__(self) -> "Host":
        """Begin to serve."""
        self.thread.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        """Stop."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
