"""How commands speak: a line for people, a record for machines, and on one line what is wrong."""

import json
import sys
from typing import Any, NoReturn

import typer
from rich.console import Console

from sherwood.terminal.screen import printable

WRONG_INPUT = 2


def say(line: str, *, to_stderr: bool = False) -> None:
    """One line, as it is."""
    Console(stderr=to_stderr, markup=False, highlight=False, soft_wrap=True).print(line)


def complain(problem: str) -> None:
    """Say on one line what is wrong."""
    say(f"sherwood: {printable(' '.join(problem.split()))}", to_stderr=True)


def fail(problem: str) -> NoReturn:
    """Say what is wrong, and stop."""
    complain(problem)
    raise typer.Exit(WRONG_INPUT)


def say_json(record: Any) -> None:
    """A result for machines."""
    sys.stdout.write(json.dumps(record, ensure_ascii=False) + "\n")
