"""The page as plain files, for any host of files: both games against bots, without a server.

A file host knows no addresses but those of files. So the page's own addresses stand behind a hash, all
files are named from where they lie, and the rules for scripts stand in the page itself.
"""

import shutil
from collections.abc import Callable
from pathlib import Path

from sherwood.server.web.guard import CONTENT_SECURITY_POLICY
from sherwood.server.web.page import BROTLI, INDEX, WORDS, place_of

MANIFEST = "manifest.webmanifest"
MARK = "<html "
HEAD = "<head>"
MODULES = "assets/*.wasm"


class SiteError(ValueError):
    """A site that cannot be written, and why."""


def write_site(folder: Path, page: str = "") -> int:
    """Write the site into a folder that is new or empty; how many files it has."""
    built = place_of(page)
    if not (built / INDEX).is_file() or not any(built.glob(MODULES)):
        raise SiteError("the page has not been built with the games in it: run 'make web' first")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise SiteError(f"{folder} is there already, and not an empty folder")
    shutil.copytree(
        built, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(WORDS, f"*{BROTLI}")
    )
    rewrite(folder / INDEX, plain_page)
    rewrite(folder / MANIFEST, nearby)
    return sum(1 for file in folder.rglob("*") if file.is_file())


def rewrite(file: Path, change: Callable[[str], str]) -> None:
    """Change a file of the site."""
    file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")


def plain_page(text: str) -> str:
    """The page, as one that has no server behind it."""
    policy = "; ".join(
        f"{what} {whence}"
        for what, whence in CONTENT_SECURITY_POLICY.items()
        if what != "frame-ancestors"  # a page cannot say that of itself
    )
    meta = f'{HEAD}\n    <meta http-equiv="Content-Security-Policy" content="{policy}" />'
    return nearby(text).replace(MARK, f'{MARK}data-site="static" ', 1).replace(HEAD, meta, 1)


def nearby(text: str) -> str:
    """Everything named from the root, named from where the page lies."""
    return text.replace('"/', '"./')
