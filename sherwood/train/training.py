"""Training: one network that learns to play a game well at all its tables, for as long as it is let.

It plays against a population (`schooling.py`), and older networks of its own join that. Each round
follows from the seed, its number and what was learned so far; so a training that was killed goes on
from its last checkpoint as if nothing had happened.
"""

import time
from collections.abc import Callable, Mapping
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from sherwood.bots.fingerprint import fingerprint
from sherwood.bots.model import read_model
from sherwood.bots.network import Network, layers_of
from sherwood.bots.networks import networked
from sherwood.bots.samples import Brain, Samples, Whole
from sherwood.bots.trials.exploit import seed_of
from sherwood.games.record import Tables
from sherwood.train.checkpoint import read_checkpoint, write_checkpoint
from sherwood.train.ground import Ground, new_samples, one_among, ranges, rows_for, share_of_hero
from sherwood.train.learner import NARROW, WIDE, Learner, new_network
from sherwood.train.response import Budget, Course
from sherwood.train.schooling import RIVAL, Schooling, schooling_of, weights_of

GAMES = 320  # in a round, about
FIRST_LOOK = 400  # games at each kind of table that show which numbers vary
SEASON = 100  # rounds after which a network is kept as a rival
MOST_OLDER = 4
POINT_OF_CURVE = 50  # rounds
GAMES_OF_CURVE = 2000
CURVE_PLAYERS = 4
TIRING = 800.0  # rounds after which a step goes half as far as the first
SECONDS_OF_CHECKPOINT = 20.0
SCHOOL, CURVE = "school", "school curve"  # what each seed is for

Progress = Callable[[float], object]
"""Is told which part of the training is done."""


