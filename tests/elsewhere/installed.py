"""The package beside this file, which brings the game Higher, as if it were installed."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def path_with_higher(folder: Path) -> str:
    """A PYTHONPATH on which Higher is found.

    What is written into the folder is what an editable install writes: a name, a version, and the
    entry points.
    """
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    about = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (info / "METADATA").write_text(about, encoding="utf-8")
    lines = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return os.pathsep.join([str(folder), str(HERE), str(ROOT)])


def run(path: str, *arguments: str, typed: str = "", data: Path | None = None) -> str:
    """What a program prints that finds Higher on this path; its games are kept in `data`."""
    kept = {"SHERWOOD_DATA": str(data)} if data else {}
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", *arguments],
        env={**os.environ, "PYTHONPATH": path, **kept},
        cwd=ROOT,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    return ran.stdout
