"""Two worlds side by side: the same scene in both, and whether its reader could tell them apart.

Everything counts that leaves for the reader: every byte, in order, the moment at which it left, and who
was served before and after at that moment.
"""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from sherwood.play.match import SPECTATOR
from tests.server.deeds import Ask, BeForgotten, Line, both
from tests.server.scripts import Scene
from tests.server.worlds import BOT, NAMES, SAYS_NO, Sent, World, make_worlds_possible

CLOCK = 600.0  # seconds for a decision
HERE, THERE = 0, 1


@dataclass(frozen=True)
class Difference:
    """By what a reader could tell two worlds apart: the first thing that differs."""

    scene: Scene
    here: object
    there: object


class Twins:
    """Two workers that know nothing of each other."""

    def __init__(self, here: World, there: World) -> None:
        self._worlds = here, there
        self._number = 0
        self.heard: list[Sent] = []  # what readers were sent, here and there

    def first_difference(self, scenes: Sequence[Scene]) -> Difference | None:
        """Play scenes in both worlds until the reader of one could tell which it is."""
        for scene in scenes:
            self._number += 1
            here, there = [
                self._heard(world, scene, number) for number, world in enumerate(self._worlds)
            ]
            for one, other in zip((*here, None), (*there, None), strict=False):
                if one != other:
                    return Difference(scene, one, other)
        return None

    def undurable(self) -> list[str]:
        """What was called done before it was written."""
        return [one for world in self._worlds for one in world.undurable]

    def _heard(self, world: World, scene: Scene, which: int) -> list[object]:
        """Play a scene in one world; all that its reader gets, and who is served in which order."""
        world.beginning = (scene.here, scene.there)[which]
        world.choices = scene.choices[which]
        world.run_until_complete(self._play(world, scene, which))
        self.heard += [one for one in world.sent if one.to == scene.reader]
        return noticed(world.sent, scene.reader)

    async def _play(self, world: World, scene: Scene, which: int) -> None:
        await world.gather(scene.game, self._number, {"clock": CLOCK})
        lines = [*opening(scene.reader), *scene.lines, *closing(scene.reader)]
        for number, line in enumerate(lines):
            await line.played(world, number, is_there=which == THERE)
        await world.disperse()


def noticed(sent: Sequence[Sent], reader: int) -> list[object]:
    """What a reader gets; and at the same moments, who is served in which order."""
    mine = [one for one in sent if one.to == reader]
    served: dict[float, list[int]] = {one.at: [] for one in mine}
    for one in sent:
        if one.at in served and one.to not in served[one.at]:
            served[one.at].append(one.to)
    return [*mine, *served.items()]


def opening(reader: int) -> Iterator[Line]:
    """People sit down, and the reader looks how the table stands."""
    for seat in range(BOT):
        body = {"name": NAMES[seat], "says_no": seat == SAYS_NO}
        yield both(seat, Ask("PUT", f"/seats/{seat}", body))
        yield both(reader, Ask("GET", "/fairness"))
    yield both(0, Ask("POST", "/start"))


def closing(reader: int) -> Iterator[Line]:
    """The reader looks back, and goes for good."""
    for path in ("", "/story", "/moments/{newest}", "/moments/{next}", "/fairness", "/log"):
        yield both(reader, Ask("GET", path))
    if reader != SPECTATOR:
        yield both(reader, Ask("GET", f"/story?seat={reader}"))
    yield both(reader, BeForgotten())


@contextmanager
def twins(folder: Path) -> Iterator[Twins]:
    """Two worlds, for as long as this lasts."""
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        make_worlds_possible(patch)
        here, there = [stack.enter_context(World(folder / name)) for name in ("here", "there")]
        yield Twins(here, there)
