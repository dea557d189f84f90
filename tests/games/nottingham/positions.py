"""Short ways to a position: it is red's turn (seat 0), and a card has just been turned up."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import sherwood
from sherwood.games.nottingham.actions import KIND_NAMES as KINDS
from sherwood.games.nottingham.table import COPIES
from sherwood.games.seats import COLOURS

Cards = dict[str, int]

RED, PURPLE, YELLOW, BLUE, WHITE, GREEN, GREY = range(7)
ONE_OF_EACH = dict.fromkeys(KINDS, 1)
FEW = 3  # players, where a test says nothing else
NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})


def turn_up(
    *pile: str,
    players: int = FEW,
    memory: bool = False,
    bare: bool = False,
    options: Mapping[str, Any] = NO_OPTIONS,
    **position: Any,
) -> sherwood.Match:
    """Red turns up the first of these cards, and the others lie below it.

    Who is not mentioned has nothing. Where the pile is bare, these cards are all of it, and whoever
    sits last has won the rest.
    """
    for key, nothing in (("hands", {}), ("winnings", {}), ("ambushes", [])):
        given = list(position.get(key, []))
        position[key] = given + [nothing] * (players - len(given))
    if bare:
        position["winnings"][-1] = all_but(pile, position)
    described = {"game": "nottingham", "players": players, "draw_pile": list(pile), **position}
    return sherwood.set_up({**described, "options": {"memory": memory, **options}}, seed=7)


def all_but(pile: Sequence[str], position: Mapping[str, Any]) -> Cards:
    """All cards that are neither in the pile nor mentioned elsewhere."""
    golds = sum(len(cards) for cards in position["ambushes"])
    others = [*position["hands"], *position["winnings"], position.get("discard", {})]
    used = {kind: pile.count(kind) + sum(cards.get(kind, 0) for cards in others) for kind in KINDS}
    used["gold"] += golds
    last = position["winnings"][-1]
    return {kind: COPIES - used[kind] + last.get(kind, 0) for kind in KINDS}


def about_to_exchange(*pile: str, **position: Any) -> sherwood.Match:
    """Red has taken a necklace and may exchange; the pile is what lies below the necklace."""
    match = turn_up("necklace", *pile, **position)
    match.play(RED, "take")
    return match


def lay_out(laid: str, *pile: str, **position: Any) -> sherwood.Match:
    """Red has taken a necklace and laid out a set, such as `3 copper`."""
    match = about_to_exchange(*pile, **position)
    match.play(RED, f"lay {laid}")
    return match


def play(match: sherwood.Match, *moves: str) -> sherwood.Match:
    """Play moves such as `purple: offer gold`."""
    for move in moves:
        colour, _, action = move.partition(": ")
        match.play(COLOURS.index(colour), action)
    return match


def hand(match: sherwood.Match, seat: int) -> Cards:
    """The cards in a hand, as its owner sees them."""
    cards: Cards = match.view(seat)["seats"][seat]["hand"]
    return cards


def remembered(match: sherwood.Match, viewer: int, seat: int) -> Cards:
    """What a viewer is certain of in another hand."""
    cards: Cards = match.view(viewer)["seats"][seat]["remembered"]
    return cards


def told(match: sherwood.Match, event: str, seat: int = -1) -> list[dict[str, Any]]:
    """What a seat was told of one kind of event."""
    return [news for news in match.view(seat)["news"] if news["event"] == event]


def events(match: sherwood.Match, seat: int = -1) -> list[str]:
    """What the last action led to."""
    return [event["event"] for event in match.view(seat)["news"]]
