"""What a table shows, written down for every pair of eyes; compiled for each game.

`sherwood.games.game.load` runs this file, as it runs kernels.py, once for every game, with that game's
rules in the place of `game`.
"""

from typing import TYPE_CHECKING, Protocol

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule, short_kernel
from sherwood.games.moments import NEVER, Stepwise
from sherwood.games.news import Telling
from sherwood.games.pen import (
    LONGEST,
    OPEN_OBJECT,
    Pen,
    close_list,
    close_object,
    flagged,
    key,
    mark,
    number,
    number_or_none,
    numbers,
    open_list,
    open_object,
    put_letters,
    put_row,
    spelled,
    truth,
)
from sherwood.games.record import Bytes, Cells, Grid, large, layout, letters, medium, offset_of
from sherwood.games.seats import MOST_SEATS, Seated
from sherwood.games.sight import OPEN, SPECTATOR

if TYPE_CHECKING:
    from sherwood.games.game import Game

    game: Game  # put here by the loader


LONGEST_OPENING = 8192  # bytes: the name of the game, and those of all players


class Paper(Pen):
    """What views are written on."""

    at: int = large()
    text: Cells = letters(LONGEST)
    hidden: Bytes = letters(game.TABLE.itemsize)  # room for a table
    past: Bytes = letters(game.TABLE.itemsize)  # and for one of its moments
    ahead: Bytes = letters(game.TABLE.itemsize)  # and for what a choice makes of it
    opening: Cells = letters(LONGEST_OPENING)  # how the views of its moments begin
    opening_length: int = large()
    points: Cells = large(MOST_SEATS)
    actions: Cells = medium(game.ACTIONS)  # legal ones
    ends: Grid = large(MOST_SEATS + 1, 2)  # of what everybody's eyes see, and of the events


class Momentary(Seated, Telling, Protocol):
    """A table at one of its moments."""


def choice(action: int) -> str:
    """An action as it is offered, as JSON, up to its outlook. All words in it are plain."""
    text, place = game.describe(action), game.place_of(action)
    verb, args = game.meaning_of(action)
    listed = ",".join(f'"{arg}"' if isinstance(arg, str) else str(arg) for arg in args)
    return (
        f'{{"action":{action},"text":"{text}","place":"{place}","verb":"{verb}","args":[{listed}]'
    )


PAPER = layout(Paper)
CHOICES = spelled([choice(action) for action in range(game.ACTIONS)])
write_view = game.view  # Numba takes any other `.view` for an array's
LYING = offset_of(game.TABLE, "news")  # what just happened is no part of what lies on the table
MOMENTS = offset_of(game.TABLE, "moments")
NOBODY = 0  # as flags


@rule
def copy(table_bytes: Bytes, other_bytes: Bytes) -> None:
    """Lay a table over another. Assigning all at once takes three times as long."""
    for place in range(len(table_bytes)):
        other_bytes[place] = table_bytes[place]


@rule
def begin_view(table: Seated, seat: int, actors: int, points: Cells, pen: Pen) -> None:
    """What is the same in all games: whose view it is, who may act, points, and who has won."""
    number_or_none(pen, "seat", NONE if seat == OPEN else seat)
    flagged(pen, "actors", actors)
    won = 0
    if game.is_over(table):
        won = game.winners(table, points)
    else:
        game.scores(table, points)
    numbers(pen, "points", points, table.players)
    flagged(pen, "winners", won)


@rule
def write(hidden: Seated, seat: int, paper: Paper) -> None:
    """What a hidden table shows to a seat, and what it may choose. It lies on the paper."""
    mark(paper, OPEN_OBJECT)
    begin_view(hidden, seat, game.actors(hidden), paper.points, paper)
    write_view(hidden, seat, paper)
    close_object(paper)
    write_choices(hidden, seat, paper)


@rule
def write_choices(table: object, seat: int, paper: Paper) -> None:
    """Whose eyes these are, what they may choose from, and who is waited for."""
    actors = game.actors(table)
    number_or_none(paper, "seat", NONE if seat == OPEN else seat)
    open_list(paper, "legal")
    if seat >= 0 and actors & bit(seat):
        for place in range(game.legal(table, seat, paper.actions)):
            write_choice(table, seat, paper.actions[place], paper)
    close_list(paper)
    flagged(paper, "waiting_for", actors)
    truth(paper, "over", actors == 0)


@rule
def write_choice(table: object, seat: int, action: int, paper: Paper) -> None:
    """One choice, and what it will do, as far as the hidden table tells. That is tried on a copy."""
    key(paper, "")
    put_row(paper, CHOICES, action)
    copy(paper.hidden, paper.ahead)
    open_object(paper, "outlook")
    game.outlook(table, paper.ahead.view(game.TABLE)[0], seat, action, paper)
    close_object(paper)
    close_object(paper)


