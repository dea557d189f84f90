"""The commands: what they print, and their exit codes."""

import io
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import sherwood
from sherwood.bots import compiling
from sherwood.bots.minds import mind_of
from tests.terminal.driving import SHERWOOD, Commands

COMMANDS = (
    "play",
    "arena",
    "exploit",
    "think",
    "replay",
    "verify",
    "warm",
    "bench",
    "serve",
    "site",
)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(commands: Commands, command: str) -> None:
    outcome = commands.run(command, "--help")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(f"Usage: sherwood {command}")


def test_without_a_command_the_commands_are_listed(commands: Commands) -> None:
    outcome = commands.run()
    assert outcome.code == 0
    assert all(command in outcome.out for command in COMMANDS)


def test_the_version_is_said(commands: Commands) -> None:
    assert commands.run("--version").out == f"sherwood {sherwood.__version__}\n"


def test_the_module_runs_like_the_command() -> None:
    script = str(Path(sys.executable).with_name("sherwood"))
    for command in ([*SHERWOOD, "--version"], [script, "--version"]):
        ran = subprocess.run(command, capture_output=True, text=True, check=True)
        assert ran.stdout == f"sherwood {sherwood.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("play", "--terminal", "chess"), "there is no game called 'chess'"),
        (
            ("play", "--terminal", "nottingham", "--players", "2"),
            "nottingham is for 3 to 7 players, not 2",
        ),
        (("play", "--terminal", "nottingham", "--players", "many"), "--players"),
        (("play", "--terminal", "nottingham", "--people", "0"), "1 to 4 can be people, not 0"),
        (("play", "--terminal", "nottingham", "--people", "9"), "3 to 7 players, not 9"),
        (
            ("play", "--terminal", "nottingham", "--players", "4", "--bot", "hal"),
            "there is no bot called 'hal'",
        ),
        (
            ("play", "--terminal", "nottingham", "--players", "4", "--bot", "bold"),
            "no bold plays nottingham; there are random, sharp, apprentice, novice, pupil",
        ),
        (
            ("play", "--terminal", "nottingham", "--names", "A,A"),
            "two players cannot have the same name",
        ),
        (("play", "--terminal", "nottingham", "--names", "A,,B"), "a name has 1 to 30 letters"),
        (("play", "--terminal", "nottingham", "--names", "\x1b[2J"), "a name has 1 to 30 letters"),
        (("play", "--terminal", "nottingham", "--names", "blue"), "is the colour of a seat"),
        (
            ("play", "--terminal", "nottingham", "--players", "3", "--names", "A,B,C,D"),
            "too many for 3 players",
        ),
        (
            ("play", "--terminal", "nottingham", "--players", "4", "--seed", "x"),
            "a seed is a whole number",
        ),
        (
            ("play", "--terminal", "nottingham", "--people", "1", "--option", "memory"),
            "typed as name=value",
        ),
        (
            ("play", "--terminal", "nottingham", "--people", "1", "--option", "a=1"),
            "there is no option 'a'",
        ),
        (
            ("play", "--terminal", "nottingham", "--people", "1", "--option", "first=9"),
            "option 'first'",
        ),
        (
            ("play", "--terminal", "nottingham", "--people", "1", "--edition", "gone.toml"),
            "gone.toml",
        ),
        (
            ("play", "--terminal", "nottingham", "--people", "1", "--edition", "/dev/zero"),
            "the edition /dev/zero: it is not a file",
        ),
        (
            ("arena", "nottingham", "random", "--option", "edition=/dev/zero"),
            "the edition /dev/zero: it is not a file",
        ),
        (("play", "--terminal", "--resume", "gone.log"), "gone.log cannot be read: No such file"),
        (
            ("play", "--terminal", "--resume", "gone.log", "--seed", "1"),
            "has its players, names, seed",
        ),
        (("play", "nottingham"), "GAME: add --terminal"),
        (("play", "--players", "3", "--bot", "sharp"), "--players, --bot: add --terminal"),
        (("play", "--terminal", "--lan"), "--lan: that is for the browser"),
        (("play", "--port", "99999"), "--port"),
        (("verify",), "Missing argument"),
        (("verify", "gone.log"), "gone.log cannot be read: No such file"),
        (("replay", "."), ". cannot be read: Is a directory"),
        (("replay", "gone.log", "--seat", "1", "--open"), "--seat and --open cannot both be"),
        (("replay", "gone.log", "--from", "-1"), "--from"),
        (("think", "gone.log"), "gone.log cannot be read: No such file"),
        (("exploit", "chess", "steady"), "there is no game called 'chess'"),
        (("exploit", "nottingham", "hal"), "there is no bot called 'hal'"),
        (("warm", "chess"), "there is no game called 'chess'"),
        (("bench", "--only", "theirs"), "--only is ours, peers, page or modules, not 'theirs'"),
        (("bench", "--seconds", "0"), "--seconds"),
        (("serve", "--workers", "2"), "2 workers need channels that all of them hear"),
        (("dance",), "dance"),
        (("play", "--terminal", "--bogus"), "--bogus"),
    ],
)
def test_wrong_input_is_one_line_and_exit_code_2(
    commands: Commands, arguments: tuple[str, ...], says: str
) -> None:
    outcome = commands.run(*arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert says in outcome.err
    assert outcome.err.startswith("sherwood: ")
    assert outcome.err.count("\n") == 1
    assert "\x1b" not in outcome.err


@pytest.mark.parametrize(
    ("package", "extra", "arguments"),
    [
        ("psycopg", "scale", ("serve", "--database", "postgresql://nobody/here")),
        ("psycopg", "scale", ("serve", "--channels", "postgres://nobody/here")),
        ("redis", "scale", ("serve", "--channels", "redis://nobody")),
        ("ray", "ray", ("arena", "nottingham", "random", "--players", "3", "--ray")),
    ],
)
def test_a_missing_extra_is_one_line_that_says_how_to_install_it(
    commands: Commands,
    monkeypatch: pytest.MonkeyPatch,
    package: str,
    extra: str,
    arguments: tuple[str, ...],
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    outcome = commands.run(*arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.endswith(f"pip install 'sherwood[{extra}]'\n")
    assert outcome.err.count("\n") == 1
    assert package in outcome.err


@pytest.mark.parametrize(
    "arguments", [["--version"], ["play", "--help"], ["arena", "--help"], ["serve", "--help"]]
)
def test_help_does_not_wait_for_the_compiler_or_the_server(arguments: list[str]) -> None:
    program = f"""
import sys
from sherwood.__main__ import main
code = main({arguments})
print(code, *sorted({{"numba", "numpy", "litestar", "sqlalchemy"}} & set(sys.modules)))
"""
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout.splitlines()[-1] == "0"


def test_a_client_needs_neither_the_rules_nor_a_server() -> None:
    program = """
import sys
import sherwood.client
print({"numba", "numpy", "litestar", "sqlalchemy", "uvicorn"} & set(sys.modules))
"""
    ran = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert ran.stdout == "set()\n"


def test_every_public_name_is_there_and_no_other() -> None:
    assert set(sherwood.__all__) <= set(dir(sherwood))
    assert all(getattr(sherwood, name).__name__ == name for name in sherwood.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = sherwood.nonsense  # type: ignore[attr-defined] # that is the point


def test_warming_what_is_warm_says_so(commands: Commands) -> None:
    mind_of("nottingham")
    outcome = commands.run("warm", "nottingham")
    assert outcome.code == 0
    assert outcome.out == "The rules and the bots of nottingham were compiled already.\n"


def test_several_games_are_compiled_at_once_and_a_failure_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = "import sys; sys.stderr.write('\\rCompiled ' + sys.argv[1] + '\\n'); exit(sys.argv[1] == 'b')"
    monkeypatch.setattr(compiling, "ALONE", (sys.executable, "-c", program))
    screen = io.StringIO()
    compiling.compile_all(["a", "c"], screen)
    assert sorted(screen.getvalue().splitlines()) == ["Compiled a", "Compiled c"]
    with pytest.raises(ValueError, match="b could not be compiled"):
        compiling.compile_all(["a", "b"], screen)


def test_bench_prints_a_table_or_json(commands: Commands, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def run(seconds: float, only: str) -> SimpleNamespace:
        asked.append((seconds, only))
        return SimpleNamespace(table=lambda: "a table", as_record=lambda: {"ours": 1})

    report = ModuleType("benchmarks.report")
    monkeypatch.setattr(report, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, "benchmarks.report", report)
    assert commands.run("bench", "--seconds", "0.5").out == "a table\n"
    machine = commands.run("bench", "--json", "--only", "ours")
    assert json.loads(machine.out) == {"ours": 1}
    assert asked == [(0.5, ""), (3.0, "ours")]


def test_bench_outside_the_project_says_what_is_missing(
    commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "benchmarks.report", None)
    outcome = commands.run("bench")
    assert outcome.code == 2
    assert "run 'make bench' in a clone of the project" in outcome.err
