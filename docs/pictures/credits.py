"""Write the page that names the authors of all pictures: `python docs/pictures/credits.py`."""

import json
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
CLIENT: Final = ROOT / "client"
PAGE: Final = ROOT / "docs" / "credits.md"
OWN: Final = "aevum"

HEAD: Final = """\
# Who drew the pictures

The pictures of cards, technologies, Wonders, leaders, ruins, events and civilizations come from
[game-icons.net](https://game-icons.net) (package `@iconify-json/game-icons`) under the licence
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), or were drawn for Aevum and are under its
MIT licence. Those of game-icons.net are shown in colours of our own and on a coarser grid. Which
picture stands for what is listed in `client/src/games/<game>/pictures`.

This page is written by `python docs/pictures/credits.py`; the client shows the same at `/credits`.
"""


def lists() -> dict[Path, dict[str, str]]:
    """Read every list of pictures: what is shown, and the picture as `author/name`."""
    files = sorted(CLIENT.glob("src/games/*/pictures/*.json"))
    return {file: json.loads(file.read_text(encoding="utf-8")) for file in files}


def authors() -> dict[str, dict[str, str]]:
    """Read the authors by their folders in the collection."""
    found: dict[str, dict[str, str]] = json.loads(
        (CLIENT / "pictures" / "authors.json").read_text()
    )
    return found


def credited() -> dict[str, list[str]]:
    """Gather the names of the pictures that are used, by author."""
    found: dict[str, set[str]] = {}
    for named in lists().values():
        for picture in named.values():
            author, _, name = picture.partition("/")
            found.setdefault(author, set()).add(name)
    return {author: sorted(names) for author, names in sorted(found.items())}


def page() -> str:
    """Write the page."""
    known = authors()
    parts = [HEAD]
    for author, names in credited().items():
        who = known[author]
        title = f"[{who['name']}]({who['page']})" if "page" in who else who["name"]
        made = "Drawn for Aevum" if author == OWN else f"Icons made by {title}"
        parts.append(f"## {who['name']}\n\n{made}: {', '.join(names)}.\n")
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
