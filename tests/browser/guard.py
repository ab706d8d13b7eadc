"""The guard of every browser: nothing goes wrong unseen, nothing comes from elsewhere."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

Frames = list[str]

WATCH = """
document.addEventListener("securitypolicyviolation", (event) => {
  console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`);
});
"""


class Guard:
    """Writes down what a browser complains of, whom it asks, and what it hears from the table."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.host = urlsplit(address).netloc
        self.complaints: list[str] = []
        self.heard: Frames = []
        self.allowed: dict[str, str] = {}
        context.add_init_script(WATCH)
        context.on("console", self.listen)
        context.on("weberror", self.fail)
        context.on("request", self.see)
        context.on("page", self.watch)

    def watch(self, page: Page) -> None:
        """Listen to what the table tells a page."""
        page.on("websocket", self.hear)

    def hear(self, socket: WebSocket) -> None:
        """Keep every message of the table."""
        self.check(socket.url)
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def listen(self, message: ConsoleMessage) -> None:
        """Keep errors and warnings."""
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def fail(self, error: WebError) -> None:
        """Keep what a page did not catch."""
        self.complaints.append(str(error.error))

    def see(self, request: Request) -> None:
        """Check a request."""
        self.check(request.url)

    def check(self, url: str) -> None:
        """Complain of every address that is not the server's own."""
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.complaints.append(f"a request to elsewhere: {url}")

    def allow(self, complaint: str, because: str) -> None:
        """Expect complaints that contain this; the test brings them about, and says why."""
        self.allowed[complaint] = because

    def report(self) -> list[str]:
        """List the complaints that nobody expected."""
        return [
            line
            for line in self.complaints
            if not any(expected in line for expected in self.allowed)
        ]
