"""The commands: play, replay, verify, warm, bench, serve, site, backup, restore, and those about bots."""

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from rich.console import Console
from typer import Argument, Option

import sherwood
from sherwood.terminal import proving
from sherwood.terminal.screen import Screen
from sherwood.terminal.speech import WRONG_INPUT, complain, fail, say, say_json

if TYPE_CHECKING:
    from sherwood.terminal.invitation import Arguments

STOPPED = 130
UsageError: Any = typer.BadParameter.__bases__[0]  # typer does not name it

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,  # plain lines instead of boxes: they read well aloud
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def say_version(wanted: bool) -> None:
    """Print the version and leave, if --version was given."""
    if wanted:
        say(f"sherwood {sherwood.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001
        bool, Option("--version", callback=say_version, is_eager=True, help="Say which version.")
    ] = False,
) -> None:
    """Sherwood: card games set in Nottingham, with friends or against bots."""
    if context.invoked_subcommand is None:
        say(context.get_help())


@app.command()
def play(  # noqa: PLR0913, PLR0917 - a command has an argument for every option
    game: Annotated[str | None, Argument(metavar="GAME", help="Which game.")] = None,
    port: Annotated[
        int | None, Option(metavar="N", min=0, max=65535, help="Usually 8000 or the next free.")
    ] = None,
    lan: Annotated[bool, Option("--lan", help="Let friends on your network join.")] = False,
    browser: Annotated[bool, Option("--browser/--no-browser", help="Open the browser.")] = True,
    terminal: Annotated[
        bool, Option("--terminal", help="Play in the terminal; what follows is for that.")
    ] = False,
    players: Annotated[
        int | None, Option(metavar="N", help="How many play, people and bots. Usually 4.")
    ] = None,
    people: Annotated[
        int | None,
        Option(metavar="N", help="How many of them are people at this screen. Usually 1."),
    ] = None,
    bot: Annotated[
        str | None,
        Option(metavar="NAME", help="Who plays the other seats, such as novice or steady."),
    ] = None,
    names: Annotated[
        list[str] | None,
        Option(metavar="NAME,NAME", help="What the players are called, in seat order."),
    ] = None,
    seed: Annotated[
        str | None, Option(metavar="NUMBER", help="The same number deals the same cards.")
    ] = None,
    option: Annotated[
        list[str] | None,
        Option(metavar="NAME=VALUE", help="An option of the game; may be repeated."),
    ] = None,
    edition: Annotated[
        Path | None, Option(metavar="FILE", help="A file with the printed numbers of your box.")
    ] = None,
    resume: Annotated[Path | None, Option(metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play on this machine: a server starts, and the browser opens."""
    from sherwood.terminal.invitation import Arguments

    said = [name for part in names or () for name in part.split(",")]
    arguments = Arguments(game, players, people, bot, said, seed, tuple(option or ()), edition)
    here: dict[str, Any] = {"GAME": game, "--players": players, "--people": people, "--bot": bot}
    here |= {"--names": names, "--seed": seed, "--option": option}
    here |= {"--edition": edition, "--resume": resume}
    if terminal:
        there = {"--port": port, "--lan": lan, "--no-browser": not browser}
        refuse_misplaced(there, "that is for the browser; leave --terminal out")
        play_in_terminal(arguments, resume)
    refuse_misplaced(here, "add --terminal, or choose that in the browser")
    play_in_browser(port, lan=lan, browser=browser)


def refuse_misplaced(options: dict[str, Any], advice: str) -> None:
    """End with advice where one of these options was given."""
    given = [name for name, value in options.items() if value not in (None, False)]
    if given:
        fail(f"{', '.join(given)}: {advice}")


def play_in_browser(port: int | None, *, lan: bool, browser: bool) -> None:
    """Start a server for this house, and show its page."""
    from sherwood.server import home, settings

    chosen = settings.from_environment(
        {"SHERWOOD_LOG_LEVEL": "warning", **os.environ},
        host=home.EVERYBODY if lan else home.ALONE,
        port=port,
    )
    home.play_at_home(chosen, fixed_port=port is not None, browser=browser, say=say)


def play_in_terminal(arguments: "Arguments", resume: Path | None) -> NoReturn:
    """Play a new game or a saved one, line by line."""
    from sherwood.terminal import invitation
    from sherwood.terminal.interruption import Stopped, stoppable

    if resume is not None and arguments.decide_a_game:
        fail("a saved game has its players, names, seed, options and edition already")
    screen = Screen()
    try:
        with stoppable():
            session = (
                invitation.resume(resume, arguments.people, arguments.bot, screen)
                if resume is not None
                else invitation.invite(arguments, screen)
            )
    except Stopped as stopped:
        say("No game was begun.")
        raise typer.Exit(stopped.code) from None
    raise typer.Exit(session.run())


@app.command()
def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="The log of a game.")],
    seat: Annotated[
        str | None,
        Option(metavar="SEAT", help="From whose eyes: a number from 0, a colour or a name."),
    ] = None,
    all_open: Annotated[bool, Option("--open", help="With all cards open.")] = False,
    first: Annotated[int, Option("--from", metavar="N", min=0, help="Begin with this action.")] = 0,
    as_json: Annotated[bool, Option("--json", help="Only the result, for machines.")] = False,
) -> None:
    """Tell the story of a log; without --seat or --open, as everybody saw it."""
    from sherwood.play.match import SPECTATOR
    from sherwood.terminal import shelf, telling

    if seat is not None and all_open:
        fail("--seat and --open cannot both be")
    match = shelf.replayed(file)
    eyes = SPECTATOR if seat is None else telling.find_seat(seat, match)
    if as_json:
        say_json(telling.as_record(match))
    else:
        telling.tell_log(match, eyes, Screen(), first, all_open=all_open)


@app.command()
def verify(
    file: Annotated[Path, Argument(metavar="FILE", help="The log of a game.")],
    commitment: Annotated[
        str, Option(metavar="HASH", help="The hash that was published before the game.")
    ] = "",
    words: Annotated[
        str, Option(metavar="WORDS", help="The words that you had pledged for the shuffle.")
    ] = "",
    as_json: Annotated[bool, Option("--json", help="The verdict for machines.")] = False,
) -> None:
    """Check a log from start to end, and say exactly where a tampered one breaks."""
    from sherwood.terminal import shelf

    verdict = sherwood.verify(shelf.read(file), commitment, words)
    if as_json:
        say_json(
            {
                "file": str(file),
                "right": verdict.right,
                "line": verdict.line,
                "says": verdict.says,
            }
        )
    else:
        say(
            f"{file}: {verdict.says}"
            if verdict.right
            else f"{file}, line {verdict.line}: {verdict.says}"
        )
    raise typer.Exit(0 if verdict.right else 1)


@app.command()
def warm(
    games: Annotated[
        list[str] | None, Argument(metavar="GAME", help="All if none is given.")
    ] = None,
) -> None:
    """Compile the rules and the bots, so that everything starts at once later."""
    from sherwood.bots import compiling
    from sherwood.games.game import names

    chosen = games or names()
    cold = [game for game in chosen if not compiling.is_done(game)]
    for game in chosen:
        if game not in cold:
            say(f"The rules and the bots of {game} were compiled already.")
    compiling.compile_all(cold, sys.stderr)


for about_bots in (proving.arena, proving.exploit, proving.train, proving.think):
    app.command()(about_bots)


@app.command()
def bench(
    seconds: Annotated[
        float, Option(metavar="S", min=0.01, help="How long each measurement takes.")
    ] = 3.0,
    as_json: Annotated[bool, Option("--json", help="The result for machines.")] = False,
    only: Annotated[
        str, Option(metavar="WHAT", help="Measure only 'ours', 'peers', 'page' or 'modules'.")
    ] = "",
) -> None:
    """Measure our speed beside that of the peers, and what our page costs in a browser."""
    if only not in ("", "ours", "peers", "page", "modules"):
        fail(f"--only is ours, peers, page or modules, not {only!r}")
    try:
        report = import_module("benchmarks.report")
    except ImportError as error:
        fail(
            f"the benchmarks cannot be loaded ({error}); run 'make bench' in a clone of the project"
        )
    measured = report.run(seconds, only)
    if as_json:
        say_json(measured.as_record())
    else:
        Console().print(measured.table())


@app.command()
def serve(
    host: Annotated[str | None, Option(metavar="ADDRESS", help="Where to listen.")] = None,
    port: Annotated[int | None, Option(metavar="N", help="The port. Usually 8000.")] = None,
    workers: Annotated[
        int | None, Option(metavar="N", help="Processes that share the port. Usually 1.")
    ] = None,
    database: Annotated[
        str | None,
        Option(metavar="URL", help="sqlite:///file or postgresql://... Usually a file of yours."),
    ] = None,
    channels: Annotated[
        str | None,
        Option(metavar="URL", help="Between workers: memory://, redis://... or postgresql://..."),
    ] = None,
    public_url: Annotated[
        str | None, Option(metavar="URL", help="How browsers reach the server.")
    ] = None,
) -> None:
    """Run a server for others to join. Every setting is in docs/server.md."""
    from sherwood.server import checks, commands, settings

    chosen = settings.from_environment(
        host=host,
        port=port,
        workers=workers,
        database=database,
        channels=channels,
        public_url=public_url,
    )
    checks.check(chosen)
    commands.serve(chosen)


@app.command()
def site(
    folder: Annotated[Path, Argument(metavar="FOLDER", help="A new or an empty folder.")],
) -> None:
    """Write the page as plain files that any web host serves: games against bots, without a server."""
    from sherwood.server.web.site import write_site

    say(f"{folder}: {write_site(folder)} files. Put them on any web host, in a subfolder too.")


DATABASE = Option(metavar="URL", help="Whose tables; usually those of 'sherwood serve' and 'play'.")


@app.command()
def backup(
    file: Annotated[Path, Argument(metavar="FILE", help="A file that is not there yet.")],
    database: Annotated[str | None, DATABASE] = None,
) -> None:
    """Write all tables and games into one file; people may go on playing meanwhile."""
    from sherwood.server import settings
    from sherwood.server.store import backup as backups

    backups.backup(settings.from_environment(database=database).database_url, file)
    say(f"{file}: the backup is written.")


@app.command()
def restore(
    file: Annotated[Path, Argument(metavar="FILE", help="A backup.")],
    only_check: Annotated[
        bool, Option("--check", help="Only say which games would not go on; change nothing.")
    ] = False,
    database: Annotated[str | None, DATABASE] = None,
) -> None:
    """Put a backup back in its place; what is there now is kept under another name."""
    from sherwood.server import settings
    from sherwood.server.store import backup as backups

    url = settings.from_environment(database=database).database_url
    kept = None
    if only_check:
        finding = backups.check(url, file)
    else:
        restored = backups.restore(url, file)
        finding, kept = restored.finding, restored.kept
    for trouble in finding.troubles:
        say(f"table {trouble.table} would not go on: {trouble.why}")
    say(f"{file}: {'checked' if only_check else 'restored'}, {finding.says}")
    if kept is not None:
        say(f"What was there before is in {kept}.")
    raise typer.Exit(1 if finding.troubles else 0)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; its exit code. Wrong input is one line on the error stream."""
    try:
        code = app(arguments, prog_name="sherwood", standalone_mode=False)
    except UsageError as error:
        complain(error.format_message())
        return WRONG_INPUT
    except ValueError as error:
        complain(str(error))
        return WRONG_INPUT
    except (KeyboardInterrupt, typer.Abort):
        complain("stopped")
        return STOPPED
    return code if isinstance(code, int) else 0


if __name__ == "__main__":
    sys.exit(main())
