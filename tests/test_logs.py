"""Finished games in the hands of the commands: they are verified and replayed."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import sherwood
from sherwood.bots import roster
from tests.terminal.driving import Commands

NAMES = ("Ada", "Bea", "Cid", "Dan")


@pytest.fixture(scope="module")
def finished() -> sherwood.Match:
    match = sherwood.new("nottingham", 4, 77, names=NAMES, contributions=("a", "b", "c", "d"))
    bots = [roster.hire("steady", "nottingham", seat) for seat in range(4)]
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
