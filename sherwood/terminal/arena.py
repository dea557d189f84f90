"""The arena at the terminal: hold a contest with a progress bar, and show its outcome."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from sherwood.bots import hall, roster
from sherwood.games.game import load
from sherwood.play import arena
from sherwood.play.extras import bring
from sherwood.play.report import pace, page
from sherwood.terminal.invitation import read_options


def hold(  # noqa: PLR0913 - all that the command says
    game: str,
    bots: tuple[str, ...],
    games: int,
    players: int | None,
    options: Sequence[str],
    seed: int,
    cores: int,
    *,
    ray: bool = False,
) -> dict[str, Any]:
    """Play a contest; the outcome as a record."""
    if ray:
        bring(*arena.RAY)  # before any game is played
    load(game)
    for bot in bots:
        roster.checked(bot, game)
    typed = read_options(game, options, None)
    held = arena.new_contest(game, bots, games, players, typed, seed)
    paces = {bot: hall.time_of_moves(held, bot) for bot in dict.fromkeys(held.bots)}
    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=held.deals * held.players)
        results = arena.run(
            held, hall.play_deals, cores, ray=ray, progress=lambda n: progress.advance(bar, n)
        )
    outcome = arena.as_record(held, results, arena.entries_of(held, results))
    for entry in outcome["entries"]:
        if entry["microseconds"] is None:
            entry["microseconds"] = paces[entry["bot"]]
    return outcome


def write_report(outcome: dict[str, Any], place: Path) -> None:
    """Write the page with the plots."""
    try:
        place.write_text(page(outcome), encoding="utf-8")
    except OSError as error:
        raise ValueError(f"the report cannot be written: {error}") from None


def as_table(outcome: dict[str, Any]) -> Table:
    """The outcome for people."""
    games, deals, par = outcome["games"], outcome["deals"], outcome["par"]
    shown = Table(title=f"{outcome['game']}: {games} games, {deals} deals, par {par:.1%}")
    for heading in ("bot", "wins", "points", "rating", "time a move"):
        shown.add_column(heading, justify="left" if heading == "bot" else "right")
    for entry in outcome["entries"]:
        shown.add_row(
            entry["bot"],
            f"{entry['win_share']:.1%} ± {entry['interval']:.1%}",
            f"{entry['points']:.1f} ± {entry['points_interval']:.1f}",
            f"{entry['rating']:.1f} ± {entry['uncertainty']:.1f}",
            pace(entry["microseconds"]),
        )
    return shown
