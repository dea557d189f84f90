"""The rules of a game, from the page in its folder, chapter by chapter in plain words."""

import re

from sherwood.games.catalogue import folder_of
from sherwood.terminal.screen import HEADING, QUIET, Screen

TABLE_RULE = re.compile(r"^\|[\s:|-]+\|$")
EMPHASIS = re.compile(r"\*\*|`")


def read_chapters(game: str) -> list[list[str]]:
    """The chapters of a game's RULES.md, each with its heading first; none without such a page."""
    page = folder_of(game) / "RULES.md"
    chapters: list[list[str]] = []
    for line in page.read_text(encoding="utf-8").splitlines() if page.is_file() else []:
        if line.startswith("#") or not chapters:
            chapters.append([])
        if not TABLE_RULE.match(line.strip()):
            chapters[-1].append(as_spoken(line))
    return chapters


def as_spoken(line: str) -> str:
    """A line of Markdown as plain words: a row of a table becomes a list."""
    if line.strip().startswith("|"):
        line = ", ".join(cell.strip() for cell in line.strip().strip("|").split("|"))
    return EMPHASIS.sub("", line.lstrip("#").strip() if line.startswith("#") else line.rstrip())


def show_rules(game: str, screen: Screen) -> None:
    """Go through the rules, a chapter at a time."""
    chapters = read_chapters(game)
    if not chapters:
        screen.say(f"There is no page of rules for {game} yet.", QUIET)
    for number, (heading, *lines) in enumerate(chapters, start=1):
        screen.say(heading, HEADING)
        for line in lines:
            screen.say(line)
        if number == len(chapters):
            screen.say("That was the last chapter.", QUIET)
        elif screen.ask(f"Enter: on to {chapters[number][0]}. q: back to the game.") == "q":
            return
