"""The request that becomes a connection to a table."""

from typing import get_args

from litestar import websocket
from litestar.params import FromPath, RequestCookies

from sherwood.server.live.connection import Connection
from sherwood.server.live.house import House
from sherwood.server.live.sitting import Sitting
from sherwood.server.live.transport import Socket, transport_of
from sherwood.server.metrics import SOCKETS, TABLES
from sherwood.server.refusal import CLOSE_CODES, Reason, Refusal
from sherwood.server.requests import Language
from sherwood.server.store.database import DatabaseAway
from sherwood.server.web.guard import address_of
from sherwood.server.web.visitor import Visitor, house_of, visitor_of


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Watch a table, and play there if you sit at it."""
    house, address = house_of(socket.app.state), address_of(socket.scope)
    await socket.accept()
    if not house.limits.sockets.enter(address):
        await send_away(socket, Refusal(Reason.TOO_MANY_SOCKETS))
        return
    SOCKETS.inc()
    try:
        visitor = await visitor_of(house, socket.scope, RequestCookies(socket.cookies))
        await sit(socket, house, visitor, table_id)
    except Refusal as refusal:
        await send_away(socket, refusal)
    except DatabaseAway:
        await send_away(socket, Refusal(Reason.UNAVAILABLE))
    finally:
        SOCKETS.dec()
        house.limits.sockets.leave(address)
        TABLES.set(len(house.rooms))


async def send_away(socket: Socket, refusal: Refusal) -> None:
    """Close a socket for a reason."""
    await socket.close(CLOSE_CODES[refusal.reason], refusal.why)


async def sit(socket: Socket, house: House, visitor: Visitor, table_id: str) -> None:
    """Be at a table until the connection ends."""
    transport = transport_of(socket)
    sitting = Sitting(visitor.id, language_of(socket, visitor), transport)
    async with house.visit(table_id, sitting) as room:
        TABLES.set(len(house.rooms))
        await room.chat.welcome(sitting)
        quota = house.limits.of(visitor.id or visitor.address)
        await Connection(socket, transport, room, sitting, quota, house.tasks.spawn).work()


def language_of(socket: Socket, visitor: Visitor) -> str:
    """What somebody reads: as their page says, who may be a stranger; else as they told us once."""
    asked = socket.query_params.get("language", "")
    if asked in get_args(Language):
        return str(asked)
    return visitor.person.language if visitor.person else "en"
