"""Requests about tables, before and around their games."""

from typing import Annotated

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sherwood.server.live.house import House
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import (
    HIGHEST_SEAT,
    AddBot,
    NewTable,
    SetPace,
    ShowWords,
    SitDown,
    TableInfo,
)
from sherwood.server.store import dealing, seating, tables
from sherwood.server.store.wish import Wish, check_level, settle
from sherwood.server.web.visitor import TheHouse, TheVisitor, Visitor

TableId = Annotated[str, PathParameter(max_length=32, description="the id in the table's link")]
SeatId = Annotated[int, PathParameter(ge=0, le=HIGHEST_SEAT, description="the number of the seat")]


class TableController(Controller):
    """Tables, before and around their games."""

    path = "/api/tables"
    tags = ("tables",)

    @get(summary="Which tables are there?")
    async def all_tables(self, visitor: TheVisitor, house: TheHouse) -> list[TableInfo]:
        """The open tables, and yours."""
        found = await house.database.read(lambda connection: tables.listed(connection, visitor.id))
        return [table.info(visitor.id) for table in found]

    @post(summary="Open a table")
    async def create(
        self, visitor: TheVisitor, house: TheHouse, data: JSONBody[NewTable]
    ) -> TableInfo:
        """You are its host, and if you wish you sit there and play at once.

        The commitment to its shuffle is published with it.
        """
        host = visitor.known.id
        count_table(house, visitor)
        wish, table = settle(data), seating.new_id()
        await house.database.write(lambda connection: furnish(connection, table, wish, host, data))
        return await read(house, visitor, table)

    @get("/{table_id:str}", summary="How does a table stand?")
    async def one(self, visitor: TheVisitor, house: TheHouse, table_id: TableId) -> TableInfo:
        """Its settings and who sits where."""
        return await read(house, visitor, table_id)

    @put("/{table_id:str}/seats/{seat:int}", summary="Sit down")
    async def sit_down(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table_id: TableId,
        seat: SeatId,
        data: JSONBody[SitDown],
    ) -> TableInfo:
        """Take an empty seat, or change how you sit in yours."""
        me = visitor.known.id
        await house.database.write(
            lambda connection: seating.sit_down(
                connection, tables.hold(connection, table_id), seat, me, data
            )
        )
        return await changed(house, visitor, table_id)

    @put("/{table_id:str}/seats/{seat:int}/words", summary="Show my words")
    async def show_words(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table_id: TableId,
        seat: SeatId,
        data: JSONBody[ShowWords],
    ) -> TableInfo:
        """Show the words that you pledged. When all have, the cards are dealt."""
        me, words = visitor.known.id, data.words
        await house.database.write(
            lambda connection: dealing.show_words(
                connection, tables.hold(connection, table_id), seat, me, words
            )
        )
        return await changed(house, visitor, table_id)

    @delete("/{table_id:str}/seats/{seat:int}", summary="Stand up", status_code=200)
    async def stand_up(
        self, visitor: TheVisitor, house: TheHouse, table_id: TableId, seat: SeatId
    ) -> TableInfo:
        """Leave your seat, or as the host free another's. In a game a bot plays on for you."""
        me = visitor.known.id
        await house.database.write(
            lambda connection: seating.stand_up(
                connection, tables.hold(connection, table_id), seat, me
            )
        )
        return await changed(house, visitor, table_id)

    @put("/{table_id:str}/seats/{seat:int}/bot", summary="Add a bot")
    async def add_bot(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table_id: TableId,
        seat: SeatId,
        data: JSONBody[AddBot],
    ) -> TableInfo:
        """Let a bot take an empty seat."""
        game = (await find(house, table_id)).wish.game
        check_level(game, data.level)
        return await set_bot(house, visitor, table_id, seat, data.level)

    @delete("/{table_id:str}/seats/{seat:int}/bot", summary="Remove a bot", status_code=200)
    async def remove_bot(
        self, visitor: TheVisitor, house: TheHouse, table_id: TableId, seat: SeatId
    ) -> TableInfo:
        """Empty a bot's seat."""
        return await set_bot(house, visitor, table_id, seat, None)

    @put("/{table_id:str}/pace", summary="Set the pace of the bots")
    async def set_pace(
        self, visitor: TheVisitor, house: TheHouse, table_id: TableId, data: JSONBody[SetPace]
    ) -> TableInfo:
        """For the host: how fast bots play, from now on."""
        me = visitor.known.id
        await house.database.write(
            lambda connection: seating.set_pace(
                connection, tables.hold(connection, table_id), me, data.bot_pace
            )
        )
        return await changed(house, visitor, table_id)

    @post("/{table_id:str}/start", summary="Start the game", status_code=200)
    async def start(self, visitor: TheVisitor, house: TheHouse, table_id: TableId) -> TableInfo:
        """For the host, when all seats are taken. Pledged words are shown before the cards are dealt."""
        me = visitor.known.id
        await house.database.write(
            lambda connection: seating.start(connection, tables.hold(connection, table_id), me)
        )
        return await changed(house, visitor, table_id)

    @post("/{table_id:str}/rematch", summary="Play again", status_code=200)
    async def rematch(self, visitor: TheVisitor, house: TheHouse, table_id: TableId) -> TableInfo:
        """The same people and bots at a new table; whoever asks first opens it."""
        before, me = await find(house, table_id), visitor.known.id
        if not before.seats_of(me):
            raise Refusal(Reason.NOT_A_PLAYER)
        if before.state != tables.OVER:
            raise Refusal(Reason.NOT_OVER)
        again = before.rematch or seating.new_id()
        if again != before.rematch:
            count_table(house, visitor)
            wish = before.wish.settled()
            try:
                await house.database.write(
                    lambda connection: seating.create(
                        connection, again, wish, before.host or me, before
                    )
                )
            except IntegrityError:  # somebody else asked at the same moment
                again = (await find(house, table_id)).rematch or table_id
            await house.changed(table_id)
        return await read(house, visitor, again)


