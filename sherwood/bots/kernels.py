"""The loops of compiled bots, written once and compiled for each game.

`sherwood.bots.minds.mind_of` runs this file once for every game, with that game's rules in the
place of `game`, its own loops in the place of `rules` and how its bots think in the place of `mind`.
A bot sees a hidden copy of the table, made here before every decision, and nothing else.
"""

from typing import TYPE_CHECKING, Any

from sherwood.bots.chance import best_with_noise, fraction, random_number, stir
from sherwood.bots.rollouts import HIDDEN, OWN_JUDGEMENT, TRIAL, WORLD, Rollouts
from sherwood.games.cards import bit
from sherwood.games.compiled import kernel, rule
from sherwood.games.dice import derive_key
from sherwood.games.record import Cells, Grid, RealGrid, Tables

if TYPE_CHECKING:
    from types import ModuleType

    from sherwood.bots.mind import Mind
    from sherwood.games.game import Rules

    game: Rules  # these three are put here by the loader
    rules: ModuleType
    mind: Mind

next_seat = game.next_seat
DEALS, WORLDS = 0, 1  # the streams from which the keys of deals and of guessed worlds derive
OVER = -1  # nobody is asked any more
MARGIN = 0.005  # what a point more than the best of the others adds to a share of the win
MOST = 0.2  # and at most


@rule
def decide(table: Any, seat: int, weights: Any, scratch: Any) -> int:
    """The best of the legal actions, each misjudged by some noise; or just any, if it is careless."""
    count = mind.consider(table, seat, weights, scratch)
    if weights.careless > 0.0 and fraction(scratch) < weights.careless:
        return int(scratch.actions[(random_number(scratch) * count) >> 31])
    return int(scratch.actions[best_with_noise(scratch, count, weights.noise)])


@rule
def set_course(table: Any, seat: int, course: int, scratch: Any) -> None:
    """Note the plan of a seat: what it is about, and the course to follow, or OWN_JUDGEMENT."""
    scratch.planner = seat
    scratch.subject = mind.subject_of(table)
    scratch.course = course


@kernel
def choose(
    copy: Tables, sight: Cells, seat: int, weights: Tables, course: int, seed: int, scratch: Tables
) -> int:
    """What a bot chooses at a copy of the table, which is hidden from it first."""
    return ask(copy, sight, seat, weights[0], course, seed, scratch[0])


@rule
def ask(
    copy: Tables, sight: Cells, seat: int, weights: Any, course: int, seed: int, scratch: Any
) -> int:
    """A bot's choice. The copy of the table is hidden from it first; `sight` is the same as words."""
    game.hide(copy[0], seat)
    set_course(copy[0], seat, course, scratch)
    scratch.luck[0] = stir(sight, seed + seat)
    return decide(copy[0], seat, weights, scratch)


@kernel
def play_on(  # noqa: PLR0913, PLR0917 - all that a game of bots needs
    tables: Tables,
    copy: Tables,
    sight: Cells,
    weights: Tables,
    outside: int,
    seed: int,
    scratch: Tables,
    counts: Grid,
    decisions: Cells,
) -> int:
    """Play a table until a seat is asked that thinks outside, by flags; which one, or OVER."""
    table = tables[0]
    while not game.is_over(table):
        seat: int = next_seat(table)
        if outside & bit(seat):
            return seat
        copy[0] = table
        action = ask(copy, sight, seat, weights[seat], OWN_JUDGEMENT, seed, scratch[0])
        mind.watch(table, seat, action, counts)
        game.apply(table, seat, action)
        decisions[seat] += 1
    return OVER


@kernel
def apply_outside(tables: Tables, seat: int, action: int, counts: Grid, decisions: Cells) -> None:
    """Do what a seat has chosen that thinks outside."""
    mind.watch(tables[0], seat, action, counts)
    game.apply(tables[0], seat, action)
    decisions[seat] += 1


@kernel
def deal(tables: Tables, blank: Tables, key: Cells, number: int, fresh: Cells) -> None:
    """Set up one deal of a series."""
    derive_key(key, DEALS, number, fresh)
    tables[0] = blank[0]
    game.setup(tables[0], fresh)


@kernel
def roll_out(
    runs: Tables,
    tables: Tables,
    candidates: Tables,
    weights: Tables,
    scratch: Tables,
    results: RealGrid,
) -> None:
    """Play a run of rollouts: in each guessed world, one for every candidate.

    The same worlds and the same dice serve all candidates. A result goes to the row of its world
    and the column of its candidate. A run may begin within a world, which is then guessed again.
    """
    run, pad = runs[0], scratch[0]
    for number in range(run.first, run.first + run.count):
        world, tried = number // len(candidates), number % len(candidates)
        if tried == 0 or number == run.first:
            guess_world(run, tables, world, weights[0], pad)
        tables[TRIAL] = tables[WORLD]
        set_course(tables[HIDDEN], run.seat, candidates[tried].course, pad)
        game.apply(tables[TRIAL], run.seat, candidates[tried].action)
        pad.luck[0] = world
        play_out(tables[TRIAL], weights[0], pad)
        results[world, tried] = share_of_win(tables[TRIAL], run.seat, pad.points)


@rule
def guess_world(run: Rollouts, tables: Tables, number: int, weights: Any, scratch: Any) -> None:
    """Lay out a world that looks to the seat like the table it sees: a determinization."""
    derive_key(run.key, WORLDS, number, run.world_key)
    tables[WORLD] = tables[HIDDEN]
    game.guess(tables[WORLD], run.seat, run.world_key)
    scratch.luck[0] = number
    mind.believe(tables[WORLD], run.seat, weights, scratch)


@rule
def play_out(table: Any, weights: Any, scratch: Any) -> None:
    """Bots play a guessed world to its end. All of it is guessed, so nothing needs hiding."""
    while not game.is_over(table):
        seat = next_seat(table)
        game.apply(table, seat, decide(table, seat, weights, scratch))


@rule
def share_of_win(table: Any, seat: int, points: Cells) -> float:
    """The share of the win, and a little for the points by which it was won or lost."""
    won = game.winners(table, points)
    winners, best = 0, OVER
    for other in range(table.players):
        winners += (won >> other) & 1
        if other != seat:
            best = max(best, points[other])
    share = 1.0 / winners if won & bit(seat) else 0.0
    margin = MARGIN * (points[seat] - best)
    return share + max(min(margin, MOST), -MOST)


@kernel
def candidates(copy: Tables, seat: int, weights: Tables, scratch: Tables) -> int:
    """Note what a bot may think about, and what it seems worth; how many candidates that are."""
    game.hide(copy[0], seat)
    set_course(copy[0], seat, OWN_JUDGEMENT, scratch[0])
    return mind.candidates(copy[0], seat, weights[0], scratch[0])


@kernel
def is_under_way(copy: Tables, seat: int) -> bool:
    """Whether a seat has begun something of several steps and not finished it."""
    game.hide(copy[0], seat)
    return mind.is_under_way(copy[0], seat)


@kernel
def judge(copy: Tables, seat: int, other: int, weights: Tables, beliefs: Tables) -> bool:
    """Note what a bot makes of another seat, from what it sees; whether there is anything to judge."""
    game.hide(copy[0], seat)
    return mind.judge(copy[0], seat, other, weights[0], beliefs[0])
