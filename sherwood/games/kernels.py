"""The loops over tables, written once and compiled for each game.

Python hands over arrays of tables, since a single record costs several times as much to pass;
inside, the rules see one table at a time. `sherwood.games.game.load` runs this file once for
every game, with that game's rules in the place of `game`.
"""

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from sherwood.games.cards import bit
from sherwood.games.compiled import kernel, rule, short_kernel
from sherwood.games.dice import LOW, derive_key
from sherwood.games.record import Bytes, Cells, Grid, Tables, large, layout, medium

if TYPE_CHECKING:
    from sherwood.games.game import Game

    game: Game  # put here by the loader


class Notes:
    """The scratch pad of one caller.

    An array of its own would be counted in and out of every call, which cost a fifth of the time
    of a playout; a field of a record is not.
    """

    actions: Cells = medium(game.ACTIONS)  # legal actions
    luck: Cells = large(1)  # the state of cheap random numbers


NOTES = layout(Notes)
SEAT_BITS, COUNT_BITS = 8, 16  # where a look around keeps the next seat and its actions
NOT_LEGAL, NOT_YOUR_TURN, GAME_OVER = -3, -2, -1  # why an action was refused
FACTOR = 1791398085  # makes the cheap random numbers repeat only after about 2 ** 62 of them
NEXT_GAME = 0  # the stream from which a batch derives the keys of its games


@rule
def look_around(table: object, notes: Notes) -> int:
    """Note the legal actions of the seat that is next.

    All that a match asks for after an action is packed into one number, since every call from
    Python costs more than the rules do.
    """
    seats = game.actors(table)
    if seats == 0:
        return 0
    seat = game.next_seat(table)
    count = game.legal(table, seat, notes.actions)
    return seats + (seat << SEAT_BITS) + (count << COUNT_BITS)


@kernel
def flaw(figures: Cells) -> int:
    """The place of a printed figure that is in another's way; -1: they can be played with."""
    return game.flaw(figures)


@kernel
def lay(tables: Tables, players: int, choices: Cells, figures: Cells) -> None:
    """Lay printed figures and chosen options on the first table, which is empty."""
    tables[0].players = players
    game.lay_edition(tables[0], choices, figures)
    game.lay_options(tables[0], choices)


@kernel
def setup(tables: Tables, key: Cells) -> None:
    """Set up the first table."""
    game.setup(tables[0], key)


@short_kernel
def look(table_bytes: Bytes, notes_bytes: Bytes) -> int:
    """Who may act at a table, who is next, and how many actions that seat has.

    Table and notes come as bytes: with every call from Python, Numba finds out the type of each
    argument, and for a record that takes as long as all the rest.
    """
    return look_around(table_bytes.view(game.TABLE)[0], notes_bytes.view(NOTES)[0])


@short_kernel
def legal(tables: Tables, seat: int, notes: Tables) -> int:
    """The legal actions of a seat at the first table; how many there are."""
    return game.legal(tables[0], seat, notes[0].actions)


@short_kernel
def quiet(tables: Tables, seat: int, action: int) -> bool:
    """Whether others may be chosen together with a step at the first table, hidden from the seat."""
    return game.quiet(tables[0], seat, action)


@short_kernel
def safe(tables: Tables, seat: int) -> int:
    """What is done for a seat of the first table whose time is up. It is hidden from that seat."""
    return game.safe(tables[0], seat)


@short_kernel
def last_word(tables: Tables) -> int:
    """Who may end at the first table what others could still say; -1: nobody."""
    return game.last_word(tables[0])


@short_kernel
def talks(tables: Tables) -> int:
    """What can still be talked about at the first table, as flags."""
    return game.talks(tables[0])


@short_kernel
def proposed(tables: Tables, seat: int) -> int:
    """What of it a seat has proposed something about that stands at the first table, as flags."""
    return game.proposed(tables[0], seat)


@short_kernel
def play(table_bytes: Bytes, seat: int, action: int, notes_bytes: Bytes) -> int:
    """Do a legal action, and look around; otherwise tell why not, and change nothing."""
    table, notes = table_bytes.view(game.TABLE)[0], notes_bytes.view(NOTES)[0]
    now = game.actors(table)
    if now == 0:
        return GAME_OVER
    if now & bit(seat) == 0:
        return NOT_YOUR_TURN
    for choice in range(game.legal(table, seat, notes.actions)):
        if notes.actions[choice] == action:
            game.apply(table, seat, action)
            return look_around(table, notes)
    return NOT_LEGAL


