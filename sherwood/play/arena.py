"""The arena's books: what came of deals that were played from every seat, counted fairly."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from sherwood.play.contest import Contest

Numbers = npt.NDArray[np.float64]
SURE = 1.96  # standard errors on each side of a 95 percent interval, with many deals
MOST_RATED = 4000  # games; a rating has settled long before


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


def joined(parts: Sequence[Results]) -> Results:
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
class WinShare:
    """How often one bot won, and with how many points."""

    bot: str
    win_share: float
    interval: float  # on each side, 95 percent
    points: float
    points_interval: float


def win_share_of(contest: Contest, results: Results, number: int = 0) -> WinShare:
    """How one entry did."""
    share = of_entry(contest, shares_of(results), number)
    points = of_entry(contest, results.points, number)
    return WinShare(
        contest.bots[number],
        float(share.mean()),
        interval(share.mean(axis=1)),
        float(points.mean()),
        interval(points.mean(axis=1)),
    )


@dataclass(frozen=True)
class Entry(WinShare):
    """How one bot did, and how it plays."""

    rating: float
    uncertainty: float
    microseconds: float | None  # per move, where it was measured
    watched: dict[str, float]  # per game
    histogram: list[int]  # games by points, in steps


def entries_of(contest: Contest, results: Results) -> list[Entry]:
    """The results by entry."""
    ratings, step = rate(contest, results), width_of_step(results)
    entries = []
    for number in range(contest.players):
        points = of_entry(contest, results.points, number)
        seconds = of_entry(contest, results.seconds, number).sum()
        moves = of_entry(contest, results.decisions, number).sum()
        counts = of_entry(contest, results.counts, number).mean(axis=(0, 1))
        entries.append(
            Entry(
                **vars(win_share_of(contest, results, number)),
                rating=ratings[number][0],
                uncertainty=ratings[number][1],
                microseconds=float(seconds / moves * 1e6) if seconds > 0 else None,
                watched=dict(zip(results.watched, counts.tolist(), strict=True)),
                histogram=np.bincount(np.maximum(points.ravel(), 0).astype(int) // step).tolist(),
            )
        )
    return entries


def width_of_step(results: Results) -> int:
    """How many points make one bar of a histogram: about 30 bars in all."""
    return max(1, -(-int(results.points.max()) // 30))


def of_entry(contest: Contest, by_seat: npt.NDArray[Any], entry: int) -> npt.NDArray[Any]:
    """From an array by deal, seating and seat, what belongs to one entry, by deal and seating."""
    seatings = range(contest.seatings)
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
        "seatings": contest.seatings,
        "par": 1 / contest.players,
        "moves_per_game": float(results.decisions.sum() / results.won.size),
        "step": width_of_step(results),
        "rates": [vars(rate) for rate in results.rates],
        "entries": [vars(entry) for entry in entries],
    }
