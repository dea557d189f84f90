"""The loops over tables, written once and compiled for each game.

Python hands over arrays of tables, since a single record costs several times as much to pass;
inside, the rules see one table at a time. `sherwood.games.game.load` runs this file once for
every game, with that game's rules in the place of `game`.
"""

from typing import TYPE_CHECKING, Protocol

import numpy as np
import numpy.typing as npt

from sherwood.games.cards import bit
from sherwood.games.compiled import kernel, rule, short_kernel
from sherwood.games.dice import LOW, derive_key
from sherwood.games.pen import (
    LONGEST,
    OPEN_OBJECT,
    Pen,
    close_list,
    close_object,
    flagged,
    key,
    mark,
    number_or_none,
    numbers,
    open_list,
    put_row,
    spelled,
    truth,
)
from sherwood.games.record import Bytes, Cells, Grid, Tables, large, layout, letters, medium
from sherwood.games.seats import MOST_SEATS, Seated

if TYPE_CHECKING:
    from sherwood.games.game import Game

    game: Game  # put here by the loader


class Telling(Seated, Protocol):
    """A table with events on it."""

    news_count: int


class Notes:
    """The scratch pad of one caller.

    An array of its own would be counted in and out of every call, which cost a fifth of the time
    of a playout; a field of a record is not.
    """

    actions: Cells = medium(game.ACTIONS)  # legal actions
    luck: Cells = large(1)  # the state of cheap random numbers


class Paper(Pen):
    """What views are written on."""

    at: int = large()
    text: Cells = letters(LONGEST)
    hidden: Bytes = letters(game.TABLE.itemsize)  # room for a table
    points: Cells = large(MOST_SEATS)
    actions: Cells = medium(game.ACTIONS)  # legal ones
    ends: Grid = large(MOST_SEATS + 1, 2)  # of what everybody's eyes see, and of the events


def choice(action: int) -> str:
    """An action as it is offered, as JSON. Texts and places are plain words."""
    text, place = game.describe(action), game.place_of(action)
    return f'{{"action":{action},"text":"{text}","place":"{place}"}}'


NOTES, PAPER = layout(Notes), layout(Paper)
CHOICES = spelled([choice(action) for action in range(game.ACTIONS)])
SEAT_BITS, COUNT_BITS = 8, 16  # where a look around keeps the next seat and its actions
NOT_LEGAL, NOT_YOUR_TURN, GAME_OVER = -3, -2, -1  # why an action was refused
FACTOR = 1791398085  # makes the cheap random numbers repeat only after about 2 ** 62 of them
NEXT_GAME = 0  # the stream from which a batch derives the keys of its games


@rule
def lowest_actor(table: object) -> int:
    """Of the seats that may act, the lowest; -1 where there is none."""
    seats = game.actors(table)
    for seat in range(MOST_SEATS):
        if seats & bit(seat):
            return seat
    return -1


# Where several may act, a game may say whom programs ask first: not always the lowest seat.
next_seat = getattr(game, "next_seat", lowest_actor)


@rule
def no_news(_table: object) -> bool:
    """A game that tells no events."""
    return False


@rule
def some_news(table: Telling) -> bool:
    """Whether the last action led to anything that is told."""
    return table.news_count > 0


write_view = game.view  # Numba takes any other `.view` for an array's

# What just happened lies at the end of a table, and is no part of what lies there.
TELLS = "news_count" in (game.TABLE.names or ())
told = some_news if TELLS else no_news
LYING = game.TABLE.fields["news"][1] if TELLS and game.TABLE.fields else game.TABLE.itemsize


@rule
def look_around(table: object, notes: Notes) -> int:
    """Note the legal actions of the seat that is next.

    All that a match asks for after an action is packed into one number, since every call from
    Python costs more than the rules do.
    """
    seats = game.actors(table)
    if seats == 0:
        return 0
    seat = next_seat(table)
    count = game.legal(table, seat, notes.actions)
    return seats + (seat << SEAT_BITS) + (count << COUNT_BITS)


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


@rule
def copy(table_bytes: Bytes, other_bytes: Bytes) -> None:
    """Lay a table over another. Assigning all at once takes three times as long."""
    for place in range(len(table_bytes)):
        other_bytes[place] = table_bytes[place]


@rule
def begin_view(table: Seated, seat: int, points: Cells, pen: Pen) -> None:
    """What is the same in all games: whose view it is, who may act, points, and who has won."""
    number_or_none(pen, "seat", seat)
    flagged(pen, "actors", game.actors(table))
    won = 0
    if game.is_over(table):
        won = game.winners(table, points)
    else:
        game.scores(table, points)
    numbers(pen, "points", points, table.players)
    flagged(pen, "winners", won)


@rule
def write(table: Seated, hidden: Seated, seat: int, paper: Paper, ends: Cells) -> None:
    """What a hidden table shows to a seat, what it may choose, and then the events."""
    mark(paper, OPEN_OBJECT)
    begin_view(hidden, seat, paper.points, paper)
    write_view(hidden, seat, paper)
    close_object(paper)
    write_choices(table, seat, paper)
    ends[0] = paper.at
    write_events(hidden, paper)
    ends[1] = paper.at


@rule
def write_choices(table: object, seat: int, paper: Paper) -> None:
    """Whose eyes these are, what they may choose from, and who is waited for."""
    actors = game.actors(table)
    number_or_none(paper, "seat", seat)
    open_list(paper, "legal")
    if seat >= 0 and actors & bit(seat):
        for place in range(game.legal(table, seat, paper.actions)):
            key(paper, "")
            put_row(paper, CHOICES, paper.actions[place])
    close_list(paper)
    flagged(paper, "waiting_for", actors)
    truth(paper, "over", actors == 0)


@rule
def write_events(table: object, pen: Pen) -> None:
    """A list of them."""
    open_list(pen, "events")
    game.events(table, pen)
    close_list(pen)


@short_kernel
def tell(table_bytes: Bytes, paper_bytes: Bytes) -> None:
    """Write the events of a table that need not be hidden from anybody."""
    paper = paper_bytes.view(PAPER)[0]
    paper.at = 0
    write_events(table_bytes.view(game.TABLE)[0], paper)
    paper.ends[0, 0], paper.ends[0, 1] = 0, paper.at


@short_kernel
def watch(
    table_bytes: Bytes,
    sights: Bytes,
    versions: Cells,
    first: int,
    listening: int,
    old_news: bool,
    paper_bytes: Bytes,
) -> int:
    """Look at a table with the eyes of a seat and those after it; who sees anything new, as flags.

    A row of sights is what those eyes saw before, and how often that was new is counted for each seat,
    for a spectator at the end. What is told is new each time, unless it is old because a step was taken
    back. For those who listen, what they see is written, one after another.
    """
    table, paper = table_bytes.view(game.TABLE)[0], paper_bytes.view(PAPER)[0]
    paper.at = 0
    saw = 0
    for number in range(len(sights)):
        copy(table_bytes, paper.hidden)
        hidden = paper.hidden.view(game.TABLE)[0]
        game.hide(hidden, first + number)
        changes = 0
        for place in range(LYING):
            changes |= paper.hidden[place] ^ sights[number, place]
        if changes != 0 or (told(hidden) and not old_news):
            copy(paper.hidden, sights[number])
            versions[first + number] += 1
            saw |= bit(number)
            if listening & bit(number):
                write(table, hidden, first + number, paper, paper.ends[number])
    return saw


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
        seats[number] = next_seat(tables[number])


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
            seat = next_seat(table)
            game.apply(table, seat, choose_at_random(table, seat, notes[0]))
            decisions += 1
    return decisions