@short_kernel
def scores(tables: Tables, points: Cells) -> None:
    """The points at the first table."""
    game.scores(tables[0], points)


@short_kernel
def winners(tables: Tables, points: Cells) -> int:
    """The points at the first table, and who has won."""
    return game.winners(tables[0], points)


@kernel
def hide(tables: Tables, seat: int) -> None:
    """Hide every table from a seat."""
    for number in range(len(tables)):
        game.hide(tables[number], seat)


@kernel
def guess(tables: Tables, seat: int, keys: Grid) -> None:
    """Guess every table from a seat's eyes, each with its own key."""
    for number in range(len(tables)):
        game.guess(tables[number], seat, keys[number])


@kernel
def features(tables: Tables, seats: Cells, hidden: Tables, out: npt.NDArray[np.float32]) -> None:
    """Every table as numbers, each as one seat sees it. `hidden` is room for one table."""
    for number in range(len(tables)):
        hidden[0] = tables[number]
        game.hide(hidden[0], seats[number])
        game.features(hidden[0], seats[number], out[number])


@kernel
def next_seats(tables: Tables, seats: Cells) -> None:
    """At every table, who acts next."""
    for number in range(len(tables)):
        seats[number] = game.next_seat(tables[number])


@kernel
def masks(tables: Tables, seats: Cells, notes: Tables, mask: npt.NDArray[np.bool_]) -> None:
    """At every table, which actions its seat may choose from."""
    mask[:] = False
    choices = notes[0].actions
    for number in range(len(tables)):
        for choice in range(game.legal(tables[number], seats[number], choices)):
            mask[number, choices[choice]] = True


@kernel
def first_illegal(tables: Tables, seats: Cells, actions: Cells, notes: Tables) -> int:
    """The first table whose seat may not choose its action; -1 if all may."""
    choices = notes[0].actions
    for number in range(len(tables)):
        allowed = False
        for choice in range(game.legal(tables[number], seats[number], choices)):
            allowed = allowed or choices[choice] == actions[number]
        if not allowed:
            return number
    return -1


@kernel
def step(tables: Tables, seats: Cells, actions: Cells) -> None:
    """Do one legal action at every table."""
    for number in range(len(tables)):
        game.apply(tables[number], seats[number], actions[number])


@kernel
def deal_again(
    tables: Tables, blank: Tables, key: Cells, dealt: int, over: Cells, points: Grid, won: Cells
) -> int:
    """Where a game has ended, note its result and deal the next one of the series."""
    fresh = np.empty_like(tables[0].key)
    for number in range(len(tables)):
        over[number] = game.is_over(tables[number])
        if over[number]:
            won[number] = game.winners(tables[number], points[number])
            tables[number] = blank[0]
            derive_key(key, NEXT_GAME, dealt, fresh)
            game.setup(tables[number], fresh)
            dealt += 1
    return dealt


@kernel
def deal_all(tables: Tables, blank: Tables, key: Cells) -> int:
    """Deal the first games of a series; how many were dealt."""
    fresh = np.empty_like(tables[0].key)
    for number in range(len(tables)):
        tables[number] = blank[0]
        derive_key(key, NEXT_GAME, number, fresh)
        game.setup(tables[number], fresh)
    return len(tables)


@rule
def random_number(notes: Notes) -> int:
    """The next of cheap random numbers, 31 bits: for playouts, where nobody has to be outwitted.

    This multiplies with carry. Compiled code takes it for granted that no number passes 63 bits,
    and with this factor none does.
    """
    luck = int(notes.luck[0])
    luck = (luck & LOW) * FACTOR + (luck >> 32)
    notes.luck[0] = luck
    return (luck & LOW) >> 1


@rule
def choose_at_random(table: object, seat: int, notes: Notes) -> int:
    """A legal action, all about equally likely."""
    count = game.legal(table, seat, notes.actions)
    return int(notes.actions[(random_number(notes) * count) >> 31])


@kernel
def random_actions(tables: Tables, seats: Cells, notes: Tables, actions: Cells) -> None:
    """At every table, a legal action at random."""
    for number in range(len(tables)):
        actions[number] = choose_at_random(tables[number], seats[number], notes[0])


@kernel
def play_out(tables: Tables, notes: Tables) -> int:
    """Play every table to its end at random; how many decisions that took."""
    decisions = 0
    for number in range(len(tables)):
        table = tables[number]
        while not game.is_over(table):
            seat = game.next_seat(table)
            game.apply(table, seat, choose_at_random(table, seat, notes[0]))
            decisions += 1
    return decisions