def count_table(house: House, visitor: Visitor) -> None:
    """One more table of an address; whatever it costs to look at the wish comes after that."""
    if not house.limits.new_tables.allows(visitor.address):
        raise Refusal(Reason.TOO_MANY_TABLES)


async def find(house: House, table_id: str) -> tables.StoredTable:
    """A table as the database has it, or the refusal that there is none."""
    return await house.database.read(lambda connection: tables.load(connection, table_id))


async def read(house: House, visitor: Visitor, table_id: str) -> TableInfo:
    """A table as a visitor sees it."""
    return (await find(house, table_id)).info(visitor.id)


async def changed(house: House, visitor: Visitor, table_id: str) -> TableInfo:
    """A table that has just changed; all who are there see it too."""
    await house.changed(table_id)
    return await read(house, visitor, table_id)


async def set_bot(
    house: House, visitor: Visitor, table_id: str, seat: int, level: str | None
) -> TableInfo:
    """Add or remove a bot."""
    me = visitor.known.id
    await house.database.write(
        lambda connection: seating.set_bot(
            connection, tables.hold(connection, table_id), seat, me, level
        )
    )
    return await changed(house, visitor, table_id)


def furnish(connection: Connection, table_id: str, wish: Wish, host: str, data: NewTable) -> None:
    """A new table, with its host in a seat and its game begun where that was wished for."""
    if tables.load_all(connection, [table_id]):
        return  # it was written before, though the answer was lost
    seating.create(connection, table_id, wish, host)
    if data.sit is not None:
        fresh = tables.load(connection, table_id)
        free = next((seat.seat for seat in fresh.seats if not seat.taken), 0)
        seating.sit_down(connection, fresh, free, host, data.sit)
    if data.start:
        seating.start(connection, tables.load(connection, table_id), host)
