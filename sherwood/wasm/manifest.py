"""What lies around a game's kernels in Python, as data: a page reads it instead of having it again."""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

from sherwood.bots.folders import files_in, part_of
from sherwood.bots.minds import has_mind, load_mind
from sherwood.bots.rollouts import CANDIDATE, OWN_JUDGEMENT, ROLLOUTS
from sherwood.bots.roster import CHARACTERS, is_learned, names_for, thinking_time
from sherwood.games.figures import Figure
from sherwood.games.game import load, proposals, scenes
from sherwood.games.options import settle_options
from sherwood.games.seats import COLOURS
from sherwood.games.sight import OPEN, SPECTATOR
from sherwood.wasm.target import Kind


class WasmField(msgspec.Struct):
    """A field of a record: where it begins, its numbers as NumPy names them, and how many."""

    at: int
    kind: str
    count: int


class WasmRecord(msgspec.Struct):
    """How a record lies in memory."""

    size: int
    fields: dict[str, WasmField]


class WasmOption(msgspec.Struct):
    """An option that is chosen from a list: the rules take the number of a value."""

    name: str
    default: Any
    values: list[Any]
    seats: bool  # whether every seat of the table is a value, too


class WasmFigure(msgspec.Struct):
    """A printed figure, or a list of them: its path in the edition, and what it may be."""

    path: str
    low: int
    high: int
    least: int  # of a list, how many there may be; 0 and 0: it is a single figure
    most: int
    words: dict[str, int]  # where words stand for the numbers; the usual one of each comes first


class WasmArgument(msgspec.Struct):
    """An argument of an entry: an array of so many dimensions, with items of so many bytes; or a number."""

    name: str
    kind: Kind
    dimensions: int
    item: int


class WasmEntry(msgspec.Struct):
    """A kernel as a module exports it."""

    name: str
    arguments: list[WasmArgument]


class WasmManifest(msgspec.Struct):
    """All that is known of a game's module before it is used."""

    game: str
    rules: int  # their version
    state: str  # of the sources that the module was made from
    actions: list[str]  # their texts, by number
    scenes: dict[
        str, float
    ]  # the actions that are a scene on the board, by number, and its seconds
    proposals: list[int]  # the actions that propose something to others
    noes: list[int]  # what refuses, where somebody is asked whether they react
    players: list[int]  # how many can play
    options: list[WasmOption]
    figures: list[WasmFigure]  # in the order in which the rules take them
    edition: dict[str, Any]  # the figures in the box
    records: dict[str, WasmRecord]
    numbers: dict[str, int]  # what the numbers mean that kernels give and take
    characters: dict[str, str]  # the weights of bots that do not think ahead, in hexadecimal digits
    bots: dict[str, float]  # all bots, and how many seconds each takes to think
    colours: list[str]  # of the seats, in order
    entries: list[WasmEntry]


def manifest_of(name: str, state: str, entries: list[WasmEntry]) -> WasmManifest:
    """The manifest of a game's module."""
    game = load(name).game
    verbs = {action: game.meaning_of(action).verb for action in range(game.ACTIONS)}
    return WasmManifest(
        game=name,
        rules=game.RULES_VERSION,
        state=state,
        actions=[game.describe(action) for action in range(game.ACTIONS)],
        scenes={
            str(action): scenes(name)[verb]
            for action, verb in verbs.items()
            if verb in scenes(name)
        },
        proposals=[action for action, verb in verbs.items() if verb in proposals(name)],
        noes=list(game.NOES),
        players=list(game.PLAYERS),
        options=[
            WasmOption(option.name, option.default, list(option.choices), option.seats)
            for option in game.OPTIONS
            if option.check is None
        ],
        figures=[figure_of(figure) for figure in game.FIGURES],
        edition=settle_options(game.OPTIONS, {}, game.PLAYERS[0])["edition"],
        records={title: record_of(layout) for title, layout in layouts(name).items()},
        numbers=numbers_of(name),
        characters=characters_of(name),
        bots={bot: thinking_time(bot) for bot in names_for(name) if not is_learned(bot)},
        colours=list(COLOURS),
        entries=entries,
    )


def layouts(name: str) -> dict[str, np.dtype[np.void]]:
    """The records that cross the border of a module."""
    loaded = load(name)
    of_rules = {
        "table": loaded.game.TABLE,
        "notes": loaded.kernels.NOTES,
        "paper": loaded.writing.PAPER,
    }
    if not has_mind(name):
        return of_rules
    mind = load_mind(name).mind
    beliefs = {} if mind.BELIEFS is None else {"beliefs": mind.BELIEFS}
    return (
        of_rules
        | beliefs
        | {
            "scratch": mind.SCRATCH,
            "weights": mind.WEIGHTS,
            "rollouts": ROLLOUTS,
            "candidate": CANDIDATE,
        }
    )


def record_of(layout: np.dtype[np.void]) -> WasmRecord:
    """A record, field by field."""
    fields = {}
    for name, (kind, at, *_) in (layout.fields or {}).items():
        fields[name] = WasmField(at, kind.base.str, int(np.prod(kind.shape, dtype=np.int64)))
    return WasmRecord(layout.itemsize, fields)


def numbers_of(name: str) -> dict[str, int]:
    """What the numbers of kernels mean."""
    kernels = load(name).kernels
    of_kernels = ("SEAT_BITS", "COUNT_BITS", "NOT_LEGAL", "NOT_YOUR_TURN", "GAME_OVER")
    named = {number: int(getattr(kernels, number)) for number in of_kernels}
    return named | {"SPECTATOR": SPECTATOR, "OPEN": OPEN, "OWN_JUDGEMENT": OWN_JUDGEMENT}


def characters_of(name: str) -> dict[str, str]:
    """The weights of every bot that plays by the compiled rules of thumb."""
    if not has_mind(name) or CHARACTERS not in files_in(name):
        return {}
    listed: Mapping[str, Any] = part_of(name, CHARACTERS).CHARACTERS
    loaded = load_mind(name)
    return {bot: loaded.weights(numbers).tobytes().hex() for bot, numbers in sorted(listed.items())}


def figure_of(figure: Figure) -> WasmFigure:
    """A figure, or a list of them."""
    least, most = (figure.count[0], figure.count[-1]) if figure.count else (0, 0)
    return WasmFigure(figure.path, figure.low, figure.high, least, most, dict(figure.words))
