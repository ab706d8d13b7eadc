"""Everything a developer starts, with nothing but Python 3.11 at hand.

python3 dev.py run       set up, then play in the browser; further arguments go to `aevum play`
python3 dev.py test      set up with the test tools, then run every check;
                         `test --quick` says within 90 seconds what it thinks of the change at hand
python3 dev.py set-up    set up and do nothing; `set-up test` with the test tools, `set-up node`
                         with a node to build the client with
python3 dev.py compile   compile the engine
python3 dev.py site      write the table as a folder of files for any web host; `site FOLDER`
python3 dev.py lock      write the lock files anew; `lock --upgrade` takes newer versions
"""

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import build_client as client
from checks.everything import BIN, PYTHON, everything
from checks.parts import ROOT, Part, Run, cores, say
from checks.quick import quick

BUILD = ROOT / "build"
RUN_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
INSTALLER_LOCK = ROOT / "requirements-installer.lock"
SITE_LOCK = ROOT / "requirements-site.lock"
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "microsoft-edge",
)
"""The first has no windows: whatever a window shows beside the page takes longer than the page."""


class CannotGoOn(Exception):
    """What stands in the way, in one sentence for the person at the keyboard."""


def call(*command: str, **variables: str) -> int:
    """Run a command where its output can be seen; return its exit code."""
    return subprocess.call(command, cwd=ROOT, env={**os.environ, **variables})


def call_quietly(*command: str) -> None:
    """Run a command and show what it printed only if it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise CannotGoOn(f"this command failed: {shlex.join(command)}")


def make_environment() -> None:
    """Make `.venv` if there is none for this Python."""
    if sys.version_info < (3, 11):
        raise CannotGoOn("Aevum needs Python 3.11 or newer; start dev.py with such a Python")
    mark = ROOT / ".venv" / "made-with"
    made_with = f"{sys.version}\n{ROOT}\n"
    if mark.is_file() and mark.read_text() == made_with:
        return
    if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
        raise CannotGoOn(
            "this Python cannot make an environment; install its venv module "
            "(Debian and Ubuntu: apt install python3-venv)"
        )
    call_quietly(sys.executable, "-m", "venv", "--clear", str(ROOT / ".venv"))
    mark.write_text(made_with)


def set_up(lock: Path) -> None:
    """Install what the lock names, by hash, and the package itself, unless that has been done."""
    make_environment()
    install(lock, "--require-hashes", "-r", str(lock))
    editable = ("--no-build-isolation", "--no-deps", "--editable", str(ROOT))
    install(ROOT / "pyproject.toml", *editable)


def install(source: Path, *arguments: str) -> None:
    """Install what a file of the project names, unless that has been done."""
    content = source.read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    wanted = hashlib.sha256(content).hexdigest()
    stamp = ROOT / ".venv" / f"{source.name}.installed"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say(f"Setting up .venv from {source.name} ...")
    if not install_fast(*arguments):
        install_with_pip(*arguments)
    stamp.write_text(wanted)


def install_fast(*arguments: str) -> bool:
    """Install with uv, which takes a tenth of the time; say whether it could.

    There is not one for every machine, and it does not read what pip was told about this one.
    """
    uv = BIN / "uv"
    if not uv.is_file():
        pip = (PYTHON, "-m", "pip", "install", "--only-binary=:all:", "--require-hashes")
        subprocess.run([*pip, "-r", INSTALLER_LOCK], cwd=ROOT, capture_output=True, check=False)
    if not uv.is_file():
        return False
    asked = [str(uv), "pip", "install", "--python", PYTHON, *arguments]
    return subprocess.run(asked, cwd=ROOT, capture_output=True, check=False).returncode == 0


def install_with_pip(*arguments: str) -> None:
    """Install with pip, which is there wherever Python is."""
    pip = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    # Most of what is installed is never imported.
    call_quietly(*pip, "--no-compile", *arguments)


def install_node() -> None:
    """Install a node as a Python package."""
    install(NODE_LOCK, "--require-hashes", "-r", str(NODE_LOCK))


def build_client() -> None:
    """Build the pages of the client, unless they were built from exactly these sources."""
    if client.is_built():
        return
    if client.system_node() is None:
        install_node()
    say("Building the pages of the table ...")
    if call(PYTHON, "build_client.py"):
        raise CannotGoOn("the pages of the table could not be built; `run --text` does without")


def what_compiling_lacks() -> str:
    """Name what this machine lacks to compile the engine; empty if nothing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if not shutil.which(shlex.split(compiler)[0]):
        return "a C compiler (Debian and Ubuntu: apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the header files of Python (Debian and Ubuntu: apt install python3-dev)"
    return ""


def is_compiled() -> bool:
    """Say whether there is a compiled engine of exactly these sources."""
    question = "from aevum.compiled import fresh_build; raise SystemExit(not fresh_build())"
    return call(PYTHON, "-c", question, AEVUM_COMPILED="0") == 0


