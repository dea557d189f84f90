"""The tables of the documentation that are made from the games: actions, events, views.

`python -m sherwood.play.reference` writes them between their marks in docs/.
"""

import re
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from sherwood.games.notation import Saying, Slot
from sherwood.games.shape import GameView, Shape, Tells, keys_of, shape_of

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("notation.md", "view.md")
MARK = re.compile(r"(<!-- made: (.+?) -->\n).*?(<!-- /made -->)", re.DOTALL)
PLACEHOLDER = re.compile(r"<[a-z]+>")


def with_tables(page: str) -> str:
    """A page with all its tables made anew."""
    return MARK.sub(lambda mark: f"{mark[1]}{table_of(*mark[2].split())}\n{mark[3]}", page)


def table_of(what: str, game: str = "", part: str = "") -> str:
    """One table, as its mark asks for it: `events <game>`, `part <game> <name>`."""
    if what == "every-view":
        return key_table(GameView)
    shape = shape_of(game)
    if shape is None:
        raise ValueError(f"{game} has declared nothing")
    return key_table(shape.parts[part]) if what == "part" else TABLES[what](shape)


def words_table(shape: Shape) -> str:
    """What the placeholders of actions stand for."""
    slots = {
        slot.name: slot.texts
        for saying in shape.actions
        for slot in saying.slots.values()
        if PLACEHOLDER.fullmatch(slot.name)
    }
    rows = ((code(name), " ".join(map(code, texts))) for name, texts in slots.items())
    return table(("placeholder", "words"), rows)


def action_table(shape: Shape) -> str:
    """Every action, and what it means."""
    head = ("action", "place", "verb and arguments", "who says it, and when")
    return table(head, map(action_row, shape.actions))


def action_row(saying: Saying) -> tuple[str, ...]:
    """The actions of one pattern."""
    names = {label: slot.name for label, slot in saying.slots.items()}
    args = ", ".join(argument(label, slot) for label, slot in saying.slots.items())
    texts = (
        saying.pattern.format(**names),
        saying.place.format(**names),
        f"{saying.verb}({args})",
    )
    return (*map(code, texts), saying.says)


def argument(label: str, slot: Slot) -> str:
    """What a slot gives as an argument: itself where it is one word, several, or something."""
    if len(slot.args) == 1:
        return str(slot.args[0][0])
    return f"{label}…" if len(slot.args[0]) > 1 else label


def view_table(shape: Shape) -> str:
    """The keys that a view has beside those of every game."""
    return key_table(shape.view, leave_out=frozenset(GameView.__annotations__))


def outlook_table(shape: Shape) -> str:
    """What is told beside a choice."""
    return key_table(shape.outlook)


def key_table(shape: type, leave_out: frozenset[str] = frozenset()) -> str:
    """Keys, and what they are."""
    rows = ((code(key.name), key.says) for key in keys_of(shape) if key.name not in leave_out)
    return table(("key", "what it is"), rows)


def phase_table(shape: Shape) -> str:
    """What the table can wait for."""
    rows = ((code(phase), says) for phase, says in shape.phases.items())
    return table(("phase", "what happens in it"), rows)


def event_table(shape: Shape) -> str:
    """What can happen, and what is told of it."""
    return told_table(("event", "it tells", "what happened"), shape.events)


def sheet_table(shape: Shape) -> str:
    """The lines of a score sheet."""
    return told_table(("line", "it also tells", "what it counts"), shape.lines)


def told_table(head: tuple[str, ...], told: Mapping[str, Tells]) -> str:
    """What is told, with its keys."""
    return table(
        head,
        (
            (code(name), " ".join(map(code, tells.keys.split())), tells.says)
            for name, tells in told.items()
        ),
    )


TABLES: dict[str, Callable[[Shape], str]] = {
    "words": words_table,
    "actions": action_table,
    "view": view_table,
    "phases": phase_table,
    "sheet": sheet_table,
    "events": event_table,
    "outlook": outlook_table,
}


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(re.sub(" +", " ", f"| {' | '.join(line)} |") for line in lines)


def code(text: str) -> str:
    """A text as code."""
    return f"`{text}`"


if __name__ == "__main__":
    for name in PAGES:
        page = DOCS / name
        page.write_text(with_tables(page.read_text(encoding="utf-8")), encoding="utf-8")
        sys.stderr.write(f"wrote the tables of {page}\n")
