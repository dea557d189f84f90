"""The residents' lines: enough of them, in three languages, each about what everybody has seen."""

import itertools
from collections.abc import Mapping
from string import Formatter
from typing import Any

import pytest

import sherwood
from sherwood.bots.lines import gaps_in, phrase_with, worded
from sherwood.bots.sheriff.occasions import occasions
from sherwood.bots.sheriff.talk import LINES, NOUNS, OWN_LINES, SMALL_TALK
from sherwood.bots.talk import Occasion, Phrasebook, SmallTalk, View, phrasebook_of, role_of
from sherwood.games.game import names
from sherwood.games.nottingham.actions import KIND_NAMES
from sherwood.games.sheriff.actions import GOOD_NAMES
from sherwood.play.match import SPECTATOR
from sherwood.server.store.schema import chat
from tests.bots.playing import hire, next_seat

FEWEST = {"sheriff": 120, "nottingham": 100}
NAMED = {"sheriff": GOOD_NAMES, "nottingham": KIND_NAMES}
SEATED = {  # who makes everything happen
    "sheriff": ["novice", "bold", "random", "nervous"],
    "nottingham": ["steady", "random", "pupil", "steady"],
}
THINGS: dict[str, int | str] = {
    "gold": 12,
    "less": 11,
    "count": 5,
    "times": 3,
    "stand": "bread",
    "declared": "chickens",
    "good": "golden_apples",
}
LANGUAGES = ("de", "en", "it")
every_game = pytest.mark.parametrize("game", names())


def book_of(game: str) -> Phrasebook:
    book = phrasebook_of(game)
    assert book is not None
    return book


@every_game
def test_there_are_enough_lines_and_no_two_are_the_same(game: str) -> None:
    lines = book_of(game).SMALL_TALK
    assert len(lines) >= FEWEST[game]
    for language in LANGUAGES:
        said = [texts[language] for texts in lines.values()]
        assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_every_line_speaks_of_the_same_things_in_every_language(game: str, language: str) -> None:
    for texts in book_of(game).SMALL_TALK.values():
        assert set(gaps_in(texts[language])) == set(gaps_in(texts["en"])) <= THINGS.keys()
        assert len(texts[language]) <= 90  # it is read in passing
    assert set(book_of(game).NOUNS) == set(NAMED[game])


@every_game
def test_every_line_can_be_written_down_and_read(game: str) -> None:
    longest = chat.c.phrase.type.length  # type: ignore[attr-defined]
    book = book_of(game)
    for key in book.SMALL_TALK:
        phrase = phrase_with(key, book.SMALL_TALK, THINGS | {"good": NAMED[game][0]})
        assert phrase is not None
        assert len(phrase) <= longest
        for language in LANGUAGES:
            read = worded(phrase, book.SMALL_TALK, book.NOUNS, language)
            assert read
            assert not [field for _, field, _, _ in Formatter().parse(read) if field]


def test_a_line_is_filled_in_the_readers_language() -> None:
    phrase = phrase_with("not_what_you_said", SMALL_TALK, {"declared": "apples", "good": "mead"})
    assert phrase == "not_what_you_said apples mead"
    assert worded(phrase, SMALL_TALK, NOUNS, "en") == "Apples, you said. Mead, I see."
    assert worded(phrase, SMALL_TALK, NOUNS, "it") == "Mele, dicevi. Idromele, vedo."
    assert phrase_with("not_what_you_said", SMALL_TALK, {"good": "mead"}) is None
    for nonsense in ("", "no_such_line", "smile", "smile 1 2", "not_what_you_said apples"):
        assert worded(nonsense, SMALL_TALK, NOUNS, "en") == ""


def seen_in(game: str, games: int) -> set[tuple[str, str]]:
    """Everything that can be said something about in some games, by the speaker's part."""
    found: set[tuple[str, str]] = set()
    for seed in range(games):
        match = sherwood.new(game, 4, seed, {"royal": True} if game == "sheriff" else {})
        bots = hire(game, SEATED[game], seed)
        before = match.view(SPECTATOR)
        while not match.over:
            seat = next_seat(match)
            match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))
            now = match.view(SPECTATOR)
            for one in book_of(game).occasions(now, before):
                parts = {role_of(seat, one) for seat in range(4)}
                found.update(itertools.product(one.events, parts))
            before = now
    return found


@every_game
def test_everything_that_is_written_can_happen(game: str) -> None:
    book = book_of(game)
    written = set(book.LINES).union(*book.OWN_LINES.values())
    rare = {"raise", "demand_again", "caught_royal", "caught_crossbow", "lapse", "lay_large"}
    assert {(event, role) for event, role in written if event not in rare} <= seen_in(game, 12)


def gate(**changes: Any) -> dict[str, Any]:
    """A table as a spectator sees it, with the sheriff in seat 0."""
    match = sherwood.new("sheriff", 4, 5)
    return match.view(SPECTATOR) | {"sheriff": 0} | changes


def opened(view: View, *found: Mapping[str, Any]) -> Occasion:
    """What is made of it that the sheriff opens the bag of seat 1, in which this was found."""
    seats = [dict(seat) for seat in view["seats"]]
    seats[1]["declared"] = "cheese"
    news = [{"event": "open", "seat": 0, "other": 1}, *found]
    return occasions(dict(view) | {"news": news}, dict(view) | {"seats": seats})[0]


