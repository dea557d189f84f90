"""Logs that were written by an earlier Sherwood, by a later one, or by somebody who means harm."""

import random
from pathlib import Path

import pytest

import sherwood
from sherwood.games.game import load, names
from sherwood.games.options import NO, YES_OR_NO, Option
from sherwood.play.log import Seals
from tests.opening import hostile_names, opened_files
from tests.terminal.driving import Commands

every_game = pytest.mark.parametrize("game", names())


def finished(game: str) -> sherwood.Match:
    match, luck = sherwood.new(game, players=3, seed=3), random.Random(3)
    while not match.over:
        seat = luck.choice(match.actors)
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def without(log: str, start: str) -> str:
    return "".join(line for line in log.splitlines(keepends=True) if not line.startswith(start))


def sealed_anew(log: str) -> str:
    """The same lines, sealed as they stand."""
    head, _, rest = log.partition("seal: ")
    seals, lines = Seals(), head.splitlines()
    last = [seals.close(line) for line in lines][-1]
    lines.append(f"seal: {last}")
    for line in rest.splitlines()[1:]:
        text = line.rpartition(" [")[0]
        lines.append(f"{text} [{seals.close(text)}]")
    return "\n".join(lines) + "\n"


@every_game
def test_a_log_from_before_there_were_versions_is_one_of_the_first_rules(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load(game).game, "RULES_VERSION", 1)
    match = finished(game)
    early = sealed_anew(without(match.log(), "rules: "))
    assert "rules" not in early
    verdict = sherwood.verify(early)
    assert verdict.right, verdict
    assert sherwood.replay(early).table.tobytes() == match.table.tobytes()


@every_game
def test_a_log_from_before_an_option_was_added_is_right(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    early = finished(game).log()
    module = load(game).game
    added = Option("added", NO, "something that there was not", YES_OR_NO)
    monkeypatch.setattr(module, "OPTIONS", (*module.OPTIONS, added))
    verdict = sherwood.verify(early)
    assert verdict.right, verdict


@every_game
def test_a_log_says_which_version_of_the_rules_it_needs(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(load(game).game, "RULES_VERSION", 1)
    log = finished(game).log()
    line = log.splitlines().index("rules: 1") + 1
    monkeypatch.setattr(load(game).game, "RULES_VERSION", 2)
    says = f"this needs version 1 of the rules of {game}; this is a Sherwood with version 2"
    verdict = sherwood.verify(log)
    assert (verdict.right, verdict.line, verdict.says) == (False, line, says)
    with pytest.raises(sherwood.LogError, match=says):
        sherwood.replay(log)
    early = sherwood.verify(sealed_anew(without(log, "rules: ")))
    assert (early.right, early.says) == (False, says)


@every_game
@pytest.mark.parametrize("how", ["options", "edition", "position"])
def test_a_log_of_a_stranger_opens_no_file(tmp_path: Path, game: str, how: str) -> None:
    log = sherwood.new(game, players=3, seed=3).log(seals=False)
    lines = without(without(log, "edition: "), f"{how}: ").splitlines()
    for once in (lines, [*lines[:2], "position: {}", *lines[2:]]):
        sherwood.verify("\n".join(once))  # whatever is read once is read now
    for name in hostile_names(tmp_path):
        line = {
            "options": f'options: {{"edition": "{name}"}}',
            "edition": f'edition: "{name}"',
            "position": f'position: {{"game": "{name}", "options": {{"edition": "{name}"}}}}',
        }[how]
        hostile = "\n".join([*lines[:2], line, *lines[2:]])
        with opened_files() as opened:
            verdict = sherwood.verify(hostile)
        assert opened == []
        if how != "position":
            assert (verdict.right, verdict.line) == (False, 3)
            assert "edition" in verdict.says
            assert name not in verdict.says


def test_the_commands_open_nothing_that_a_log_names(commands: Commands, tmp_path: Path) -> None:
    log = sherwood.new("nottingham", players=3, seed=3).log(seals=False)
    lines = without(without(log, "edition: "), "options: ").splitlines()
    file = tmp_path / "hostile.log"
    for name in hostile_names(tmp_path)[:3]:
        hostile = [*lines[:2], f'options: {{"edition": "{name}"}}', *lines[2:]]
        file.write_text("\n".join(hostile))
        for command in ("verify", "replay"):
            outcome = commands.run(command, str(file))
            assert outcome.code in (1, 2)
            assert "line 3: option 'edition': the edition is figures" in outcome.out + outcome.err
