"""Everything a developer starts, with nothing but Python 3.11 at hand.

python3 dev.py run       set up, then play in the browser; further arguments go to `aevum play`
python3 dev.py test      set up with the test tools, then run every check
python3 dev.py compile   compile the engine
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
from xml.etree import ElementTree

import build_client as client

ROOT = Path(__file__).resolve().parent
BIN = ROOT / ".venv" / "bin"
PYTHON = str(BIN / "python")
BUILD = ROOT / "build"
RUN_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-test.lock"
NODE_LOCK = ROOT / "requirements-node.lock"
BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "microsoft-edge",
)


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
    if install(lock):
        pip("--no-build-isolation", "--no-deps", "--editable", str(ROOT))


def install(lock: Path) -> bool:
    """Install what a lock names, by hash; False if that has been done."""
    content = lock.read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    wanted = hashlib.sha256(content).hexdigest()
    stamp = ROOT / ".venv" / f"{lock.name}.installed"
    if stamp.is_file() and stamp.read_text() == wanted:
        return False
    say(f"Setting up .venv from {lock.name} ...")
    pip("--require-hashes", "-r", str(lock))
    stamp.write_text(wanted)
    return True


def pip(*arguments: str) -> None:
    """Install packages into the environment."""
    install_quietly = (PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    call_quietly(*install_quietly, *arguments)


def build_client() -> None:
    """Build the pages of the client, unless they were built from exactly these sources."""
    if client.is_built():
        return
    if client.system_node() is None:
        install(NODE_LOCK)
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


def say(line: str) -> None:
    """Print a line at once, before any command below prints its own."""
    print(line, flush=True)


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


def lock(arguments: list[str]) -> int:
    """Write the lock files: hashes, and no address of any host."""
    set_up(TEST_LOCK)
    uv = [str(BIN / "uv"), "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    uv += ["--generate-hashes", "--no-strip-extras", "--no-header", "--no-annotate", *arguments]
    for_run = ["pyproject.toml", "--group", "build", "-o", RUN_LOCK.name]
    for_test = ["pyproject.toml", "--group", "test", "--all-extras"]
    for_test += ["-c", RUN_LOCK.name, "-o", TEST_LOCK.name]
    for_node = ["--group", "node", "-o", NODE_LOCK.name]
    return call(*uv, *for_run) or call(*uv, *for_test) or call(*uv, *for_node)


def find_browser() -> str:
    """Find a browser for the tests; on Debian whoever is root gets one installed."""
    wish = os.environ.get("AEVUM_BROWSER", "")
    found = next(filter(None, map(shutil.which, (wish, *BROWSERS))), "")
    if found or not shutil.which("apt-get") or os.geteuid() != 0:
        return found
    say("Installing a browser for the tests ...")
    apt = ("apt-get", "-qq", "-o=Dpkg::Use-Pty=0")
    call_quietly(*apt, "update")
    call_quietly(*apt, "install", "-y", "--no-install-recommends", "chromium")
    return shutil.which("chromium") or ""


class Report:
    """What the checks have shown so far; after the first that fails, no further one runs."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.passed = 0
        self.failed = 0

    def check(self, name: str, *command: str, **variables: str) -> None:
        """Run one check under a heading of its own."""
        if self.failed:
            return
        say(f"\n== {name} ==")
        began = time.monotonic()
        code = call(*command, **variables)
        line = f"{name:<20} {'FAILED' if code else 'ok':<6} {time.monotonic() - began:6.1f} s"
        say(line)
        self.lines.append(line)
        self.failed = 1 if code else 0

    def test(self, name: str, compiled: str, *options: str, **variables: str) -> None:
        """Run some tests in one mode and count them."""
        results = BUILD / f"{'-'.join(name.replace(',', '').split())}.xml"
        results.unlink(missing_ok=True)
        pytest = (str(BIN / "pytest"), "-q", "-n", "2", f"--junitxml={results}")
        self.check(name, *pytest, *options, AEVUM_COMPILED=compiled, **variables)
        if not results.is_file():
            return
        suite = next(ElementTree.parse(results).iter("testsuite"))
        tests, skipped, failures, errors = (
            int(suite.attrib[key]) for key in ("tests", "skipped", "failures", "errors")
        )
        self.passed += tests - skipped - failures - errors
        self.failed = max(self.failed, failures + errors)

    def leave_out(self, name: str, reason: str) -> None:
        """Say loudly that a check did not run."""
        self.lines.append(f"{name:<20} LEFT OUT: {reason}")

    def close(self) -> int:
        """Print the summary; its last line is for the pipeline to read."""
        say("\n== summary ==")
        for line in self.lines:
            say(line)
        say(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed else 0


def test() -> int:
    """Run every check, and stop at the first that fails."""
    lacking = what_compiling_lacks()
    browser = find_browser()
    if os.environ.get("CI") and (lacking or not browser):
        missing = lacking or "a browser (Debian and Ubuntu: apt install chromium)"
        raise CannotGoOn(f"a pipeline leaves no check out, and this machine lacks {missing}")
    set_up(TEST_LOCK)
    build_client()
    BUILD.mkdir(exist_ok=True)
    report = Report()
    report.check("format", str(BIN / "ruff"), "format", "--check", "--quiet", ".")
    report.check("lint", str(BIN / "ruff"), "check", "--quiet", ".")
    report.check("types", str(BIN / "mypy"))
    report.check("client, lint", PYTHON, "build_client.py", "lint")
    report.check("client, types", PYTHON, "build_client.py", "check")
    report.check("client, tests", PYTHON, "build_client.py", "test")
    if not lacking:
        report.check("compile", PYTHON, "compile.py", AEVUM_COMPILED="0")
    rest = "--ignore=tests/browser"
    report.test("tests, interpreted", "0", rest, "--cov", "--cov-report=term")
    if lacking:
        report.leave_out("tests, compiled", f"compiling needs {lacking}")
    else:
        report.test("tests, compiled", "1", rest)
    if browser:
        mode = "0" if lacking else "1"
        report.test("tests, browser", mode, "tests/browser", AEVUM_BROWSER=browser)
    else:
        report.leave_out("tests, browser", "they need Chromium; AEVUM_BROWSER may say where it is")
    return report.close()


def main(arguments: list[str]) -> int:
    """Do what the first argument says."""
    command, further = (arguments or [""])[0], arguments[1:]
    try:
        if command == "run":
            return run(further)
        if command == "lock":
            return lock(further)
        if command == "test" and not further:
            return test()
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
