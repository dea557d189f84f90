"""The wire's types for the page: `python -m sherwood.server.typescript` writes messages.ts."""

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from sherwood.server import messages

PLACE = Path(__file__).parents[2] / "web" / "src" / "wire" / "messages.ts"
TITLE = """// Made from sherwood/server/messages.py by `python -m sherwood.server.typescript`.
// Change that file instead; a test fails while this one is stale.
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
        lines = [f"/** {(kind.cls.__doc__ or '').strip()} */", f"export interface {name} {{"]
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
        about = f"/** {(kind.cls.__doc__ or '').strip()} */"
        self._written[name] = "\n".join([about, f"export type {name} =", *values]) + ";"
        return name

    def union(self, name: str, members: Any) -> str:
        """A name for one of several messages."""
        return f"export type {name} = {self.name(inspect.type_info(members))};"

    def text(self) -> str:
        """Everything gathered."""
        return "\n\n".join(self._written.values())


def typescript() -> str:
    """The whole file."""
    writer = Writer()
    for struct in messages.REST:
        writer.name(inspect.type_info(struct))
    unions = [
        writer.union("FromClient", messages.FromClient),
        writer.union("ToClient", messages.ToClient),
    ]
    language = f"export type Language = {writer.name(inspect.type_info(messages.Language))};"
    return "\n".join([TITLE, writer.text(), "", language, *unions, ""])


if __name__ == "__main__":
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_text(typescript())
    sys.stderr.write(f"wrote {PLACE}\n")
