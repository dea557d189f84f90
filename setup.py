"""What a build adds to pyproject.toml: the page in the package, and a README whose links lead home."""

import os
import re
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import FileError

HERE = Path(__file__).parent
PAGE = HERE / "web" / "dist"
LINK_WITHIN = re.compile(r"(!?\[[^\]]*\])\((?!https?://|#)([^)\s]+)\)")


def need_page() -> None:
    """Stop where the page would be missing from what is built."""
    if not (PAGE / "index.html").is_file():
        raise FileError("the page has not been built: run 'make web' first, in a clone of Sherwood")


class PackageWithPage(build_py):
    """The package with the built page in it; an editable one finds it in web/dist."""

    def run(self) -> None:
        """Copy the page to where server/page.py looks for it."""
        super().run()
        if self.editable_mode:
            return
        need_page()
        inside = Path(self.build_lib) / "sherwood" / "web"
        shutil.rmtree(inside, ignore_errors=True)  # an older build may have left one
        shutil.copytree(PAGE, inside)


class SourcesWithPage(sdist):
    """The sources with the built page, so that nobody needs Node to make a wheel of them."""

    def run(self) -> None:
        """Look before all the copying."""
        need_page()
        super().run()


def address() -> str:
    """Where the project lives, which GitHub tells whatever it runs; nothing anywhere else."""
    repository = os.environ.get("GITHUB_REPOSITORY", "")
    server = os.environ.get("GITHUB_SERVER_URL", "https://github.com")
    return f"{server}/{repository}" if repository else ""


def readme(home: str) -> str:
    """The README; away from home, its pictures and links name where they are."""
    text = (HERE / "README.md").read_text(encoding="utf-8")
    if not home:
        return text
    return LINK_WITHIN.sub(
        lambda link: (
            f"{link[1]}({home}/{'raw' if link[1].startswith('!') else 'blob'}/HEAD/{link[2]})"
        ),
        text,
    )


def urls(home: str) -> dict[str, str]:
    """What a package index shows beside the README."""
    if not home:
        return {}
    return {
        "Source": home,
        "Documentation": f"{home}/blob/HEAD/docs/architecture.md",
        "Changelog": f"{home}/blob/HEAD/CHANGELOG.md",
    }


setup(
    cmdclass={"build_py": PackageWithPage, "sdist": SourcesWithPage},
    long_description=readme(address()),
    long_description_content_type="text/markdown",
    project_urls=urls(address()),
)
