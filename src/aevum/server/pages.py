"""The pages of the client: its one page at every address of a page, and what it is made of."""

import gzip
import mimetypes
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeAlias

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

HASHED: Final = "assets/"
"""What lies here has a hash of its content in its name, so browsers may keep it for ever."""

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Aevum</title>
<h1>Aevum</h1>
<p>The pages of the table have not been built. Start <code>python3 dev.py run</code>.</p>
"""

LOST: Final = {"Cache-Control": "no-store"}

COMPRESSED: Final = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")


HttpRequest: TypeAlias = Request[Any, Any, Any]


class Page:
    """One file for the client, ready to be sent, packed where that makes it smaller."""

    def __init__(self, name: str, content: bytes, mark: str = "") -> None:
        self.content = content
        self.packed = gzip.compress(content, 9, mtime=0) if name.endswith(COMPRESSED) else b""
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.mark = f'"{mark or sha256(content).hexdigest()[:16]}"'
        keep = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
        self.headers = {"ETag": self.mark, "Cache-Control": keep, "Vary": "Accept-Encoding"}

    def response(self, request: HttpRequest) -> Response[bytes]:
        """Send the file, or say that the browser has it already."""
        if request.headers.get("if-none-match") == self.mark:
            return Response(b"", status_code=304, headers=self.headers, media_type=self.kind)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**self.headers, "Content-Encoding": "gzip"}
            return Response(self.packed, headers=headers, media_type=self.kind)
        return Response(self.content, headers=self.headers, media_type=self.kind)


class Pages:
    """Everything that the client was built into."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or Path(str(files("aevum"))) / "static"
        self.files = {
            path.relative_to(folder).as_posix(): path
            for path in (folder.rglob("*") if folder.is_dir() else [])
            if path.is_file() and path.name[0] != "."
        }
        self.read: dict[str, Page] = {}

    def page(self, name: str) -> Page:
        """Find a file by its name; nothing outside the folder has one."""
        if name not in self.read:
            if name in self.files:
                self.read[name] = Page(name, self.files[name].read_bytes())
            elif name == "index.html":
                return Page(name, NOT_BUILT.encode())
            else:
                raise NotFoundException("there is no such page")
        return self.read[name]


Client: TypeAlias = NamedDependency[Pages]


@get(
    [
        "/",
        "/account",
        "/lobby",
        "/tournament/{_name:str}",
        "/credits",
        "/table/{_name:str}",
        "/rules/{_name:str}",
        "/gallery/{_name:str}",
        "/archive",
        "/player/{_name:str}",
    ],
    include_in_schema=False,
)
async def index(request: HttpRequest, pages: Client, _name: FromPath[str] = "") -> Response[bytes]:
    """Show the client; it reads from the address what to show."""
    return pages.page("index.html").response(request)


@get("/{path:path}", include_in_schema=False)
async def file(request: HttpRequest, pages: Client, path: FromPath[str]) -> Response[bytes]:
    """Send a file of the client; who reads is told by its page that there is none."""
    name = path.lstrip("/")
    if name in pages.files or not is_read(request):
        return pages.page(name).response(request)
    lost = pages.page("index.html")
    return Response(lost.content, status_code=404, headers=LOST, media_type=lost.kind)


def is_read(request: HttpRequest) -> bool:
    """Say whether somebody is to read the answer, and no program."""
    is_page = "text/html" in request.headers.get("accept", "")
    return is_page and not request.url.path.startswith("/api/")
