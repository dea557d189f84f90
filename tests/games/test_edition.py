"""Edition files: every complaint names the file, the line and the figure; a good file counts.

The edition of Nottingham serves as the example, one line of it changed at a time.
"""

from pathlib import Path
from typing import Any

import pytest

import sherwood
from sherwood.games import nottingham

GOOD = Path(nottingham.__file__).with_name("edition.toml").read_text(encoding="utf-8")


def line_with(text: str, start: str) -> int:
    """The number of the line that starts so."""
    return next(
        number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start)
    )


def new(edition: object) -> sherwood.Match:
    """A match with an edition."""
    return sherwood.new("nottingham", players=3, seed=7, options={"edition": edition})


def complaint(edition: object) -> str:
    """What is said of an edition that cannot be."""
    with pytest.raises(ValueError, match="edition") as caught:
        new(edition)
    return str(caught.value)


def written(folder: Path, text: str | bytes) -> Path:
    """An edition file."""
    file = folder / "box.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def figures_of(file: Path) -> dict[str, Any]:
    """The figures in an edition file."""
    return sherwood.read_edition("nottingham", file)


NUMBERS = "numbers = [3, 5, 4, 6, 2, 7, 4, 5, 8, 3, 6, 4, 7, 2, 5, 8, 3, 6, 7, 2, 8]"
WRONG = {
    "a text": ("copper = 7", 'copper = "7"', "values.copper", "from 0 to 100, not '7'"),
    "a fraction": ("copper = 7", "copper = 7.5", "values.copper", "a whole number"),
    "yes or no": ("copper = 7", "copper = true", "values.copper", "a whole number"),
    "no number": ("copper = 7", "copper = nan", "values.copper", "a whole number"),
    "below zero": ("copper = 7", "copper = -1", "values.copper", "from 0 to 100, not -1"),
    "too high": ("chest = 13", "chest = 101", "values.chest", "from 0 to 100, not 101"),
    "an unknown figure": ("copper = 7", "copper = 7\nbrass = 6", "values.brass", "means nothing"),
    "no list": (NUMBERS, "numbers = 3", "track.numbers", "must be a list of whole numbers"),
    "no field": (NUMBERS, "numbers = []", "track.numbers", "1 to 40 numbers, not 0"),
    "too many fields": (NUMBERS, f"numbers = {[3] * 41}", "track.numbers", "1 to 40 numbers"),
    "a wrong field": (NUMBERS, "numbers = [3, 'x']", "track.numbers", "not 'x'"),
    "a high field": (NUMBERS, "numbers = [3, 200]", "track.numbers", "not 200"),
    "one reward": ("five = [30, 25]", "five = [30]", "tasks.five", "2 numbers, not 1"),
    "three rewards": ("five = [30, 25]", "five = [3, 2, 1]", "tasks.five", "2 numbers, not 3"),
    "alone below shared": ("five = [30, 25]", "five = [25, 30]", "tasks.five", "25 points alone"),
    "a high reward": ("five = [30, 25]", "five = [130, 25]", "tasks.five", "not 130"),
    "an unknown task": ("five = [30, 25]", "five = [30, 25]\nsix = [1, 1]", "tasks.six", "nothing"),
}


@pytest.mark.parametrize(("right", "wrong", "figure", "says"), WRONG.values(), ids=WRONG.keys())
def test_a_wrong_figure_is_named_with_its_line(
    tmp_path: Path, right: str, wrong: str, figure: str, says: str
) -> None:
    text = GOOD.replace(right, wrong)
    assert text != GOOD
    said = complaint(str(written(tmp_path, text)))
    line = line_with(text, wrong.splitlines()[-1].split(" =")[0] + " =")
    assert f"box.toml, line {line}: {figure} " in said
    assert says in said


