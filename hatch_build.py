"""With AEVUM_COMPILE=1 a wheel carries the compiled engine beside its sources."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Compile the engine while the wheel is built, if that is wished."""

    def is_wanted(self) -> bool:
        """Say whether this wheel is to be compiled."""
        return os.environ.get("AEVUM_COMPILE") == "1"

    def dependencies(self) -> list[str]:
        """Name what compiling needs beside the build backend."""
        return ["mypy>=1.18", "setuptools>=77"] if self.is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add the build to the wheel, which then fits one Python only."""
        if version == "editable" or not self.is_wanted():
            return
        sources = {"PYTHONPATH": str(Path(self.root, "src")), "AEVUM_COMPILED": "0"}
        environment = {**os.environ, **sources}
        compiling = [sys.executable, "compile.py"]
        asking = [sys.executable, "-c", "from aevum.compiled import *; print(fresh_build())"]
        subprocess.run(compiling, cwd=self.root, env=environment, check=True)
        build = Path(subprocess.check_output(asking, env=environment, text=True).strip())
        build_data["force_include"][str(build)] = f"aevum/_native/{build.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
