"""A game's declarations as TypeScript, for the page: web/src/games/<game>/types.ts.

`python -m sherwood.server.typescript` writes it.
"""

import sys
from collections.abc import Iterable, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from sherwood.games.notation import Saying, Slot
from sherwood.games.shape import GameView, Key, Shape, Tells, keys_of

TITLE = """// Made from sherwood/games/{game} by `python -m sherwood.server.typescript`.
// Change it there; a test fails while this file is stale.
import type {{ Choice, GameEvent, GameInfo, GameLine, GameView }} from "../../wire/messages";
"""
GUARDS = """export type {Game}Choice = Omit<Choice, "verb" | "args" | "outlook"> &
  {Game}Action & {{ outlook: {Game}Outlook }};

export const is{Game}View = (view: GameView): view is {Game}View => view.game === {game};

export const is{Game}Event = (event: GameEvent): event is {Game}Event =>
  EVENTS.some((one) => one === event.event);

export const is{Game}Line = (line: GameLine): line is {Game}Line =>
  LINES.some((one) => one === line.line);

export const is{Game}Choice = (choice: Choice): choice is {Game}Choice =>
  VERBS.some((one) => one === choice.verb);

export const is{Game}Info = (info: GameInfo): info is GameInfo & {{ facts: {Game}Facts }} =>
  info.name === {game};"""
