"""Small talk of the bots at a table, through its chat.

Every worker follows the talk, so that all agree who spoke last; the one that wrote an action says
what it brings about.
"""

import asyncio
import random
from collections.abc import Set

from sherwood.bots.talk import SmallTalk
from sherwood.play.match import SPECTATOR
from sherwood.server.live.chat import Chat
from sherwood.server.live.game import Live
from sherwood.server.live.services import Services
from sherwood.server.store.tables import StoredTable

SOONEST, LATEST = 0.5, 1.5  # seconds after what is talked about


class Talk:
    """What the bots of one table are about to say."""

    def __init__(self, services: Services, chat: Chat) -> None:
        self._services = services
        self._chat = chat
        self._talk: SmallTalk | None = None
        self._due: list[tuple[int, str]] = []

    def hush(self) -> None:
        """What was not said by now is not said here."""
        self._due = []

    def hear(self, table: StoredTable, live: Live, saw: Set[int]) -> None:
        """Something happened, and these have seen it."""
        if not (table.bots and table.wish.chat and SPECTATOR in saw):
            return
        if self._talk is None:
            self._talk = SmallTalk(live.match.head.game, table.bots, table.id)
        line = self._talk.hear(live.match.view(SPECTATOR))
        if line is not None:
            self._due.append(line)

    def speak(self) -> None:
        """Say what is due, a moment later."""
        for seat, phrase in self._due:
            self._services.spawn(self._say(seat, phrase))
        self.hush()

    async def _say(self, seat: int, phrase: str) -> None:
        await asyncio.sleep(random.uniform(SOONEST, LATEST))  # noqa: S311
        await self._chat.write_once(seat, phrase)
