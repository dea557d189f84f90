"""The built page is served whole, small, and no longer than it is fresh."""

import gzip
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

from tests.server.processes import here, turned_away

HOME = "<!doctype html><title>Sherwood</title>" + "<p>A long page.</p>" * 50
SCRIPT = "console.log('much ado')\n" * 50
PICTURE = bytes(range(256))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(HOME)
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "tree-3c4d.png").write_bytes(PICTURE)
    with here(tmp_path_factory.mktemp("tables"), web=str(folder)) as address:
        yield address


def fetch(address: str, **headers: str) -> tuple[bytes, Message]:
    wanted = {name.replace("_", "-"): value for name, value in headers.items()}
    with urllib.request.urlopen(urllib.request.Request(address, headers=wanted)) as answer:
        return answer.read(), answer.headers


@pytest.mark.parametrize("path", ["/", "/table/abc", "/learn/nottingham"])
def test_every_address_that_is_no_file_shows_the_page(server: str, path: str) -> None:
    content, headers = fetch(server + path)
    assert content.decode() == HOME
    assert headers["cache-control"] == "no-cache"


def test_a_file_that_is_not_there_is_missing(server: str) -> None:
    with turned_away(404):
        fetch(f"{server}/assets/gone.js")


def test_texts_travel_packed_to_who_can_unpack_them(server: str) -> None:
    packed, headers = fetch(f"{server}/assets/main-1a2b.js", accept_encoding="gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "accept-encoding"
    assert gzip.decompress(packed).decode() == SCRIPT
    assert fetch(f"{server}/assets/main-1a2b.js")[0].decode() == SCRIPT


def test_what_packing_does_not_shrink_travels_as_it_is(server: str) -> None:
    content, headers = fetch(f"{server}/assets/tree-3c4d.png", accept_encoding="gzip")
    assert headers["content-encoding"] is None
    assert content == PICTURE


def test_assets_are_kept_for_ever_and_the_page_is_asked_for_again(server: str) -> None:
    assert "immutable" in fetch(f"{server}/assets/main-1a2b.js")[1]["cache-control"]
    tag = fetch(f"{server}/")[1]["etag"]
    with turned_away(304):
        fetch(f"{server}/", if_none_match=tag)


def test_without_a_built_page_it_says_so(tmp_path: Path) -> None:
    with here(tmp_path, web=str(tmp_path / "nothing")) as address:
        assert b"has not been built" in fetch(f"{address}/")[0]
