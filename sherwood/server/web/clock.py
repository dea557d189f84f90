"""The clock of the server, by which deadlines are told."""

import time

from litestar import get

from sherwood.server.requests import Clock


@get("/api/clock", summary="How late is it?", tags=["games"])
async def clock() -> Clock:
    """The server's time, for somebody who wants to compare clocks.

    It is the same for everybody and at every moment, so it tells nothing about a game.
    """
    return Clock(now=time.time())
