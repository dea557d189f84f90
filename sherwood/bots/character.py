"""A bot that plays by the compiled rules of thumb of its game, with weights of its own."""

from collections.abc import Sequence

from sherwood.bots.mind import NamedWeights
from sherwood.bots.minds import mind_of
from sherwood.bots.rollouts import OWN_JUDGEMENT
from sherwood.games.record import Tables

MOST_SEED = 1 << 62


class Character:
    """One bot of those that a game's `characters.py` lists."""

    def __init__(self, game: str, numbers: NamedWeights, seed: int) -> None:
        self._mind = mind_of(game)
        self.weights = self._mind.weights(numbers)
        self._seed = seed % MOST_SEED
        self._workspace = self._mind.workspace()

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:  # noqa: ARG002 - a bot is given them
        """What seems best by its weights. It asks the rules itself what is legal."""
        space = self._workspace
        space.load(hidden)
        choice: int = self._mind.kernels.choose(
            space.table, space.sight, seat, self.weights, OWN_JUDGEMENT, self._seed, space.scratch
        )
        return choice

    def worths(self, hidden: Tables, seat: int, legal: Sequence[int]) -> dict[int, float]:
        """What every legal action seems worth to it."""
        self.choose(hidden, seat, legal)
        scratch, count = self._workspace.scratch, len(legal)
        actions = scratch["actions"][0, :count].tolist()
        return dict(zip(actions, scratch["worths"][0, :count].tolist(), strict=True))
