"""At a table for its players alone nobody else sees anything of the game."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sherwood.server.live.game import Live
from sherwood.server.live.house import House
from sherwood.server.live.room import Room
from sherwood.server.live.sitting import Sitting
from sherwood.server.store import seating
from sherwood.server.store.schema import tables as rows
from sherwood.server.store.tables import PLAYING, WAITING
from tests.server.test_room import collected, seated
from tests.server.test_sitting import Reader


async def become(house: House, room: Room, state: str) -> None:
    """The table is for its players alone, and its game as far as that."""
    wish = msgspec.structs.replace(room.table.wish, spectators=False)
    private = rows.update().values(settings=msgspec.json.encode(wish).decode(), state=state)
    await house.database.write(lambda connection: connection.execute(private))


def views_in(sent: list[bytes]) -> list[bytes]:
    return [message for message in sent if message.startswith(b'{"type":"view"')]


def test_who_waits_there_is_sent_away_before_the_game_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may ask for the newest view at any moment, also while the game is being read."""

    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            await become(house, room, WAITING)
            room.live = None
            await house.changed(room.table.id)
            outsider = Sitting("nell", "en", Reader())
            await room.enter(outsider)
            sent, mine = collected(outsider), collected(sittings[0])
            absorb_all = Room._absorb_all

            async def slowly(self: Room, some: Any) -> None:
                assert isinstance(self.live, Live)
                self.show(outsider)
                await absorb_all(self, some)

            monkeypatch.setattr(Room, "_absorb_all", slowly)
            await become(house, room, PLAYING)
            await house.changed(room.table.id)
            assert outsider.closed.done()
            assert views_in(mine)
            assert not views_in(sent)

    asyncio.run(story())


def test_who_has_lost_their_seat_sees_nothing_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            await become(house, room, PLAYING)
            sent = collected(sittings[1])
            await house.database.write(
                lambda connection: seating.change(connection, room.table.id, 1, person="nell")
            )
            await house.changed(room.table.id)
            assert sittings[1].closed.done()
            assert not views_in(sent)
            assert not any(sitting.closed.done() for sitting in (sittings[0], *sittings[2:]))

    asyncio.run(story())
