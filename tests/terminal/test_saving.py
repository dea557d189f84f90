"""Leaving a game in the middle, and going on with it."""

import os
import pty
import re
import signal
import subprocess
from pathlib import Path

import pytest

import sherwood
from sherwood.terminal.screen import CLEAR_SCREEN_AND_WHAT_SCROLLED_AWAY
from sherwood.terminal.seating import SeatPlan, read_seating
from sherwood.terminal.shelf import as_text, save
from tests.terminal.driving import SHERWOOD, Commands, numbers, process, read_to_prompt, type_in

ALONE = ("play", "--terminal", "nottingham", "--players", "4", "--names", "Ada", "--seed", "12")
TOGETHER = ("play", "--terminal", "nottingham", "--players", "4", "--people", "2", "--seed", "12")


def play_until(running: "subprocess.Popen[bytes]", answers: int) -> None:
    """Answer so many prompts with the first choice, and wait for the next one."""
    read_to_prompt(running)
    for _ in range(answers):
        type_in(running, "1")
        read_to_prompt(running)


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("arguments", [ALONE, TOGETHER], ids=["alone", "together"])
def test_a_signal_saves_the_game_and_says_how_to_go_on(
    commands: Commands, stop: signal.Signals, arguments: tuple[str, ...]
) -> None:
    with process(commands.data, *arguments) as running:
        play_until(running, 9)
        running.send_signal(stop)
        out, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (128 + stop, b"")
    file = commands.saved[0]
    assert out.decode().splitlines()[-2:] == [
        "The game is saved. Go on with:",
        f"sherwood play --terminal --resume {file}",
    ]
    before = file.read_text()
    assert commands.run("play", "--terminal", "--resume", str(file), typed="\nquit\n").code == 0
    after = file.read_text()
    assert after == before
    assert sherwood.replay(after).table.tobytes() == sherwood.replay(before).table.tobytes()
    assert len(sherwood.replay(after).actions) > 5


def test_an_interrupted_game_ends_like_one_that_was_not(commands: Commands) -> None:
    assert commands.run(*ALONE, typed="1\n" * 2000).code == 0
    through = commands.saved[0].read_text()
    assert commands.run(*ALONE, typed="1\n" * 7 + "quit\n").code == 0
    # The minute is in a file's name, so the first game may have a file of its own, or not.
    (file,) = [one for one in commands.saved if not sherwood.replay(one.read_text()).over]
    for answers in (1, 6, 2000):
        assert (
            commands.run("play", "--terminal", "--resume", str(file), typed="1\n" * answers).code
            == 0
        )
    assert file.read_text() == through


def test_the_end_of_the_input_saves_the_game(commands: Commands) -> None:
    outcome = commands.run(*ALONE, typed="1\n")
    assert outcome.code == 0
    assert "The game is saved. Go on with:" in outcome.out
    assert sherwood.verify(commands.saved[0].read_text()).right


def test_a_saved_log_says_who_is_a_person_and_who_is_a_bot(commands: Commands) -> None:
    commands.run(*TOGETHER, "--bot", "random", "--names", "Ada,Bea", typed="\nquit\n")
    text = commands.saved[0].read_text()
    assert text.splitlines()[1:5] == [
        "# seat red: person Ada",
        "# seat purple: person Bea",
        "# seat yellow: bot random Jankin",
        "# seat blue: bot random Jankin II",
    ]
    assert read_seating(text, "nottingham", 4) == SeatPlan(("", "", "random", "random"))
    again = commands.run("play", "--terminal", "--resume", str(commands.saved[0]), typed="\nquit\n")
    assert re.search(r"Pass the screen to (Ada|Bea)", again.out)


def test_a_log_that_does_not_say_who_is_a_person_can_go_on(
    commands: Commands, tmp_path: Path
) -> None:
    file = tmp_path / "bare.log"
    file.write_text(sherwood.new("nottingham", 4, 3, names=("Ada", "Bea", "Cid", "Dan")).log())
    outcome = commands.run(
        "play", "--terminal", "--resume", str(file), "--people", "2", typed="quit\nquit\n"
    )
    assert "The log does not say who is a person. Now it is Ada and Bea." in outcome.out
    assert read_seating(file.read_text(), "nottingham", 4) == SeatPlan(("", "", "novice", "novice"))


def test_a_finished_game_shows_its_score_again(commands: Commands) -> None:
    commands.run(*ALONE, typed=numbers(1))
    outcome = commands.run("play", "--terminal", "--resume", str(commands.saved[0]))
    assert outcome.code == 0
    assert "The score sheet:" in outcome.out
    assert "The game goes on" not in outcome.out


