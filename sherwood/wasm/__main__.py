"""`python -m sherwood.wasm FOLDER` lays the modules of all games into a folder."""

import argparse
from pathlib import Path

from sherwood.games.game import names
from sherwood.wasm.build import build, build_all


def main() -> None:
    """Build what is missing, and lay it where it was wanted."""
    parser = argparse.ArgumentParser(prog="python -m sherwood.wasm", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where the modules are wanted")
    parser.add_argument("--alone", metavar="GAME", help="build one module in this process")
    chosen = parser.parse_args()
    if chosen.alone:
        build(chosen.alone)
    elif chosen.folder:
        build_all(names(), chosen.folder)
    else:
        parser.error("name a folder for the modules")


if __name__ == "__main__":
    main()
