"""The workshop: made-up boards without a table, built and served for pictures and tests. Nothing of it is shipped."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
BOARDS = ("camp", "crossing", "den")
ARMED = {"camp": "move ledge", "crossing": "bridge", "den": "flame"}
"""What is previewed in the pictures."""


class Workshop:
    """Where it is served."""

    def __init__(self, address: str) -> None:
        self.address = address

    @staticmethod
    def path(board: str, armed: str = "") -> str:
        """A board alone in the window."""
        return f"/index.html?board={board}&armed={armed.replace(' ', '+')}"


class Quiet(SimpleHTTPRequestHandler):
    """Says nothing of what it serves."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


@contextmanager
def workshop() -> Iterator[Workshop]:
    """Build it and serve it as long as it is needed, in a folder of its own: others may be at it at the same time."""
    with TemporaryDirectory() as built:
        build = [sys.executable, "hatch_build.py", "npm", "run", "--silent", "workshop", "--", "--outDir", built]
        subprocess.run(build, cwd=ROOT, check=True)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=built))
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield Workshop(f"http://127.0.0.1:{server.server_port}")
        finally:
            server.shutdown()
            server.server_close()
            thread.join()
