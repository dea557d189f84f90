"""The page: the built client, read once. Every address that is no file shows the page itself."""

import asyncio
import gzip
import mimetypes
import re
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from sqlalchemy import Connection

from sherwood.server.live.house import House
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.store import people, tables
from sherwood.server.store.database import DatabaseAway
from sherwood.server.web.invitation import Invited, read_words, tags_for
from sherwood.server.web.visitor import house_of

OURS = Path(__file__).parents[2] / "web"  # where an installed Sherwood keeps it
BUILT = Path(__file__).parents[3] / "web" / "dist"  # where `vite build` leaves it
INDEX = "index.html"
WORDS = "invitations.json"
TABLE = re.compile(r"/?table/([\w-]{1,32})/?", re.ASCII)
ENCODINGS = re.compile(r"(\w+)\s*(?:;\s*q=0*\.?0*[1-9][\d.]*)?\s*(?:,|$)")  # without those of `q=0`
PATIENCE = 1.0  # seconds for which the page waits for the database; then it comes without tags
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Sherwood</title>
<p>The page has not been built. The tables are there: see /api/schema.</p></html>"""
FOR_EVER = "public, max-age=31536000, immutable"
WORTH_IT = 0.9  # fonts and pictures are compressed already
BROTLI = ".br"  # at the end of a file's name: what `vite build` has compressed
LIVE = ("api", "health", "ready", "metrics")


@dataclass(frozen=True)
class Sheet:
    """One file of the page."""

    content: bytes
    compressed: dict[str, bytes]  # the same in other encodings, the smallest first; or none
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
            if found.is_file() and found.suffix != BROTLI
        }
        words = self._sheets.get(WORDS)
        self.invitations = read_words(words.content if words else b"")

    def find(self, path: str) -> Sheet:
        """The file at a path, or the page itself."""
        name = path.strip("/")
        if name in self._sheets:
            return self._sheets[name]
        if "." in name.rsplit("/", 1)[-1] or name.split("/")[0] in LIVE:
            raise Refusal(Reason.NOTHING_HERE)
        return self._sheets.get(INDEX, Sheet(MISSING, {}, "text/html", "no-cache", "missing"))

    def has(self, name: str) -> bool:
        """Whether there is such a file."""
        return name in self._sheets


def place_of(folder: str) -> Path:
    """Where the page is: where it was said, or where it was installed, or where it was built."""
    return Path(folder) if folder else OURS if OURS.is_dir() else BUILT


def is_built(folder: str) -> bool:
    """Whether there is a page to show."""
    return (place_of(folder) / INDEX).is_file()


def read(file: Path) -> Sheet:
    """A file of the page, ready to be sent."""
    content = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    cache = FOR_EVER if file.parent.name == "assets" else "no-cache"
    compressed, gzipped = {}, gzip.compress(content, mtime=0)
    if (smaller := file.with_name(file.name + BROTLI)).is_file():
        compressed["br"] = smaller.read_bytes()
    if len(gzipped) < WORTH_IT * len(content):
        compressed["gzip"] = gzipped
    return Sheet(content, compressed, kind, cache, tag_of(content))


def tag_of(content: bytes) -> str:
    """By which a browser knows whether it has this already."""
    return sha256(content).hexdigest()[:16]


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """The page, or one of its files; with an invitation in its head where it is a table's."""
    pages: Page = request.app.state.page
    sheet = pages.find(path)
    found = TABLE.fullmatch(path)
    if found and pages.invitations and b"</head>" in sheet.content:
        house = house_of(request.app.state)
        origin = house.settings.origin or f"{request.url.scheme}://{request.url.netloc}"
        tags = await invite(house, pages, found[1], origin)
        content = sheet.content.replace(b"</head>", tags + b"</head>")
        sheet = replace(sheet, content=content, compressed={}, tag=tag_of(content))
    headers = {"cache-control": sheet.cache, "etag": f'"{sheet.tag}"', "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers, media_type=sheet.media_type)
    for encoding, content in sheet.compressed.items():
        if encoding in ENCODINGS.findall(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = encoding
            return Response(content, headers=headers, media_type=sheet.media_type)
    return Response(sheet.content, headers=headers, media_type=sheet.media_type)


async def invite(house: House, pages: Page, table_id: str, origin: str) -> bytes:
    """What a messenger shows of a table's link; nothing where there is none, or the database is slow."""

    def look(connection: Connection) -> Invited:
        found = tables.load(connection, table_id)
        host = people.load(connection, found.host)
        seats = found.seats_of(found.host)
        name = found.seats[seats[0]].name if seats else ""
        waits = found.state == tables.WAITING
        return Invited(found.wish.game, name, host.language if host else "en", waits)

    try:
        async with asyncio.timeout(PATIENCE):
            invited = await house.database.read(look)
    except (Refusal, DatabaseAway, TimeoutError):
        return b""
    picture = f"share/{invited.game}.png"
    return tags_for(
        invited, pages.invitations, origin, picture if pages.has(picture) else "share.png"
    )
