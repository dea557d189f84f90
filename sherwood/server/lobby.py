"""Requests about people, games and tables: everything that is not live."""

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sherwood.games.game import load, names
from sherwood.games.options import settle_options
from sherwood.play.lesson import find_lesson, lessons
from sherwood.play.match import Head, settled
from sherwood.server import company, seating, tables
from sherwood.server.house import House
from sherwood.server.messages import (
    AddBot,
    GameInfo,
    Language,
    LessonInfo,
    Me,
    NewMe,
    NewTable,
    OptionInfo,
    Phrase,
    SitDown,
    TableInfo,
)
from sherwood.server.people import Person
from sherwood.server.phrases import phrases
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.visitor import TheHouse, TheVisitor, Visitor, cookie

TableId = Annotated[str, PathParameter(max_length=32, description="the id in the table's link")]
SeatId = Annotated[int, PathParameter(ge=0, le=15, description="the number of the seat")]


class MeController(Controller):
    """Who you are."""

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
            person = await people.welcome(data.name.strip(), data.language)
        else:
            person = await people.rename(person, data.name.strip(), data.language)
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
        return Me(known=False, name="", language="en")
    return Me(known=True, name=person.name, language=person.language)


@get("/api/games", summary="What can be played here?", tags=["games"])
async def games() -> list[GameInfo]:
    """The games, their options and their bots."""
    return [game_info(name) for name in names()]


def game_info(name: str) -> GameInfo:
    """One game."""
    game = load(name).game
    options = [
        OptionInfo(name=option.name, default=option.default, says=option.says)
        for option in game.OPTIONS
    ]
    return GameInfo(
        name=name,
        least=game.PLAYERS[0],
        most=game.PLAYERS[-1],
        options=options,
        bots=company.levels(name),
        lessons=[
            LessonInfo(name=one.name, players=one.players, seat=one.seat, steps=one.steps(one.seat))
            for one in lessons(name)
        ],
        figures=settle_options(game.OPTIONS, {}, game.PLAYERS[0]).get("edition", {}),
    )


@get("/api/phrases", summary="What can be said in every language?", tags=["games"])
async def canned_phrases(language: FromQuery[Language] = "en") -> list[Phrase]:
    """The canned phrases in one language."""
    return phrases(language)


class TableController(Controller):
    """Tables, before and around their games."""

    path = "/api/tables"
    tags = ("tables",)

    @get(summary="Which tables are there?")
    async def all_tables(self, visitor: TheVisitor, house: TheHouse) -> list[TableInfo]:
        """The open tables, and yours."""
        found = await house.store.read(lambda link: tables.listed(link, visitor.id))
        return [table.info(visitor.id) for table in found]

    @post(summary="Open a table")
    async def create(
        self, visitor: TheVisitor, house: TheHouse, data: JSONBody[NewTable]
    ) -> TableInfo:
        """You are its host, and if you wish you sit there and play at once.

        The commitment to its shuffle is published with it.
        """
        host = visitor.known.id
        wish, table = settle(data), seating.new_id()
        if not house.new_tables.allows(visitor.address):
            raise Refusal(Reason.TOO_MANY_TABLES)
        await house.store.write(lambda link: furnish(link, table, wish, host, data))
        return await read(house, visitor, table)

    @get("/{table:str}", summary="How does a table stand?")
    async def one(self, visitor: TheVisitor, house: TheHouse, table: TableId) -> TableInfo:
        """Its settings and who sits where."""
        return await read(house, visitor, table)

    @put("/{table:str}/seats/{seat:int}", summary="Sit down")
    async def sit_down(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table: TableId,
        seat: SeatId,
        data: JSONBody[SitDown],
    ) -> TableInfo:
        """Take an empty seat, or change how you sit in yours."""
        me = visitor.known.id
        await house.store.write(
            lambda link: seating.sit_down(link, tables.load(link, table), seat, me, data)
        )
        return await changed(house, visitor, table)

    @delete("/{table:str}/seats/{seat:int}", summary="Stand up", status_code=200)
    async def stand_up(
        self, visitor: TheVisitor, house: TheHouse, table: TableId, seat: SeatId
    ) -> TableInfo:
        """Leave your seat, or as the host free another's. In a game a bot plays on for you."""
        me = visitor.known.id
        await house.store.write(
            lambda link: seating.stand_up(link, tables.load(link, table), seat, me)
        )
        return await changed(house, visitor, table)

    @put("/{table:str}/seats/{seat:int}/bot", summary="Add a bot")
    async def add_bot(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table: TableId,
        seat: SeatId,
        data: JSONBody[AddBot],
    ) -> TableInfo:
        """Let a bot take an empty seat."""
        game = (await find(house, table)).wish.game
        check_level(game, data.level)
        return await set_bot(house, visitor, table, seat, data.level)

    @delete("/{table:str}/seats/{seat:int}/bot", summary="Remove a bot", status_code=200)
    async def remove_bot(
        self, visitor: TheVisitor, house: TheHouse, table: TableId, seat: SeatId
    ) -> TableInfo:
        """Empty a bot's seat."""
        return await set_bot(house, visitor, table, seat, None)

    @post("/{table:str}/start", summary="Start the game", status_code=200)
    async def start(self, visitor: TheVisitor, house: TheHouse, table: TableId) -> TableInfo:
        """For the host, when all seats are taken."""
        me = visitor.known.id
        await house.store.write(lambda link: seating.start(link, tables.load(link, table), me))
        return await changed(house, visitor, table)

    @post("/{table:str}/rematch", summary="Play again", status_code=200)
    async def rematch(self, visitor: TheVisitor, house: TheHouse, table: TableId) -> TableInfo:
        """The same people and bots at a new table; whoever asks first opens it."""
        before = await find(house, table)
        if not before.seats_of(visitor.known.id):
            raise Refusal(Reason.NOT_A_PLAYER)
        if before.state != tables.OVER:
            raise Refusal(Reason.NOT_OVER)
        again = before.rematch or seating.new_id()
        if again != before.rematch:
            try:
                await house.store.write(
                    lambda link: seating.create(link, again, before.wish, before.host, before)
                )
            except IntegrityError:  # somebody else asked at the same moment
                again = (await find(house, table)).rematch or table
            await house.changed(table)
        return await read(house, visitor, again)


