"""What a game's module can do: the kernels that a page needs, and what they take."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from sherwood.bots import warm as bots
from sherwood.bots.minds import has_mind, load_mind
from sherwood.games.game import load
from sherwood.play import warm as rules
from sherwood.wasm.target import KernelEntry, argument_types

OF_RULES = (
    "flaw",
    "lay",
    "setup",
    "look",
    "legal",
    "play",
    "quiet",
    "safe",
    "last_word",
    "talks",
    "proposed",
    "scores",
    "winners",
    "hide",
    "guess",
    "play_out",
    "show",
    "end",
    "film",
    "watch",
)
FAST = ("play_out",)  # made for speed, the others for size: a search asks for half of native
OF_BOTS = ("choose", "candidates", "is_under_way", "roll_out")
OF_JUDGES = ("judge",)  # where there is something to judge


def entries_of(game: str) -> list[KernelEntry]:
    """The entries of a game's module."""
    found = entries_among(rules.kernel_calls(load(game)).values(), OF_RULES)
    if has_mind(game):
        loaded = load_mind(game)
        calls = bots.kernel_calls(loaded.game, loaded.mind, loaded.kernels)
        judges = OF_JUDGES if loaded.mind.BELIEFS is not None else ()
        found += entries_among(calls, OF_BOTS + judges)
    return found


def entries_among(
    calls: Iterable[Callable[[], object]], wanted: tuple[str, ...]
) -> list[KernelEntry]:
    """The wanted kernels among calls of all of them, which show what each of them takes."""
    kernels: dict[str, Any] = {
        call.func.__name__: call for call in calls if isinstance(call, partial)
    }
    return [
        KernelEntry(
            name, kernels[name].func, argument_types(kernels[name].args), is_fast=name in FAST
        )
        for name in wanted
    ]
