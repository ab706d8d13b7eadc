"""What is imported before the memory of the interpreter is kept: nothing that is compiled."""

import os
import subprocess
import sys

WITHOUT = "import sys; sys.modules['msgspec'] = None; import aevum.server.site.remembered; "
GAMES = (
    "print([name for name in sys.modules if name.count('.') == 2 and name[:12] == 'aevum.games.'])"
)


def test_what_is_remembered_needs_no_compiled_package_and_no_game() -> None:
    plain = {**os.environ, "AEVUM_COMPILED": "0"}
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT + GAMES],
        env=plain,
        capture_output=True,
        text=True,
        check=True,
    )

    assert told.stdout.strip() == "['aevum.games.common']"
