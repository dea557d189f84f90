"""The page: the built client, read once. Every address that is no file shows the page itself."""

import gzip
import mimetypes
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from sherwood.server.refusal import Reason, Refusal

OURS = Path(__file__).parents[1] / "web"  # where an installed Sherwood keeps it
BUILT = Path(__file__).parents[2] / "web" / "dist"  # where `vite build` leaves it
INDEX = "index.html"
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Sherwood</title>
<p>The page has not been built. The tables are there: see /api/schema.</p></html>"""
FOR_EVER = "public, max-age=31536000, immutable"
WORTH_PACKING = 0.9  # fonts and pictures are packed already
LIVE = ("api", "health", "ready", "metrics")


@dataclass(frozen=True)
class Sheet:
    """One file of the page."""

    content: bytes
    packed: bytes  # the same, compressed; empty where that saves nothing
    media_type: str
    cache: str
    tag: str


class Page:
    """All files of the page."""

    def __init__(self, folder: str) -> None:
        place = place_of(folder)
        self._sheets = {
            found.relative_to(place).as_posix(): read(found)
            for found in (sorted(place.rglob("*")) if place.is_dir() else ())
            if found.is_file()
        }

    def find(self, path: str) -> Sheet:
        """The file at a path, or the page itself."""
        name = path.strip("/")
        if name in self._sheets:
            return self._sheets[name]
        if "." in name.rsplit("/", 1)[-1] or name.split("/")[0] in LIVE:
            raise Refusal(Reason.NOTHING_HERE)
        return self._sheets.get(INDEX, Sheet(MISSING, b"", "text/html", "no-cache", "missing"))


def place_of(folder: str) -> Path:
    """Where the page is: where it was said, or where it was built, or where it was installed."""
    return Path(folder) if folder else BUILT if BUILT.is_dir() else OURS


def is_built(folder: str) -> bool:
    """Whether there is a page to show."""
    return (place_of(folder) / INDEX).is_file()


def read(file: Path) -> Sheet:
    """One file."""
    content = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    cache = FOR_EVER if file.parent.name == "assets" else "no-cache"
    packed = gzip.compress(content, mtime=0)
    worth_it = len(packed) < WORTH_PACKING * len(content)
    return Sheet(
        content, packed if worth_it else b"", kind, cache, sha256(content).hexdigest()[:16]
    )


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """The page, or one of its files."""
    sheet = request.app.state.page.find(path)
    headers = {"cache-control": sheet.cache, "etag": f'"{sheet.tag}"', "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers, media_type=sheet.media_type)
    if sheet.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(sheet.packed, headers=headers, media_type=sheet.media_type)
    return Response(sheet.content, headers=headers, media_type=sheet.media_type)
