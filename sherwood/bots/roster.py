"""The bots there are, found by looking: in the folder of a game, and in the one for every game.

A file with a class `Bot` is a bot of that name; the class is made with a seed and is an Agent. A
file `characters.py` lists bots that play by the compiled rules of thumb, each with its weights. A
bot that takes its time says so (`thinks = True`) and can be told how much: `sharp:200ms`,
`sharp:2s`, or `sharp:100` for so many guessed worlds.
"""

import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from sherwood.bots.character import Character
from sherwood.bots.folders import EVERY_GAME, files_in, folders, part_of
from sherwood.bots.minds import has_mind
from sherwood.bots.model import has_model, trouble_with
from sherwood.play.agent import Agent

CHARACTERS = "characters"
USUAL = "steady"  # plays where nobody has said who should, and for somebody who has left
LAST_RESORT = "random"  # the same in a game that has no such bot yet
LADDER = ("pupil", "novice", "apprentice", "steady", "sharp")  # each beats the one before it
EFFORT = re.compile(r"(\d{1,6})(ms|s|)")
MILLISECONDS = 1000

Maker = Callable[..., Agent]
"""What makes a bot from a seed, and from an effort if it thinks."""


@cache
def makers_in(folder: str) -> dict[str, Maker]:
    """The bots of a game, or of every game, by their names."""
    found: dict[str, Maker] = {}
    for file in files_in(folder):
        module = part_of(folder, file)
        if hasattr(module, "Bot"):
            found[file] = module.Bot
        elif file == CHARACTERS:
            for name, numbers in module.CHARACTERS.items():
                found[name] = partial(Character, folder, numbers)
    return dict(sorted(found.items()))


def makers_for(game: str) -> dict[str, Maker]:
    """The bots that know a game; those of every game first, and a game's own in their place.

    One that thinks ahead plays its worlds out with compiled bots, so it needs the game's mind; and
    one that has learned needs a network for the game as it is.
    """
    everywhere = makers_in(EVERY_GAME).items()
    there = {name: make for name, make in everywhere if has_mind(game) or not thinks(make)}
    others = {name: make for name, make in there.items() if not has_learned(make)}
    learned = there if has_model(game) else {}
    return others | makers_in(game) | learned


def thinks(make: Maker) -> bool:
    """Whether a bot takes its time."""
    return bool(getattr(make, "thinks", False))


def has_learned(make: Maker) -> bool:
    """Whether a bot plays by a network."""
    return bool(getattr(make, "learned", False))


def is_learned(name: str) -> bool:
    """Whether a bot of a name plays by a network, which a page by itself does not have."""
    return has_learned(makers()[name.partition(":")[0]])


def makers() -> dict[str, Maker]:
    """All bots there are, in any game."""
    return {name: make for folder in folders() for name, make in makers_in(folder).items()}


def names() -> list[str]:
    """Everything that a bot can be called, in any game."""
    return sorted(makers())


def names_for(game: str) -> list[str]:
    """What the bots that know a game are called."""
    return list(makers_for(game))


def strengths_for(game: str) -> list[str]:
    """Whom people choose among, from a child's first opponent to the strongest; none: all are alike."""
    return [name for name in LADDER if name in names_for(game)]


def usual_for(game: str) -> str:
    """Who plays a game where nobody has said who should."""
    return USUAL if USUAL in makers_in(game) else LAST_RESORT


def checked(name: str, game: str) -> str:
    """The name of a bot that knows a game, with or without an effort."""
    plain, colon, effort = name.partition(":")
    if plain not in names():
        raise ValueError(f"there is no bot called {plain!r}; there are {', '.join(names())}")
    if plain not in names_for(game):
        if has_learned(makers()[plain]):
            raise ValueError(f"no {plain} plays {game}: {trouble_with(game)}")
        raise ValueError(f"no {plain} plays {game}; there are {', '.join(names_for(game))}")
    if colon:
        read_effort(name, makers_for(game)[plain], effort)
    return name


def read_effort(name: str, make: Maker, effort: str) -> dict[str, Any]:
    """How long a bot shall think: seconds, or a number of worlds."""
    match = EFFORT.fullmatch(effort)
    if not thinks(make) or match is None or int(match[1]) == 0:
        raise ValueError(f"{name} is no bot; such as sharp:200ms, sharp:2s, sharp:100 is")
    number, unit = int(match[1]), match[2]
    if unit == "":
        return {"worlds": number}
    return {"seconds": number / MILLISECONDS if unit == "ms" else float(number)}


def thinking_time(name: str) -> float:
    """How many seconds a bot may take for a move; 0 for one that answers at once."""
    plain, _, effort = name.partition(":")
    make: Any = makers().get(plain)
    if make is None or not thinks(make):
        return 0.0
    said = read_effort(name, make, effort) if effort else {}
    return float(said.get("seconds", make.seconds))


def hire(name: str, game: str, seed: int) -> Agent:
    """A bot for a game that it knows."""
    plain, colon, effort = checked(name, game).partition(":")
    make = makers_for(game)[plain]
    return make(seed, **(read_effort(name, make, effort) if colon else {}))
