"""Chapter 17: who knows what.

Viewers are red (0), purple (1), yellow (2) and a spectator (-1), who knows what everybody knows.
"""

from typing import Any, NamedTuple

import pytest

import sherwood
from sherwood.games.nottingham.actions import AMBUSH_NAMES
from sherwood.play.match import laid_open
from sherwood.play.paper import as_view
from tests.games.nottingham.positions import (
    PURPLE,
    RED,
    YELLOW,
    Cards,
    about_to_exchange,
    hand,
    lay_out,
    play,
    remembered,
    turn_up,
)

SPECTATOR = -1
UNSEEN = -1  # the place of a card that is hidden


def knowledge(match: sherwood.Match, seat: int) -> dict[int, Cards]:
    """What every other viewer remembers of a hand."""
    viewers = [viewer for viewer in (RED, PURPLE, YELLOW, SPECTATOR) if viewer != seat]
    return {viewer: remembered(match, viewer, seat) for viewer in viewers}


def all_know(match: sherwood.Match, seat: int, cards: Cards) -> bool:
    """Whether every other viewer remembers these cards of a hand, and no more."""
    return all(known == cards for known in knowledge(match, seat).values())


def test_only_the_owner_knows_a_hand_and_an_ambush() -> None:
    """Rule 17.1."""
    match = turn_up("gold", hands=[{}, {"gems": 2}], ambushes=[[], ["red"]])
    for viewer in (RED, YELLOW, SPECTATOR):
        seen = match.view(viewer)["seats"][PURPLE]
        assert (seen["hand"], seen["ambushes"]) == (None, [None])
        hidden = match.hidden(viewer)[0]
        assert hidden.hands[PURPLE].tolist() == [0] * 7
        assert hidden.ambushes[PURPLE, 0] == UNSEEN
    own = match.view(PURPLE)["seats"][PURPLE]
    assert (own["hand"], own["ambushes"]) == ({"gems": 2}, ["red"])


def test_nobody_knows_the_piles_or_the_dice() -> None:
    """Rule 17.1."""
    match = turn_up("gold")
    for viewer in (RED, PURPLE, SPECTATOR):
        hidden = match.hidden(viewer)[0]
        assert set(hidden.pile.tolist()) == {UNSEEN}
        assert set(hidden.ambush_pile.tolist()) == {UNSEEN}
        assert set(hidden.key.tolist()) == {0}


def test_everybody_knows_what_lies_open_and_how_much_lies_hidden() -> None:
    """Rule 17.2."""
    match = turn_up(
        "gold",
        hands=[{}, {"gems": 2}],
        ambushes=[[], ["red"]],
        winnings=[{}, {}, {"chest": 1}],
        discard={"copper": 4},
        tasks={"five": [2]},
    )
    view = match.view()
    assert [seat["cards"] for seat in view["seats"]] == [0, 2, 0]
    assert [len(seat["ambushes"]) for seat in view["seats"]] == [0, 1, 0]
    assert (view["draw_pile"], view["ambush_pile"]) == (84 - 1 - 2 - 1 - 1 - 4, 8)
    assert view["discard"] == {"copper": 4}
    assert view["seats"][YELLOW]["winnings"] == {"chest": 1}
    assert view["tasks"]["five"]["done"] == [YELLOW]


@pytest.mark.parametrize("memory", [False, True])
def test_the_view_shows_what_one_could_remember_where_the_option_says_so(memory: bool) -> None:
    """Rule 17.3."""
    match = play(turn_up("gold", memory=memory), "red: take")
    seats = match.view(PURPLE)["seats"]
    assert [("remembered" in seat) for seat in seats] == [memory, False, memory]
    assert seats[RED].get("remembered") == ({"gold": 1} if memory else None)


