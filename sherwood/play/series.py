"""A series of contests, played deal by deal on cores or machines; finished deals can be kept.

Whoever can play deals may be handed in; nothing here knows a bot.
"""

from collections.abc import Callable, Iterator, Sequence

from sherwood.play.arena import Results, joined
from sherwood.play.contest import Contest
from sherwood.play.ledger import Ledger
from sherwood.play.machines import share_out

DEALS_IN_A_RUN = 25

PlayDeals = Callable[[Contest, int, int], Results]
"""Plays some deals of a contest: from which on, and how many."""
Progress = Callable[[int], object]
"""Is told how many more games are played."""


def ignore(games: int) -> None:
    """Where nobody watches how far a run is."""


def run(
    contest: Contest,
    play_deals: PlayDeals,
    cores: int = 1,
    *,
    ray: bool = False,
    progress: Progress = ignore,
    ledger: Ledger | None = None,
) -> Results:
    """Play one contest."""
    one = [contest]
    return run_all(one, play_deals, cores, ray=ray, progress=progress, ledger=ledger)[0]


def run_all(
    contests: Sequence[Contest],
    play_deals: PlayDeals,
    cores: int = 1,
    *,
    ray: bool = False,
    progress: Progress = ignore,
    ledger: Ledger | None = None,
) -> list[Results]:
    """Play contests; the results are the same on any number of cores and machines."""
    parts = [kept_of(contest, play_deals, ledger) for contest in contests]
    progress(sum(part.won.size for found in parts for part in found.values()))
    jobs = [
        (contest, first, count)
        for contest, found in zip(contests, parts, strict=True)
        for first, count in missing(contest, found, DEALS_IN_A_RUN if ledger is None else 1)
    ]
    found_for = {id(contest): found for contest, found in zip(contests, parts, strict=True)}
    for number, part in share_out(play_deals, jobs, cores, ray=ray):
        contest, first, _ = jobs[number]
        found_for[id(contest)][first] = part
        if ledger is not None:
            ledger.note(contest, first, part)
        progress(part.won.size)
    return [joined([found[first] for first in sorted(found)]) for found in parts]


def kept_of(contest: Contest, play_deals: PlayDeals, ledger: Ledger | None) -> dict[int, Results]:
    """The deals of a contest that were kept, by their numbers."""
    return {} if ledger is None else ledger.deals_of(contest, play_deals(contest, 0, 0))


def missing(contest: Contest, kept: dict[int, Results], size: int) -> Iterator[tuple[int, int]]:
    """The deals that are left, in runs. What is kept is kept deal by deal, so that little is lost."""
    for first in range(0, contest.deals, size):
        if first not in kept:
            yield first, min(size, contest.deals - first)