PLAIN = {int: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def game_types(game: str, shape: Shape) -> str:
    """The whole file of one game."""
    types = Types(game, aliases_of(shape))
    for named in types.aliases:
        types.name(named)
    types.name(shape.view)
    types.name(shape.outlook)
    types.mapping = "Record<{}, {}>"  # facts have every word as a key
    types.name(shape.facts_type)
    things = {**get_type_hints(shape.things), "points": int}
    lines = {line: Tells(f"{tells.keys} points", "") for line, tells in shape.lines.items()}
    name = game.capitalize()
    parts = [
        types.union(f"{name}Event", "event", shape.events, things),
        list_of("EVENTS", shape.events),
        types.all_things(name, shape, things),
        types.union(f"{name}Line", "line", lines, things),
        list_of("LINES", lines),
        types.actions(f"{name}Action", shape.actions),
        list_of("VERBS", dict.fromkeys(saying.verb for saying in shape.actions)),
        texts(f"{name}Action", shape.actions),
        GUARDS.format(Game=name, game=quoted(game)),
    ]
    return "\n\n".join([TITLE.format(game=game) + "\n" + types.text(), *parts]) + "\n"


def view_types() -> str:
    """What the views of all games have."""
    types = Types("", {})
    types.name(GameView)
    return types.text()


class Types:
    """Gathers the types that declarations need."""

    def __init__(self, game: str, aliases: Mapping[Any, str]) -> None:
        self._game, self.aliases = game, aliases
        self.mapping = "Partial<Record<{}, {}>>"
        self._written: dict[str, str] = {}

    def text(self) -> str:
        """All declarations that were gathered, as text."""
        return "\n\n".join(self._written.values())

    def name(self, hint: Any) -> str:
        """A type as TypeScript has it."""
        if alias := self.aliases.get(hint):
            self.add_alias(alias, hint)
            return alias
        return PLAIN[hint] if hint in PLAIN else self.spelled(hint)

    def spelled(self, hint: Any) -> str:
        """A type that has no name of its own, or is declared key by key."""
        origin, parts = get_origin(hint), get_args(hint)
        if is_typeddict(hint):
            self.add_keys(hint)
            return str(hint.__name__)
        if origin in (Union, UnionType):
            return " | ".join(self.name(part) for part in parts)
        if origin is list:
            item = self.name(parts[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is tuple:
            return f"[{', '.join(self.name(part) for part in parts)}]"
        if origin is dict:
            mapping = "Record<{}, {}>" if parts[0] is str else self.mapping
            return mapping.format(*map(self.name, parts))
        return " | ".join(map(quoted, parts))

    def add_alias(self, name: str, hint: Any) -> None:
        """Write a named type, once; where it is one of some words, their list too."""
        if name in self._written:
            return
        self._written[name] = ""  # before what it mentions
        if get_origin(hint) is Literal:
            plural = plural_of(name)
            words = list_of(plural, get_args(hint))
            self._written[name] = f"{words}\nexport type {name} = (typeof {plural})[number];"
        else:
            self._written[name] = f"export type {name} = {self.spelled(hint)};"

    def add_keys(self, shape: type) -> None:
        """Write what has keys, once."""
        name = shape.__name__
        if name in self._written:
            return
        self._written[name] = ""
        lines = [f"/** {shape.__doc__} */", f"export interface {name} {{"]
        for key in keys_of(shape):
            says = f" // {key.says.removesuffix('; see below')}" if key.says else ""
            lines.append(f"  {key.name}{'' if key.required else '?'}: {self.type_of(key)};{says}")
        self._written[name] = "\n".join([*lines, "}"])

    def type_of(self, key: Key) -> str:
        """The type of a key. Two are more exact in a game than in general."""
        if key.name == "game" and self._game:
            return quoted(self._game)
        if key.name == "sheet":
            return f"{self._game.capitalize() or 'Game'}Line[][] | null"
        return self.name(key.type)

    def union(
        self, name: str, tag: str, members: Mapping[str, Tells], types: Mapping[str, Any]
    ) -> str:
        """One of several things that are told, which its tag tells apart."""
        lines = [f"export type {name} ="]
        for member, tells in members.items():
            keys = [f"{tag}: {quoted(member)}"]
            for thing, may_be_null in tells.things():
                keys.append(f"{thing}: {self.name(types[thing])}{' | null' * may_be_null}")
            about = f"/** {tells.says} */ " if tells.says else ""
            lines.append(f"  | {about}{{ {'; '.join(keys)} }}")
        return "\n".join(lines) + ";"

    def all_things(self, name: str, shape: Shape, types: Mapping[str, Any]) -> str:
        """Whatever any event may tell, for those who do not ask which it is."""
        told = [thing for tells in shape.events.values() for thing in tells.things()]
        lines = [
            "/** An event with whatever may come with it. */",
            f"export interface {name}Things {{",
            f'  event: {name}Event["event"];',
        ]
        for thing in dict.fromkeys(thing for thing, _ in told):
            nullable = " | null" * ((thing, True) in told)
            lines.append(f"  {thing}?: {self.name(types[thing])}{nullable};")
        return "\n".join([*lines, "}"])

    def actions(self, name: str, sayings: Sequence[Saying]) -> str:
        """Every verb with its arguments. A verb may take more of the last sort than it must."""
        lines = [f"export type {name} ="]
        for verb, ways in by_verb(sayings).items():
            lists = [
                [(label, slot.type) for label, slot in way.slots.items() for _ in slot.args[0]]
                for way in ways
            ]
            shortest, longest = min(lists, key=len), max(lists, key=len)
            args = [f"{label}: {self.name(kind)}" for label, kind in shortest]
            if len(longest) > len(shortest):
                args.append(f"...more: {self.name(longest[-1][1])}[]")
            lines.append(f"  | {{ verb: {quoted(verb)}; args: [{', '.join(args)}] }}")
        return "\n".join(lines) + ";"


def by_verb(sayings: Iterable[Saying]) -> dict[str, list[Saying]]:
    """The patterns of each verb."""
    verbs: dict[str, list[Saying]] = {}
    for saying in sayings:
        verbs.setdefault(saying.verb, []).append(saying)
    return verbs


def texts(name: str, sayings: Sequence[Saying]) -> str:
    """A function from what is meant to its text, for steps that are composed in the page."""
    lines = [
        "/** The text of an action, for steps that are sent before they are legal. */",
        f"export function textOf({{ verb, args }}: {name}): string {{",
        "  switch (verb) {",
    ]
    for verb, ways in by_verb(sayings).items():
        lines += [f"    case {quoted(verb)}:", f"      return `{template_of(ways)}`;"]
    return "\n".join([*lines, "  }", "}"])


def template_of(ways: Sequence[Saying]) -> str:
    """The text of a verb's actions, as a template."""
    pattern = ways[0].pattern
    if any(way.pattern != pattern for way in ways):
        return f"{pattern.partition('{')[0]}${{args.join(' ')}}"
    for number, (label, slot) in enumerate(ways[0].slots.items()):
        pattern = pattern.replace(f"{{{label}}}", f"${{{spoken(slot, number)}}}")
    return pattern


def spoken(slot: Slot, number: int) -> str:
    """An argument as the text has it: itself, or what stands for it."""
    words = {arg: text for [arg], text in zip(slot.args, slot.texts, strict=True)}
    if all(str(arg) == text for arg, text in words.items()):
        return f"args[{number}]"
    listed = list(words.values()) if slot.type is int else words
    return f"{quoted(listed)}[args[{number}]]"


def list_of(name: str, words: Iterable[str]) -> str:
    """A constant list of words."""
    return f"export const {name} = [{', '.join(map(quoted, words))}] as const;"


def aliases_of(shape: Shape) -> dict[Any, str]:
    """The types that a game has named: words to choose from, and mappings."""
    package = shape.view.__module__.rpartition(".")[0]
    modules = sorted(name for name in sys.modules if name.startswith(f"{package}."))
    return {
        value: name
        for module in modules
        for name, value in vars(sys.modules[module]).items()
        if get_origin(value) in (Literal, dict)
    }


def plural_of(name: str) -> str:
    """What a list of all words of a type is called."""
    words = "".join(f"_{letter}" if letter.isupper() else letter for letter in name)
    return f"{words.lstrip('_')}{'es' if name.endswith('sh') else 's'}".upper()


def quoted(value: object) -> str:
    """A word or a number as TypeScript has it."""
    return msgspec.json.encode(value).decode()
