"""The page as plain files: where they point to, and what is said when they cannot be written."""

import json
import re
from pathlib import Path

import pytest

from sherwood.games.game import names
from sherwood.play.lesson import lessons
from sherwood.server.web.catalogue import catalogue
from sherwood.server.web.site import SiteError, write_site

PAGE = (
    '<!doctype html>\n<html lang="en">\n<head>\n<script src="/assets/a.js"></script></head></html>'
)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A built page with a module in it."""
    (tmp_path / "dist" / "assets").mkdir(parents=True)
    files = {
        "index.html": PAGE,
        "manifest.webmanifest": '{"start_url": "/", "icons": [{"src": "/icon.svg"}]}',
        "invitations.json": "{}",
        "assets/a.js": "",
        "assets/game.wasm": "",
    }
    for name, text in files.items():
        (tmp_path / "dist" / name).write_text(text, encoding="utf-8")
    return tmp_path / "dist"


def test_nothing_in_it_is_named_from_the_root(page: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    assert write_site(site, str(page)) == 4
    index = (site / "index.html").read_text(encoding="utf-8")
    assert 'data-site="static"' in index
    assert 'src="./assets/a.js"' in index
    assert not re.search(r'"/', index)
    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest == {"start_url": "./", "icons": [{"src": "./icon.svg"}]}
    assert not (site / "invitations.json").exists()


def test_it_says_itself_which_scripts_may_run(page: Path, tmp_path: Path) -> None:
    write_site(tmp_path / "site", str(page))
    index = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert "script-src 'self' 'wasm-unsafe-eval';" in index
    assert "frame-ancestors" not in index


def test_a_folder_that_is_in_use_and_a_page_without_games_are_refused(
    page: Path, tmp_path: Path
) -> None:
    with pytest.raises(SiteError, match="not an empty folder"):
        write_site(page, str(page))
    (page / "assets" / "game.wasm").unlink()
    with pytest.raises(SiteError, match="make web"):
        write_site(tmp_path / "site", str(page))
    assert not (tmp_path / "site").exists()


def test_the_catalogue_has_every_game_with_its_lessons() -> None:
    made = catalogue()
    assert [game.name for game in made.games] == names()
    for name in names():
        assert set(made.lessons[name]) == {lesson.name for lesson in lessons(name)}
        assert all(made.phrases[name].values())
