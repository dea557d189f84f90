"""What a bot thinks of a moment in a log, at the terminal."""

from pathlib import Path
from typing import Any

from rich.table import Table

from sherwood.bots.search import Thought
from sherwood.bots.trials.thinking import think
from sherwood.play.match import Match
from sherwood.terminal import shelf


def consider(file: Path, before: int | None, worlds: int, seed: int) -> dict[str, Any]:
    """Think about the decision before an action of a log, from the eyes of whoever took it."""
    whole = shelf.replayed(file)
    count = len(whole.actions)
    last = count if whole.over else count + 1
    number = last if before is None else before
    if before is None and whole.over:
        raise ValueError(
            f"{file}: the game is over; --before says which of {count} actions is meant"
        )
    if not 1 <= number <= last:
        raise ValueError(f"{file}: --before is a number from 1 to {last}, not {number}")
    match = Match(whole.head)
    for actor, action in whole.actions[: number - 1]:
        match.play(actor, action)
    seat, done = match.next_seat, None
    if number <= count:
        seat, action = whole.actions[number - 1]
        done = match.describe(action)
    return as_record(match, number, seat, done, think(match, seat, worlds, seed))


def as_record(
    match: Match, before: int, seat: int | None, done: str | None, thoughts: list[Thought]
) -> dict[str, Any]:
    """What was thought, for machines."""
    return {
        "game": match.head.game,
        "before": before,
        "seat": seat,
        "name": None if seat is None else match.names[seat],
        "done": done,
        "options": [
            {
                "actions": [match.describe(step) for step in thought.steps],
                "value": thought.value,
                "error": thought.error,
                "worlds": thought.worlds,
                "dropped": thought.dropped,
                "chosen": thought.chosen,
            }
            for thought in thoughts
        ],
    }


def as_table(record: dict[str, Any]) -> Table:
    """What was thought, for people."""
    done = f"; done was: {record['done']}" if record["done"] is not None else ""
    shown = Table(
        title=f"{record['game']}, before action {record['before']}: {record['name']}{done}"
    )
    for heading in ("option", "value", "worlds", ""):
        shown.add_column(heading, justify="right" if heading in ("value", "worlds") else "left")
    for option in record["options"]:
        value, error = option["value"], option["error"]
        shown.add_row(
            ", ".join(option["actions"]),
            "-" if value is None else f"{value:.3f} ± {error:.3f}",
            str(option["worlds"]),
            "chosen" if option["chosen"] else "dropped" if option["dropped"] else "",
        )
    return shown
