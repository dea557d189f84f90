"""A game from a described position: the start of a turn, before the card is revealed."""

from collections.abc import Mapping
from typing import Any

from sherwood.games.compiled import kernel
from sherwood.games.dice import lay_key
from sherwood.games.nottingham.actions import AMBUSH_NAMES, KIND_NAMES, TASK_NAMES
from sherwood.games.nottingham.rules import clear
from sherwood.games.nottingham.table import (
    AMBUSH_DECK,
    CARDS_PER_TASK,
    COPIES,
    DECK,
    GOLD,
    KINDS,
    PAIRS,
    Table,
)
from sherwood.games.nottingham.turn import begin_turn, reveal
from sherwood.games.options import is_whole
from sherwood.games.position import (
    PositionError,
    lay_counts,
    lay_pile,
    need_keys,
    read_cards,
    read_counts,
    read_number,
    read_per_seat,
)
from sherwood.games.record import Cells, Tables
from sherwood.games.seats import COLOURS

KEYS = (
    "game",
    "players",
    "options",
    "turn",
    "sheriff",
    "hands",
    "draw_pile",
    "discard",
    "ambush_pile",
    "ambushes",
    "winnings",
    "tasks",
)


def place(tables: Tables, position: Mapping[str, Any], key: Cells) -> None:
    """Lay out a position on a blank table, and begin the turn that it describes."""
    table: Table = tables[0]
    need_keys(position, KEYS)
    prepare(tables, key)
    turn = read_number(position, "turn", 0, int(table.players) - 1, 0)
    table.sheriff = read_number(position, "sheriff", 0, int(table.fields), 0)
    place_hands(table, position)
    place_tasks(table, position)
    place_ambushes(tables, position)
    place_pile(tables, position)
    begin(tables, turn)


@kernel
def prepare(tables: Tables, key: Cells) -> None:
    """A table with its key and nothing else."""
    lay_key(tables[0], key)
    clear(tables[0])


@kernel
def begin(tables: Tables, seat: int) -> None:
    """A turn starts."""
    begin_turn(tables[0], seat)
    reveal(tables[0])


def place_hands(table: Table, position: Mapping[str, Any]) -> None:
    """Hands, winnings and discards."""
    for places, key in ((table.hands, "hands"), (table.winnings, "winnings")):
        cards = read_per_seat(position, key, table.players, {})
        lay_counts(places, cards, KIND_NAMES, key, COPIES)
    for seat in range(table.players):
        table.sizes[seat] = sum(table.hands[seat, kind] for kind in range(KINDS))
    discards = read_counts(position.get("discard", {}), KIND_NAMES, "discard", COPIES)
    for kind, count in enumerate(discards):
        table.discard[kind] = count


def place_tasks(table: Table, position: Mapping[str, Any]) -> None:
    """Who has done each task, in order."""
    tasks = position.get("tasks", {})
    if not isinstance(tasks, Mapping) or any(task not in TASK_NAMES for task in tasks):
        raise PositionError(
            f"position: tasks are {', '.join(TASK_NAMES)}, each with a list of seats"
        )
    for number, task in enumerate(TASK_NAMES):
        done = tasks.get(task, [])
        seats = range(table.players)
        fine = isinstance(done, list) and len(done) <= CARDS_PER_TASK
        if not fine or len(set(map(repr, done))) != len(done) or not are_seats(done, seats):
            raise PositionError(f"position: tasks.{task} must be at most two different seats")
        for card, seat in enumerate(done):
            table.tasks[number, card] = seat
    if all(len(tasks.get(task, [])) == CARDS_PER_TASK for task in TASK_NAMES):
        raise PositionError("position: all task cards are taken, so this game is over")


def are_seats(values: list[Any], seats: range) -> bool:
    """Whether these are seats of the table."""
    return all(is_whole(seat) and seat in seats for seat in values)


def place_ambushes(tables: Tables, position: Mapping[str, Any]) -> None:
    """Ambushes before the players, then the pile: its named top over the rest, shuffled."""
    table: Table = tables[0]
    left = [int(table.pairs[card]) for card in range(len(table.pairs))]
    left += [PAIRS + seat for seat in range(table.players)]
    for seat, cards in enumerate(read_per_seat(position, "ambushes", table.players, [])):
        for number, card in enumerate(read_ambushes(cards, f"ambushes[{seat}]")):
            take_from(left, card, f"ambushes[{seat}]")
            if card == PAIRS + seat:
                raise PositionError(
                    f"position: {COLOURS[seat]} may not own the {COLOURS[seat]} ambush"
                )
            table.ambushes[seat, number] = card
            table.ambush_counts[seat] = number + 1
    top = read_ambushes(position.get("ambush_pile", []), "ambush_pile")
    for card in top:
        take_from(left, card, "ambush_pile")
    lay_pile(tables, AMBUSH_DECK, table.ambush_pile, left, top)
    table.ambush_pile_size = len(left) + len(top)


def read_ambushes(cards: Any, where: str) -> list[int]:
    """Ambush cards by name, the objects of a pair in either order."""
    if isinstance(cards, list):
        cards = [turned(card) if isinstance(card, str) else card for card in cards]
    return read_cards(cards, AMBUSH_NAMES, where)


def turned(card: str) -> str:
    """The name of an ambush card, whichever object was named first."""
    return card if card in AMBUSH_NAMES else "+".join(reversed(card.split("+")))


def take_from(left: list[int], card: int, where: str) -> None:
    """Take an ambush card that is still there."""
    if card not in left:
        name = AMBUSH_NAMES[card]
        raise PositionError(
            f"position: {where} has {name}, which is not in this game or twice here"
        )
    left.remove(card)


def place_pile(tables: Tables, position: Mapping[str, Any]) -> None:
    """The draw pile: its named top over all cards that were not mentioned, shuffled."""
    table: Table = tables[0]
    top = read_cards(position.get("draw_pile", []), KIND_NAMES, "draw_pile")
    left = [COPIES] * KINDS
    for kind in range(KINDS):
        used = [int(table.hands[seat, kind]) for seat in range(table.players)]
        used += [int(table.winnings[seat, kind]) for seat in range(table.players)]
        left[kind] -= sum(used) + int(table.discard[kind]) + top.count(kind)
    left[GOLD] -= sum(int(table.ambush_counts[seat]) for seat in range(table.players))
    for kind, count in enumerate(left):
        if count < 0:
            raise PositionError(
                f"position: it has {COPIES - count} cards of {KIND_NAMES[kind]}"
                f" (a gold under each ambush counted); there are {COPIES}"
            )
    rest = [kind for kind, count in enumerate(left) for _ in range(count)]
    lay_pile(tables, DECK, table.pile, rest, top)
    table.pile_size = len(rest) + len(top)
