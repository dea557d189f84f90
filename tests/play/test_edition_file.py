"""Edition files, named by somebody at this machine: small, and files indeed."""

import os
from pathlib import Path

import pytest

import sherwood
from sherwood.games import nottingham
from sherwood.play.edition_file import LARGEST_FILE, with_figures
from tests.opening import opened_files

BOX = Path(nottingham.__file__).with_name("edition.toml")


def complaint(path: Path | str) -> str:
    with pytest.raises(sherwood.EditionError, match="the edition") as caught:
        sherwood.read_edition("nottingham", path)
    return str(caught.value)


def test_the_figures_of_a_file_are_those_that_are_played_with() -> None:
    figures = sherwood.read_edition("nottingham", BOX)
    assert figures["values"]["chest"] == 13
    assert with_figures("nottingham", {"edition": str(BOX)}) == {"edition": figures}


def test_a_pipe_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert complaint(pipe) == f"the edition {pipe}: it is not a file"


@pytest.mark.parametrize("name", ["/dev/zero", "/dev/null", "/"])
def test_what_is_no_file_is_refused(name: str) -> None:
    assert complaint(name).startswith(f"the edition {name}: ")


def test_a_file_without_end_would_not_be_read_to_its_end(tmp_path: Path) -> None:
    large = tmp_path / "large.toml"
    with large.open("wb") as file:
        file.truncate(1 << 40)  # sparse: it takes no room
    assert complaint(large).endswith(f"it is larger than {LARGEST_FILE} bytes")


def test_the_box_leaves_room_for_many_remarks() -> None:
    assert 10 * BOX.stat().st_size < LARGEST_FILE


@pytest.mark.parametrize("name", ["", "a\0b", "x" * 5000])
def test_a_name_that_no_file_can_have_is_refused(name: str) -> None:
    assert complaint(name).startswith("the edition ")


def test_options_without_a_file_are_left_alone() -> None:
    figures = {"edition": {"values": {}}, "memory": True}
    with opened_files() as opened:
        assert with_figures("nottingham", figures) == figures
        assert with_figures("nottingham", {}) == {}
    assert opened == []


def test_a_game_that_there_is_not_has_no_edition() -> None:
    with pytest.raises(ValueError, match="there is no game called 'chess'"):
        sherwood.read_edition("chess", BOX)
