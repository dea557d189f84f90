"""The commands about bots: arena, exploit, train, think. Whatever takes long to load is loaded when needed."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from rich.console import Console
from typer import Argument, Option

from sherwood.play.machines import look_for_cluster
from sherwood.terminal.speech import say_json

if TYPE_CHECKING:
    from rich.table import Table

    from sherwood.terminal.arena import Terms

    Outcome = dict[str, Any]
    ToldHow = tuple[Outcome, Callable[[Outcome], str], Callable[[Outcome], list[Table]]]
    # an outcome, its report, and its tables

Game = Annotated[str, Argument(metavar="GAME", help="Which game.")]
Options = Annotated[
    list[str] | None, Option(metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Seed = Annotated[int, Option(metavar="NUMBER", help="The same number, the same result.")]
Cores = Annotated[int, Option(metavar="N", min=1, help="How many processes play.")]
AsJson = Annotated[bool, Option("--json", help="The result for machines.")]
Report = Annotated[Path | None, Option(metavar="FILE", help="Write a page with plots.")]
Ray = Annotated[bool, Option("--ray", help="Play on all machines of a Ray cluster.")]
Keep = Annotated[
    Path | None, Option(metavar="FILE", help="Keep finished deals, and go on with those kept.")
]


def arena(  # noqa: PLR0913, PLR0917 - a command has an argument for every option
    game: Game,
    bots: Annotated[
        list[str], Argument(metavar="BOT...", help="Who plays; see docs/opponents.md.")
    ],
    games: Annotated[int, Option(metavar="N", help="At least so many games.")] = 2000,
    players: Annotated[
        int | None, Option(metavar="N", help="Seats; the last bot fills those that are left.")
    ] = None,
    option: Options = None,
    seed: Seed = 0,
    cores: Cores = 2,
    as_json: AsJson = False,
    report: Report = None,
    ray: Ray = False,
    keep: Keep = None,
    cross_play: Annotated[
        bool, Option("--cross-play", help="Every bot alone among others of every other kind.")
    ] = False,
) -> None:
    """Let bots play each other, the same deals from every seat, and count fairly."""
    if ray:
        look_for_cluster()
    from sherwood.play.report import page, page_of_crossplay
    from sherwood.terminal import arena as stage

    terms = stage.Terms(game, games, players, tuple(option or ()), seed, cores, ray, keep)
    outcome = (stage.cross if cross_play else stage.hold)(terms, tuple(bots))
    if report is not None:
        stage.write_report((page_of_crossplay if cross_play else page)(outcome), report)
    if as_json:
        say_json(outcome)
    else:
        for table in stage.as_tables(outcome):
            Console().print(table)


def exploit(  # noqa: PLR0913, PLR0917 - a command has an argument for every option
    game: Game,
    bot: Annotated[str, Argument(metavar="BOT", help="Whom to beat; see docs/opponents.md.")],
    games: Annotated[int, Option(metavar="N", help="At least so many for each try.")] = 2000,
    players: Annotated[int | None, Option(metavar="N", help="Seats. Usually 4.")] = None,
    option: Options = None,
    seed: Seed = 0,
    cores: Cores = 2,
    as_json: AsJson = False,
    report: Report = None,
    ray: Ray = False,
    keep: Keep = None,
    learn: Annotated[
        float | None,
        Option(metavar="SECONDS", min=0.1, help="Instead, let a network learn for so long."),
    ] = None,
    rounds: Annotated[
        int | None, Option(metavar="N", min=1, help="… or for so many rounds, to repeat a run.")
    ] = None,
) -> None:
    """Find out how much a clever opponent gains: with changed weights and fixed habits, or by learning."""
    if ray:
        look_for_cluster()
    from sherwood.terminal.arena import Terms, write_report

    terms = Terms(game, games, players, tuple(option or ()), seed, cores, ray, keep)
    if learn is not None or rounds is not None:
        outcome, page, tables = learned(terms, bot, learn or 0.0, rounds)
    else:
        outcome, page, tables = tried(terms, bot)
    if report is not None:
        write_report(page(outcome), report)
    if as_json:
        say_json(outcome)
    else:
        Console().print(*tables(outcome), sep="\n")


def tried(terms: "Terms", bot: str) -> "ToldHow":
    """What gains by changed weights and habits, and how to show it."""
    from sherwood.play.report import page_of_exploit
    from sherwood.terminal import exploit as stage

    return stage.probe(terms, bot), page_of_exploit, stage.as_tables


def learned(terms: "Terms", bot: str, seconds: float, rounds: int | None) -> "ToldHow":
    """What a network learns to gain, and how to show it."""
    from sherwood.play.curves import page_of_response
    from sherwood.terminal import learning as stage
    from sherwood.train.response import Budget

    outcome = stage.respond(terms, bot, Budget(seconds, rounds))
    return outcome, page_of_response, stage.as_tables


def train(  # noqa: PLR0913, PLR0917 - a command has an argument for every option
    game: Game,
    folder: Annotated[
        Path, Argument(metavar="FOLDER", help="Where the network is kept while it learns.")
    ],
    learn: Annotated[
        float, Option(metavar="SECONDS", min=0.1, help="Of one core in all, earlier runs included.")
    ] = 3600.0,
    rounds: Annotated[
        int | None, Option(metavar="N", min=1, help="… or so many rounds in all, to repeat a run.")
    ] = None,
    games: Annotated[int, Option(metavar="N", help="At least so many to measure it.")] = 8000,
    begin: Annotated[
        Path | None, Option(metavar="MODEL", help="The folder of a network to begin with.")
    ] = None,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Train a network that learns a game; started again, it goes on from where it was stopped."""
    from sherwood.terminal import training as stage
    from sherwood.train.response import Budget

    how = ["--seed", str(seed), "--games", str(games)]
    how += ["--learn", f"{learn:g}"] if rounds is None else ["--rounds", str(rounds)]
    how += [] if begin is None else ["--begin", "MODEL"]
    command = ["sherwood", "train", game, "FOLDER", *how]
    outcome = stage.train(game, folder, begin, Budget(learn, rounds), games, seed, command)
    if as_json:
        say_json(outcome)
    else:
        Console().print(*stage.as_tables(outcome), sep="\n")


def think(
    file: Annotated[Path, Argument(metavar="FILE", help="The log of a game.")],
    before: Annotated[
        int | None, Option(metavar="N", help="Before which action. Usually the next one.")
    ] = None,
    worlds: Annotated[int, Option(metavar="N", help="In so many guessed worlds.")] = 400,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Show what the bot sharp would think of at a moment of a log, and how each option did."""
    from sherwood.terminal import thoughts

    record = thoughts.consider(file, before, worlds, seed)
    if as_json:
        say_json(record)
    else:
        Console().print(thoughts.as_table(record))
