"""What programs and the page may rely on: the shape of all that a game shows, declared once.

A game's `shape.py` declares its view and the parts of it as TypedDicts. Every field is annotated
with what it is. The types of the page and the tables of the documentation are made from that, and
a law holds whatever is written to it: no key is missing, and none is extra.
"""

import importlib
import importlib.util
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, NotRequired, TypedDict, get_args, get_origin, get_type_hints

from sherwood.games.catalogue import packages
from sherwood.games.notation import Saying

MAY_BE_HIDDEN = "?"


class GameView(TypedDict):
    """What the view of every game has."""

    game: Annotated[str, "the game's name"]
    seat: Annotated[int | None, "whose view it is; `null` for a spectator"]
    names: Annotated[list[str], "what the players are called"]
    actors: Annotated[list[int], "the seats that may act now"]
    points: Annotated[
        list[int], "the points of every seat so far, as far as the viewer can count them"
    ]
    winners: Annotated[list[int], "the seats that have won; nobody before the end"]
    decided_by: Annotated[
        str | None,
        "what decided, once the game is over: `points`, a tie-break of the game, or `shared`;"
        " else `null`",
    ]
    sheet: Annotated[
        list[list[dict[str, Any]]] | None,
        "once the game is over, for each seat the lines that add up to its points; else `null`",
    ]


@dataclass(frozen=True)
class Tells:
    """What an event or a line of the score sheet tells: its keys, and what they mean together.

    A key that ends with a question mark may be `null`: the viewer did not see it, or it is none.
    """

    keys: str
    says: str

    def things(self) -> list[tuple[str, bool]]:
        """The keys in order, and of each whether it may be `null`."""
        return [
            (key.removesuffix(MAY_BE_HIDDEN), key.endswith(MAY_BE_HIDDEN))
            for key in self.keys.split()
        ]


@dataclass(frozen=True)
class Key:
    """A key of a shape: its type, whether it is always there, and what it is."""

    name: str
    type: Any
    required: bool
    says: str


def keys_of(shape: type) -> Iterator[Key]:
    """The keys of a TypedDict, in the order of their declaration."""
    required: frozenset[str] = vars(shape)["__required_keys__"]
    for name, hint in get_type_hints(shape, include_extras=True).items():
        bare = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        says = bare.__metadata__[0] if get_origin(bare) is Annotated else ""
        yield Key(name, get_args(bare)[0] if says else bare, name in required, says)


@dataclass(frozen=True)
class Shape:
    """All that a game declares."""

    view: type  # a TypedDict, as are the parts
    parts: Mapping[str, type]  # of the view, as the documentation calls them
    things: type  # what events and lines can tell of: the type of each key
    phases: Mapping[str, str]  # what each waits for
    actions: Sequence[Saying]
    events: Mapping[str, Tells]
    lines: Mapping[str, Tells]  # of the score sheet; each has its points beside that
    facts: Mapping[str, Any]  # what the rule book says and no view repeats
    facts_type: type
    outlook: type  # what is told beside a choice: a TypedDict


@cache
def shape_of(game: str) -> Shape | None:
    """What a game declares; None for a game without a page of its own."""
    name = f"{packages()[game]}.shape"
    if importlib.util.find_spec(name) is None:
        return None
    shape: Shape = importlib.import_module(name).SHAPE
    return shape
