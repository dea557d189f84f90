"""From LLVM's object to a WebAssembly module, with `wasm-ld` from the package `ziglang`."""

import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

STACK = 1 << 18  # bytes; it lies first, so that a program which needs more stops and spoils nothing
MEMORY = 1 << 21  # bytes at first: the stack, what is constant, and room for tables
MOST_MEMORY = 1 << 28
LINKER = [sys.executable, "-m", "ziglang", "wasm-ld"]
HOW = [
    "--no-entry",
    "--strip-all",
    "--gc-sections",
    "--stack-first",
    "-O2",
    "-z",
    f"stack-size={STACK}",
    f"--initial-memory={MEMORY}",
    f"--max-memory={MOST_MEMORY}",
    "--export=__heap_base",
]


def link(objects: Iterable[bytes], entries: Iterable[str]) -> bytes:
    """A module that exports these entries, its memory, and where the memory is free."""
    if importlib.util.find_spec("ziglang") is None:
        raise RuntimeError("the linker is missing: it comes with the package ziglang (make wasm)")
    exports = [f"--export={entry}" for entry in entries]
    with tempfile.TemporaryDirectory() as folder:
        made, given = Path(folder) / "code.wasm", []
        for number, code in enumerate(objects):
            given.append(Path(folder) / f"{number}.o")
            given[-1].write_bytes(code)
        command = [*LINKER, *HOW, *exports, "-o", str(made), *map(str, given)]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
        if ran.returncode != 0:
            raise RuntimeError(f"wasm-ld could not link the module: {ran.stderr.strip()}")
        return made.read_bytes()