WRONG_PAIRS = {
    "with gold": ('"pearls+gems"', '"pearls+gold"', "every object on two cards, and gold on none"),
    "twice": ('"silver+pearls"', '"silver+copper"', "has 'copper+silver' twice"),
    "an object on one card": ('"silver+pearls"', '"silver+chest"', "every object on two cards"),
    "one object": (
        '"silver+pearls"',
        '"silver"',
        "has 'silver', which is none of copper+silver, copper+gold",
    ),
    "three objects": ('"silver+pearls"', '"silver+pearls+gems"', "which is none of"),
    "the same object": ('"silver+pearls"', '"silver+silver"', "which is none of"),
    "an unknown object": ('"silver+pearls"', '"silver+brass"', "'silver+brass', which is none of"),
    "a number": ('"silver+pearls"', "5", "has 5, which is none of"),
    "five cards": ('    "silver+pearls",\n', "", "a list of 6 words"),
    "seven cards": ('"silver+pearls"', '"silver+pearls", "gems+chest"', "a list of 6 words"),
}


@pytest.mark.parametrize(("right", "wrong", "says"), WRONG_PAIRS.values(), ids=WRONG_PAIRS.keys())
def test_wrong_ambush_cards_are_named_with_their_line(
    tmp_path: Path, right: str, wrong: str, says: str
) -> None:
    text = GOOD.replace(right, wrong)
    assert text != GOOD
    said = complaint(str(written(tmp_path, text)))
    assert f"box.toml, line {line_with(text, 'pairs')}: ambushes.pairs " in said
    assert says in said


@pytest.mark.parametrize(
    ("figure", "start"),
    [
        ("values.copper", "copper = "),
        ("track.numbers", "numbers = "),
        ("tasks.four_pairs", "four_pairs = "),
    ],
)
def test_a_missing_figure_is_named_with_the_line_of_its_part(
    tmp_path: Path, figure: str, start: str
) -> None:
    lines = [line for line in GOOD.splitlines() if not line.startswith(start)]
    part = figure.split(".", maxsplit=1)[0]
    line = line_with(GOOD, f"[{part}]")
    said = complaint(str(written(tmp_path, "\n".join(lines))))
    assert f"box.toml, line {line}: {figure} is missing" in said


@pytest.mark.parametrize("part", ["values", "track", "tasks", "ambushes"])
def test_a_missing_part_is_named(tmp_path: Path, part: str) -> None:
    parts = GOOD.split("\n[")
    text = "\n[".join(text for text in parts if not text.startswith(f"{part}]"))
    said = complaint(str(written(tmp_path, text)))
    assert "box.toml" in said
    assert f"{part} is missing" in said


def test_an_unknown_part_is_named_with_its_line(tmp_path: Path) -> None:
    text = GOOD + "[extra]\nfigure = 1\n"
    said = complaint(str(written(tmp_path, text)))
    assert f"box.toml, line {line_with(text, '[extra]')}: extra means nothing here" in said


def test_a_part_that_is_no_part_is_named_with_its_line(tmp_path: Path) -> None:
    text = "values = 3\n" + GOOD[GOOD.index("[track]") :]
    assert "box.toml, line 1: values must be " in complaint(str(written(tmp_path, text)))


@pytest.mark.parametrize(
    "broken", ["copper = = 7", "copper = ", "copper 7", "copper = 7\ncopper = 7"]
)
def test_a_slip_of_the_pen_is_named_with_its_line(tmp_path: Path, broken: str) -> None:
    text = GOOD.replace("copper = 7", broken)
    line = line_with(text, "copper") + broken.count("\n")
    said = complaint(str(written(tmp_path, text)))
    assert "box.toml" in said
    assert f"line {line}" in said


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    said = complaint(str(tmp_path / "box.toml"))
    assert "box.toml: No such file or directory" in said


def test_a_folder_is_no_edition(tmp_path: Path) -> None:
    assert str(tmp_path) in complaint(str(tmp_path))


@pytest.mark.parametrize("garbage", [bytes(range(256)), b"\x00" * 50, b"\xff\xfe{}"])
def test_garbage_is_no_edition(tmp_path: Path, garbage: bytes) -> None:
    assert "box.toml" in complaint(str(written(tmp_path, garbage)))


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n"])
def test_an_empty_file_is_no_edition(tmp_path: Path, text: str) -> None:
    said = complaint(str(written(tmp_path, text)))
    assert "box.toml" in said
    assert "values is missing" in said


@pytest.mark.parametrize("source", [3, True, ["box.toml"], 1.5])
def test_an_edition_is_figures_by_their_names(source: object) -> None:
    assert "the edition is figures by their names" in complaint(source)


