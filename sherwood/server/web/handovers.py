"""Requests by which a seat gets to another device."""

from litestar import Controller, Response, post
from litestar.params import JSONBody
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sherwood.server.live.house import House
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import Claim, Claimed, Handover, TakenOver
from sherwood.server.store import handovers, tables
from sherwood.server.store.people import Person
from sherwood.server.web.me import describe
from sherwood.server.web.tables import SeatId, TableId
from sherwood.server.web.visitor import TheHouse, TheVisitor, Visitor, cookie

RACES = 3  # for a mark, which two workers may choose at the same moment


class HandoverController(Controller):
    """Seats that change hands."""

    path = "/api"
    tags = ("handovers",)

    @post("/tables/{table_id:str}/handover", summary="Move my seat")
    async def move(self, visitor: TheVisitor, house: TheHouse, table_id: TableId) -> Handover:
        """A link and a code by which another device becomes you, once and for two minutes."""
        me, key = visitor.known.id, house.people.key
        count_handover(house, me)
        for _ in range(RACES):
            try:
                return await house.database.write(
                    lambda connection: handovers.move(
                        connection, tables.load(connection, table_id), me, key
                    )
                )
            except IntegrityError:
                continue  # another code has got this mark
        raise Refusal(Reason.UNAVAILABLE)

    @post("/tables/{table_id:str}/seats/{seat:int}/link", summary="Give a lost seat a new link")
    async def give_link(
        self, visitor: TheVisitor, house: TheHouse, table_id: TableId, seat: SeatId
    ) -> Handover:
        """For the host, when whoever sits there is gone. Everybody at the table is told."""
        me, grace = visitor.known.id, house.settings.grace
        count_handover(house, me)
        given = await house.database.write(
            lambda connection: handovers.give_link(
                connection, tables.hold(connection, table_id), seat, me, grace
            )
        )
        await house.changed(table_id)
        return given

    @post("/handovers/look", summary="Who would I be?", status_code=200)
    async def look(self, visitor: TheVisitor, house: TheHouse, data: JSONBody[Claim]) -> Claimed:
        """What a link or a code is for; it still works afterwards."""
        count_claim(house, visitor, data)
        key = house.people.key
        askers = handovers.askers(data, key, visitor.id)

        def look(connection: Connection) -> Claimed | None:
            found = handovers.find(connection, data, key, askers)
            return handovers.describe(connection, found) if found else None

        # Refused here, not in there, where a refusal would take the count of wrong tries back.
        claimed = await house.database.write(look)
        if claimed is None:
            raise Refusal(Reason.UNKNOWN_CODE)
        return claimed

    @post("/handovers/take", summary="Take my seat over", status_code=200)
    async def take(
        self, visitor: TheVisitor, house: TheHouse, data: JSONBody[Claim]
    ) -> Response[TakenOver]:
        """You are that person from now on, or have that seat. It works once."""
        count_claim(house, visitor, data)
        key = house.people.key
        askers = handovers.askers(data, key, visitor.id)

        def take(connection: Connection) -> tuple[Person, Claimed] | None:
            found = handovers.find(connection, data, key, askers)
            told = handovers.describe(connection, found) if found else None
            if found is None or told is None:
                return None
            taker = handovers.take(connection, found, visitor.person, askers)
            return (taker, told) if taker else None

        taken = await house.database.write(take)
        if taken is None:
            raise Refusal(Reason.UNKNOWN_CODE)
        person, told = taken
        await tell(house, person, told)
        mine = cookie(house.settings, house.people.token(person.id))
        return Response(TakenOver(me=describe(person), table=told.table), cookies=[mine])


async def tell(house: House, person: Person, told: Claimed) -> None:
    """Tell those whom it concerns: the person's other devices, or everybody at the table."""
    if told.seat is not None:
        await house.changed(told.table)
    elif person.moved_at is not None:
        house.moved(person.id, person.moved_at)


def count_handover(house: House, person: str) -> None:
    """One more way to another device that somebody opens."""
    if not house.limits.handovers.allows(person):
        raise Refusal(Reason.TOO_FAST)


def count_claim(house: House, visitor: Visitor, claim: Claim) -> None:
    """One more code of an address; a secret is too long to be guessed."""
    if claim.code is not None and not house.limits.codes.allows(visitor.address):
        raise Refusal(Reason.TOO_MANY_CODES)
