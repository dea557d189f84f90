"""Who makes a request: their cookie, and where they come from."""

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from sherwood.server.guard import address_of
from sherwood.server.house import House
from sherwood.server.people import Person
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.settings import Settings

A_YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Visitor:
    """Somebody who asks."""

    address: str
    person: Person | None

    @property
    def id(self) -> str | None:
        """The person's id, where there is one."""
        return self.person.id if self.person else None

    @property
    def known(self) -> Person:
        """The person; who has not said their name may not do this."""
        if self.person is None:
            raise Refusal(Reason.NO_NAME)
        return self.person


def house_of(connection: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The worker's tables."""
    house: House = connection.app.state.house
    return house


async def visitor_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Visitor:
    """Who is connected."""
    house = house_of(connection)
    token = connection.cookies.get(cookie_name(house.settings), "")
    person = await house.people.find(token) if token else None
    return Visitor(address_of(connection.scope), person)


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """The same for the handlers of requests."""
    return await visitor_of(request)


async def provide_house(request: Request[Any, Any, Any]) -> House:
    """The worker's tables, for the handlers of requests."""
    return house_of(request)


def cookie_name(settings: Settings) -> str:
    """The prefix makes browsers insist on HTTPS and on our host."""
    return "__Host-sherwood" if settings.secure else "sherwood"


def cookie(settings: Settings, token: str, max_age: int = A_YEAR) -> Cookie:
    """The cookie of a person: not for scripts, not for other sites."""
    return Cookie(
        key=cookie_name(settings),
        value=token,
        max_age=max_age,
        path="/",
        httponly=True,
        samesite="strict",
        secure=settings.secure,
    )


TheHouse = NamedDependency[House]
TheVisitor = NamedDependency[Visitor]