@pytest.mark.parametrize("memory", [False, True])
def test_bots_start_from_what_one_could_remember(memory: bool) -> None:
    """Rule 17.3."""
    match = play(turn_up("gold", memory=memory, hands=[{"gems": 1}]), "red: take")
    for viewer in (PURPLE, YELLOW, SPECTATOR):
        assert match.hidden(viewer)[0].hands[RED].tolist() == [0, 0, 1, 0, 0, 0, 0]
    assert match.hidden(RED)[0].hands[RED].tolist() == [0, 0, 1, 0, 1, 0, 0]


class Learning(NamedTuple):
    """A way to learn of hands: what is turned up, the hands, the moves, and what all know then."""

    card: str
    hands: list[Cards]
    moves: list[str]
    known: list[Cards]


ROB = ["red: rob purple", "purple: yield"]
RAID = ["red: raid purple", "purple: yield"]
OPEN = {
    "dealt": Learning("gold", [{"gems": 1}, {"gems": 1}, {}], [], [{}, {}, {}]),
    "taken": Learning("gold", [{"gems": 1}, {}, {}], ["red: take"], [{"gold": 1}, {}, {}]),
    "bought": Learning(
        "copper",
        [{}, {"gems": 2}, {"gold": 2}],
        ["red: buy", "purple: offer gems", "yellow: offer gold", "red: accept purple"],
        [{"gems": 1}, {"copper": 1}, {"gold": 1}],
    ),
    "refused": Learning(
        "copper",
        [{}, {"gems": 2}, {"gold": 2}],
        ["red: buy", "purple: offer gems", "yellow: offer gold", "red: refuse"],
        [{"copper": 1}, {"gems": 1}, {"gold": 1}],
    ),
    "not turned up yet": Learning(
        "copper",
        [{}, {"gems": 2}, {"gold": 2}],
        ["red: buy", "purple: offer gems"],
        [{}, {}, {}],
    ),
    "proof for copper": Learning(
        "copper",
        [{}, {"copper": 2}, {"gold": 2}],
        ["red: buy", "purple: show hand", "yellow: offer gold", "red: refuse"],
        [{"copper": 1}, {"copper": 2}, {"gold": 1}],
    ),
    "attacked": Learning("gems", [{}, {"gold": 1}, {}], ["red: raid purple"], [{}, {}, {}]),
    "raided": Learning(
        "gems",
        [{}, {"copper": 1, "gold": 2}, {}],
        [*RAID, "red: seize gold"],
        [{"gold": 1}, {"copper": 1, "gold": 1, "gems": 1}, {}],
    ),
    "laid open in a raid": Learning(
        "gems", [{}, {"copper": 1, "gold": 2}, {}], RAID, [{}, {"copper": 1, "gold": 2}, {}]
    ),
    "defended": Learning(
        "gems",
        [{}, {"necklace": 1, "gold": 2}, {}],
        ["red: raid purple", "purple: defend"],
        [{"necklace": 1}, {"gems": 1}, {}],
    ),
    "bartered": Learning(
        "chest",
        [{}, {"gems": 2, "gold": 1}, {"gold": 3}],
        ["red: barter", "purple: offer gems gold", "yellow: offer gold gold", "red: accept purple"],
        [{"gems": 1, "gold": 1}, {"chest": 1}, {"gold": 2}],
    ),
    "proof for the chest": Learning(
        "chest",
        [{}, {"chest": 2}, {"gold": 3}],
        ["red: barter", "purple: show hand", "yellow: offer gold", "red: accept yellow"],
        [{"gold": 1}, {"chest": 2}, {"chest": 1}],
    ),
    "an ambush laid": Learning("gold", [{}, {}, {}], ["red: ambush"], [{}, {}, {}]),
}


@pytest.mark.parametrize("way", OPEN.values(), ids=OPEN.keys())
def test_everybody_remembers_what_happens_openly(way: Learning) -> None:
    """Rule 17.4."""
    match = play(turn_up(way.card, memory=True, hands=way.hands), *way.moves)
    for seat, cards in enumerate(way.known):
        assert all_know(match, seat, cards)


