"""Who may enter an arena: every bot there is, and compiled ones that were changed for it.

A changed bot is named after what was changed, and changes add up: `steady+spite=0` has another
weight, `steady+rungs.2*0.5` one of several half as large, and `steady+hasty` keeps to a habit
from the game's `probes.py`. At a table with people nobody plays under such a name.
"""

import re

from sherwood.bots import roster
from sherwood.bots.character import Character
from sherwood.bots.trials.probe import Stubborn, no_habit, probes_of
from sherwood.play.agent import Agent

AND = "+"
CHANGE = re.compile(r"(\w+)(?:\.(\d+))?([=*])(-?\d+(?:\.\d+)?)", re.ASCII)


def hire(name: str, game: str, seed: int) -> Agent:
    """Whoever enters under a name."""
    base, *changes = name.split(AND)
    agent = roster.hire(base, game, seed)
    for change in changes:
        if not isinstance(agent, Character):
            raise ValueError(f"{name}: before +{change} stands nobody with weights of its own")
        if match := CHANGE.fullmatch(change):
            reweigh(agent, name, match)
        else:
            agent = with_habit(agent, name, game, change)
    return agent


def with_habit(bot: Character, name: str, game: str, habit: str) -> Agent:
    """A bot with the weights and the habit of a probe."""
    there = probes_of(game)
    if habit not in there:
        known = ", ".join(there) or "none"
        raise ValueError(f"{name}: there is no probe called {habit!r}; there are {known}")
    probe = there[habit]
    for weight, number in probe.weights.items():
        bot.weights[weight] = number
    return bot if probe.habit is no_habit else Stubborn(bot, probe.habit)


def checked(name: str, game: str) -> str:
    """The name of somebody who can enter."""
    base, changed, _ = name.partition(AND)
    roster.checked(base, game)
    if changed:
        hire(name, game, 0)
    return name


def reweigh(bot: Character, name: str, change: re.Match[str]) -> None:
    """Give a bot another weight."""
    weight, place, sign, written = change.groups()
    known = bot.weights.dtype.names or ()
    if weight not in known:
        raise ValueError(f"{name}: there is no weight {weight!r}; there are {', '.join(known)}")
    row = bot.weights[weight].reshape(-1)
    at = int(place) if place is not None else 0
    if (place is None) != (len(row) == 1) or at >= len(row):
        raise ValueError(f"{name}: {weight} has {len(row)} numbers, {weight}.0 is the first")
    row[at] = float(written) if sign == "=" else row[at] * float(written)


def weights_of(name: str, game: str) -> dict[str, float]:
    """The numbers by which a bot weighs, each by the name under which it can be changed."""
    bot = hire(name, game, 0)
    if not isinstance(bot, Character):
        return {}
    found = {}
    for weight in bot.weights.dtype.names or ():
        row = bot.weights[weight].reshape(-1).tolist()
        if len(row) == 1:
            found[weight] = row[0]
        else:
            found |= {f"{weight}.{place}": number for place, number in enumerate(row)}
    return found