def test_a_caught_liar_and_a_wronged_merchant_hear_different_things() -> None:
    crossbow = {"event": "reveal", "seat": 1, "good": "crossbow", "count": 1}
    caught = opened(gate(), crossbow)
    assert caught.events == ("caught_crossbow", "caught")
    assert caught.things == {"good": "crossbow", "declared": "cheese"}
    line = phrase_with("a_string", SMALL_TALK, caught.things)
    assert line is not None
    assert worded(line, SMALL_TALK, NOUNS, "en") == "Cheese, you said. Since when with a string?"
    wronged = opened(gate(), {"event": "to_stand", "seat": 1, "good": "cheese", "count": 3})
    assert (wronged.events, wronged.doer, wronged.victim) == (("wronged",), 0, 1)


def test_the_record_is_quoted() -> None:
    view = gate()
    view["seats"][1]["repute"] |= {"opened": [2, 0, 1, 0], "caught": [2, 0, 1, 0]}
    declared = {"event": "declare", "seat": 1, "good": "apples", "count": 3}
    found = occasions(view | {"news": [declared]}, view)[0]
    assert found.events == ("declare_caught_again", "declare_caught", "declare")
    assert (found.victim, found.things["times"]) == (0, 3)
    assert opened(view, {"event": "reveal", "good": "silk"}).things["times"] == 3


def test_a_price_that_comes_down_is_another_thing_than_a_price() -> None:
    deal = {"gold": 8, "goods": {}, "from_bag": {}}
    demand = {"event": "demand", "seat": 0, "other": 1, "deal": deal}
    for stood, event in ((None, "demand"), ({"gold": 12}, "demand_again"), ({"gold": 8}, "demand")):
        lying = {"merchant": 1, "offers": [], "demand": stood}
        before = gate(gate={"bags": [lying]})
        found = occasions(before | {"news": [demand]}, before)[0]
        assert (found.events[-1], found.things["gold"], found.things["less"]) == (event, 8, 7)


def test_an_offer_is_raised_small_or_from_somebody_who_was_caught() -> None:
    lying = {"merchant": 1, "offers": [{"seat": 1, "gold": 2}], "demand": None}
    before = gate(gate={"bags": [lying]})
    for gold, by, events in (
        (5, 1, ("raise",)),
        (2, 1, ("offer_small", "offer")),
        (5, 2, ("meddle",)),
    ):
        deal = {"gold": gold, "goods": {}, "from_bag": {}}
        offer = {"event": "offer_for_passing", "seat": by, "other": 1, "deal": deal}
        assert occasions(before | {"news": [offer]}, before)[0].events == events
    before["seats"][1]["repute"]["caught"] = [1, 0, 0, 0]
    deal = {"gold": 0, "goods": {"apples": 1}, "from_bag": {}}
    offer = {"event": "offer_for_passing", "seat": 1, "other": 1, "deal": deal}
    found = occasions(before | {"news": [offer]}, before)[0]
    assert found.events == ("offer_caught", "offer")
    assert "gold" not in found.things


def test_the_kings_own_goods_are_known() -> None:
    view = gate()
    view["goods"]["gouda"] = {"kind": "royal"}
    caught = opened(view, {"event": "reveal", "seat": 1, "good": "gouda", "count": 1})
    assert caught.events == ("caught_royal", "caught")


def test_no_line_is_heard_twice_at_a_table() -> None:
    talk, view = SmallTalk("sheriff", dict.fromkeys(range(4), "bold"), "a table"), gate()
    news = [{"event": "round", "seat": 0, "round": 1}] * 6
    said = [talk.hear(view | {"news": news}) for _ in range(200)]
    lines = [line for line in said if line]
    own = OWN_LINES["bold"]["round", "doer"]
    assert sorted(phrase for _, phrase in lines) == sorted((*own, *LINES["round", "doer"]))


def heard_on_the_road(**event: Any) -> list[Occasion]:
    """What is made of something that happens at a table of the other game."""
    view = sherwood.new("nottingham", 4, 5).view(SPECTATOR)
    return list(book_of("nottingham").occasions(view | {"news": [event]}, view))


def test_a_large_set_an_attack_by_its_card_and_a_favour_without_cards_are_noticed() -> None:
    for count, events in ((3, ("lay",)), (4, ("lay_large", "lay"))):
        [found] = heard_on_the_road(event="lay", seat=2, kind="gems", count=count)
        assert (found.events, found.doer) == (events, 2)
        assert found.things == {"good": "gems", "count": count}
    [found] = heard_on_the_road(event="attack", seat=1, other=3, kind="pearls")
    assert (found.events, found.doer, found.victim) == (("robbery", "attack"), 1, 3)
    [found] = heard_on_the_road(event="lapse", seat=1)
    assert (found.events, found.doer) == (("lapse",), 1)


def test_the_dearest_card_and_the_last_fields_are_worth_a_word() -> None:
    view = sherwood.new("nottingham", 4, 5).view(SPECTATOR)
    dearest = max(view["values"], key=view["values"].get)
    for kind, events in ((dearest, [("take_dear",)]), ("copper", [])):
        found = heard_on_the_road(event="take", seat=0, kind=kind)
        assert [one.events for one in found] == events
    fields = len(view["track"]["numbers"])
    for field, events in ((fields - 3, []), (fields - 2, [("nearly",)]), (fields, [])):
        found = heard_on_the_road(event="march", field=field, number=None)
        assert [one.events for one in found] == events


def test_a_lead_that_changes_hands_is_talked_about_by_both() -> None:
    view = sherwood.new("nottingham", 4, 5).view(SPECTATOR)
    phrases = book_of("nottingham")
    for before, now, found in (
        ([5, 0, 0, 0], [5, 9, 0, 0], [(("lead_won", "lead_lost"), 1, 0)]),
        ([5, 5, 0, 0], [5, 9, 0, 0], []),
        ([5, 0, 0, 0], [9, 5, 0, 0], []),
    ):
        seen = view | {"news": [], "points": now}
        made = phrases.occasions(seen, view | {"points": before})
        assert [(one.events, one.doer, one.victim) for one in made] == found