def test_only_a_new_match_takes_the_name_of_a_file(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD)
    new(file)
    position = {"game": "nottingham", "players": 3, "options": {"edition": str(file)}}
    with pytest.raises(sherwood.EditionError, match="the edition is figures by their names"):
        sherwood.set_up(position, seed=7)
    with pytest.raises(sherwood.EditionError, match="the edition is figures by their names"):
        sherwood.Batch("nottingham", games=1, players=3, options={"edition": str(file)})


def test_figures_that_were_read_before_are_checked_again() -> None:
    figures = new(None).head.options["edition"]
    assert new(figures).head.options["edition"] == figures
    wrong = {**figures, "values": {**figures["values"], "copper": "7"}}
    assert "the edition: values.copper must be" in complaint(wrong)


def test_who_changes_the_figures_of_one_match_changes_no_other() -> None:
    figures = new(None).head.options["edition"]
    figures["values"]["copper"] = 0
    figures["track"]["numbers"].clear()
    assert new(None).view()["values"]["copper"] == 7
    assert len(new(None).view()["track"]["numbers"]) == 21


def test_a_corrected_edition_changes_the_game(tmp_path: Path) -> None:
    text = (
        GOOD.replace("copper = 7", "copper = 70")
        .replace(NUMBERS, "numbers = [0, 9]")
        .replace("five = [30, 25]", "five = [50, 45]")
        .replace('"silver+pearls"', '"silver+gems"')
        .replace('"gems+necklace"', '"necklace+pearls"')
    )
    position = {
        "game": "nottingham",
        "players": 3,
        "options": {"edition": figures_of(written(tmp_path, text))},
        "hands": [{"copper": 3}, {}, {}],
        "draw_pile": ["necklace"],
        "tasks": {"five": [1]},
        "ambush_pile": ["silver+gems"],
    }
    match = sherwood.set_up(position, seed=7)
    match.play(0, "take")
    match.play(0, "lay 3 copper")
    assert match.scores == [70, 50, 0]
    view = match.view()
    assert view["track"] == {
        "numbers": [0, 9],
        "sheriff": 1,
        "number": 0,
        "next_number": 9,
        "next_favour": [0, 1, 2],
        "later": [],
    }
    assert [seat["cards"] for seat in view["seats"]] == [1, 1, 1]  # the favour went to empty hands


def test_a_short_track_ends_the_game_early(tmp_path: Path) -> None:
    short = figures_of(written(tmp_path, GOOD.replace(NUMBERS, "numbers = [3]")))
    position = {"game": "nottingham", "players": 3, "options": {"edition": short}, "sheriff": 1}
    hands = [{"copper": 3}, {}, {}]
    match = sherwood.set_up({**position, "hands": hands, "draw_pile": ["gems"]}, seed=7)
    match.play(0, "take")
    match.play(0, "lay 3 copper")
    assert match.over


def test_the_objects_of_an_ambush_card_stand_in_any_order(tmp_path: Path) -> None:
    text = GOOD.replace('"copper+silver"', '"silver+copper"')
    assert new(str(written(tmp_path, text))).head.options == new(None).head.options


@pytest.mark.parametrize("ends", ["\r\n", "\n"])
def test_a_file_from_any_machine_is_read(tmp_path: Path, ends: str) -> None:
    file = written(tmp_path, GOOD.replace("\n", ends))
    assert new(str(file)).head.options == new(file).head.options == new(None).head.options


def test_a_log_keeps_the_edition_it_was_played_with(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD.replace("copper = 7", "copper = 70"))
    text = new(str(file)).log()
    file.unlink()
    assert sherwood.replay(text).view()["values"]["copper"] == 70


def test_the_complaint_is_an_edition_error(tmp_path: Path) -> None:
    with pytest.raises(sherwood.EditionError):
        new(str(written(tmp_path, "")))


def test_deeply_nested_garbage_is_no_edition(tmp_path: Path) -> None:
    assert "box.toml" in complaint(str(written(tmp_path, "a = " + "[" * 100_000)))


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    new(str(written(tmp_path, b"\xef\xbb\xbf" + GOOD.encode())))
