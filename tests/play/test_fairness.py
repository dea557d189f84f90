"""A fair shuffle: pledged words, and a proof that needs none of our code."""

import ast
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import sherwood
from sherwood.play.fairness import pledge_to
from sherwood.play.head import Head
from sherwood.play.match import Match
from tests.play import vectors, verifier

WORDS = ("acorn 1f", "", "moss 2e", "")


def pledged(game: str = "nottingham", words: tuple[str, ...] = WORDS, **more: Any) -> Match:
    """A match in which two players had pledged their words."""
    pledges = tuple(pledge_to(said) if said else "" for said in WORDS)
    return Match(Head(game, 4, {}, bytes(range(32)), words, pledges=pledges, **more))


def played(match: Match) -> Match:
    luck = random.Random(4)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, luck.choice(match.legal(seat)))
    return match


def first_hands(match: Match) -> list[dict[str, int]]:
    start = Match(match.head)
    return [start.view(seat)["seats"][seat]["hand"] for seat in range(start.players)]


@pytest.fixture(scope="module", params=["nottingham", "sheriff"])
def finished(request: pytest.FixtureRequest) -> Match:
    return played(pledged(request.param))


def test_a_verifier_written_from_the_documentation_agrees_with_a_finished_game(
    finished: Match,
) -> None:
    log = finished.log()
    assert sherwood.verify(log).right
    assert verifier.check(log) == first_hands(finished)
    secret, contributions = finished.head.secret.hex(), '["acorn 1f"'
    for found, forged in ((secret, "99" * 32), (contributions, '["acorn 2f"')):
        with pytest.raises(ValueError, match="not"):
            verifier.check(log.replace(found, forged))


def test_that_verifier_has_nothing_of_ours() -> None:
    tree = ast.parse(Path(verifier.__file__).read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    named = {alias.name for node in imports for alias in node.names}
    named |= {str(node.module) for node in imports if isinstance(node, ast.ImportFrom)}
    assert not any(name.startswith(("sherwood", "tests", "numpy")) for name in named)


def test_the_documented_vectors_are_those_of_the_game() -> None:
    assert vectors.PLACE.read_text(encoding="utf-8") == vectors.made()
    page = vectors.PLACE.with_suffix(".md").read_text(encoding="utf-8")
    assert vectors.shown() in page


def test_the_verifier_agrees_with_the_documented_vectors() -> None:
    known = json.loads(vectors.PLACE.read_text(encoding="utf-8"))
    for one in known["hashes"]:
        assert verifier.commitment_of(one["secret"]) == one["commitment"]
        assert verifier.key_of(one["secret"], one["contributions"]) == one["key"]
        said = [verifier.pledge_of(words) if words else "" for words in one["contributions"]]
        assert said == one["pledges"]
    for one in known["blocks"]:
        found = verifier.block(known["key"], one["stream"], one["block"])
        assert [f"{word:08x}" for word in found] == one["words"]
    for one in known["throws"]:
        chance = verifier.Chance(known["key"])
        chance.used[one["stream"]] = one["first_block"]
        assert [chance.throw(one["stream"], one["sides"]) for _ in one["thrown"]] == one["thrown"]
    for one in known["shuffles"]:
        cards = list(range(one["cards"]))
        verifier.Chance(known["key"]).shuffle(one["stream"], cards)
        assert cards == one["shuffled"]
    for one in known["deals"]:
        hands = one.pop("hands")
        assert verifier.deal(**one) == hands


def test_one_vector_has_a_word_that_is_thrown_again() -> None:
    *_, last = json.loads(vectors.PLACE.read_text(encoding="utf-8"))["throws"]
    word = verifier.block(vectors.KEY.hex(), last["stream"], last["first_block"])[0]
    assert last["thrown"][0] != word * last["sides"] // verifier.WORD


def test_a_log_with_pledges_replays_to_the_same_text() -> None:
    match = pledged(names=("Robin", "Much", "Marian", "Tuck"))
    assert sherwood.replay(match.log()).log() == match.log()


def test_words_that_were_not_pledged_are_found() -> None:
    other = replace(pledged().head, contributions=("acorn 2f", "", "moss 2e", ""))
    verdict = sherwood.verify(Match(other).log())
    assert not verdict.right
    assert verdict.says == "the words of red are not those that were pledged"


def test_words_in_a_seat_that_had_pledged_none_are_found() -> None:
    other = replace(pledged().head, contributions=("acorn 1f", "more", "moss 2e", ""))
    assert "the words of purple" in sherwood.verify(Match(other).log()).says


def test_whoever_withheld_their_words_is_named() -> None:
    match = pledged(words=("acorn 1f", "", "", ""))
    assert match.head.withheld == (2,)
    verdict = sherwood.verify(match.log())
    assert verdict.right
    assert verdict.says.endswith("pledged words in the key: red; words withheld: yellow")


def test_a_player_can_ask_whether_their_own_words_are_in_the_key() -> None:
    log = pledged(words=("acorn 1f", "", "", "")).log()
    assert sherwood.verify(log, words="acorn 1f").right
    left_out = sherwood.verify(log, words="moss 2e")
    assert not left_out.right
    assert left_out.says == "your words are not in the key, though they were pledged"
    assert "were never pledged" in sherwood.verify(log, words="hart").says


def test_words_given_in_the_open_are_no_pledged_words() -> None:
    match = sherwood.new("nottingham", 3, seed=1, contributions=("acorn", "moss", "hart"))
    assert "pledges:" not in match.log()
    assert sherwood.verify(match.log()).right
    assert "were never pledged" in sherwood.verify(match.log(), words="acorn").says


def test_every_seat_has_a_pledge_or_none_has() -> None:
    with pytest.raises(ValueError, match="every seat has a pledge"):
        Match(replace(pledged().head, pledges=("",)))
