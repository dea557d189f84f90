"""A best response: a network that learns to beat a bot by playing against copies that never change.

It plays one of the seats and copies of the bot all others. What it gains over par is how much somebody
clever would gain; played in one part of the game alone, it shows where.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from sherwood.bots.network import Network, layers_of
from sherwood.bots.networks import networked
from sherwood.bots.samples import EVERY_PART, Whole
from sherwood.bots.trials.exploit import seed_of
from sherwood.games.record import Tables
from sherwood.train.ground import Ground, new_samples, one_among, share_of_hero, varying
from sherwood.train.learner import NARROW, WIDE, Learner, new_network
from sherwood.train.schooling import weights_of

GAMES = 320  # in a round of learning
FIRST_LOOK = 400  # games that show which numbers of a table vary
POINTS_OF_CURVE = 10
GAMES_OF_CURVE = 1000
BOT = -2  # in a cast: the bot that is to be beaten
LEARN, CURVE, RESULT = "learn", "curve", "learned"  # what each seed is for

Progress = Callable[[float], object]
"""Is told which part of the learning is done."""


@dataclass(frozen=True)
class Budget:
    """How long to learn: seconds of processor time, or so many rounds, which can be repeated."""

    seconds: float
    rounds: int | None = None

    def done(self, seconds: float, rounds: int) -> float:
        """Which part of it is used up."""
        if self.rounds is not None:
            return rounds / self.rounds
        return seconds / self.seconds


@dataclass
class Course:
    """How far the learning is, and how it went."""

    seconds: float = 0.0
    rounds: int = 0
    decisions: int = 0
    played: int = 0  # games, to learn
    curve: list[dict[str, Any]] = field(default_factory=list)


class Response:
    """One network that learns against one bot."""

    def __init__(
        self, game: str, bot: str, players: int, options: Mapping[str, Any], seed: int
    ) -> None:
        self.game, self.bot, self.players = game, bot, players
        self.options, self.seed = options, seed
        self._weights = weights_against(game, bot)
        self._cast = one_among(players, BOT)
        self._samples = new_samples()
        rows = self._look()
        loaded = networked(game)
        self.learner = Learner(int((rows >= 0).sum()), loaded.menu.SLOTS, seed)
        self._ground = self._ground_for(self.learner.layers, rows)
        self.course = Course()

    def _ground_for(self, layers: Tables, rows: Whole) -> Ground:
        return Ground(self.game, self.players, self.options, self._weights, layers, rows)

    def _look(self) -> Whole:
        """Which numbers of a table vary: only these are of use to a network."""
        loaded = networked(self.game)
        features = loaded.mind.game.FEATURES
        layers = layers_of(features, WIDE, NARROW, loaded.menu.SLOTS)
        ground = self._ground_for(layers, np.arange(features))
        net = new_network(layers, self.seed)
        seed = seed_of(self.game, self.seed, LEARN)
        ground.play([net], self._cast, 0, FIRST_LOOK, seed, self._samples, noting=1)
        return varying(self._samples, ground.noted, features)

    def learn(self, budget: Budget, progress: Progress) -> None:
        """Learn until the budget is used up, and look now and then how well it does."""
        while (done := budget.done(self.course.seconds, self.course.rounds)) < 1.0:
            progress(done)
            if done * POINTS_OF_CURVE >= len(self.course.curve):
                self._look_how_far()
            self._practise()
        self._look_how_far()
        progress(1.0)

    def _practise(self) -> None:
        """One round: games, and what follows from them."""
        before, course = time.process_time(), self.course
        seed = seed_of(self.game, self.seed, LEARN)
        net, first = [self.learner.net], course.played
        self._ground.play(net, self._cast, first, GAMES, seed, self._samples, noting=1)
        self.learner.learn(self._samples, self._ground.noted)
        course.rounds += 1
        course.played += GAMES
        course.decisions += self._ground.noted
        course.seconds += time.process_time() - before

    def _look_how_far(self) -> None:
        """Measure the network as it is, on deals that it does not learn from."""
        course = self.course
        share, interval = self.measure(GAMES_OF_CURVE, CURVE)
        point = {"seconds": course.seconds, "games": course.played}
        course.curve.append(point | {"win_share": share, "interval": interval})

    def measure(self, games: int, stage: str, parts: int = EVERY_PART) -> tuple[float, float]:
        """What the network wins when it always takes what it likes best, in some parts of the game."""
        count = -(-games // self.players) * self.players
        seed = seed_of(self.game, self.seed, stage)
        net: list[Network] = [self.learner.net]
        shares = self._ground.play(
            net, self._cast, 0, count, seed, self._samples, greedy=1, parts=parts
        )
        return share_of_hero(shares, self.players)


def weights_against(game: str, bot: str) -> Tables:
    """The weights of the usual bot, whose advice a network hears, and of the one that is to be beaten."""
    mind = networked(game).mind
    return np.concatenate([mind.weights(mind.mind.STEADY), weights_of(bot, game)])


def learned_response(
    response: Response, budget: Budget, games: int, progress: Progress
) -> dict[str, Any]:
    """Learn to beat a bot, and measure that on deals of their own; the outcome as a record."""
    response.learn(budget, progress)
    game, players = response.game, response.players
    parts = networked(game).menu.PARTS
    flags = [EVERY_PART, *(1 << number for number in range(len(parts)))]
    names = ["learned", *(f"only {part}" for part in parts)]
    lines = []
    for name, part in zip(names, flags, strict=True):
        share, interval = response.measure(games, RESULT, part)
        lines.append({"bot": name, "win_share": share, "interval": interval})
    course = response.course
    return {
        "game": game,
        "against": response.bot,
        "players": players,
        "options": dict(response.options),
        "seed": response.seed,
        "par": 1 / players,
        "games": -(-games // players) * players,
        "seconds": course.seconds,
        "rounds": course.rounds,
        "decisions": course.decisions,
        "practice": course.played,
        "curve": course.curve,
        "lines": lines,
    }
