"""Building the modules: from the sources, or from what was built from the same ones before."""

import hashlib
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec

from sherwood.bots.folders import place_of
from sherwood.bots.minds import kernels_of
from sherwood.games.cache import cache_root, sources
from sherwood.games.catalogue import folder_of
from sherwood.games.interpreted import interpreted
from sherwood.wasm.entries import entries_of
from sherwood.wasm.linker import link
from sherwood.wasm.manifest import WasmArgument, WasmEntry, manifest_of
from sherwood.wasm.target import KernelEntry, compile_module, described, switches

HERE = Path(__file__).parent
ALONE = (sys.executable, "-m", "sherwood.wasm")
DATA = ("*.py", "*.toml")  # of a game: its rules, and its printed numbers
TOOLS = ("llvmlite", "numba", "numpy", "ziglang")


def build_all(games: list[str], folder: Path) -> None:
    """Lay the modules of games into a folder; those that are missing are built at the same time."""
    missing = [game for game in games if not is_kept(game)]
    with ThreadPoolExecutor(max(len(missing), 1)) as several:
        for _ in several.map(build_apart, missing):
            pass
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        for kept in files_of(game, kept_in(game)):
            shutil.copyfile(kept, folder / kept.name)


def build_apart(game: str) -> None:
    """Build one module in a process of its own, since nothing compiled can be called in it."""
    sys.stderr.write(f"Compiling {game} for the browser …\n")
    ran = subprocess.run([*ALONE, "--alone", game], stderr=subprocess.PIPE, text=True, check=False)  # noqa: S603 - our own program
    if ran.returncode != 0:
        raise RuntimeError(f"{game} could not be compiled for the browser:\n{ran.stderr}")


def build(game: str) -> None:
    """Build a module here, and keep it with its manifest."""
    if interpreted():
        raise RuntimeError("modules are made by Numba: unset NUMBA_DISABLE_JIT")
    entries = entries_of(game)
    code = compile_module(game, entries)
    if missing := code.missing():
        raise RuntimeError(
            f"the rules of {game} need {', '.join(missing)}, which is not in a browser"
        )
    module = link(code.objects(), [entry.name for entry in entries])
    manifest = manifest_of(game, state_of(game), [shape_of(entry) for entry in entries])
    keep(kept_in(game), game, module, msgspec.json.encode(manifest))


def keep(folder: Path, game: str, module: bytes, manifest: bytes) -> None:
    """Put a module and its manifest where they are looked for; the manifest last, when all is there."""
    folder.mkdir(parents=True, exist_ok=True)
    for file, content in zip(files_of(game, folder), (module, manifest), strict=True):
        fresh = file.with_name(f"{file.name}.{token_hex(8)}")  # another may build the same now
        fresh.write_bytes(content)
        fresh.replace(file)


def shape_of(entry: KernelEntry) -> WasmEntry:
    """An entry as its callers see it."""
    names = entry.kernel.py_func.__code__.co_varnames
    return WasmEntry(
        entry.name,
        [
            WasmArgument(name, *described(argument))
            for name, argument in zip(names, entry.arguments, strict=False)
        ],
    )


def is_kept(game: str) -> bool:
    """Whether a game's module was built from the sources as they are."""
    return all(file.is_file() for file in files_of(game, kept_in(game)))


def files_of(game: str, folder: Path) -> tuple[Path, Path]:
    """A module and its manifest."""
    return folder / f"{game}.wasm", folder / f"{game}.json"


def kept_in(game: str) -> Path:
    """Where a game's module is kept: one folder for each state of its sources."""
    return cache_root() / f"wasm-{game}-{state_of(game)}"


def state_of(game: str) -> str:
    """A digest of everything that a module can depend on."""
    state = hashlib.blake2b(digest_size=8)
    tools: list[Any] = [version(tool) for tool in TOOLS]
    state.update(repr((*tools, sys.version_info[:2], switches())).encode())
    files = {*sources(kernels_of(game)), *HERE.glob("*.py"), *HERE.glob("*.ll")}
    for pattern in DATA:
        files |= {*folder_of(game).rglob(pattern), *place_of(game).glob(pattern)}
    for file in sorted(files):
        state.update(file.name.encode() + b"\0" + file.read_bytes())
    return state.hexdigest()
