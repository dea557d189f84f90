"""The loops of compiled bots, written once and compiled for each game.

`sherwood.bots.minds.mind_of` runs this file once for every game, with that game's rules in the
place of `game`, its own loops in the place of `rules` and how its bots think in the place of `mind`.
A bot sees a hidden copy of the table, made here before every decision, and nothing else.
"""

from typing import TYPE_CHECKING, Any

from sherwood.bots.chance import stir
from sherwood.games.cards import bit
from sherwood.games.compiled import kernel, rule
from sherwood.games.dice import derive_key
from sherwood.games.record import Cells, Grid, Tables

if TYPE_CHECKING:
    from types import ModuleType

    from sherwood.games.game import Rules

    game: Rules  # these three are put here by the loader
    rules: ModuleType
    mind: Any

next_seat = rules.next_seat
DEALS, WORLDS = 0, 1  # the streams from which the keys of deals and of guessed worlds derive
OVER = -1  # nobody is asked any more
MARGIN = 0.005  # what a point more than the best of the others adds to a share of the win
MOST = 0.2  # and at most


@rule
def ask(room: Tables, sight: Cells, seat: int, habits: Any, seed: int, notes: Any) -> int:
    """A bot's choice. The table in the room is hidden from it first; `sight` is the same as words."""
    game.hide(room[0], seat)
    notes.luck[0] = stir(sight, seed + seat)
    action: int = mind.choose(room[0], seat, habits, notes)
    return action


@kernel
def choose(room: Tables, sight: Cells, seat: int, habits: Tables, seed: int, notes: Tables) -> int:
    """What a bot chooses at the table in the room, which is hidden from it."""
    return ask(room, sight, seat, habits[0], seed, notes[0])


@kernel
def play_on(  # noqa: PLR0913, PLR0917 - all that a game of bots needs
    tables: Tables,
    room: Tables,
    sight: Cells,
    habits: Tables,
    outside: int,
    seed: int,
    notes: Tables,
    counts: Grid,
    decisions: Cells,
) -> int:
    """Play a table until a seat is asked that thinks outside, by flags; which one, or OVER."""
    table = tables[0]
    while not game.is_over(table):
        seat: int = next_seat(table)
        if outside & bit(seat):
            return seat
        room[0] = table
        action = ask(room, sight, seat, habits[seat], seed, notes[0])
        mind.watch(table, seat, action, counts)
        game.apply(table, seat, action)
        decisions[seat] += 1
    return OVER


@kernel
def apply_outside(tables: Tables, seat: int, action: int, counts: Grid, decisions: Cells) -> None:
    """Do what a seat has chosen that thinks outside."""
    mind.watch(tables[0], seat, action, counts)
    game.apply(tables[0], seat, action)
    decisions[seat] += 1


@kernel
def deal(tables: Tables, blank: Tables, key: Cells, number: int, fresh: Cells) -> None:
    """Set up one deal of a series."""
    derive_key(key, DEALS, number, fresh)
    tables[0] = blank[0]
    game.setup(tables[0], fresh)


@kernel
def imagine(  # noqa: PLR0913, PLR0917 - all that a thought needs
    hidden: Tables,
    world: Tables,
    trial: Tables,
    seat: int,
    options: Cells,
    resolves: Cells,
    habits: Tables,
    key: Cells,
    fresh: Cells,
    first: int,
    count: int,
    notes: Tables,
    points: Cells,
    results: Any,
) -> None:
    """Play so many games out: in each guessed world, one for every option, from number `first` on.

    The same worlds and the same dice serve all options. A result goes to the row of its world and
    the column of its option.
    """
    matter = mind.matter_of(hidden[0])
    for number in range(first, first + count):
        place, option = number // len(options), number % len(options)
        if option == 0 or number == first:
            derive_key(key, WORLDS, place, fresh)
            world[0] = hidden[0]
            game.guess(world[0], seat, fresh)
            notes[0].luck[0] = place
            mind.believe(world[0], seat, habits[0], notes[0])
        trial[0] = world[0]
        mind.resolve_on(habits[seat], matter, resolves[option])
        game.apply(trial[0], seat, options[option])
        notes[0].luck[0] = place
        play_out(trial[0], habits, notes[0])
        results[place, option] = share_of_win(trial[0], seat, points)


@rule
def play_out(table: Any, habits: Tables, notes: Any) -> None:
    """Bots play a guessed world to its end. All of it is imagined, so nothing needs hiding."""
    while not game.is_over(table):
        seat = next_seat(table)
        game.apply(table, seat, mind.choose(table, seat, habits[seat], notes))


@rule
def share_of_win(table: Any, seat: int, points: Cells) -> float:
    """The share of the win, and a little for the points by which it was won or lost."""
    won = game.winners(table, points)
    winners, best = 0, OVER
    for other in range(table.players):
        winners += (won >> other) & 1
        if other != seat:
            best = max(best, points[other])
    share = 1.0 / winners if won & bit(seat) else 0.0
    margin = MARGIN * (points[seat] - best)
    return share + max(min(margin, MOST), -MOST)


@kernel
def ponder(room: Tables, seat: int, habits: Tables, notes: Tables) -> int:
    """Note what a bot may think about, and what it thinks of it; how many options that are."""
    game.hide(room[0], seat)
    count: int = mind.ponder(room[0], seat, habits[0], notes[0])
    return count


@kernel
def matter_under_way(room: Tables, seat: int) -> int:
    """The matter that a seat has begun and not finished yet, by number; or 0."""
    game.hide(room[0], seat)
    return mind.matter_of(room[0]) if mind.is_under_way(room[0], seat) else 0
