"""Types for the page: `python -m sherwood.server.typescript` writes them.

They are the messages of the wire, what a WebAssembly module has beside it, and for each game what it
has declared.
"""

import sys
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from sherwood.games.game import load, names
from sherwood.games.shape import Shape, shape_of
from sherwood.server import messages, requests
from sherwood.server.game_types import game_types, view_types
from sherwood.wasm.manifest import WasmManifest

PAGE = Path(__file__).parents[2] / "web" / "src"
TITLE = """// Made from sherwood/{source} by `python -m sherwood.server.typescript`.
// Change that file instead; a test fails while this one is stale.
"""
ALL_GAMES = """/** What just happened. The types of a game tell what else is told. */
export interface GameEvent {
  event: string;
  seat?: number;
  other?: number;
}

/** A line of the score sheet. */
export interface GameLine {
  line: string;
  points: number;
}

/** What a choice will do, as far as its seat knows. The types of a game tell what is told. */
export type GameOutlook = object;
"""
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Writer:
    """Gathers the interfaces that some structs need."""

    def __init__(self) -> None:
        self._written: dict[str, str] = {}

    def name(self, kind: inspect.Type) -> str:
        """A type as TypeScript has it."""
        if isinstance(kind, inspect.Metadata):
            title: str = (kind.extra_json_schema or {})["title"]
            return title
        if isinstance(kind, inspect.StructType):
            self.add(kind)
            return kind.cls.__name__
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.name(one) for one in kind.types))
        if isinstance(kind, inspect.EnumType):
            return self.add_enum(kind)
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        if isinstance(kind, inspect.ListType):
            item = self.name(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self.name(kind.value_type)}>"
        return PLAIN[type(kind)]

    def add(self, kind: inspect.StructType) -> None:
        """Write an interface, once."""
        name = kind.cls.__name__
        if name in self._written:
            return
        self._written[name] = ""  # it may mention itself
        lines = [about(kind.cls), f"export interface {name} {{"]
        if kind.tag is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        for field in kind.fields:
            optional = "" if field.required else "?"
            lines.append(f"  {field.encode_name}{optional}: {self.name(field.type)};")
        self._written[name] = "\n".join([*lines, "}"])

    def add_enum(self, kind: inspect.EnumType) -> str:
        """Write an enumeration, once; its name."""
        name = kind.cls.__name__
        values = [f'  | "{one.value}"' for one in kind.cls]
        self._written[name] = "\n".join([about(kind.cls), f"export type {name} =", *values]) + ";"
        return name

    def union(self, name: str, members: Any) -> str:
        """A name for one of several messages."""
        return f"export type {name} = {self.name(inspect.type_info(members))};"

    def text(self) -> str:
        """All declarations that were gathered, as text."""
        return "\n\n".join(self._written.values())


def about(kind: type) -> str:
    """What is said of a type, as a comment; since Python 3.13 without the spaces of the source."""
    return f"/** {cleandoc(kind.__doc__ or '')} */"


def message_types() -> str:
    """The messages of the wire."""
    writer = Writer()
    for struct in requests.REST:
        writer.name(inspect.type_info(struct))
    unions = [
        writer.union("FromClient", messages.FromClient),
        writer.union("ToClient", messages.ToClient),
    ]
    language = f"export type Language = {writer.name(inspect.type_info(requests.Language))};"
    title = TITLE.format(source="server/messages.py and requests.py")
    return "\n".join([title, ALL_GAMES, view_types(), "", writer.text(), "", language, *unions, ""])


def manifest_types() -> str:
    """What stands in the manifest of a module."""
    writer = Writer()
    writer.name(inspect.type_info(WasmManifest))
    return "\n".join([TITLE.format(source="wasm/manifest.py"), writer.text(), ""])


def files() -> dict[Path, str]:
    """Every file that is made, and what stands in it."""
    made = {
        PAGE / "wire" / "messages.ts": message_types(),
        PAGE / "local" / "manifest.ts": manifest_types(),
    }
    for name in names():
        if shape := shape_of(name):
            folder = PAGE / "games" / name
            made[folder / "types.ts"] = game_types(name, shape)
            made[folder / "samples.json"] = samples(name, shape)
    return made


def samples(name: str, shape: Shape) -> str:
    """Every action, the keys of every event, and the facts: what the page's tests go through."""
    game = load(name).game
    choices = [
        messages.Choice(
            action=action,
            text=game.describe(action),
            place=game.place_of(action),
            verb=game.meaning_of(action).verb,
            args=list(game.meaning_of(action).args),
            outlook={},
        )
        for action in range(game.ACTIONS)
    ]
    events = {event: tells.keys.split() for event, tells in shape.events.items()}
    facts = msgspec.json.encode(shape.facts).decode()
    lines = ",\n".join(msgspec.json.encode(choice).decode() for choice in choices)
    told = msgspec.json.encode(events).decode()
    return f'{{"facts": {facts},\n"events": {told},\n"choices": [\n{lines}\n]}}\n'


if __name__ == "__main__":
    for place, text in files().items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
        sys.stderr.write(f"wrote {place}\n")
