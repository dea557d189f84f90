"""Counting the cards of Higher, and the options with which the laws of every game are tried."""

from typing import Any

from sherwood.games.record import Tables

VARIANTS: list[dict[str, Any]] = [{}]


def census(table: Tables) -> dict[str, Any]:
    """Every card lies in one place; those that were swapped away lie nowhere."""
    players, pile = int(table["players"][0]), table["pile"][0, : table["pile_size"][0]]
    cards = table["cards"][0, :players]
    lying = [*pile.tolist(), *cards.tolist()]
    assert len(set(lying)) == len(lying), "a card lies in two places"
    return {"players": players, "cards of players": len(cards)}
