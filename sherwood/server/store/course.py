"""The course of a game, from the rows of its log.

A step that was taken back left nothing but two rows. They are passed by and not played, so that a game
costs what is left of it, however often somebody changed their mind.
"""

from collections.abc import Sequence

from sqlalchemy import Connection

from sherwood.play.head import Head
from sherwood.play.match import Match
from sherwood.server.store import tables
from sherwood.server.store.journal import TAKE_BACK, Row, rows_after


def undone(rows: Sequence[Row]) -> frozenset[int]:
    """The steps that were taken back within these rows, and the rows that did it, by their places."""
    steps: dict[int, list[int]] = {}
    gone: set[int] = set()
    for row in rows:
        own = steps.setdefault(row.seat, [])
        if row.text != TAKE_BACK:
            own.append(row.sequence)
        elif own:
            gone |= {own.pop(), row.sequence}
    return frozenset(gone)


def played(head: Head, rows: Sequence[Row]) -> Match:
    """The match after the first rows of a log."""
    match, gone = Match(head), undone(rows)
    for row in rows:
        if row.sequence not in gone:
            match.play(row.seat, row.text)
    return match


def read(connection: Connection, table_id: str) -> tuple[tables.StoredTable, list[Row]]:
    """A table and its log."""
    return tables.load(connection, table_id), rows_after(connection, table_id, 0)
