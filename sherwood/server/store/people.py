"""Who is who: a signed token in a cookie, and no account.

A token is the id of a person and a signature over it, made with a key that lies in the database.
It opens nothing that the person did not sit down at, scripts in the page cannot read it, and
forgetting a person revokes it at once on every worker.
"""

import hashlib
import hmac
import os
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from sherwood.server.requests import Language
from sherwood.server.store import seating
from sherwood.server.store.database import Database
from sherwood.server.store.schema import keys, people

SIGNING_KEY = "token"
BYTES_OF_ID = 12


@dataclass(frozen=True)
class Person:
    """Somebody with a token."""

    id: str
    name: str
    language: Language
    moved_at: float | None = None  # when another device became them last


class People:
    """Everybody this server knows."""

    def __init__(self, database: Database, key: bytes) -> None:
        self._database = database
        self.key = key

    def token(self, person: str) -> str:
        """The token of a person."""
        return f"{person}.{self._signature(person)}"

    def read(self, token: str) -> str | None:
        """The person whose token it is, if we signed it."""
        person, _, signature = token.partition(".")
        right = hmac.compare_digest(signature.encode(), self._signature(person).encode())
        return person if right else None

    async def find(self, token: str) -> Person | None:
        """The person with a token, unless it was revoked."""
        person = self.read(token)
        return (
            await self._database.read(lambda connection: load(connection, person))
            if person
            else None
        )

    async def welcome(self, name: str, language: Language) -> Person:
        """Write down a new person, with a name and a language."""
        person = Person(new_id(), name, language)
        await self._database.write(lambda connection: add(connection, person))
        return person

    async def rename(self, person: Person, name: str, language: Language) -> Person:
        """The same person with another name or language."""
        changed = update(people).where(people.c.id == person.id)
        changed = changed.values(name=name, language=language)
        await self._database.write(lambda connection: connection.execute(changed))
        return Person(person.id, name, language, person.moved_at)

    async def forget(self, person: str) -> dict[str, tuple[int, ...]]:
        """Revoke a person's token and free their seats; the tables with the seats they had there."""
        gone = update(people).where(people.c.id == person).values(revoked=True, name="")

        def forget(connection: Connection) -> dict[str, tuple[int, ...]]:
            connection.execute(gone)
            return seating.forget(connection, person)

        return await self._database.write(forget)

    def _signature(self, person: str) -> str:
        return hmac.new(self.key, person.encode(), hashlib.sha256).hexdigest()


def new_id() -> str:
    """An id for a person."""
    return secrets.token_urlsafe(BYTES_OF_ID)


def load(connection: Connection, person: str) -> Person | None:
    """A person who was not forgotten."""
    found = select(people).where(people.c.id == person, people.c.revoked.is_(False))
    row = connection.execute(found).first()
    return Person(row.id, row.name, row.language, row.moved_at) if row else None


def revoked(connection: Connection, some: Iterable[str | None]) -> set[str]:
    """Of some people, those whose tokens were revoked."""
    gone = select(people.c.id).where(people.c.revoked.is_(True), people.c.id.in_(some))
    return set(connection.execute(gone).scalars())


def add(connection: Connection, person: Person) -> None:
    """Write a person down, once."""
    if load(connection, person.id) is None:
        row = {"id": person.id, "name": person.name, "language": person.language}
        connection.execute(insert(people).values(**row, created_at=time.time(), revoked=False))


async def signing_key(database: Database) -> bytes:
    """The key of all tokens; whichever worker comes first makes it."""
    found = select(keys.c.value).where(keys.c.name == SIGNING_KEY)
    fresh = insert(keys).values(name=SIGNING_KEY, value=os.urandom(32))
    for _ in range(2):
        key = await database.read(lambda connection: connection.execute(found).scalar())
        if key is not None:
            return bytes(key)
        try:
            await database.write(lambda connection: connection.execute(fresh))
        except IntegrityError:
            continue  # another worker was faster
    return bytes(await database.read(lambda connection: connection.execute(found).scalar_one()))
