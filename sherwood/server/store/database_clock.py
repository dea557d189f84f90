"""The clock of the database, by which all workers agree who is there and since when."""

from typing import Any

from sqlalchemy import Float
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement


class Now(FunctionElement[float]):
    """The moment at which a statement runs, in seconds since 1970, as the database knows it.

    Workers on several machines have clocks of their own, which may be minutes apart.
    """

    type = Float()
    inherit_cache = True


@compiles(Now, "postgresql")
def on_postgresql(_now: Now, _compiler: Any, **_more: Any) -> str:
    """The time as PostgreSQL tells it, in SQL."""
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"


@compiles(Now, "sqlite")
def on_sqlite(_now: Now, _compiler: Any, **_more: Any) -> str:
    """That of the machine which all workers with one file share; SQLite counts in days."""
    return "((julianday('now') - 2440587.5) * 86400.0)"
