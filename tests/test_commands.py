"""The commands: what they print, and their exit codes."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import sherwood
from sherwood.bots import compiling, roster
from sherwood.bots.minds import mind_of
from tests.terminal.driving import SHERWOOD, Commands

COMMANDS = ("play", "replay", "verify", "warm", "bench", "serve")
NAMES = ("Ada", "Bea", "Cid", "Dan")


@pytest.fixture(scope="module")
def finished() -> sherwood.Match:
    match = sherwood.new("nottingham", 4, 77, names=NAMES, contributions=("a", "b", "c", "d"))
    bots = [roster.hire("novice", "nottingham", seat) for seat in range(4)]
    while not match.over:
        seat = match.actors[0]
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))
    return match


@pytest.fixture
def file(finished: sherwood.Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.log"
    path.write_text(finished.log())
    return path


def line_of(lines: list[str], start: str) -> int:
    """The index of the first line that starts so."""
    return next(number for number, line in enumerate(lines) if line.startswith(start))


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
        (("warm", "chess"), "there is no game called 'chess'"),
        (("bench", "--only", "theirs"), "--only is ours, peers or page, not 'theirs'"),
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


def test_a_true_log_is_verified(commands: Commands, file: Path, finished: sherwood.Match) -> None:
    outcome = commands.run("verify", str(file))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(f"{file}: right: {len(finished.actions)} actions, all legal")
    published = commands.run("verify", str(file), "--commitment", finished.head.commitment)
    assert published.code == 0


def test_a_verdict_can_be_read_by_machines(commands: Commands, file: Path) -> None:
    verdict = json.loads(commands.run("verify", str(file), "--json").out)
    assert verdict["right"] is True
    file.write_text(file.read_text().replace("key: ", "key: 0"))
    outcome = commands.run("verify", str(file), "--json")
    assert outcome.code == 1
    assert json.loads(outcome.out)["line"] == line_of(file.read_text().splitlines(), "key:") + 1


Lines = list[str]


def change_action(lines: Lines, at: int) -> int:
    colour, rest = lines[at].split(": ")
    action = "take" if rest.startswith("pass") else "pass"
    lines[at] = f"{colour}: {action} [{rest.split('[')[1]}"
    return at


def drop_line(lines: Lines, at: int) -> int:
    del lines[at]
    return at


def swap_lines(lines: Lines, at: int) -> int:
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    return at


def say_line_twice(lines: Lines, at: int) -> int:
    lines.insert(at, lines[at])
    return at + 1


def cut_seal_off(lines: Lines, at: int) -> int:
    lines[at] = lines[at].split(" [")[0]
    return at


def change_result(lines: Lines, _: int) -> int:
    at = line_of(lines, "result:")
    lines[at] = lines[at].replace("result: ", "result: 1")
    return at


def change_key(lines: Lines, _: int) -> int:
    at = line_of(lines, "key:")
    lines[at] = f"key: {'0' * 64}"
    return at


def change_commitment(lines: Lines, _: int) -> int:
    at = line_of(lines, "commitment:")
    lines[at] = f"commitment: {'0' * 64}"
    return at


def change_name(lines: Lines, _: int) -> int:
    at = line_of(lines, "names:")
    lines[at] = lines[at].replace("Ada", "Eve")
    return line_of(lines, "seal:")


def cut_off_within_line(lines: Lines, at: int) -> int:
    lines[at:] = [lines[at][:-3]]
    return at


def cut_off_before_result(lines: Lines, _: int) -> int:
    at = line_of(lines, "result:") - 1
    del lines[at + 1 :]
    return at


@pytest.mark.parametrize(
    "forge",
    [
        change_action,
        drop_line,
        swap_lines,
        say_line_twice,
        cut_seal_off,
        change_result,
        change_key,
        change_commitment,
        change_name,
        cut_off_within_line,
        cut_off_before_result,
    ],
)
def test_a_tampered_log_breaks_on_the_right_line(
    commands: Commands, file: Path, forge: Callable[[Lines, int], int]
) -> None:
    lines = file.read_text().splitlines()
    middle = (line_of(lines, "seal:") + len(lines)) // 2
    line = forge(lines, middle) + 1
    file.write_text("\n".join(lines) + "\n")
    outcome = commands.run("verify", str(file))
    assert outcome.code == 1
    assert outcome.out.startswith(f"{file}, line {line}: ")
    assert outcome.out.count("\n") == 1


def test_another_commitment_than_the_published_one_breaks_at_the_secret(
    commands: Commands, file: Path
) -> None:
    outcome = commands.run("verify", str(file), "--commitment", "0" * 64)
    line = line_of(file.read_text().splitlines(), "secret:") + 1
    assert (outcome.code, outcome.out.split(": ")[0]) == (1, f"{file}, line {line}")


def test_a_log_cut_off_between_two_lines_is_a_game_that_is_not_over(
    commands: Commands, file: Path
) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join(lines[:40]) + "\n")
    outcome = commands.run("verify", str(file))
    assert outcome.code == 0
    assert outcome.out.endswith("the game is not over yet\n")


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
def test_a_file_that_is_no_text_is_refused(
    commands: Commands, tmp_path: Path, command: str
) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    arguments = [command, str(path)]
    if command == "play":
        arguments = [command, "--terminal", "--resume", str(path)]
    outcome = commands.run(*arguments)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err == f"sherwood: {path} is not a text file\n"


def test_a_replay_tells_what_everybody_saw(commands: Commands, file: Path) -> None:
    outcome = commands.run("replay", str(file))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("0. It is ")
    assert "You " not in outcome.out
    assert " wins with " in outcome.out.splitlines()[-1]


def test_a_replay_from_a_seat_tells_only_its_secrets(
    commands: Commands, file: Path, finished: sherwood.Match
) -> None:
    stories = [commands.run("replay", str(file), "--seat", str(seat)).out for seat in range(4)]
    assert len(set(stories)) == 4
    assert commands.run("replay", str(file), "--seat", "red").out == stories[0]
    assert commands.run("replay", str(file), "--seat", "dan").out == stories[3]
    number, owner = next(
        (number, seat)
        for number, (seat, action) in enumerate(finished.actions, start=1)
        if finished.describe(action).startswith("keep")
    )
    told = [told_at(story, number) for story in stories]
    assert told.pop(owner).startswith(f"{number}. You lay the ambush ")
    assert set(told) == {f"{number}. {NAMES[owner]} lays an ambush."}


def told_at(story: str, number: int) -> str:
    """What a story says of one action."""
    return next(line for line in story.splitlines() if line.startswith(f"{number}. "))


def test_an_open_replay_tells_what_a_thief_got(commands: Commands, file: Path) -> None:
    hidden = commands.run("replay", str(file)).out
    shown = commands.run("replay", str(file), "--open").out
    assert "gets a card from" in hidden
    assert "gets a card from" not in shown


def test_a_replay_can_begin_later(commands: Commands, file: Path) -> None:
    whole = commands.run("replay", str(file)).out
    later = commands.run("replay", str(file), "--from", "100").out
    assert later.startswith("100. ")
    assert whole.endswith(later)


def test_a_replay_for_machines_says_how_it_ended(
    commands: Commands, file: Path, finished: sherwood.Match
) -> None:
    record = json.loads(commands.run("replay", str(file), "--json").out)
    assert record == {
        "game": "nottingham",
        "players": 4,
        "names": list(NAMES),
        "actions": len(finished.actions),
        "over": True,
        "scores": finished.scores,
        "winners": finished.winners,
    }


def test_a_replay_of_an_unfinished_game_says_whom_it_waits_for(
    commands: Commands, file: Path
) -> None:
    lines = file.read_text().splitlines()[:30]
    file.write_text("\n".join(lines) + "\n")
    waits_for = " and ".join(NAMES[seat] for seat in sherwood.replay(file.read_text()).actors[-2:])
    out = commands.run("replay", str(file)).out
    assert out.splitlines()[-1].endswith(f"{waits_for}.")


def test_a_replay_of_a_broken_log_names_the_line(commands: Commands, file: Path) -> None:
    file.write_text("\n".join(file.read_text().splitlines()[:20]) + "\nred: dance\n")
    outcome = commands.run("replay", str(file))
    assert outcome.code == 2
    assert outcome.err.startswith(f"sherwood: {file}, line 21: no action is called 'dance'")


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
