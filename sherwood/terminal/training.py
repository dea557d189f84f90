"""Training at the terminal: a network learns with a progress bar, and what it has become is shown."""

from pathlib import Path
from typing import Any

from rich.table import Table

from sherwood.play.curves import page_of_training, trained_how
from sherwood.play.report import share
from sherwood.terminal.arena import write_report
from sherwood.terminal.learning import shown_progress
from sherwood.terminal.speech import complain
from sherwood.train.graduation import graduate
from sherwood.train.response import Budget
from sherwood.train.training import Training

CHECKPOINT, REPORT = "checkpoint.npz", "report.html"


def train(
    game: str,
    folder: Path,
    begin: Path | None,
    budget: Budget,
    games: int,
    seed: int,
    command: list[str],
) -> dict[str, Any]:
    """Let a network learn a game in a folder, where what it has learned so far may be already."""
    place = folder / CHECKPOINT
    training = Training(game, seed, place, begin)
    try:
        with shown_progress() as progress:
            training.learn(budget, progress)
    except KeyboardInterrupt:
        complain(f"what was learned is kept in {place}; the same command goes on from there")
        raise
    outcome = graduate(training, games, folder, command)
    write_report(page_of_training(outcome), folder / REPORT)
    return outcome


def as_tables(outcome: dict[str, Any]) -> list[Table]:
    """The outcome for people: how the network plays, and how it came about."""
    against = outcome["evaluation"]["against"]
    result = Table(title=f"{outcome['game']}: a network among {against}. {trained_how(outcome)}")
    result.add_column("at a table of")
    for heading in ("par", "wins"):
        result.add_column(heading, justify="right")
    for line in outcome["evaluation"]["lines"]:
        result.add_row(line["bot"], f"{line['par']:.1%}", share(line))
    return [result]
