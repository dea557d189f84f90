"""Four people at one table of a server, connected."""

import asyncio

from benchmarks.server.guest import Guest, Pace
from benchmarks.server.person import PEOPLE, Person, Server
from benchmarks.server.table import Table


class Party:
    """Four people at one table; at first they rest."""

    def __init__(self, people: list[Person], table: Table, pace: Pace) -> None:
        self._people = people
        self._guests = [Guest(person, seat, table, pace) for seat, person in enumerate(people)]
        self.table = table

    @property
    def moves(self) -> int:
        """How many were accepted so far."""
        return sum(person.moves for person in self._people)

    def play(self) -> None:
        """Whoever is to act does so, at once or after a while."""
        self.table.play()
        for guest in self._guests:
            guest.think()

    def rest(self) -> None:
        """They only look."""
        self.table.rest()
        for guest in self._guests:
            guest.rest()

    def check(self) -> None:
        """Complain where somebody was cut off."""
        if any(person.lost for person in self._people):
            raise ConnectionError("the server has cut somebody off")

    async def leave(self) -> None:
        """Disconnect everybody at the table."""
        self.rest()
        await asyncio.gather(*(person.close() for person in self._people))


async def sit_down(server: Server, name: str, delays: list[float], pace: Pace) -> Party:
    """Four people come to a table."""
    people = [await server.sit(name, seat) for seat in range(PEOPLE)]
    return Party(people, Table(delays), pace)
