"""A scholar: whoever plays by the network that comes with a game, from a hidden table alone."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sherwood.bots.menu import NO_COURSE
from sherwood.bots.model import Model, model_of
from sherwood.bots.networks import networked
from sherwood.bots.samples import EVERY_PART, PRACTICE, room_for
from sherwood.games.record import Tables

MOST_SEED = 1 << 40


class Preference(NamedTuple):
    """A choice, and how likely the network makes it."""

    action: int
    course: int
    chance: float


class Scholar:
    """A network at one seat, with room of its own to think in. It remembers what it has begun."""

    def __init__(self, game: str, seed: int, model: Model | None = None) -> None:
        """It plays by the model that comes with the game, or by another one."""
        self._networked = networked(game)
        self._brain = (model or model_of(game)).brain
        sizes, loaded = self._brain.layers[0], self._networked.mind
        self.pad = self._networked.pad(int(sizes["wide"] + sizes["narrow"]))
        self._weights = loaded.weights(loaded.mind.STEADY)
        self._samples = room_for(1, 2 * loaded.game.FEATURES)
        self._run = np.zeros(1, PRACTICE)
        self._run["luck"] = seed % MOST_SEED
        self._run["parts"] = EVERY_PART
        self._run["greedy"] = not self._networked.menu.MIXED

    def choose(self, hidden: Tables, seat: int) -> int:
        """What the network prefers, or draws by chance; or the next step of what it has begun."""
        self._look_at(hidden)
        kernels = self._networked.kernels
        action: int = kernels.choose(
            self._run, seat, self._weights, self._brain, self.pad, self._samples
        )
        return action

    def choice(self, hidden: Tables, seat: int) -> tuple[int, int]:
        """The same with the course on which it is a step."""
        return self.choose(hidden, seat), int(self.pad.courses[seat])

    def _look_at(self, hidden: Tables) -> None:
        """Lay a table on the pad."""
        self.pad.copy.view(np.uint8)[:] = hidden.view(np.uint8)
        self._run["steps"] = 0

    def preferences(self, hidden: Tables, seat: int) -> list[Preference]:
        """All there is to choose between, the likeliest first."""
        self._look_at(hidden)
        kernels = self._networked.kernels
        count = kernels.note_preferences(
            self._run, seat, self._weights, self._brain, self.pad, self._samples
        )
        menu = self.pad.menu[0]
        found = [
            Preference(
                int(menu["actions"][at]), int(menu["courses"][at]), float(menu["chances"][at])
            )
            for at in range(count)
        ]
        return sorted(found, key=lambda one: -one.chance)

    def begin(self, seat: int, course: int) -> None:
        """Note what the seat goes on with, after the first step of a course."""
        self.pad.courses[seat] = course

    def is_busy(self, hidden: Tables, seat: int) -> bool:
        """Whether the seat goes on with what it has begun."""
        if self.pad.courses[seat] == NO_COURSE:
            return False
        self._look_at(hidden)
        under_way: bool = self._networked.mind.kernels.is_under_way(self.pad.copy, seat)
        return under_way

    def roll_out(
        self,
        search: Tables,
        tables: Tables,
        candidates: Tables,
        results: npt.NDArray[np.float64],
    ) -> None:
        """Play guessed worlds to their ends, with the network in the seat that decides."""
        self._networked.kernels.roll_out(
            search,
            self._run,
            tables,
            candidates,
            self._weights,
            self._brain,
            self.pad,
            self._samples,
            results,
        )
