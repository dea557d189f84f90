"""What our bots cost: a rule of thumb's decision, and how thinking keeps to its time and its cores."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import median
from time import perf_counter

import sherwood
from benchmarks.ours import PLAYERS, Cost
from benchmarks.speed import one_core
from sherwood.bots import roster
from sherwood.bots.hall import time_of_moves
from sherwood.bots.search import Search
from sherwood.games.record import Tables
from sherwood.play.contest import new_contest

DEALS = 50
THOUGHTS = 20  # decisions that are thought about
THINKING = 0.1  # seconds for each
WORLDS = 100
SIDE_BY_SIDE = 2  # bots that think at the same time


@dataclass(frozen=True)
class Question:
    """A decision that one can think about."""

    hidden: Tables
    seat: int
    legal: Sequence[int]


def measure_bots(game: str) -> list[Cost]:
    """What a decision costs, whether thinking keeps to its time, and what a second core brings."""
    questions = hard_questions(game)
    times = [time_over(game, question) for question in questions]
    return [
        Cost(game, "a decision of steady, in self-play", steady(game), "µs"),
        Cost(game, "sharp's time, to what it was given, median", median(times), "times"),
        Cost(game, f"the same, the longest of {len(times)}", max(times), "times"),
        Cost(game, "two who think at once, to one", gain_of_threads(game, questions), "times"),
    ]


def steady(game: str) -> float:
    """Microseconds a decision, rules and hiding included."""
    contest = new_contest(game, ("steady",), PLAYERS, PLAYERS, {}, seed=1)
    with one_core():
        taken = time_of_moves(contest, "steady", DEALS)
    if taken is None:
        raise ValueError(f"steady is not compiled in {game}")
    return taken


def hard_questions(game: str) -> list[Question]:
    """Decisions in games of steady bots that are still open after some thinking."""
    found: list[Question] = []
    players = [roster.hire("steady", game, seat) for seat in range(PLAYERS)]
    for seed in range(THOUGHTS):
        match = sherwood.new(game, players=PLAYERS, seed=seed)
        while not match.over and len(found) <= seed:
            seat = match.actors[0]
            question = Question(match.hidden(seat), seat, match.legal(seat))
            if len(match.actions) > PLAYERS and is_hard(game, question):
                found.append(question)
            match.play(seat, players[seat].choose(question.hidden, seat, question.legal))
    return found


def is_hard(game: str, question: Question) -> bool:
    """Whether many worlds do not settle it."""
    search = Search(game, question.hidden, question.seat, seed=1)
    search.through(WORLDS)
    return len(search.candidates) > 1


def time_over(game: str, question: Question) -> float:
    """How long a bot thinks, as a multiple of the time that it was given."""
    bot = roster.hire(f"sharp:{1e3 * THINKING:.0f}ms", game, seed=1)
    start = perf_counter()
    bot.choose(question.hidden, question.seat, question.legal)
    return (perf_counter() - start) / THINKING


def gain_of_threads(game: str, questions: list[Question]) -> float:
    """How many times as much is thought when threads share the work, on as many cores."""

    def think(question: Question) -> None:
        Search(game, question.hidden, question.seat, seed=1).through(WORLDS)

    with ThreadPoolExecutor(SIDE_BY_SIDE) as threads:
        return seconds(lambda: list(map(think, questions))) / seconds(
            lambda: list(threads.map(think, questions))
        )


def seconds(work: Callable[[], object]) -> float:
    """The faster of two times."""
    times = []
    for _ in range(2):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)
