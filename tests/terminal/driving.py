"""Playing at the terminal in tests: commands run in this process or in one of their own."""

import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from sherwood.__main__ import main

PROMPT = re.compile(r"(help\):|ready\.|\(\w+\)) $")
SHERWOOD = [sys.executable, "-m", "sherwood"]


@dataclass(frozen=True)
class Outcome:
    """What a command has done."""

    code: int
    out: str
    err: str


@dataclass(frozen=True)
class Commands:
    """Runs commands in this process, with what is typed given beforehand."""

    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]
    data: Path

    def run(self, *arguments: str, typed: str = "") -> Outcome:
        keyboard = io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8")
        self.monkeypatch.setattr(sys, "stdin", keyboard)
        self.monkeypatch.setenv("SHERWOOD_DATA", str(self.data))
        code = main(list(arguments))
        said = self.capsys.readouterr()
        return Outcome(code, said.out, said.err)

    @property
    def saved(self) -> list[Path]:
        return sorted((self.data / "games").glob("*.log"))


def numbers(seed: int, count: int = 3000) -> str:
    """Enough choices for a whole game; those that are too high are only complained about."""
    chance = random.Random(seed)
    return "".join(f"{chance.randint(1, 4)}\n" for _ in range(count))


@contextmanager
def process(data: Path, *arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A command in a process of its own."""
    environment = {**os.environ, "SHERWOOD_DATA": str(data), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*SHERWOOD, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def read_to_prompt(running: "subprocess.Popen[bytes]") -> str:
    """What a process says until it waits for an answer, or until it ends."""
    assert running.stdout is not None
    said = b""
    while chunk := os.read(running.stdout.fileno(), 65536):
        said += chunk
        if PROMPT.search(said.decode(errors="replace")):
            break
    return said.decode()


def type_in(running: "subprocess.Popen[bytes]", line: str) -> None:
    assert running.stdin is not None
    running.stdin.write(line.encode() + b"\n")
    running.stdin.flush()
