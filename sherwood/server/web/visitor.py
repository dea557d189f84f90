"""Who makes a request: their cookie, and where they come from."""

from dataclasses import dataclass

from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import RequestCookies
from litestar.types import Scope

from sherwood.server.live.house import House
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.settings import Settings
from sherwood.server.store.people import Person
from sherwood.server.web.guard import address_of

A_YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Visitor:
    """The person behind a request: who they are, and from which address they come."""

    address: str
    person: Person | None

    @property
    def id(self) -> str | None:
        """The person's id, where there is one."""
        return self.person.id if self.person else None

    @property
    def known(self) -> Person:
        """The person; somebody who has not said their name may not do this."""
        if self.person is None:
            raise Refusal(Reason.NO_NAME)
        return self.person


def house_of(state: State) -> House:
    """The live tables of this worker."""
    house: House = state.house
    return house


TheHouse = NamedDependency[House]


async def visitor_of(house: TheHouse, scope: Scope, cookies: RequestCookies) -> Visitor:
    """The visitor who makes a request, or connects."""
    token = cookies.get(cookie_name(house.settings), "")
    person = await house.people.find(token) if token else None
    return Visitor(address_of(scope), person)


TheVisitor = NamedDependency[Visitor]


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