async def find(house: House, table: str) -> tables.Table:
    """A table."""
    return await house.store.read(lambda link: tables.load(link, table))


async def read(house: House, visitor: Visitor, table: str) -> TableInfo:
    """A table as a visitor sees it."""
    return (await find(house, table)).info(visitor.id)


async def changed(house: House, visitor: Visitor, table: str) -> TableInfo:
    """A table that has just changed; all who are there see it too."""
    await house.changed(table)
    return await read(house, visitor, table)


async def set_bot(
    house: House, visitor: Visitor, table: str, seat: int, level: str | None
) -> TableInfo:
    """Add or remove a bot."""
    me = visitor.known.id
    await house.store.write(
        lambda link: seating.set_bot(link, tables.load(link, table), seat, me, level)
    )
    return await changed(house, visitor, table)


def settle(data: NewTable) -> tables.Wish:
    """A table that can be played, as it is kept."""
    wish = tables.Wish(**{**msgspec.structs.asdict(data), "sit": None, "start": False})
    if wish.lesson is not None:
        wish = for_lesson(wish, wish.lesson)
    try:
        settled(Head(wish.game, wish.players, wish.options, b""))
    except ValueError as error:
        raise Refusal(Reason.BAD_TABLE, complaint=str(error)) from None
    if len(wish.bots) > wish.players:
        complaint = f"there are {wish.players} seats and {len(wish.bots)} bots"
        raise Refusal(Reason.BAD_TABLE, complaint=complaint)
    for level in wish.bots:
        if level is not None:
            check_level(wish.game, level)
    if data.start:
        wish.bots = company.fill(wish.game, wish.players, wish.bots, someone=data.sit is not None)
    return wish


def for_lesson(wish: tables.Wish, name: str) -> tables.Wish:
    """The table of a lesson, which fixes almost everything."""
    lesson = find_lesson(wish.game, name)
    if lesson is None:
        raise Refusal(Reason.UNKNOWN_LESSON, lesson=name)
    return msgspec.structs.replace(
        wish,
        players=lesson.players,
        options=lesson.options,
        bots=[level or None for level in lesson.bots],
        open=False,
        clock=None,
        hot_seat=False,
        position=lesson.position,
        seed=lesson.seed,
    )


def furnish(link: Connection, table: str, wish: tables.Wish, host: str, data: NewTable) -> None:
    """A new table, with its host in a seat and its game begun where that was wished for."""
    if tables.load_all(link, [table]):
        return  # it was written before, though the answer was lost
    seating.create(link, table, wish, host)
    if data.sit is not None:
        fresh = tables.load(link, table)
        free = next((seat.seat for seat in fresh.seats if not seat.taken), 0)
        seating.sit_down(link, fresh, free, host, data.sit)
    if data.start:
        seating.start(link, tables.load(link, table), host)


def check_level(game: str, level: str) -> None:
    """A bot that there is."""
    if level not in company.levels(game):
        raise Refusal(Reason.UNKNOWN_BOT, bot=level, known=company.levels(game))
