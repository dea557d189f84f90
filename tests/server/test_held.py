"""A choice that is kept until its moment is always answered."""

import asyncio
from pathlib import Path

from sherwood.play.safe import no_for
from sherwood.server.messages import Done
from sherwood.server.store import seating
from tests.server.test_room import Players, seated


async def somebody_asked(players: Players) -> int:
    """Play on until the table could say no for somebody; who that is."""
    live = players.room.live
    assert live is not None
    while True:
        for seat in live.match.actors:
            if no_for(live.match, seat) is not None:
                return seat
        seat = live.match.actors[0]
        players.act(seat)
        await players.answered(seat)


async def let_the_table_say_no(players: Players, seat: int, *, says_no: bool) -> None:
    table = players.room.table.id
    await players.house.database.write(
        lambda connection: seating.change(connection, table, seat, says_no=says_no)
    )
    await players.house.changed(table)


def test_whoever_wants_to_speak_again_has_what_they_chose_meanwhile_done_at_once(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            players = Players(house, room, sittings)
            seat = await somebody_asked(players)
            await let_the_table_say_no(players, seat, says_no=True)
            players.act(seat, request_id="kept")
            await room.catch_up()
            assert seat not in players.answers, "it is kept until the table would say no"
            await let_the_table_say_no(players, seat, says_no=False)
            async with asyncio.timeout(1.0):
                await players.answered(seat)
            answer = players.answers[seat]
            assert isinstance(answer, Done)
            assert answer.id == "kept"
            assert not room.schedule.held

    asyncio.run(story())
