"""The screen: lines that read well aloud in their order, one question at a time, and a curtain.

Colour and bold only underline what the words say. Nothing is drawn and the cursor stays below,
but for the curtain, which clears everything so that no hand stays in sight.
"""

import io
import sys
from typing import TextIO

from rich.console import Console
from rich.text import Text

from sherwood.terminal.interruption import Stopped

HEADING, QUIET, WARNING = "bold", "dim", "bold yellow"
CLEAR_SCREEN_AND_WHAT_SCROLLED_AWAY = "\x1b[H\x1b[2J\x1b[3J"
LINES_THAT_HIDE = 60  # on a terminal that cannot be cleared
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


class Screen:
    """What people at this terminal read and type."""

    def __init__(self, keyboard: TextIO | None = None, output: TextIO | None = None) -> None:
        self._keyboard = keyboard or sys.stdin
        self._console = Console(file=output, markup=False, highlight=False, emoji=False)
        for stream in (self._keyboard, self._console.file):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def say(self, line: str = "", style: str = "") -> None:
        """One line; it is wrapped between words where the terminal is narrow."""
        text = Text(printable(line), style=style)
        self._console.print(text, soft_wrap=not self._console.is_terminal)

    def say_whole(self, line: str, style: str = "") -> None:
        """A line to be copied, such as a command: it is never broken."""
        self._console.print(Text(printable(line), style=style), soft_wrap=True)

    def ask(self, question: str) -> str:
        """What somebody types. The end of all input means that they leave."""
        text = Text(printable(question) + " ", style=HEADING)
        self._console.print(text, soft_wrap=not self._console.is_terminal, end="")
        self._console.file.flush()
        typed = self._keyboard.readline()
        if not typed:
            self.say()
            raise Stopped(0)
        return typed.strip()

    def clear(self) -> None:
        """Take everything out of sight, also what has scrolled away."""
        if not self._console.is_terminal:
            self.say()
        elif self._console.is_dumb_terminal or self._console.legacy_windows:
            self._console.print("\n" * LINES_THAT_HIDE)
            self._console.clear()
        else:
            self._console.file.write(CLEAR_SCREEN_AND_WHAT_SCROLLED_AWAY)
            self._console.file.flush()


def printable(line: str) -> str:
    """A line without the signs that would steer a terminal."""
    return "".join(sign if sign.isprintable() else REPLACEMENT for sign in line)
