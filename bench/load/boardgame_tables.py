"""Tables of boardgame.io: its server with a game that is next to nothing, two browsers at each."""

import asyncio
import re
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Final

from bench.load.pace import Pace
from bench.load.processes import Server
from bench.load.wire import Wire, dial

HERE: Final = Path(__file__).parent
GAME: Final = b"/load,"
PATH: Final = "/socket.io/?EIO=4&transport=websocket"
STATE: Final = re.compile(rb'"_stateID":(\d+)')
PLAYERS: Final = 2


def serve() -> tuple[Server, str]:
    """Start a server; return it and its host."""
    if not (HERE / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    node = shutil.which("node")
    assert node is not None, "boardgame.io needs node"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    return Server([node, str(HERE / "peer.cjs"), str(port)]), f"127.0.0.1:{port}"


class BoardgameTable:
    """A match, its two browsers, and a number that goes up."""

    def __init__(self, number: int, pace: Pace) -> None:
        self.match = b"match%d" % number
        self.pace = pace
        self.wires: list[Wire] = []
        self.watching: list[Wire] = []
        self.joined = 0
        self.rev = -1
        self.is_waiting = False

    async def come(self, host: str) -> None:
        """Come to the match from both browsers."""
        for player in range(PLAYERS):
            self.wires.append(await dial(host, PATH, self.hear))
            self.wires[-1].send(b"40" + GAME)
            while self.joined <= player:
                await asyncio.sleep(0.001)
            self.wires[-1].send(b'42%b["sync","%b","%d",null,2]' % (GAME, self.match, player))
        while self.rev < 0:
            await asyncio.sleep(0.001)

    def begin(self) -> None:
        """Make the first move soon."""
        self.pace.begin(self.move)

    def move(self) -> None:
        """Let whoever's turn it is count on."""
        player = self.rev % PLAYERS
        self.is_waiting = True
        self.pace.send()
        self.wires[player].send(
            b'42%b["update",{"type":"MAKE_MOVE","payload":{"type":"count","args":[],'
            b'"playerID":"%d"}},%d,"%b","%d"]' % (GAME, player, self.rev, self.match, player)
        )

    def hear(self, text: bytes) -> None:
        """Listen for new states; the server wants to hear from time to time that one is there."""
        if text == b"2":
            for wire in self.wires:
                wire.send(b"3")
        elif text.startswith(b"40" + GAME):
            self.joined += 1
        elif text.startswith((b'42/load,["update"', b'42/load,["sync"')):
            found = STATE.search(text)
            assert found is not None, text[:200]
            self.see(int(found[1]))

    def see(self, rev: int) -> None:
        """See a state; the first browser to see that of the own move has it acknowledged."""
        if rev <= self.rev:
            return
        self.rev = rev
        if self.is_waiting:
            self.is_waiting = False
            self.pace.hear()
            self.pace.go_on(self.move)
