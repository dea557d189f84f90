"""Learning at the terminal: a progress bar while a network learns, and the outcome."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn
from rich.table import Table

from sherwood.play.curves import learned_how
from sherwood.play.report import share
from sherwood.terminal.arena import Terms
from sherwood.train.response import Budget, Response, learned_response


def respond(terms: Terms, bot: str, budget: Budget) -> dict[str, Any]:
    """Let a network learn to beat a bot; the outcome as a record."""
    refuse_sharing(terms)
    options, players = terms.settle([bot]), terms.at_a_table()
    response = Response(terms.game, bot, players, options, terms.seed)
    with shown_progress() as progress:
        return learned_response(response, budget, terms.games, progress)


def refuse_sharing(terms: Terms) -> None:
    """Complain where a network should learn on several machines, or be kept deal by deal."""
    if terms.ray or terms.keep is not None:
        raise ValueError("a network learns in one process: leave out --ray and --keep")


@contextmanager
def shown_progress() -> Iterator[Callable[[float], object]]:
    """A bar that is told which part is done."""
    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=1.0)
        yield lambda done: progress.update(bar, completed=done)


def as_tables(outcome: dict[str, Any]) -> list[Table]:
    """The outcome for people: what was learned, by parts of the game, and how it came about."""
    who = f"{outcome['game']}: a network against {outcome['players'] - 1} {outcome['against']}"
    result = Table(title=f"{who}. {learned_how(outcome)}")
    result.add_column("where it decides")
    result.add_column("wins", justify="right")
    for line in outcome["lines"]:
        result.add_row(line["bot"], share(line))
    curve = Table(title="While it learned")
    for heading in ("seconds", "games", "wins"):
        curve.add_column(heading, justify="right")
    for point in outcome["curve"]:
        curve.add_row(f"{point['seconds']:.0f}", str(point["games"]), share(point))
    return [result, curve]
