"""A game from a described position: the start of a round, before the market."""

from collections.abc import Mapping
from typing import Any

from sherwood.games.cards import NONE
from sherwood.games.compiled import kernel
from sherwood.games.dice import lay_key
from sherwood.games.options import is_whole
from sherwood.games.position import (
    PositionError,
    lay_counts,
    lay_pile,
    need_keys,
    read_cards,
    read_number,
    read_per_seat,
)
from sherwood.games.record import Cells, Tables
from sherwood.games.sheriff.actions import GOOD_NAMES
from sherwood.games.sheriff.edition import MOST_GOLD
from sherwood.games.sheriff.round import begin_round
from sherwood.games.sheriff.rules import clear
from sherwood.games.sheriff.table import CARDS, DECK, GOODS, LEGAL, PILES, Table

MOST_ALIKE = 127  # cards of one good that a place on the table can hold
KEYS = (
    "game",
    "players",
    "options",
    "round",
    "sheriff",
    "gold",
    "hands",
    "stands",
    "draw_pile",
    "discards",
)


def place(tables: Tables, position: Mapping[str, Any], key: Cells) -> None:
    """Lay out a position on a blank table, and begin the round that it describes."""
    table: Table = tables[0]
    need_keys(position, KEYS)
    prepare(tables, key)
    players = int(table.players)
    table.sheriff = read_number(position, "sheriff", 0, players - 1, max(int(table.first), 0))
    table.round_number = read_number(position, "round", 1, int(table.rounds), 1)
    place_gold(table, position)
    for places, where in ((table.hands, "hands"), (table.stands, "stands")):
        lay_counts(
            places, read_per_seat(position, where, players, {}), GOOD_NAMES, where, MOST_ALIKE
        )
    for seat in range(players):
        table.sizes[seat] = sum(table.hands[seat, good] for good in range(GOODS))
        table.face_down[seat] = sum(table.stands[seat, good] for good in range(LEGAL, GOODS))
        if table.sizes[seat] > table.limit:
            raise PositionError(
                f"position: hands[{seat}] has {table.sizes[seat]} cards; a hand has {table.limit}"
            )
    place_discards(table, position)
    place_draw_pile(tables, position)
    begin(tables)


@kernel
def prepare(tables: Tables, key: Cells) -> None:
    """A table with its key and nothing else."""
    lay_key(tables[0], key)
    clear(tables[0])


@kernel
def begin(tables: Tables) -> None:
    """A round starts."""
    begin_round(tables[0])


def place_gold(table: Table, position: Mapping[str, Any]) -> None:
    """The gold of every player."""
    start = int(table.start_gold)
    for seat, gold in enumerate(read_per_seat(position, "gold", table.players, start)):
        if not is_whole(gold) or not 0 <= gold <= MOST_GOLD:
            raise PositionError(
                f"position: gold[{seat}] must be a number from 0 to {MOST_GOLD}, not {gold!r}"
            )
        table.gold[seat] = gold


def place_discards(table: Table, position: Mapping[str, Any]) -> None:
    """The two discard piles."""
    piles = position.get("discards", [[], []])
    if not isinstance(piles, list) or len(piles) != PILES:
        raise PositionError("position: discards must be two lists of cards, their tops first")
    for pile, cards in enumerate(piles):
        goods = read_cards(cards, GOOD_NAMES, f"discards[{pile}]")
        if len(goods) > CARDS:
            raise PositionError(f"position: discards[{pile}] has more cards than there are")
        for number, good in enumerate(reversed(goods)):
            table.discards[pile, number] = good
        table.discard_sizes[pile] = len(goods)


def place_draw_pile(tables: Tables, position: Mapping[str, Any]) -> None:
    """The draw pile: its named top over all cards that were not mentioned, shuffled.

    Where the option says so, the lowest ones are left out.
    """
    table: Table = tables[0]
    top = read_cards(position.get("draw_pile", []), GOOD_NAMES, "draw_pile")
    left = cards_not_mentioned(table, top)
    rest = [good for good, count in enumerate(left) for _ in range(count)]
    if len(rest) < table.without:
        raise PositionError("position: it mentions the cards that are to be left out")
    lay_pile(tables, DECK, table.draw_pile, rest, top)
    cards = [table.draw_pile[number] for number in range(len(rest) + len(top))]
    without = int(table.without)
    for number in range(len(cards)):
        higher = number + without
        table.draw_pile[number] = cards[higher] if higher < len(cards) else NONE
    for number in range(without):
        table.left_out[number] = cards[number]
    table.draw_size = len(cards) - without


def cards_not_mentioned(table: Table, top: list[int]) -> list[int]:
    """How many cards of each good are left for the draw pile."""
    used = [top.count(good) for good in range(GOODS)]
    for pile in range(PILES):
        for place in range(table.discard_sizes[pile]):
            used[table.discards[pile, place]] += 1
    for good in range(GOODS):
        for seat in range(table.players):
            used[good] += int(table.hands[seat, good]) + int(table.stands[seat, good])
        if used[good] > table.copies[good]:
            raise PositionError(
                f"position: it has {used[good]} cards of {GOOD_NAMES[good]};"
                f" there are {table.copies[good]}"
            )
    return [int(table.copies[good]) - used[good] for good in range(GOODS)]
