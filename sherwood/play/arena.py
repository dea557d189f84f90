"""The arena: bots play the same deals from every seat, and the results are counted fairly.

Whoever can play deals may be handed to `run`; the arena itself knows no bot.
"""

import logging
import math
import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

import numpy as np
import numpy.typing as npt

from sherwood.games.options import settle_options
from sherwood.play.extras import bring
from sherwood.play.warm import ready

Numbers = npt.NDArray[np.float64]
SURE = 1.96  # standard errors on each side of a 95 percent interval, with many deals
DEALS_IN_A_RUN = 25
RAY = ("ray", "ray", "--ray")  # the package, the extra that has it, and what needs it
MOST_RATED = 4000  # games; a rating has settled long before


@dataclass(frozen=True)
class Contest:
    """Who plays what, how often, and from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    options: Mapping[str, Any] = field(default_factory=dict)
    seed: int = 0

    @property
    def players(self) -> int:
        """One for each entry."""
        return len(self.bots)

    @property
    def deals(self) -> int:
        """Every deal is played once with each seating, so games come in that number."""
        return -(-self.games // self.players)

    def seat_of(self, entry: int, seating: int) -> int:
        """Where an entry sits: one seat further with each seating."""
        return (entry + seating) % self.players


def new_contest(
    game: str,
    bots: tuple[str, ...],
    games: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Contest:
    """A contest whose entries, options and number of players are possible.

    With more players than bots, the last bot fills the seats that are left.
    """
    allowed = ready(game).game.PLAYERS
    wanted = len(bots) if players is None else players
    if not bots or wanted not in allowed or len(bots) > wanted:
        raise ValueError(
            f"{game} is for {allowed[0]} to {allowed[-1]} players; "
            f"{len(bots)} bots for {wanted} seats do not fit"
        )
    if games < 1:
        raise ValueError(f"an arena needs at least one game, not {games}")
    entries = bots + bots[-1:] * (wanted - len(bots))
    settled = settle_options(ready(game).game.OPTIONS, dict(options or {}), wanted)
    return Contest(game, entries, games, settled, seed)


@dataclass(frozen=True)
class Rate:
    """One count beside another: what part of the whole, or how much for each."""

    name: str
    part: str
    whole: str
    share: bool  # so many percent; else a mean


@dataclass(frozen=True)
class Results:
    """What came of a run of deals; the first three places are deal, seating and seat."""

    points: npt.NDArray[np.int64]
    won: npt.NDArray[np.int64]  # deal and seating: the winners as flags
    counts: npt.NDArray[np.int64]  # and what was watched
    decisions: npt.NDArray[np.int64]
    seconds: Numbers  # spent thinking, where that was measured
    watched: tuple[str, ...] = ()
    rates: tuple[Rate, ...] = ()


PlayDeals = Callable[[Contest, int, int], Results]


def runs_of(contest: Contest) -> list[tuple[int, int]]:
    """The deals in runs: where each begins, and how many it has. They do not depend on cores."""
    return [
        (first, min(DEALS_IN_A_RUN, contest.deals - first))
        for first in range(0, contest.deals, DEALS_IN_A_RUN)
    ]


def run(
    contest: Contest,
    play_deals: PlayDeals,
    cores: int = 1,
    ray: bool = False,
    progress: Callable[[int], object] | None = None,
) -> Results:
    """Play all deals; the result is the same on any number of cores and machines."""
    results = []
    for part in (on_ray if ray else on_cores)(contest, play_deals, cores):
        results.append(part)
        if progress is not None:
            progress(part.won.size)
    return joined(results)


def on_cores(contest: Contest, play_deals: PlayDeals, cores: int) -> Iterator[Results]:
    """Run by run, in as many processes as there are cores to use."""
    runs = runs_of(contest)
    if cores <= 1 or len(runs) == 1:
        for first, count in runs:
            yield play_deals(contest, first, count)
        return
    with ProcessPoolExecutor(min(cores, len(runs)), get_context("spawn")) as pool:
        waiting = [pool.submit(play_deals, contest, first, count) for first, count in runs]
        for future in waiting:
            yield future.result()


def on_ray(contest: Contest, play_deals: PlayDeals, cores: int) -> Iterator[Results]:
    """The same on all machines of a Ray cluster, or on this one."""
    ray = bring(*RAY)
    if not ray.is_initialized():
        join_cluster(cores)
    task = ray.remote(play_deals)
    waiting = [task.remote(contest, first, count) for first, count in runs_of(contest)]
    for part in waiting:
        yield ray.get(part)


def join_cluster(cores: int) -> None:
    """Join the cluster that RAY_ADDRESS names or that this machine is in; else this machine is one."""
    import ray

    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    named = os.environ.get("RAY_ADDRESS")
    quietly: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        ray.init("auto", **quietly)
    except ConnectionError:
        if named:
            raise ValueError(
                f"no Ray cluster answers at {named}, which RAY_ADDRESS names"
            ) from None
        ray.init("local", num_cpus=cores, include_dashboard=False, **quietly)


def joined(parts: list[Results]) -> Results:
    """All runs as one."""
    return Results(
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.won for part in parts]),
        np.concatenate([part.counts for part in parts]),
        np.concatenate([part.decisions for part in parts]),
        np.concatenate([part.seconds for part in parts]),
        parts[0].watched,
        parts[0].rates,
    )


@dataclass(frozen=True)
class Entry:
    """How one bot did."""

    bot: str
    win_share: float
    interval: float  # on each side, 95 percent
    points: float
    points_interval: float
    rating: float
    uncertainty: float
    microseconds: float | None  # per move, where it was measured
    watched: dict[str, float]  # per game
    histogram: list[int]  # games by points, in steps


def entries_of(contest: Contest, results: Results) -> list[Entry]:
    """The results by entry."""
    shares, ratings = shares_of(results), rate(contest, results)
    step = width_of_step(results)
    entries = []
    for number, bot in enumerate(contest.bots):
        share, points = of_entry(contest, shares, number), of_entry(contest, results.points, number)
        seconds = of_entry(contest, results.seconds, number).sum()
        moves = of_entry(contest, results.decisions, number).sum()
        counts = of_entry(contest, results.counts, number).mean(axis=(0, 1))
        entries.append(
            Entry(
                bot,
                float(share.mean()),
                interval(share.mean(axis=1)),
                float(points.mean()),
                interval(points.mean(axis=1)),
                ratings[number][0],
                ratings[number][1],
                float(seconds / moves * 1e6) if seconds > 0 else None,
                {name: float(mean) for name, mean in zip(results.watched, counts, strict=True)},
                np.bincount(np.maximum(points.ravel(), 0).astype(int) // step).tolist(),
            )
        )
    return entries


def width_of_step(results: Results) -> int:
    """How many points make one bar of a histogram: about 30 bars in all."""
    return max(1, -(-int(results.points.max()) // 30))


def of_entry(contest: Contest, by_seat: npt.NDArray[Any], entry: int) -> npt.NDArray[Any]:
    """From an array by deal, seating and seat, what belongs to one entry, by deal and seating."""
    seatings = range(contest.players)
    return np.stack(
        [by_seat[:, seating, contest.seat_of(entry, seating)] for seating in seatings], axis=1
    )


def shares_of(results: Results) -> Numbers:
    """Of each win, the share of every seat."""
    seats = results.points.shape[2]
    flags = (results.won[..., None] >> np.arange(seats)) & 1
    return np.asarray(flags / flags.sum(axis=2, keepdims=True), np.float64)


def interval(by_deal: Numbers) -> float:
    """How far the mean may be off. Games of one deal belong together, so deals are counted."""
    if len(by_deal) < 2:  # noqa: PLR2004
        return float("inf")
    return float(errors_for(len(by_deal)) * by_deal.std(ddof=1) / math.sqrt(len(by_deal)))


def errors_for(deals: int) -> float:
    """Standard errors on each side of a 95 percent interval: with few deals more (Student's t)."""
    free, z = deals - 1, SURE
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def rate(contest: Contest, results: Results) -> list[tuple[float, float]]:
    """A rating of every entry by openskill, with its uncertainty, from the first games."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in contest.bots]
    deals, seatings = results.won.shape
    for game in range(min(deals * seatings, MOST_RATED)):
        deal, seating = divmod(game, seatings)
        seats = [contest.seat_of(entry, seating) for entry in range(contest.players)]
        won = int(results.won[deal, seating])
        scores = [
            float(results.points[deal, seating, seat]) + 0.5 * (won >> seat & 1) for seat in seats
        ]
        rated = model.rate([[rating] for rating in ratings], scores=scores)
        ratings = [team[0] for team in rated]
    return [(float(rating.mu), float(rating.sigma)) for rating in ratings]


def as_record(contest: Contest, results: Results, entries: list[Entry]) -> dict[str, Any]:
    """The outcome for machines."""
    return {
        "game": contest.game,
        "players": contest.players,
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": int(results.won.size),
        "deals": len(results.won),
        "par": 1 / contest.players,
        "moves_per_game": float(results.decisions.sum() / results.won.size),
        "step": width_of_step(results),
        "rates": [vars(rate) for rate in results.rates],
        "entries": [vars(entry) for entry in entries],
    }
