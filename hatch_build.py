"""A wheel carries the pages, with and without a server; with AEVUM_COMPILE=1 machine code too."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface[Any]):
    """Build the client, and compile the engine if that is wished, while the wheel is built."""

    def is_compiled(self) -> bool:
        """Say whether this wheel is to be compiled."""
        return os.environ.get("AEVUM_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """Name what the build needs beside its backend."""
        needed = ["mypy>=1.18", "setuptools>=77"] if self.is_compiled() else []
        needed.append("pip>=24")
        asking = "import build_client as b; print('' if b.system_node() else b.NODE_FROM_PYPI)"
        node = self.answer(asking)
        return [*needed, node] if node else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what a wheel needs; in a checkout dev.py does that."""
        if version == "editable":
            return
        self.run("build_client.py")
        self.run("build_site.py")
        if self.is_compiled():
            self.run("compile.py")
            build = Path(self.answer("from aevum.compiled import *; print(fresh_build())"))
            build_data["force_include"][str(build)] = f"aevum/_native/{build.name}"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def environment(self) -> dict[str, str]:
        """Let the sources be found, interpreted, and what pip has set aside for building."""
        before = os.environ.get("PYTHONPATH", "")
        places = (self.root, str(Path(self.root, "src")), *filter(None, [before]))
        return {**os.environ, "PYTHONPATH": os.pathsep.join(places), "AEVUM_COMPILED": "0"}

    def run(self, script: str) -> None:
        """Run a script of the project."""
        command = [sys.executable, script]
        subprocess.run(command, cwd=self.root, env=self.environment(), check=True)

    def answer(self, program: str) -> str:
        """Run a program and read what it prints."""
        command = [sys.executable, "-c", program]
        return subprocess.check_output(command, env=self.environment(), text=True).strip()
