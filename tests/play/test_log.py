"""Logs: read, replayed, and checked to the line."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sherwood


@pytest.fixture(scope="module")
def log() -> str:
    match = sherwood.new(
        "nottingham", players=4, seed=11, names=("Ann", "Bo", "Cy", "Di"), contributions=("a", "ü")
    )
    chance = random.Random(11)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match.log()


def first_action(lines: list[str]) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith("seal:")) + 1


def changed(log: str, number: int, line: str) -> str:
    """A log with one line (counted from 1) replaced."""
    lines = log.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def test_a_true_log_is_right(log: str) -> None:
    verdict = sherwood.verify(log)
    assert verdict.right
    assert "all legal; result:" in verdict.says


def test_a_log_names_everything_that_decides_the_game(log: str) -> None:
    head = log.split("seal:", maxsplit=1)[0]
    for name in (
        "game",
        "rules",
        "players",
        "names",
        "options",
        "edition",
        "commitment",
        "secret",
        "key",
    ):
        assert f"\n{name}: " in head


def test_a_changed_action_is_found_on_its_line(log: str) -> None:
    lines = log.splitlines()
    start = first_action(lines)
    for number in range(start + 1, len(lines), 17):
        text, seal = lines[number - 1].rsplit(" [", 1)
        colour = text.split(":")[0]
        forged = f"{colour}: {'take' if text.endswith('pass') else 'pass'} [{seal}"
        verdict = sherwood.verify(changed(log, number, forged))
        assert (verdict.right, verdict.line) == (False, number)


def test_without_seals_a_changed_action_breaks_where_it_is_illegal(log: str) -> None:
    bare = sherwood.replay(log).log(seals=False)
    assert sherwood.verify(bare).right
    lines = bare.splitlines()
    number = lines.index("") + 2
    colour = lines[number - 1].split(":")[0]
    verdict = sherwood.verify(changed(bare, number, f"{colour}: hold"))
    assert (verdict.right, verdict.line) == (False, number)
    assert "cannot 'hold' now; possible are" in verdict.says


def test_a_dropped_line_is_found_where_it_was(log: str) -> None:
    lines = log.splitlines()
    number = first_action(lines) + 20
    text = "\n".join(lines[: number - 1] + lines[number:])
    verdict = sherwood.verify(text)
    assert (verdict.right, verdict.line) == (False, number)


def test_two_swapped_lines_are_found(log: str) -> None:
    lines = log.splitlines()
    number = first_action(lines) + 20
    lines[number - 1], lines[number] = lines[number], lines[number - 1]
    verdict = sherwood.verify("\n".join(lines))
    assert (verdict.right, verdict.line) == (False, number)


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("secret", "00" * 32, "the secret is not the one committed to"),
        ("commitment", "00" * 32, "the secret is not the one committed to"),
        ("key", "00" * 32, "the key does not come from the secret and the contributions"),
        ("contributions", '["b"]', "the key does not come from the secret"),
        ("options", '{"first": 0, "memory": false}', "the head was altered"),
        ("names", '["Ann", "Bo", "Cy", "Eve"]', "the head was altered"),
        ("players", "9", "nottingham is for 3 to 7 players"),
        ("players", "four", "players is not JSON"),
        ("game", "chess", "there is no game called 'chess'"),
        ("rules", "one", "rules is not JSON"),
        ("rules", "99", "this needs version 99 of the rules of nottingham"),
        ("secret", "xyz", "the secret must be 32 bytes in hexadecimal"),
        ("edition", '{"values": {}}', "is missing"),
    ],
)
def test_a_changed_head_is_found(log: str, name: str, value: str, complaint: str) -> None:
    lines = log.splitlines()
    number = next(i for i, line in enumerate(lines, 1) if line.startswith(f"{name}:"))
    verdict = sherwood.verify(changed(log, number, f"{name}: {value}"))
    assert not verdict.right
    assert complaint in verdict.says
    assert 1 < verdict.line <= first_action(lines)


def test_a_changed_result_is_found(log: str) -> None:
    lines = log.splitlines()
    number = len(lines)
    seal = lines[-1].rsplit(" [", 1)[1]
    forged = sherwood.verify(changed(log, number, f"result: 99 0 0 0, won by red [{seal}"))
    stripped = sherwood.verify(changed(log, number, "result: 99 0 0 0, won by red"))
    assert (forged.line, stripped.line) == (number, number)
    assert "its seal does not fit" in forged.says
    assert "lost its seal" in stripped.says


def test_without_seals_a_wrong_result_is_told_the_right_one(log: str) -> None:
    bare = sherwood.replay(log).log(seals=False)
    number = len(bare.splitlines())
    verdict = sherwood.verify(changed(bare, number, "result: 99 0 0 0, won by red"))
    assert verdict.line == number
    assert "the result is wrong; it should be 'result: " in verdict.says


def test_a_missing_result_is_found_and_an_unfinished_game_is_right(log: str) -> None:
    lines = log.splitlines()
    whole = sherwood.verify("\n".join(lines[:-1]))
    half = sherwood.verify("\n".join(lines[: len(lines) // 2]))
    assert not whole.right
    assert "the result is missing" in whole.says
    assert half.right
    assert "not over yet" in half.says


def test_a_published_commitment_must_be_this_one(log: str) -> None:
    published = sherwood.replay(log).head.commitment
    assert sherwood.verify(log, published.upper()).right
    verdict = sherwood.verify(log, "ab" * 32)
    assert "whose commitment was published" in verdict.says


def test_comments_and_blank_lines_are_free(log: str) -> None:
    lines = log.splitlines()
    start = first_action(lines)
    spaced = "\n\n# a remark\n".join(["\n".join(lines[: start + 3]), "\n".join(lines[start + 3 :])])
    assert sherwood.verify(spaced).right


@given(st.text())
@settings(max_examples=200)
def test_garbage_is_no_log(text: str) -> None:
    with pytest.raises(sherwood.LogError):
        sherwood.replay(text)
    assert not sherwood.verify(text).right


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_a_garbled_log_is_a_clear_error_or_still_right(log: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(log)))
    cut = data.draw(st.integers(0, 30))
    noise = data.draw(st.text(max_size=10))
    garbled = log[:place] + noise + log[place + cut :]
    verdict = sherwood.verify(garbled)
    assert verdict.says
    assert verdict.line >= 1
    try:
        sherwood.replay(garbled)
    except sherwood.LogError as error:
        assert error.line >= 1


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("players", "9"),
        ("options", '{"first": 9}'),
        ("names", '["Robin"]'),
        ("position", '{"nonsense": 1}'),
        ("rules", "999"),
    ],
)
def test_a_head_with_which_no_game_can_begin_is_told_by_its_line(part: str, wrong: str) -> None:
    names = ("Robin", "Much", "Tuck")
    match = sherwood.new("nottingham", players=3, seed=1, names=names, options={"first": 1})
    lines = match.log(seals=False).splitlines()
    if part == "position":
        lines.insert(2, "position: {}")
    [place] = [number for number, line in enumerate(lines) if line.startswith(f"{part}:")]
    lines[place] = f"{part}: {wrong}"
    with pytest.raises(sherwood.LogError) as error:
        sherwood.replay("\n".join(lines))
    assert error.value.line == place + 1


SEPARATORS = "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029"


@pytest.mark.parametrize("letter", [*SEPARATORS, "\n", "\x00", "\x7f"])
def test_no_name_and_no_words_can_break_a_line(letter: str) -> None:
    with pytest.raises(ValueError, match="a name has no control or separator characters"):
        sherwood.new("nottingham", players=3, names=("Robin", f"Tu{letter}ck", "Much"))
    with pytest.raises(ValueError, match="a contribution has no control or separator"):
        sherwood.new("nottingham", players=3, contributions=(f"a{letter}b",))


@pytest.mark.parametrize("letter", SEPARATORS)
def test_lines_end_with_line_feeds_and_with_nothing_else(log: str, letter: str) -> None:
    lines = log.split("\n")
    lines.insert(first_action(lines) + 1, f"# a remark{letter}of two halves")
    assert sherwood.verify("\n".join(lines)).right
    assert sherwood.verify(log.replace("\n", "\r\n")).right


def test_a_log_with_such_a_name_is_refused_where_the_name_stands(log: str) -> None:
    verdict = sherwood.verify(log.replace('"Bo"', '"B\u2028o"'))
    assert verdict.line == next(
        number for number, line in enumerate(log.split("\n"), 1) if line.startswith("names:")
    )
    assert "no control or separator characters" in verdict.says


def test_a_name_in_a_log_is_short(log: str) -> None:
    verdict = sherwood.verify(log.replace('"Bo"', f'"{"o" * 1_000_000}"'))
    assert verdict.says == "a name has at most 80 letters, not 1000000"