def test_a_finished_log_is_never_written_again(commands: Commands, tmp_path: Path) -> None:
    commands.run(*ALONE, typed=numbers(1))
    finished = sherwood.replay(commands.saved[0].read_text())
    file = tmp_path / "of-a-server.log"
    file.write_text(finished.log())
    file.chmod(0o644)
    text, before = file.read_bytes(), file.stat()
    outcome = commands.run("play", "--terminal", "--resume", str(file))
    after = file.stat()
    assert "The score sheet:" in outcome.out
    assert file.read_bytes() == text
    assert (after.st_ino, after.st_mode, after.st_mtime_ns) == (
        before.st_ino,
        before.st_mode,
        before.st_mtime_ns,
    )


@pytest.mark.parametrize("name", ["Ro\nbin", "x\n# seat red: bot random", "a\x85b", "a\u2028b"])
def test_whatever_is_in_a_name_it_stays_in_the_comment_of_its_seat(name: str) -> None:
    seating = SeatPlan(("", "random", "random"))
    comments = seating.comments((name, "Much", "Tuck"))
    assert [len(comment.splitlines()) for comment in comments] == [1, 1, 1]
    assert read_seating("\n".join(comments), "nottingham", 3) == seating


def test_a_tampered_game_does_not_go_on(commands: Commands) -> None:
    commands.run(*ALONE, typed="1\n1\n1\nquit\n")
    file = commands.saved[0]
    lines = file.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("seal:")) + 1
    del lines[number]
    file.write_text("\n".join(lines) + "\n")
    outcome = commands.run("play", "--terminal", "--resume", str(file), typed="quit\n")
    assert outcome.code == 2
    assert outcome.err.startswith(f"sherwood: {file}, line {number + 1}: ")
    assert outcome.err.count("\n") == 1


def test_where_nothing_can_be_written_the_log_is_shown(commands: Commands) -> None:
    commands.data.write_text("a file stands where the folder should be")
    outcome = commands.run(*ALONE, typed="1\nquit\n")
    assert outcome.code == 0
    assert "cannot be written" in outcome.out
    shown = outcome.out[outcome.out.index("sherwood log 1") :]
    assert sherwood.verify(shown).right


def test_a_full_disk_leaves_the_saved_game_as_it_was(
    commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands.run(*ALONE, typed="1\nquit\n")
    file = commands.saved[0]
    before = file.read_text()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    outcome = commands.run("play", "--terminal", "--resume", str(file), typed="1\n1\n1\nquit\n")
    assert f"{file} cannot be written: No space left on device." in outcome.out
    assert file.read_text() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]
    shown = outcome.out[outcome.out.index("sherwood log 1") :]
    assert len(sherwood.replay(shown).actions) > len(sherwood.replay(before).actions)


def test_saving_replaces_the_file_as_a_whole(tmp_path: Path) -> None:
    match = sherwood.new("nottingham", 3, 1)
    seating = SeatPlan(("", "novice", "novice"))
    place = tmp_path / "a folder" / "game.log"
    for _ in range(2):
        save(match, seating, place)
        match.play(match.actors[0], match.legal(match.actors[0])[0])
    save(match, seating, place)
    assert place.read_text() == as_text(match, seating)
    assert [path.name for path in place.parent.iterdir()] == ["game.log"]


def test_in_a_real_terminal_the_curtain_clears_the_screen_and_lines_fit(
    commands: Commands,
) -> None:
    leader, follower = pty.openpty()
    environment = {
        **os.environ,
        "SHERWOOD_DATA": str(commands.data),
        "TERM": "xterm",
        "COLUMNS": "40",
    }
    with subprocess.Popen(
        [*SHERWOOD, *TOGETHER],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=environment,
        start_new_session=True,
    ) as running:
        os.close(follower)
        said = ""
        for answer in (b"\n", b"1\n", b"1\n", b"\n", b"1\n", b"quit\n", b"quit\n"):
            said += read_prompt_of_terminal(leader)
            os.write(leader, answer)
        said += read_prompt_of_terminal(leader)
        assert running.wait(timeout=60) == 0
    os.close(leader)
    curtain = f"{CLEAR_SCREEN_AND_WHAT_SCROLLED_AWAY}\x1b[1mPass the screen to "
    assert said.count("Pass the screen to ") == said.count(curtain) > 1
    plain = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", said).replace("\r", "")
    assert max(map(len, plain.split("Go on with:")[0].splitlines())) <= 40


def read_prompt_of_terminal(leader: int) -> str:
    """What appears on a terminal until it asks, or until it is closed."""
    said = ""
    while not re.search(r"(help\):|ready\.)\s*(\x1b\[0m)?\s*$", said):
        try:
            said += os.read(leader, 65536).decode()
        except OSError:
            break
    return said