def test_an_ambush_and_its_gold_are_remembered() -> None:
    """Rule 17.4."""
    owned = [[], ["red"], ["purple"]]
    match = lay_out("5 gems", memory=True, hands=[{"gems": 6}], ambushes=owned)
    assert all_know(match, RED, {"necklace": 1})
    match.play(PURPLE, "spring red")
    assert all_know(match, PURPLE, {"gems": 1})
    assert all_know(match, RED, {"gold": 1, "necklace": 1})


def test_a_set_taken_back_is_remembered() -> None:
    """Rule 17.4."""
    match = lay_out("3 gems", memory=True, hands=[{"gems": 4}], ambushes=[[], ["red"]])
    match.play(PURPLE, "spring red")
    assert all_know(match, RED, {"gems": 2, "gold": 1, "necklace": 1})


def test_only_the_robber_remembers_the_hand_that_was_looked_at() -> None:
    """Rule 17.4."""
    match = play(turn_up("pearls", memory=True, hands=[{}, {"gems": 2, "gold": 1}]), *ROB)
    assert knowledge(match, PURPLE) == {RED: {"gems": 2, "gold": 1}, YELLOW: {}, SPECTATOR: {}}
    match.play(RED, "seize gold")
    paid = {"pearls": 1}
    assert knowledge(match, PURPLE) == {RED: {"gems": 2} | paid, YELLOW: paid, SPECTATOR: paid}
    assert knowledge(match, RED) == {PURPLE: {"gold": 1}, YELLOW: {}, SPECTATOR: {}}


def test_only_thief_and_victim_remember_the_stolen_card() -> None:
    """Rule 17.4."""
    match = turn_up("silver", memory=True, hands=[{}, {"gems": 2}])
    play(match, "red: steal from purple", "purple: yield")
    assert knowledge(match, RED) == {PURPLE: {"gems": 1}, YELLOW: {}, SPECTATOR: {}}
    assert all_know(match, PURPLE, {"silver": 1})


def test_a_favour_teaches_the_others_nothing_and_nothing_is_forgotten() -> None:
    """Rule 17.4."""
    match = lay_out("3 gems", memory=True, hands=[{"gems": 3}])
    assert all_know(match, RED, {"necklace": 1})
    assert all_know(match, PURPLE, {})
    assert match.view()["seats"][PURPLE]["cards"] == 1


def raided(*pile: str, **position: Any) -> sherwood.Match:
    """All have seen purple's hand, who then takes a necklace; now it is yellow's turn."""
    match = turn_up("gems", "necklace", *pile, memory=True, **position)
    play(match, *RAID, "red: seize copper", "red: pass", "purple: take")
    return match


def test_cards_laid_out_are_gone() -> None:
    """Rule 17.4."""
    match = raided(hands=[{}, {"copper": 1, "gold": 4}], sheriff=4)
    assert all_know(match, PURPLE, {"gold": 4, "gems": 1, "necklace": 1})
    match.play(PURPLE, "lay 3 gold")
    assert all_know(match, PURPLE, {"gold": 1, "gems": 1, "necklace": 1})


def test_cards_of_a_task_are_gone() -> None:
    """Rule 17.4."""
    match = raided(hands=[{}, {"copper": 1, "gold": 5}], sheriff=4)
    match.play(PURPLE, "task five gold")
    assert all_know(match, PURPLE, {"gems": 1, "necklace": 1})


def test_discarded_cards_are_gone() -> None:
    """Rule 17.4."""
    match = raided(hands=[{}, {"copper": 1, "gold": 3}], bare=True, sheriff=5)
    match.play(PURPLE, "pass")
    assert match.view()["phase"] == "discard"
    play(match, "purple: discard gold", "purple: discard gold", "purple: discard gems")
    assert all_know(match, PURPLE, {"gold": 1, "necklace": 1})


