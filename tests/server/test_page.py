"""The built page is served whole, small, and no longer than it is fresh."""

import gzip
import html
import json
import re
import urllib.request
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

from sherwood.client import Guest
from tests.server.processes import here, turned_away

HOME = "<!doctype html><head><title>Sherwood</title></head>" + "<p>A long page.</p>" * 50
SCRIPT = "console.log('much ado')\n" * 50
BROTLI = b"the same as brotli"  # compressed when the page is built
PICTURE = bytes(range(256))
WORDS = {
    "title": {"en": "{game} with {host}", "de": "{game} mit {host}"},
    "invited": {"en": "{host} invites you.", "de": "{host} lädt dich ein."},
    "welcome": {"en": "A card game.", "de": "Ein Kartenspiel."},
    "games": {"nottingham": {"en": "Nottingham", "de": "Nottingham"}},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(HOME)
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "small-5e6f.js").write_text(SCRIPT)
    (folder / "assets" / "small-5e6f.js.br").write_bytes(BROTLI)
    (folder / "assets" / "tree-3c4d.png").write_bytes(PICTURE)
    (folder / "invitations.json").write_text(json.dumps(WORDS))
    (folder / "share").mkdir()
    (folder / "share" / "nottingham.png").write_bytes(PICTURE)
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


def test_texts_travel_compressed_to_those_who_can_read_them(server: str) -> None:
    gzipped, headers = fetch(f"{server}/assets/main-1a2b.js", accept_encoding="gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "accept-encoding"
    assert gzip.decompress(gzipped).decode() == SCRIPT
    assert fetch(f"{server}/assets/main-1a2b.js")[0].decode() == SCRIPT


def test_what_was_compressed_when_the_page_was_built_is_preferred(server: str) -> None:
    small, headers = fetch(f"{server}/assets/small-5e6f.js", accept_encoding="gzip, deflate, br")
    assert (small, headers["content-encoding"]) == (BROTLI, "br")
    assert "javascript" in headers["content-type"]
    gzipped, headers = fetch(f"{server}/assets/small-5e6f.js", accept_encoding="br;q=0, gzip;q=0.5")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(gzipped).decode() == SCRIPT
    assert fetch(f"{server}/assets/small-5e6f.js")[0].decode() == SCRIPT
    with turned_away(404):
        fetch(f"{server}/assets/small-5e6f.js.br")


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


# ---- invitations


def tags_of(address: str) -> dict[str, str]:
    """The tags for messengers in a page."""
    content, _ = fetch(address)
    found = re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', content.decode())
    return {name: html.unescape(value) for name, value in found}


def test_a_tables_link_shows_game_host_and_picture(server: str) -> None:
    robin = Guest(server, "Robin", "de")
    table = robin.open_table("nottingham", 3, sit={"name": "Robin"}).id
    tags = tags_of(f"{server}/table/{table}")
    assert tags["og:title"] == "Nottingham mit Robin"
    assert tags["og:description"] == "Robin lädt dich ein."
    assert tags["og:image"] == f"{server}/share/nottingham.png"
    assert fetch(tags["og:image"])[0] == PICTURE
    robin.ask("PUT", f"/api/tables/{table}/seats/1/bot", {"level": "random"})
    robin.ask("PUT", f"/api/tables/{table}/seats/2/bot", {"level": "random"})
    robin.start(table)
    assert tags_of(f"{server}/table/{table}")["og:description"] == "Ein Kartenspiel."


def test_a_table_without_a_host_at_it_and_a_game_without_words_have_tags_too(server: str) -> None:
    table = Guest(server, "Robin").open_table("sheriff", 3).id
    tags = tags_of(f"{server}/table/{table}")
    assert (tags["og:title"], tags["og:description"]) == ("Sheriff", "A card game.")
    assert tags["og:image"] == f"{server}/share.png"


@pytest.mark.parametrize("name", ['"><script>alert(1)</script>', "{game}{host}", "&quot;'<!--"])
def test_a_name_is_a_name_and_no_markup(server: str, name: str) -> None:
    table = Guest(server, name).open_table("nottingham", 3, sit={"name": name}).id
    content, _ = fetch(f"{server}/table/{table}")
    assert b"<script>alert" not in content
    assert b"<!--" not in content
    assert tags_of(f"{server}/table/{table}")["og:title"] == f"Nottingham with {name}"


def test_other_addresses_have_no_invitation(server: str) -> None:
    table = Guest(server, "Robin").open_table("nottingham", 3, sit={"name": "Robin"}).id
    for path in ("/", "/table/abc", f"/replay/{table}", f"/table/{table}/x", "/table/..%2fabc"):
        assert tags_of(server + path) == {}


def test_an_invitation_is_kept_only_as_long_as_it_is_true(server: str) -> None:
    robin = Guest(server, "Robin")
    table = robin.open_table("nottingham", 3, sit={"name": "Robin"}, bots=["random"] * 2).id
    address = f"{server}/table/{table}"
    content, invited = fetch(address, accept_encoding="gzip")
    assert invited["content-encoding"] is None
    assert invited["etag"] != fetch(f"{server}/")[1]["etag"]
    with turned_away(304):
        fetch(address, if_none_match=invited["etag"])
    robin.start(table)
    assert fetch(address, if_none_match=invited["etag"])[0] != content
