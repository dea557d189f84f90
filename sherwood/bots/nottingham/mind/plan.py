"""What takes several steps and is planned as a whole. In Nottingham every decision is one step."""

from sherwood.games.compiled import rule
from sherwood.games.nottingham.table import Table

NO_SUBJECT = 0


@rule
def subject_of(table: Table) -> int:
    """Nothing takes several steps."""
    return NO_SUBJECT


@rule
def is_under_way(table: Table, seat: int) -> bool:
    """Nothing takes several steps."""
    return False
