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

from sherwood.server import seating
from sherwood.server.messages import Language
from sherwood.server.schema import keys, people
from sherwood.server.store import Store

SIGNING_KEY = "token"
BYTES_OF_ID = 12
FIRST_LANGUAGE: Language = "en"


@dataclass(frozen=True)
class Person:
    """Somebody with a token."""

    id: str
    name: str
    language: Language


class People:
    """Everybody this server knows."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key

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
        return await self._store.read(lambda link: load(link, person)) if person else None

    async def welcome(self, name: str, language: Language) -> Person:
        """Somebody new."""
        person = Person(secrets.token_urlsafe(BYTES_OF_ID), name, language)
        await self._store.write(lambda link: add(link, person))
        return person

    async def rename(self, person: Person, name: str, language: Language) -> Person:
        """The same person with another name or language."""
        changed = update(people).where(people.c.id == person.id)
        changed = changed.values(name=name, language=language)
        await self._store.write(lambda link: link.execute(changed))
        return Person(person.id, name, language)

    async def forget(self, person: str) -> list[str]:
        """Revoke a person's token and free their seats; the tables at which they sat."""
        gone = update(people).where(people.c.id == person).values(revoked=True, name="")

        def forget(link: Connection) -> list[str]:
            link.execute(gone)
            return seating.forget(link, person)

        return await self._store.write(forget)

    async def forgotten(self, some: Iterable[str | None]) -> set[str]:
        """Of some people, those whose tokens were revoked."""
        revoked = select(people.c.id).where(people.c.revoked.is_(True), people.c.id.in_(some))
        return await self._store.read(lambda link: set(link.execute(revoked).scalars()))

    def _signature(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), hashlib.sha256).hexdigest()


def load(link: Connection, person: str) -> Person | None:
    """A person who was not forgotten."""
    found = select(people).where(people.c.id == person, people.c.revoked.is_(False))
    row = link.execute(found).first()
    return Person(row.id, row.name, row.language) if row else None


def add(link: Connection, person: Person) -> None:
    """Write a person down, once."""
    if load(link, person.id) is None:
        row = {"id": person.id, "name": person.name, "language": person.language}
        link.execute(insert(people).values(**row, created_at=time.time(), revoked=False))


async def signing_key(store: Store) -> bytes:
    """The key of all tokens; whichever worker comes first makes it."""
    found = select(keys.c.value).where(keys.c.name == SIGNING_KEY)
    fresh = insert(keys).values(name=SIGNING_KEY, value=os.urandom(32))
    for _ in range(2):
        key = await store.read(lambda link: link.execute(found).scalar())
        if key is not None:
            return bytes(key)
        try:
            await store.write(lambda link: link.execute(fresh))
        except IntegrityError:
            continue  # another worker was faster
    return bytes(await store.read(lambda link: link.execute(found).scalar_one()))
