"""A host of plain files: it serves the static site in a subfolder, and nothing else."""

import http.server
import threading
from functools import partial
from pathlib import Path

from sherwood.server.web.site import write_site

FOLDER = "games/sherwood"


class FileHost:
    """The static site in a subfolder of a plain file host, until it is closed."""

    def __init__(self, folder: Path) -> None:
        write_site(folder / FOLDER)
        handler = partial(QuietHandler, directory=str(folder))
        self._host = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._host.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._host.server_port}/{FOLDER}"
        threading.Thread(target=self._host.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Nobody is answered any more."""
        self._host.shutdown()
        self._host.server_close()


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """It does not talk about what it does."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""