def test_cards_that_nobody_knew_can_be_laid_out_without_harm() -> None:
    """Rule 17.4."""
    match = about_to_exchange(memory=True, hands=[{"gems": 3, "necklace": 1}], sheriff=4)
    match.play(RED, "lay 3 gems")
    assert all_know(match, RED, {"necklace": 1})


def test_an_offer_of_a_card_already_known_teaches_nothing_new() -> None:
    """Rule 17.4."""
    match = raided("chest", hands=[{}, {"copper": 1, "gold": 2}, {"pearls": 1}])
    play(match, "purple: pass", "yellow: barter", "red: offer copper", "purple: offer gold gems")
    match.play(YELLOW, "accept red")
    assert all_know(match, PURPLE, {"gold": 2, "gems": 1, "necklace": 1})


def test_a_blind_theft_casts_doubt_on_every_kind() -> None:
    """Rule 17.5."""
    match = raided("silver", hands=[{}, {"copper": 1, "gold": 2}])
    play(match, "purple: pass", "yellow: steal from purple", "purple: yield")
    doubtful = {"gold": 1, "silver": 1}
    assert remembered(match, RED, PURPLE) == doubtful
    assert remembered(match, SPECTATOR, PURPLE) == doubtful
    assert remembered(match, YELLOW, PURPLE) == hand(match, PURPLE)
    assert remembered(match, RED, YELLOW) == {}
    assert remembered(match, PURPLE, YELLOW) == hand(match, YELLOW)


def test_a_robbery_casts_doubt_on_every_kind() -> None:
    """Rule 17.5."""
    match = raided("pearls", hands=[{}, {"copper": 1, "gold": 2}])
    play(match, "purple: pass", "yellow: rob purple", "purple: yield", "yellow: seize necklace")
    assert remembered(match, RED, PURPLE) == {"gold": 1, "pearls": 1}
    assert remembered(match, YELLOW, PURPLE) == {"gold": 2, "gems": 1, "pearls": 1}
    assert remembered(match, PURPLE, YELLOW) == {"necklace": 1}


def test_the_attacker_of_one_robbery_doubts_after_another() -> None:
    """Rule 17.5."""
    match = turn_up("pearls", "necklace", "pearls", memory=True, hands=[{}, {"gems": 2, "gold": 1}])
    play(match, *ROB, "red: seize gold", "red: pass", "purple: take", "purple: pass")
    assert remembered(match, RED, PURPLE) == {"gems": 2, "pearls": 1, "necklace": 1}
    play(match, "yellow: rob purple", "purple: yield", "yellow: seize gems")
    assert remembered(match, RED, PURPLE) == {"gems": 1, "pearls": 1}
    assert remembered(match, SPECTATOR, PURPLE) == {"pearls": 1}


def test_a_theft_from_a_hand_known_to_be_of_one_kind_hides_nothing() -> None:
    """Rule 17.5."""
    hands = [{}, {"copper": 2}, {"gold": 1}]
    match = turn_up("copper", "copper", "silver", memory=True, hands=hands)
    play(match, "red: buy", "purple: show hand", "yellow: offer gold", "red: refuse", "red: pass")
    play(match, "purple: take", "purple: pass", "yellow: steal from purple", "purple: yield")
    assert all_know(match, PURPLE, {"copper": 2, "silver": 1})
    assert all_know(match, YELLOW, {"copper": 1, "gold": 1})


def test_with_one_unknown_card_in_the_hand_a_theft_is_doubtful_again() -> None:
    """Rule 17.5."""
    hands = [{}, {"copper": 1, "gems": 1}, {"gold": 1}]
    match = turn_up("copper", "copper", "silver", memory=True, hands=hands)
    play(match, "red: take", "red: pass", "purple: take", "purple: pass")
    play(match, "yellow: steal from purple", "purple: yield")
    assert remembered(match, RED, PURPLE) == {"silver": 1}
    assert remembered(match, RED, YELLOW) == {}


