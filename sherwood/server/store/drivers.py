"""Drivers: the packages that speak with a database or carry events, by the scheme of an address."""

from sherwood.play.extras import bring

DRIVERS = {
    "postgresql": "psycopg",
    "postgres": "psycopg",
    "redis": "redis",
    "rediss": "redis",
}


def bring_driver(address: str) -> None:
    """Load what an address needs, or say how to install it; SQLite and memory need nothing."""
    scheme = address.partition("://")[0].partition("+")[0]
    if scheme in DRIVERS:
        bring(DRIVERS[scheme], "scale", f"{scheme}://…")