def compile_in_the_background() -> None:
    """Compile once at low priority, while the person plays; it serves from the next start on."""
    lacking = what_compiling_lacks()
    if lacking:
        say(f"The engine runs interpreted; to have it compiled, install {lacking}.")
        return
    if is_compiled():
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.log").open("w") as log:
        compiling = subprocess.Popen(
            [PYTHON, "compile.py"],
            cwd=ROOT,
            env={**os.environ, "AEVUM_COMPILED": "0"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
    os.setpriority(os.PRIO_PROCESS, compiling.pid, 15)
    say("The engine is being compiled in the background; it will be faster from the next start on.")


def run(arguments: list[str]) -> int:
    """Set up and play."""
    set_up(RUN_LOCK)
    if "--text" not in arguments:
        build_client()
    compile_in_the_background()
    aevum = str(BIN / "aevum")
    os.execv(aevum, [aevum, "play", *arguments])


def compile_engine() -> int:
    """Compile the engine now."""
    set_up(RUN_LOCK)
    lacking = what_compiling_lacks()
    if lacking:
        raise CannotGoOn(f"compiling needs {lacking}; without it the engine runs interpreted")
    return call(PYTHON, "compile.py", AEVUM_COMPILED="0")


def site(folder: str = "build/site") -> int:
    """Set up, and write the table as a folder of files that needs no server."""
    set_up(RUN_LOCK)
    if client.system_node() is None:
        install_node()
    say("Building what a table without a server is made of ...")
    if call(PYTHON, "build_site.py"):
        raise CannotGoOn("what a table without a server is made of could not be built")
    return call(str(BIN / "aevum"), "site", folder)


def lock(arguments: list[str]) -> int:
    """Write the lock files: hashes, and no address of any host."""
    set_up(TEST_LOCK)
    uv = [str(BIN / "uv"), "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    uv += ["--generate-hashes", "--no-strip-extras", "--no-header", "--no-annotate", *arguments]
    for_run = ["pyproject.toml", "--group", "build", "-o", RUN_LOCK.name]
    for_test = ["pyproject.toml", "--group", "test", "--extra", "bench", "--extra", "postgresql"]
    for extra in ("online", "metrics", "data", "ray", "rl-spiel", "rl-train"):
        for_test += ["--extra", extra]
    for_test += ["-c", RUN_LOCK.name, "-o", TEST_LOCK.name]
    for_node = ["--group", "node", "-o", NODE_LOCK.name]
    for_installer = ["--group", "installer", "-c", TEST_LOCK.name, "-o", INSTALLER_LOCK.name]
    for_site = ["--group", "site", "-c", RUN_LOCK.name, "-o", SITE_LOCK.name]
    wishes = (for_run, for_test, for_node, for_installer, for_site)
    return next(filter(None, (call(*uv, *wish) for wish in wishes)), 0)


def find_browser() -> str:
    """Find a browser for the tests; on Debian whoever is root gets the quickest installed."""
    wish = shutil.which(os.environ.get("AEVUM_BROWSER", ""))
    found = wish or next(filter(None, map(shutil.which, BROWSERS)), "")
    is_quick = bool(wish) or Path(found).name == BROWSERS[0]
    if is_quick or not shutil.which("apt-get") or os.geteuid() != 0:
        return found
    try:
        return install_browser()
    except CannotGoOn:
        if not found:
            raise
        return found


def install_browser() -> str:
    """Install a browser: the one without windows, where the system has it."""
    say("Installing a browser for the tests ...")
    apt = ("apt-get", "-qq", "-o=Dpkg::Use-Pty=0")
    call_quietly(*apt, "update")
    asked = subprocess.run(["apt-cache", "show", BROWSERS[0]], capture_output=True, check=False)
    name = BROWSERS[1 if asked.returncode else 0]
    call_quietly(*apt, "install", "-y", "--no-install-recommends", name)
    return shutil.which(name) or ""


def set_up_only(wish: str = "run") -> int:
    """Set up to run or to test, or install a node."""
    if wish == "node":
        install_node()
    else:
        set_up(TEST_LOCK if wish == "test" else RUN_LOCK)
    return 0


def test() -> int:
    """Run every check; after the first that fails no further one begins."""
    lacking = what_compiling_lacks()
    browser = find_browser()
    if os.environ.get("CI") and (lacking or not browser):
        missing = lacking or "a browser (Debian and Ubuntu: apt install chromium)"
        raise CannotGoOn(f"a pipeline leaves no check out, and this machine lacks {missing}")
    parts, left_out = everything(lacking, browser, client.system_node() is not None)
    return carry_out(parts, left_out)


def test_quickly() -> int:
    """Run the checks that the change at hand calls for."""
    set_up(TEST_LOCK)
    if client.system_node() is None:
        install_node()
    parts, left_out = quick()
    return carry_out(parts, left_out)


def carry_out(parts: list[Part], left_out: list[str]) -> int:
    """Carry out parts side by side, and sum up; return the exit code."""
    began = time.monotonic()
    run = Run(parts)
    run.go(cores())
    say("\n== summary ==")
    for line in [*run.lines(), *left_out, f"{'all of it':<43} {time.monotonic() - began:6.1f} s"]:
        say(line)
    # For the pipeline to read.
    say(f"{run.passed} passed, {run.failed} failed")
    return 1 if run.failed else 0


def main(arguments: list[str]) -> int:
    """Do what the first argument says."""
    command, further = (arguments or [""])[0], arguments[1:]
    try:
        if command == "run":
            return run(further)
        if command == "lock":
            return lock(further)
        if command == "test" and further in ([], ["--quick"]):
            return test_quickly() if further else test()
        if command == "set-up" and further in ([], ["test"], ["node"]):
            return set_up_only(*further)
        if command == "site" and len(further) <= 1:
            return site(*further)
        if command == "compile" and not further:
            return compile_engine()
    except CannotGoOn as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
