"""The arena at the terminal: play with a progress bar, and show the outcome."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from sherwood.bots import hall
from sherwood.bots.trials import entrants
from sherwood.games.game import load
from sherwood.play import arena, crossplay
from sherwood.play.contest import Contest, new_contest
from sherwood.play.ledger import CODE, Ledger
from sherwood.play.machines import join_cluster
from sherwood.play.report import pace, share, worked_out
from sherwood.play.series import run_all
from sherwood.terminal.invitation import USUAL_PLAYERS, read_options
from sherwood.terminal.speech import complain


@dataclass(frozen=True)
class Terms:
    """What a command of the arena was told, besides who plays."""

    game: str
    games: int
    players: int | None
    options: Sequence[str]
    seed: int
    cores: int
    ray: bool = False
    keep: Path | None = None

    def settle(self, bots: Sequence[str]) -> dict[str, Any]:
        """The options, once everything else is found to be possible, before any game is played."""
        load(self.game)
        for bot in bots:
            entrants.checked(bot, self.game)
        if self.ray:
            join_cluster(self.cores)
        return read_options(self.game, self.options, None)

    def at_a_table(self) -> int:
        """How many sit at a table of one bot among others."""
        allowed = load(self.game).game.PLAYERS
        usual = min(max(USUAL_PLAYERS, allowed[0]), allowed[-1])
        return usual if self.players is None else self.players

    def play(self, contests: Sequence[Contest], run: Mapping[str, Any]) -> list[arena.Results]:
        """Play contests with a progress bar; where it is wished, their deals are kept as of this run."""
        with ExitStack() as open_things:
            ledger = None
            if self.keep is not None:
                ledger = Ledger(self.keep, dict(run) | {CODE: hall.state_of(self.game)})
                open_things.enter_context(telling_where(self.keep))
            columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
            shown = Progress(*columns, console=Console(stderr=True), transient=True)
            progress = open_things.enter_context(shown)
            bar = progress.add_task("", total=sum(one.deals * one.seatings for one in contests))
            return run_all(
                contests,
                hall.play_deals,
                self.cores,
                ray=self.ray,
                progress=lambda games: progress.advance(bar, games),
                ledger=ledger,
            )


@contextmanager
def telling_where(place: Path) -> Iterator[None]:
    """Tell somebody who stops a run that it is not lost."""
    try:
        yield
    except KeyboardInterrupt:
        complain(f"finished deals are kept in {place}; the same command goes on from there")
        raise


def as_run(what: str, contest: Contest, bots: Sequence[str]) -> dict[str, Any]:
    """What tells a run from others, for the ledger. More games of the same are the same run."""
    return {
        "run": what,
        "game": contest.game,
        "bots": list(bots),
        "players": contest.players,
        "options": dict(contest.options),
        "seed": contest.seed,
    }


def hold(terms: Terms, bots: tuple[str, ...]) -> dict[str, Any]:
    """Play a contest; the outcome as a record."""
    options = terms.settle(bots)
    held = new_contest(terms.game, bots, terms.games, terms.players, options, terms.seed)
    paces = {bot: hall.time_of_moves(held, bot) for bot in dict.fromkeys(held.bots)}
    results = terms.play([held], as_run("arena", held, held.bots))[0]
    outcome = arena.as_record(held, results, arena.entries_of(held, results))
    for entry in outcome["entries"]:
        if entry["microseconds"] is None:
            entry["microseconds"] = paces[entry["bot"]]
    return outcome


def cross(terms: Terms, bots: tuple[str, ...]) -> dict[str, Any]:
    """Play every bot among others of every other kind; the outcome as a record."""
    options = terms.settle(bots)
    players = terms.at_a_table()
    contests = crossplay.pairs_of(terms.game, bots, terms.games, players, options, terms.seed)
    results = terms.play(contests, as_run("cross-play", contests[0], bots))
    return crossplay.as_record(contests, results)


def write_report(page: str, place: Path) -> None:
    """Write the page with the plots."""
    try:
        place.write_text(page, encoding="utf-8")
    except OSError as error:
        raise ValueError(f"the report cannot be written: {error}") from None


def as_tables(outcome: dict[str, Any]) -> list[Table]:
    """The outcome for people: of cross-play, or of a contest, with how they played."""
    if "bots" in outcome:
        return [as_grid(outcome)]
    return [as_table(outcome)] + ([as_habits(outcome)] if outcome["rates"] else [])


def as_habits(outcome: dict[str, Any]) -> Table:
    """How they played: what the game's bots watch, of every entry and of the whole table."""
    entries = outcome["entries"]
    shown = Table(title="How they played")
    shown.add_column("")
    for entry in entries:
        shown.add_column(entry["bot"], justify="right")
    shown.add_column("all", justify="right")
    names = entries[0]["watched"]
    everything = {name: sum(entry["watched"][name] for entry in entries) for name in names}
    for rate in outcome["rates"]:
        counts = [*(entry["watched"] for entry in entries), everything]
        shown.add_row(rate["name"], *(worked_out(rate, one) for one in counts))
    return shown


def as_table(outcome: dict[str, Any]) -> Table:
    """The outcome of a contest for people."""
    shown = Table(title=title_of(outcome))
    for heading in ("bot", "wins", "points", "rating", "time a move"):
        shown.add_column(heading, justify="left" if heading == "bot" else "right")
    for entry in outcome["entries"]:
        shown.add_row(
            entry["bot"],
            share(entry),
            f"{entry['points']:.1f} ± {entry['points_interval']:.1f}",
            f"{entry['rating']:.1f} ± {entry['uncertainty']:.1f}",
            pace(entry["microseconds"]),
        )
    return shown


def as_grid(outcome: dict[str, Any]) -> Table:
    """The outcome of cross-play for people: one of a row among others of a column."""
    shown = Table(title=f"{title_of(outcome)}, for each pair")
    shown.add_column(f"one among {outcome['players'] - 1}")
    for bot in outcome["bots"]:
        shown.add_column(bot, justify="right")
    for bot, pairs in zip(outcome["bots"], crossplay.grid(outcome), strict=True):
        shown.add_row(bot, *(share(pair) for pair in pairs))
    return shown


def title_of(outcome: dict[str, Any]) -> str:
    """What was played, and how often."""
    games, deals, par = outcome["games"], outcome["deals"], outcome["par"]
    return f"{outcome['game']}: {games} games, {deals} deals, par {par:.1%}"
