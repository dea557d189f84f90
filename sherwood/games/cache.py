"""Where compiled code is kept on disk.

A folder is named after everything that compiled code can depend on: the sources, the versions of
Python, NumPy and Numba, the processor it is compiled for and the bounds-check switch. So it is found
again by every checkout and every environment with the same sources, and nothing in it is ever stale.
Numba's own cache looks at one file, and at where that file lies.
"""

import functools
import hashlib
import os
import sys
import tempfile
from pathlib import Path
from types import FunctionType

import llvmlite.binding
import numba
import numpy as np
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache

from sherwood.games.catalogue import folder_of, is_ours, packages

PACKAGE = Path(__file__).resolve().parent.parent
KIT = "sherwood.games"
BOTS = "sherwood.bots"
TRAIN = "sherwood.train"
OF_NETWORKS = ("menu.py", "network.py", "samples.py", "workspace.py")  # on which learning leans
NEVER_COMPILED = ("story.py",)  # sentences for people; a new one is no reason to compile anything
NOR_OF_BOTS = (
    "faces.py",
    "lines.py",
    "residents.py",
    "talk.py",
)  # what people see and hear of bots
STAMP = "complete"  # lies in a folder when everything that belongs there has been compiled
PRIVATE = 0o700


class ContentLocator:
    """Tells Numba where a function's compiled code is kept, and how it is told from others."""

    def __init__(self, function: FunctionType, file: str) -> None:
        self._py_file = file  # Numba names it in warnings
        self._line = function.__code__.co_firstlineno
        self._folder = cache_folder(function.__module__) / Path(file).stem

    @classmethod
    def from_function(cls, function: FunctionType, file: str) -> "ContentLocator":
        """The locator of a function."""
        return cls(function, file)

    def ensure_cache_path(self) -> None:
        """Make the folder before something is written there."""
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        """The folder, as Numba wants to be told it."""
        return str(self._folder)

    def get_source_stamp(self) -> str:
        """Nothing: another state of the sources has another folder."""
        return ""

    def get_disambiguator(self) -> str:
        """What tells functions of the same name apart."""
        return str(self._line)


class ContentCacheImplementation(CompileResultCacheImpl):  # type: ignore[misc] # Numba has no types
    """How Numba keeps compiled functions, in our folders."""

    _locator_classes = (ContentLocator,)


class ContentCache(FunctionCache):  # type: ignore[misc] # Numba has no types
    """Numba's cache of one function, in our folders; Numba's own settings stay as they are."""

    _impl_class = ContentCacheImplementation


@functools.cache
def cache_folder(module: str) -> Path:
    """Where the compiled code of a module is kept: one folder for each state of its sources."""
    state = hashlib.blake2b(digest_size=8)
    switches = (numba.__version__, np.__version__, sys.version, numba.config.BOUNDSCHECK)
    state.update(repr((*switches, processor())).encode())
    for source in sources(module):
        state.update(source.name.encode() + b"\0" + source.read_bytes())
    part = "bots-" if module.startswith(BOTS + ".") else ""
    name = f"{part}{game_of(module) or 'sherwood'}-{state.hexdigest()}"
    kept = wanted_root() / name
    return kept if (kept / STAMP).exists() else cache_root() / name


def is_complete(module: str, part: str = "") -> bool:
    """Whether all compiled code of a module is on disk, or of a part that few need."""
    return (cache_folder(module) / f"{STAMP}{part}").exists()


def mark_complete(module: str, part: str = "") -> None:
    """All compiled code of a module, or of that part, is on disk now."""
    folder = cache_folder(module)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{STAMP}{part}").touch()


def processor() -> tuple[str, str]:
    """The processor that is compiled for: this machine's, or NUMBA_CPU_NAME for any of a kind."""
    name, features = numba.config.CPU_NAME, numba.config.CPU_FEATURES
    if features is None:
        features = llvmlite.binding.get_host_cpu_features().flatten()
    return name or llvmlite.binding.get_host_cpu_name(), features


def sources(module: str) -> list[Path]:
    """The files that the compiled code of a module can come from."""
    kit = sorted((PACKAGE / "games").glob("*.py"))
    if game := game_of(module):
        folder = PACKAGE / "games" / game if is_ours(game) else folder_of(game)
        of_game = sorted(folder.rglob("*.py"))
        rules = kit + [source for source in of_game if source.name not in NEVER_COMPILED]
        if not module.startswith(BOTS + "."):
            return rules
        bots = PACKAGE / "bots"
        of_bots = [file for file in sorted(bots.glob("*.py")) if file.name not in NOR_OF_BOTS]
        return rules + of_bots + sorted((bots / game / "mind").rglob("*.py"))
    if module.startswith(TRAIN + "."):
        return (
            kit
            + [PACKAGE / "bots" / file for file in OF_NETWORKS]
            + sorted((PACKAGE / "train").glob("*.py"))
        )
    return kit if module.startswith(KIT + ".") else sorted(PACKAGE.rglob("*.py"))


def game_of(module: str) -> str:
    """The game whose folder, of rules or of bots, a module lies in; or nothing."""
    for game, package in packages().items():
        if f"{module}.".startswith((f"{package}.", f"{BOTS}.{game}.")):
            return game
    return ""


@functools.cache
def cache_root() -> Path:
    """The folder of all compiled code, or a temporary one where that cannot be written."""
    wanted = wanted_root()
    return wanted if can_be_written(wanted) else temporary_root()


def wanted_root() -> Path:
    """What SHERWOOD_CACHE names, or a place in the user's cache folder."""
    named = os.environ.get("SHERWOOD_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("sherwood") / "compiled"


def can_be_written(folder: Path) -> bool:
    """Whether files can be made there; the folder itself is made if it can be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def temporary_root() -> Path:
    """A temporary folder for all processes of this user.

    Compiled code is run as it is, so a folder that somebody else could have filled is not used.
    """
    user = os.getuid() if hasattr(os, "getuid") else "user"
    shared = Path(tempfile.gettempdir()) / f"sherwood-compiled-{user}"
    try:
        shared.mkdir(mode=PRIVATE, exist_ok=True)
        if is_private(shared) and can_be_written(shared):
            return shared
    except OSError:
        pass  # something else has that name
    own = Path(tempfile.mkdtemp(prefix="sherwood-compiled-"))
    os.environ["SHERWOOD_CACHE"] = str(own)  # so that the processes started from here use it, too
    return own


def is_private(folder: Path) -> bool:
    """Whether a folder is ours and nobody else can write there."""
    status = folder.lstat()
    mine = not hasattr(os, "getuid") or status.st_uid == os.getuid()
    others_may_write = bool(status.st_mode & 0o022) and os.name == "posix"
    return mine and not folder.is_symlink() and not others_may_write