@rule
def write_moments(reel: Bytes, seat: int, told: int, paper: Paper) -> None:
    """Each moment as a seat sees it, and how many of the events that it is told come after it."""
    open_list(paper, "moments")
    for row in range(len(reel)):
        copy(reel[row], paper.past)
        write_moment(paper.past.view(game.TABLE)[0], seat, told, paper)
    close_list(paper)


@rule
def write_moment(table: Momentary, seat: int, told: int, paper: Paper) -> None:
    """One of them. Nobody may act before the action has ended."""
    game.hide(table, seat)
    open_object(paper, "")
    key(paper, "view")
    put_letters(paper, paper.opening, paper.opening_length)
    begin_view(table, seat, NOBODY, paper.points, paper)
    write_view(table, seat, paper)
    close_object(paper)
    number(paper, "to_come", told - table.news_count)
    close_object(paper)


@rule
def write_events(table: object, paper: Paper, ends: Cells) -> None:
    """Write what just happened, as far as the viewer saw it."""
    ends[0] = paper.at
    open_list(paper, "events")
    game.events(table, paper)
    close_list(paper)
    ends[1] = paper.at


@short_kernel
def show(table_bytes: Bytes, viewer: int, paper_bytes: Bytes) -> None:
    """Write what one viewer sees: a seat, a spectator, or OPEN, who sees everything."""
    paper = paper_bytes.view(PAPER)[0]
    copy(table_bytes, paper.hidden)
    hidden = paper.hidden.view(game.TABLE)[0]
    if viewer != OPEN:
        game.hide(hidden, viewer)
    paper.at = 0
    write(hidden, viewer, paper)
    open_list(paper, "moments")
    close_list(paper)
    write_events(hidden, paper, paper.ends[0])


@short_kernel
def end(table_bytes: Bytes, paper_bytes: Bytes) -> None:
    """Write how a game has ended, as everybody sees it: the score sheet, and what decided."""
    paper = paper_bytes.view(PAPER)[0]
    copy(table_bytes, paper.hidden)
    hidden = paper.hidden.view(game.TABLE)[0]
    game.hide(hidden, SPECTATOR)
    paper.at = 0
    mark(paper, OPEN_OBJECT)
    game.ending(hidden, paper.points, paper)
    close_object(paper)
    paper.ends[0, 0], paper.ends[0, 1] = paper.at, paper.at


@short_kernel
def film(table_bytes: Bytes, seat: int, action: int, reel: Bytes) -> None:
    """Do an action again and again, up to one moment after another; they are the rows of the reel."""
    for row in range(len(reel)):
        copy(table_bytes, reel[row])
        stop_at(reel[row].view(game.TABLE)[0], seat, action, row + 1)


@rule
def stop_at(table: Stepwise, seat: int, action: int, number: int) -> None:
    """Do an action up to one of its moments. Compiled code knows no narrower exception."""
    table.hold = number
    try:  # noqa: SIM105 - nor does it know contextlib
        game.apply(table, seat, action)
    except Exception:  # noqa: BLE001, S110
        pass
    table.hold = NEVER


@short_kernel
def watch(
    table_bytes: Bytes,
    reel: Bytes,
    sights: Bytes,
    versions: Cells,
    listening: int,
    old_news: bool,
    paper_bytes: Bytes,
) -> int:
    """Look at a table with a spectator's eyes and those of all seats; which saw anything new, as flags.

    A row of sights is what those eyes saw before, and how often that was new is counted for each seat,
    for a spectator at the end. What is told is new each time, unless it is old because a step was taken
    back. For those who listen, what they see is written, one after another, with the moments on the reel.
    """
    paper = paper_bytes.view(PAPER)[0]
    paper.at = 0
    saw = 0
    for row in range(len(sights)):
        viewer = SPECTATOR + row
        copy(table_bytes, paper.hidden)
        hidden = paper.hidden.view(game.TABLE)[0]
        game.hide(hidden, viewer)
        changes = 0
        for place in range(LYING):
            changes |= paper.hidden[place] ^ sights[row, place]
        if changes != 0 or (hidden.news_count > 0 and not old_news):
            copy(paper.hidden, sights[row])
            versions[viewer] += 1
            saw |= bit(row)
            if listening & bit(row):
                write(hidden, viewer, paper)
                write_moments(reel, viewer, hidden.news_count, paper)
                write_events(hidden, paper, paper.ends[row])
    return saw
