"""Short ways to a position: red (seat 0) is sheriff, and the round has just begun."""

from collections.abc import Mapping
from typing import Any

import sherwood
from sherwood.games.seats import COLOURS

Cards = dict[str, int]

RED, PURPLE, YELLOW, BLUE, WHITE = range(5)
FILLING = "cheese"  # of which hands are full where a test says nothing else
HAND = 6


def start(
    players: int = 4, options: Mapping[str, Any] | None = None, **position: Any
) -> sherwood.Match:
    """A round begins. Who is not mentioned has nothing."""
    for key in ("hands", "stands"):
        given = list(position.get(key, []))
        position[key] = given + [{}] * (players - len(given))
    described = {"game": "sheriff", "players": players, "options": dict(options or {}), **position}
    return sherwood.set_up(described, seed=7)


def at_the_gate(players: int = 4, hand: int = HAND, **given: Any) -> sherwood.Match:
    """All bags lie before red.

    A bag is given by its colour, with what is in it and what is declared, such as
    `purple=("2 silk", "apples")`. Everybody else has one true apple. Hands are full of cheese.
    """
    bags = {colour: given.pop(colour, ("1 apples", "apples")) for colour in COLOURS[1:players]}
    hands = [{FILLING: hand}, *(filled(read(cards), hand) for cards, _ in bags.values())]
    match = start(players, hands=hands, **given)
    for colour in bags:
        play(match, f"{colour}: draw")
    for colour, (cards, _) in bags.items():
        load(match, colour, cards)
    for colour, (_, declared) in bags.items():
        play(match, f"{colour}: declare {declared}")
    return match


def read(cards: str) -> Cards:
    """Cards in words, such as `2 silk 1 bread`."""
    words = cards.split()
    return {good: int(count) for count, good in zip(words[::2], words[1::2], strict=True)}


def filled(cards: Cards, hand: int) -> Cards:
    """A full hand with these cards in it."""
    return cards | {FILLING: cards.get(FILLING, 0) + hand - sum(cards.values())}


def load(match: sherwood.Match, colour: str, cards: str) -> None:
    """A merchant loads these cards and closes the bag."""
    for good, count in read(cards).items():
        play(match, *[f"{colour}: load {good}"] * count)
    play(match, f"{colour}: close")


def play(match: sherwood.Match, *moves: str) -> sherwood.Match:
    """Play moves such as `purple: add 5 gold`; several of one player with commas between."""
    for move in moves:
        colour, _, actions = move.partition(": ")
        for action in actions.split(", "):
            match.play(COLOURS.index(colour), action)
    return match


def gold(match: sherwood.Match) -> list[int]:
    """Everybody's gold."""
    return [player["gold"] for player in match.view()["seats"]]


def hand(match: sherwood.Match, seat: int) -> Cards:
    """The cards in a hand, as its owner sees them."""
    cards: Cards = match.view(seat)["seats"][seat]["hand"]
    return cards


def stand(match: sherwood.Match, seat: int) -> Cards:
    """The goods on a stand, as its owner sees them."""
    seen = match.view(seat)["seats"][seat]
    cards: Cards = seen["legal"] | seen["contraband_goods"]
    return cards


def face_down(match: sherwood.Match, seat: int) -> int:
    """How much contraband lies on a stand, as everybody sees it."""
    cards: int = match.view()["seats"][seat]["contraband"]
    return cards


def remembered(match: sherwood.Match, viewer: int, seat: int) -> Cards:
    """What a viewer is certain that another player holds."""
    cards: Cards = match.view(viewer)["seats"][seat]["remembered"]
    return cards


def shown(match: sherwood.Match, viewer: int, seat: int) -> Cards:
    """What contraband a viewer is certain to lie on another stand."""
    cards: Cards = match.view(viewer)["seats"][seat]["remembered_contraband"]
    return cards


def events(match: sherwood.Match, seat: int = -1) -> list[str]:
    """What the last action led to."""
    return [event["event"] for event in match.view(seat)["news"]]


def bag(match: sherwood.Match, owner: int = PURPLE, viewer: int = -1) -> dict[str, Any]:
    """A bag at the gate, with what stands for it."""
    bags = {seen["merchant"]: seen for seen in match.view(viewer)["gate"]["bags"]}
    return dict(bags[owner])


def offers(match: sherwood.Match, owner: int = PURPLE) -> dict[int, dict[str, Any]]:
    """The offers for a bag, by who makes them."""
    return {offer["seat"]: offer for offer in bag(match, owner)["offers"]}
