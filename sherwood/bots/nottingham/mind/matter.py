"""What a bot has made up its mind about. In Nottingham every decision is one step."""

from sherwood.bots.nottingham.mind.choose import consider
from sherwood.bots.nottingham.mind.habits import Habits
from sherwood.bots.nottingham.mind.notes import Notes
from sherwood.games.compiled import rule
from sherwood.games.nottingham.table import Table

NO_MATTER = 0
OWN_JUDGEMENT = -1


@rule
def matter_of(table: Table) -> int:
    """Nothing takes several steps."""
    return NO_MATTER


@rule
def is_under_way(table: Table, seat: int) -> bool:
    """Nothing takes several steps."""
    return False


@rule
def resolve_on(habits: Habits, matter: int, resolve: int) -> None:
    """There is nothing to make up one's mind about."""


@rule
def ponder(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """All legal actions are worth thinking about."""
    count = consider(table, seat, habits, notes)
    for choice in range(count):
        notes.resolves[choice] = OWN_JUDGEMENT
    return count
