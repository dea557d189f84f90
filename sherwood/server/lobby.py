"""Requests about people, games and tables: everything that is not live."""

from typing import Annotated

from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter
from sqlalchemy.exc import IntegrityError

from sherwood.games.game import load, names
from sherwood.games.options import settle_options
from sherwood.play.match import Head, settled
from sherwood.server import company, seating
from sherwood.server.house import House
from sherwood.server.messages import (
    AddBot,
    GameInfo,
    Language,
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
        """Your token is worth nothing from now on, and your name is erased."""
        if visitor.person is not None:
            await house.people.forget(visitor.person)
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
        found = await house.store.read(lambda link: seating.listed(link, visitor.id))
        return [table.info(visitor.id) for table in found]

    @post(summary="Open a table")
    async def create(
        self, visitor: TheVisitor, house: TheHouse, data: JSONBody[NewTable]
    ) -> TableInfo:
        """You are its host. The commitment to its shuffle is published with it."""
        host = visitor.known.id
        check_wish(data)
        if not house.new_tables.allows(visitor.address):
            raise Refusal(Reason.TOO_MANY_TABLES)
        table = await house.store.write(lambda link: seating.create(link, data, host))
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
            lambda link: seating.sit_down(link, seating.load(link, table), seat, me, data)
        )
        return await changed(house, visitor, table)

    @delete("/{table:str}/seats/{seat:int}", summary="Stand up", status_code=200)
    async def stand_up(
        self, visitor: TheVisitor, house: TheHouse, table: TableId, seat: SeatId
    ) -> TableInfo:
        """Leave your seat, or as the host free another's. In a game a bot plays on for you."""
        me = visitor.known.id
        await house.store.write(
            lambda link: seating.stand_up(link, seating.load(link, table), seat, me)
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
        await house.store.write(lambda link: seating.start(link, seating.load(link, table), me))
        return await changed(house, visitor, table)

    @post("/{table:str}/rematch", summary="Play again", status_code=200)
    async def rematch(self, visitor: TheVisitor, house: TheHouse, table: TableId) -> TableInfo:
        """The same people and bots at a new table; whoever asks first opens it."""
        before = await find(house, table)
        if not before.seats_of(visitor.known.id):
            raise Refusal(Reason.NOT_A_PLAYER)
        if before.state != seating.OVER:
            raise Refusal(Reason.NOT_OVER)
        try:
            again: str | None = before.rematch or await house.store.write(
                lambda link: seating.create(link, before.wish, before.host, before)
            )
        except IntegrityError:  # somebody else asked at the same moment
            again = (await find(house, table)).rematch
        await house.changed(table)
        return await read(house, visitor, again or table)


async def find(house: House, table: str) -> seating.Table:
    """A table."""
    return await house.store.read(lambda link: seating.load(link, table))


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
        lambda link: seating.set_bot(link, seating.load(link, table), seat, me, level)
    )
    return await changed(house, visitor, table)


def check_wish(wish: NewTable) -> None:
    """A table that can be played."""
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


def check_level(game: str, level: str) -> None:
    """A bot that there is."""
    if level not in company.levels(game):
        raise Refusal(Reason.UNKNOWN_BOT, bot=level, known=company.levels(game))