def test_counting_out_the_deck_is_not_kept() -> None:
    """Rule 17.6."""
    match = turn_up("copper", memory=True, bare=True, hands=[{}, {"gems": 1}])
    assert all_know(match, PURPLE, {})


def test_what_follows_from_several_hands_together_is_not_kept() -> None:
    """Rule 17.6."""
    match = raided("silver", "necklace", hands=[{}, {"copper": 2}])
    play(match, "purple: pass", "yellow: steal from purple", "purple: yield", "yellow: pass")
    assert remembered(match, RED, PURPLE) == {"silver": 1}  # two of copper, gems and necklace
    assert remembered(match, RED, YELLOW) == {}  # and the third


def bottom_of_ambush_pile(match: sherwood.Match, viewer: int) -> str | None:
    """The lowest card of the ambush pile, as far as a viewer knows it."""
    card = match.hidden(viewer)[0].ambush_pile[0]
    return None if card == UNSEEN else AMBUSH_NAMES[card]


def test_who_put_an_ambush_card_under_the_pile_knows_it_there() -> None:
    """Rule 17.7."""
    match = turn_up("gold", ambush_pile=["red", "purple"])
    play(match, "red: ambush", "red: keep purple")
    seen = {viewer: bottom_of_ambush_pile(match, viewer) for viewer in (RED, PURPLE, SPECTATOR)}
    assert seen == {RED: "red", PURPLE: None, SPECTATOR: None}


def test_everybody_knows_a_sprung_ambush_under_the_pile() -> None:
    """Rule 17.7."""
    match = lay_out("3 gems", hands=[{"gems": 3}], ambushes=[[], ["red"]])
    match.play(PURPLE, "spring red")
    for viewer in (RED, PURPLE, YELLOW, SPECTATOR):
        assert bottom_of_ambush_pile(match, viewer) == "red"


def test_an_ambush_card_that_is_looked_at_is_no_longer_known() -> None:
    """Rule 17.7."""
    pairs = ["copper+silver", "silver+pearls", "pearls+gems", "gems+necklace", "necklace+chest"]
    owned = [["yellow"], [*pairs, "red"], ["purple"]]  # which leaves one card in the pile
    match = turn_up("necklace", "gold", "gold", hands=[{"gems": 3}], ambushes=owned, sheriff=4)
    play(match, "red: take", "red: lay 3 gems", "purple: spring red")
    play(match, "purple: ambush")
    assert match.view(YELLOW)["looked_at"] == []
    assert sorted(match.view(PURPLE)["looked_at"]) == ["copper+chest", "red"]
    match.play(PURPLE, "keep copper+chest")
    assert bottom_of_ambush_pile(match, PURPLE) == "red"
    assert bottom_of_ambush_pile(match, YELLOW) is None


@pytest.mark.parametrize("players", [3, 5, 7])
def test_nobody_is_ever_certain_of_a_card_that_is_not_there(players: int) -> None:
    """Rule 17.4."""
    for seed in range(5):
        match = sherwood.new("nottingham", players=players, seed=seed)
        while not match.over:
            seat = match.actors[-1]
            choices = match.legal(seat)
            match.play(seat, choices[(seed + len(match.actions)) * 7 % len(choices)])
            table = match.table[0]
            known, held = table.known[:players, :, :], table.hands[:players, :, None]
            assert (known <= held).all()
            assert (known >= known[:, :, -1:]).all()  # nor less than everybody knows


def test_where_everything_lies_open_one_sees_what_the_active_player_looks_at() -> None:
    match = turn_up("gold", hands=[{}, {"silver": 2}], memory=True)
    play(match, "red: ambush")
    shown = as_view(match.opening, laid_open(match))
    assert shown["looked_at"] == match.view(RED)["looked_at"] != match.view()["looked_at"]
    assert shown["seats"][PURPLE] == match.view(PURPLE)["seats"][PURPLE]
