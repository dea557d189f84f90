"""What people do in a world: what they send over their sockets, and what they ask for."""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec

from sherwood.play.match import SPECTATOR
from tests.server.hourglass import A_MOMENT
from tests.server.worlds import World

NOWHERE = "nowhere000000000"  # a table that there is not
LONGEST_WAIT = 200  # looks for something that is to be seen
A_LOOK = 0.05  # seconds


@dataclass(frozen=True)
class Act:
    """Some steps at once, chosen in the newest view, or so many versions before or after it."""

    seat: int
    steps: tuple[int | str, ...]
    off: int = 0

    async def done_by(self, who: int, world: World, number: int) -> None:
        """Send it."""
        wish = {"type": "act", "seat": self.seat, "steps": list(self.steps)}
        await send_chosen(wish, who, world, number, self.off)


@dataclass(frozen=True)
class TakeBack:
    """Take one's last step back."""

    async def done_by(self, who: int, world: World, number: int) -> None:
        """Send it."""
        await send_chosen({"type": "take_back", "seat": who}, who, world, number, 0)


async def send_chosen(wish: dict[str, Any], who: int, world: World, number: int, off: int) -> None:
    """What is chosen in a view."""
    chosen = {"id": f"chosen-{number}", "version": world.versions.get(who, 0) + off}
    await world.say(who, msgspec.json.encode(wish | chosen))


@dataclass(frozen=True)
class Send:
    """Any other message."""

    message: dict[str, Any] | bytes

    async def done_by(self, who: int, world: World, _number: int) -> None:
        """Send it."""
        sent = (
            self.message if isinstance(self.message, bytes) else msgspec.json.encode(self.message)
        )
        await world.say(who, sent)


@dataclass(frozen=True)
class Ask:
    """A request about the table. The path may name one's newest version, and the one after it."""

    method: str
    path: str
    body: Any = None

    async def done_by(self, who: int, world: World, _number: int) -> None:
        """Ask."""
        newest = world.versions.get(who, 0)
        path = self.path.format(newest=newest, next=newest + 1)
        await world.ask(who, self.method, f"/api/tables/{world.table}{path}", self.body)


@dataclass(frozen=True)
class Knock:
    """Try another table, which there is not."""

    async def done_by(self, who: int, world: World, _number: int) -> None:
        """Connect."""
        await world.come(who, NOWHERE)


@dataclass(frozen=True)
class ComeBack:
    """Lose the connection and make it again."""

    async def done_by(self, who: int, world: World, _number: int) -> None:
        """Go, and come."""
        await world.go(who)
        await world.come(who)


@dataclass(frozen=True)
class BeForgotten:
    """Have one's token revoked."""

    async def done_by(self, who: int, world: World, _number: int) -> None:
        """Ask for it."""
        await world.forget(who)


@dataclass(frozen=True)
class Pause:
    """Do nothing for a while."""

    seconds: float

    async def done_by(self, _who: int, _world: World, _number: int) -> None:
        """Wait."""
        await asyncio.sleep(self.seconds)


@dataclass(frozen=True)
class UntilSeen:
    """Do nothing until everybody has seen something new."""

    async def done_by(self, _who: int, world: World, _number: int) -> None:
        """Wait for a spectator's next version."""
        before = world.versions[SPECTATOR]
        for _ in range(LONGEST_WAIT):
            await asyncio.sleep(A_LOOK)
            if world.versions[SPECTATOR] > before:
                return


Deed = Act | TakeBack | Send | Ask | Knock | ComeBack | BeForgotten | Pause | UntilSeen


@dataclass(frozen=True)
class Line:
    """What somebody does here, and there; None: nothing, for just as long."""

    who: int
    here: Deed | None
    there: Deed | None

    async def played(self, world: World, number: int, *, is_there: bool) -> None:
        """Do it."""
        deed = self.there if is_there else self.here
        if deed is None:
            await asyncio.sleep(A_MOMENT)
        else:
            await deed.done_by(self.who, world, number)


def both(who: int, deed: Deed) -> Line:
    """The same in both worlds."""
    return Line(who, deed, deed)
