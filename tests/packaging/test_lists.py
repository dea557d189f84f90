"""What the project says of itself in several places agrees: versions, bounds and pins."""

import re
import tomllib

import pytest
import yaml  # type: ignore[import-untyped]  # no types are published with it
from packaging.requirements import Requirement

import sherwood
from tests.packaging.newcomer import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PIN = re.compile(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", re.MULTILINE)


def pinned(name: str) -> dict[str, set[str]]:
    """The versions that a list pins; some have one for each range of Pythons."""
    versions: dict[str, set[str]] = {}
    for package, version in PIN.findall((ROOT / "requirements" / name).read_text()):
        versions.setdefault(package, set()).add(version)
    return versions


def test_the_version_is_the_same_wherever_it_stands() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## \[([\d.]+)\] - \d{4}-\d\d-\d\d$", changelog, re.MULTILINE)
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    versions = (PROJECT["version"], released[0], citation["version"])
    assert versions == (sherwood.__version__,) * 3
    assert f"## [{released[0]}] - {citation['date-released']}" in changelog


@pytest.mark.parametrize(
    ("name", "extras"),
    [
        ("serve.txt", ("scale",)),
        ("play.txt", ("scale", "page")),
        ("test.txt", ("scale", "page", "ray", "dev")),
        ("bench.txt", ("bench",)),
    ],
)
def test_every_dependency_is_pinned_within_its_bounds(name: str, extras: tuple[str, ...]) -> None:
    pins = pinned(name)
    wanted = [*PROJECT["dependencies"]]
    for extra in extras:
        wanted += PROJECT["optional-dependencies"][extra]
    for line in wanted:
        need = Requirement(line)
        versions = pins[need.name.replace("_", "-")]
        assert any(version in need.specifier for version in versions), line


@pytest.mark.parametrize(
    ("package", "files"),
    [("numba", "sherwood/games/*.py"), ("uvicorn", "sherwood/server/live/wire.py")],
)
def test_what_we_extend_in_private_has_an_upper_bound(package: str, files: str) -> None:
    assert any(f"from {package}." in file.read_text() for file in ROOT.glob(files))
    (need,) = (need for need in map(Requirement, PROJECT["dependencies"]) if need.name == package)
    assert any(bound.operator == "<" for bound in need.specifier)


def test_a_workflow_tries_every_python_that_is_promised() -> None:
    promised = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["classifiers"]))
    workflow = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text())
    assert workflow["jobs"]["test"]["strategy"]["matrix"]["python"] == promised
    assert PROJECT["requires-python"] == f">={promised[0]}"
