"""Requests about yourself: your name, your language, and being forgotten."""

from litestar import Controller, Response, delete, get, put
from litestar.params import JSONBody

from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import Me, NewMe
from sherwood.server.store.people import Person
from sherwood.server.web.visitor import TheHouse, TheVisitor, cookie


class MeController(Controller):
    """Requests about the person who makes them."""

    path = "/api/me"
    tags = ("people",)

    @get(summary="Who am I?")
    async def me(self, visitor: TheVisitor) -> Me:
        """Your name and language, if you have said them."""
        return describe(visitor.person)

    @put(summary="Say my name and language")
    async def say(
        self, visitor: TheVisitor, house: TheHouse, data: JSONBody[NewMe]
    ) -> Response[Me]:
        """The first time you also get a cookie, by which you are known from then on."""
        people, person = house.people, visitor.person
        if person is None:
            if not house.limits.new_people.allows(visitor.address):
                raise Refusal(Reason.TOO_FAST)
            person = await people.welcome(data.name, data.language)
        else:
            person = await people.rename(person, data.name, data.language)
        mine = cookie(house.settings, people.token(person.id))
        return Response(describe(person), cookies=[mine])

    @delete(summary="Forget me", status_code=200)
    async def forget(self, visitor: TheVisitor, house: TheHouse) -> Response[Me]:
        """Your token is worth nothing from now on; your name, seats and connections are gone."""
        if visitor.person is not None:
            await house.forget(visitor.person.id)
        return Response(describe(None), cookies=[cookie(house.settings, "", max_age=0)])


def describe(person: Person | None) -> Me:
    """A person for the person."""
    if person is None:
        return Me(known=False, name="", language="en", moved_at=None)
    name, language, moved_at = person.name, person.language, person.moved_at
    return Me(known=True, name=name, language=language, moved_at=moved_at)
