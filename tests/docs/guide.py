"""The files of Higher as docs/adding-a-game.md shows them.

`python -m tests.docs.guide` copies them into the page again.
"""

import re

from tests.docs.pages import DOCS, ROOT

PAGE = DOCS / "adding-a-game.md"
PACKAGE = ROOT / "tests" / "elsewhere"
SHOWN = re.compile(r"^\*\*`([\w./]+)`\*\*\n\n(`{3,}\w+)\n(.*?)^(`{3,})$", re.MULTILINE | re.DOTALL)


def shown() -> dict[str, str]:
    """The files that the page shows, with what it shows of them."""
    text = PAGE.read_text(encoding="utf-8")
    return {found[1]: found[3] for found in SHOWN.finditer(text)}


def files() -> dict[str, str]:
    """The files that there are, but for an `__init__.py` that is only a sentence."""
    found = [PACKAGE / "pyproject.toml", *(PACKAGE / "higher").rglob("*.*")]
    told = {
        str(file.relative_to(PACKAGE)): file.read_text(encoding="utf-8")
        for file in found
        if "__pycache__" not in file.parts
    }
    return {name: text for name, text in told.items() if len(text.splitlines()) > 1}


def copied(page: str) -> str:
    """The page, with every file as it stands now."""

    def anew(found: re.Match[str]) -> str:
        file = (PACKAGE / found[1]).read_text(encoding="utf-8")
        return f"**`{found[1]}`**\n\n{found[2]}\n{file}{found[4]}"

    return SHOWN.sub(anew, page)


if __name__ == "__main__":
    PAGE.write_text(copied(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
