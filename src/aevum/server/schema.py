"""The types of the client follow the messages and the views of the games.

`python -m aevum.server.schema` writes both anew, so that a message or a view is defined in one
place only.
"""

import subprocess
from pathlib import Path
from typing import Final

from aevum.server.protocol import documents, written

CLIENT: Final = Path(__file__).parents[3] / "client"


def main() -> None:
    """Write what the types of the client are made from, and let them be made."""
    for path, described in documents().items():
        (CLIENT / path).write_bytes(written(described))
    subprocess.run(["npm", "run", "--silent", "protocol"], cwd=CLIENT, check=True)


if __name__ == "__main__":
    main()
