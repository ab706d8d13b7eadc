"""A program that is spoken to in lines: what it says is bounded in length and time.

It leads a group of processes of its own, which is ended as a whole. Should this process be killed,
a guard that waits for that ends the group.
"""

import os
import selectors
import signal
import sys
from codecs import getincrementaldecoder
from contextlib import suppress
from subprocess import DEVNULL, PIPE, Popen
from time import monotonic
from typing import IO, Final

LONGEST_LINE: Final = 64 * 1024
"""A line that a program says is not longer."""

CHUNK: Final = 64 * 1024
LAST_WORDS: Final = 2000
"""So much is kept of what a program complains of."""

GUARD: Final = ("/bin/sh", "-c", 'read -r _; kill -s KILL -- "-$1"', "guard")
"""Wait until whoever holds the other end is gone; then kill the group that is named."""


class Broken(Exception):
    """The program said too much, nothing in time, or is gone; the text says which."""


class TimeUp(Broken):
    """The program said nothing in time."""


def printable(text: str) -> str:
    """Spell out what cannot be written down, such as half a pair of surrogates."""
    return text.encode(errors="backslashreplace").decode()


def pass_on(text: str) -> None:
    """Write to standard error, if there is any; where nobody reads it the work goes on."""
    if sys.stderr is not None:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)
            sys.stderr.flush()


class Child:
    """The program, what it has not been told yet, and what it said that nobody has read.

    What one complains of that is heard goes to our own standard error, too.
    """

    def __init__(self, words: list[str], *, is_heard: bool = False) -> None:
        try:
            self.process = Popen(
                words, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise Broken(f"it cannot be started: {error}") from error
        guard = [*GUARD, str(self.process.pid)]
        self.guard = Popen(guard, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, process_group=0)
        self.unsent = bytearray()
        self.unread = bytearray()
        self.complaints = bytearray()
        self.is_heard = is_heard
        self.decoder = getincrementaldecoder("utf-8")("replace")
        self.selector = selectors.DefaultSelector()
        for pipe in self.pipes():
            os.set_blocking(pipe.fileno(), False)
        self.ear, self.mouth, self.grumbling = self.pipes()
        self.selector.register(self.mouth, selectors.EVENT_READ)
        self.selector.register(self.grumbling, selectors.EVENT_READ)

    def pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """Give the three pipes that lead to the program."""
        process = self.process
        assert process.stdin and process.stdout and process.stderr, "all three are pipes"
        return process.stdin, process.stdout, process.stderr

    def tell(self, line: bytes) -> None:
        """Have a line ready for the program; it goes out while the next answer is awaited."""
        if not self.unsent:
            self.selector.register(self.ear, selectors.EVENT_WRITE)
        self.unsent += line

    def listen(self, end: float) -> bytes:
        """Wait for the next line until a time."""
        while (at := self.unread.find(b"\n")) < 0:
            if len(self.unread) > LONGEST_LINE:
                raise Broken(f"its line is longer than {LONGEST_LINE} bytes")
            self.exchange(end)
        line = bytes(self.unread[:at])
        del self.unread[: at + 1]
        if len(line) > LONGEST_LINE:
            raise Broken(f"its line is longer than {LONGEST_LINE} bytes")
        return line

    def exchange(self, end: float) -> None:
        """Move what can be moved through the pipes; wait for that until a time."""
        ready = self.selector.select(max(0.0, end - monotonic()))
        if not ready:
            raise TimeUp("its time is up")
        for key, _events in ready:
            if key.fileobj is self.ear:
                self.send()
            elif key.fileobj is self.grumbling:
                self.hear_complaints()
            elif not (said := os.read(self.mouth.fileno(), CHUNK)):
                raise Broken(self.how_it_ended())
            else:
                self.unread += said
        if monotonic() >= end and b"\n" not in self.unread:
            raise TimeUp("its time is up")

    def send(self) -> None:
        """Push on what is not sent; who does not listen any more is not spoken to."""
        try:
            sent = os.write(self.ear.fileno(), self.unsent)
        except BrokenPipeError:
            sent = len(self.unsent)
        del self.unsent[:sent]
        if not self.unsent:
            self.selector.unregister(self.ear)

    def hear_complaints(self) -> None:
        """Keep the end of what the program complains of; who is heard is passed on as well."""
        try:
            said = os.read(self.grumbling.fileno(), CHUNK)
        except BlockingIOError:
            return
        if not said:
            self.selector.unregister(self.grumbling)
        self.complaints = (self.complaints + said)[-LAST_WORDS:]
        if self.is_heard:
            pass_on(self.decoder.decode(said, final=not said))

    def hear_the_rest(self) -> None:
        """Hear what the program complained of before its end."""
        if self.grumbling in (self.selector.get_map() or ()):
            self.hear_complaints()

    def how_it_ended(self) -> str:
        """Say how a program ended that says no more, with its last words."""
        self.kill()
        self.hear_the_rest()
        lines = self.complaints.decode("utf-8", "replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"it has ended: {last[:LAST_WORDS]}" if last else "it has ended"

    def part(self, line: bytes, seconds: float) -> None:
        """Tell a last line, give the program a while to end by itself, and end it."""
        self.tell(line)
        end = monotonic() + seconds
        try:
            while True:
                if not self.unsent:
                    self.ear.close()
                self.exchange(end)
                self.unread.clear()
        except Broken:
            self.end()

    def kill(self) -> None:
        """Kill the whole group."""
        if self.guard.poll() is None:
            self.guard.kill()
            self.guard.wait()
        if self.process.returncode is None:
            # Not reaped, its number cannot belong to anybody else.
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def end(self) -> None:
        """Kill the group and let go of the pipes; what was not sent is lost."""
        self.kill()
        self.hear_the_rest()
        self.selector.close()
        for pipe in self.pipes():
            pipe.close()
        assert self.guard.stdin, "it is a pipe"
        self.guard.stdin.close()