class Training:
    """One network that learns to play a game, in a folder of its own."""

    def __init__(self, game: str, seed: int, place: Path, begin: Path | None = None) -> None:
        """Begin, with nothing or the network of a folder, or go on from the checkpoint that is there."""
        self.game, self.seed, self.place = game, seed, place
        self._first: Brain | None = None if begin is None else read_model(begin).brain
        self.schooling: Schooling = schooling_of(game)
        self._weights = self.schooling.weights(game)
        self._samples: Samples = new_samples()
        self.course, self.older = Course(), list[Network]()
        arrays, facts = read_checkpoint(place) if place.exists() else ({}, {})
        self._check(facts)
        first = self._first
        known = arrays.get("rows") if first is None else first.rows
        self.rows: Whole = self._look() if known is None else known
        self.learner = Learner(int(self.rows.max()) + 1, networked(game).menu.SLOTS, seed)
        if arrays:
            self._take_up(arrays, facts)
        elif first is not None:
            self._begin_with(first)
        self._grounds: dict[int, Ground] = {}

    def _look(self) -> Whole:
        """For every number of a table its row among those that are of use at some kind of table."""
        loaded = networked(self.game)
        features = self._features
        layers = layers_of(features, WIDE, NARROW, loaded.menu.SLOTS)
        net, seed = new_network(layers, self.seed), seed_of(self.game, self.seed, SCHOOL)
        least, most = np.full(features, np.inf), np.full(features, -np.inf)
        for kind in self.schooling.tables:
            ground = self._new_ground(kind.players, kind.options, layers, np.arange(features))
            cast = one_among(kind.players, RIVAL)
            ground.play([net], cast, 0, FIRST_LOOK, seed, self._samples, noting=1)
            lower, upper = ranges(self._samples, ground.noted, features)
            least, most = np.minimum(least, lower), np.maximum(most, upper)
        return rows_for(most > least)

    def _new_ground(
        self, players: int, options: Mapping[str, Any], layers: Tables, rows: Whole
    ) -> Ground:
        return Ground(self.game, players, options, self._weights, layers, rows)

    @property
    def _told(self) -> dict[str, Any]:
        """What tells this training from others."""
        told = {"game": self.game, "seed": self.seed, "fits": fingerprint(self.game)}
        return told | ({"began": self.began} if self.began else {})

    def _check(self, facts: dict[str, Any]) -> None:
        """Refuse to go on with what another training has left."""
        for name, wanted in self._told.items():
            if facts and facts.get(name) != wanted:
                raise ValueError(
                    f"{self.place} is of another training: {name} is {facts.get(name)!r}, "
                    f"not {wanted!r}"
                )

    def _begin_with(self, first: Brain) -> None:
        """Begin with a network that has learned already."""
        if first.nets[0].shape != self.learner.net.shape or len(first.rows) != self._features:
            raise ValueError(f"a network of another size cannot learn {self.game}")
        self.learner.net[:] = first.nets[0]

    @property
    def _features(self) -> int:
        """How many numbers a table of the game is."""
        return int(networked(self.game).mind.game.FEATURES)

    @property
    def began(self) -> str:
        """A name for the network with which it began; nothing where there was none."""
        return "" if self._first is None else sha256(self._first.nets.tobytes()).hexdigest()[:16]

    def _take_up(self, arrays: dict[str, Any], facts: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        learner = self.learner
        if arrays["net"].shape != learner.net.shape:
            raise ValueError(f"{self.place} has a network of another size")
        learner.net[:] = arrays["net"]
        learner.slopes.moment[:] = arrays["moment"]
        learner.slopes.squares[:] = arrays["squares"]
        learner.tuning["step"] = facts["step"]
        self.older = [np.array(one, np.float32) for one in arrays["older"]]
        self.course = Course(**facts["course"])

    def keep(self) -> None:
        """Write the checkpoint."""
        learner = self.learner
        arrays: dict[str, np.ndarray[Any, Any]] = {
            "net": learner.net,
            "moment": learner.slopes.moment,
            "squares": learner.slopes.squares,
            "older": np.array(self.older, np.float32).reshape(-1, self.learner.net.size),
            "rows": self.rows,
        }
        more = {"step": int(learner.tuning["step"][0]), "course": asdict(self.course)}
        write_checkpoint(self.place, arrays, self._told | more)

    def learn(self, budget: Budget, progress: Progress) -> None:
        """Learn until the budget is used up, earlier runs included; keep a checkpoint now and then."""
        course, kept = self.course, 0.0
        while (done := budget.done(course.seconds, course.rounds)) < 1.0:
            progress(done)
            if course.rounds % POINT_OF_CURVE == 0:
                self._look_how_far()
            self._practise()
            if time.monotonic() - kept >= SECONDS_OF_CHECKPOINT:
                self.keep()
                kept = time.monotonic()
        self.keep()
        progress(1.0)

    def _practise(self) -> None:
        """One round: games at one kind of table, and what follows from them."""
        before, course = time.process_time(), self.course
        dice = np.random.default_rng([self.seed, course.rounds])
        number = self.schooling.kind_for(dice)
        deals = GAMES // self.schooling.tables[number].players
        cast = self.schooling.cast(dice, number, deals, len(self.older))
        seed, count = seed_of(self.game, self.seed, SCHOOL), len(cast)
        ground, nets = self._ground(number), [self.learner.net, *self.older]
        ground.play(nets, cast, course.rounds * count, count, seed, self._samples, noting=1)
        self.learner.tire(course.rounds / TIRING)
        self.learner.learn(self._samples, ground.noted)
        course.rounds += 1
        course.played += count
        course.decisions += ground.noted
        if course.rounds % SEASON == 0:
            self.older = [*self.older, self.learner.net.copy()][-MOST_OLDER:]
        course.seconds += time.process_time() - before

    def _ground(self, number: int) -> Ground:
        """Where games at one kind of table are played."""
        if number not in self._grounds:
            kind = self.schooling.tables[number]
            self._grounds[number] = self._new_ground(
                kind.players, kind.options, self.learner.layers, self.rows
            )
        return self._grounds[number]

    def _look_how_far(self) -> None:
        """Measure the network as it is, on deals that it does not learn from."""
        course = self.course
        share, interval = self.measure(self.learner.net, CURVE_PLAYERS, GAMES_OF_CURVE, CURVE)
        point = {"seconds": course.seconds, "games": course.played, "rounds": course.rounds}
        course.curve.append(point | {"win_share": share, "interval": interval})

    def measure(
        self, net: Network, players: int, games: int, stage: str, against: str = ""
    ) -> tuple[float, float]:
        """What a network wins alone against others, usually the usual bot, on deals of their own.

        It plays as `master` does: by chance where the game says that choices stay mixed.
        """
        options: Mapping[str, Any] = next(
            (kind.options for kind in self.schooling.tables if kind.players == players), {}
        )
        usual = self._weights[:1]
        rival = weights_of(against, self.game) if against else usual
        weights = np.concatenate([usual, rival])
        ground = Ground(self.game, players, options, weights, self.learner.layers, self.rows)
        count = -(-games // players) * players
        seed, cast = seed_of(self.game, self.seed, stage), one_among(players, RIVAL)
        greedy = int(not networked(self.game).menu.MIXED)
        shares = ground.play([net], cast, 0, count, seed, self._samples, greedy=greedy)
        return share_of_hero(shares, players)
