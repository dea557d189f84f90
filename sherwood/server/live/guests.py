"""Those who are connected to one table at this worker, and what they are shown."""

from collections.abc import Iterator, Set

from sherwood.server.live.game import Live
from sherwood.server.live.sitting import Sitting
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.store.tables import StoredTable


class Guests:
    """The connections to one table, in the order of arrival, in which they are served."""

    def __init__(self) -> None:
        self._sittings: dict[Sitting, None] = {}

    def __iter__(self) -> Iterator[Sitting]:
        """Everybody, also while some come and go."""
        return iter(tuple(self._sittings))

    def __len__(self) -> int:
        """How many they are."""
        return len(self._sittings)

    def add(self, sitting: Sitting, live: Live | None) -> None:
        """Add a connection, after all that came before it."""
        self._sittings[sitting] = None
        self.listen(live)

    def remove(self, sitting: Sitting, live: Live | None) -> None:
        """Somebody's connection is gone."""
        self._sittings.pop(sitting, None)
        self.listen(live)

    def have(self, person: str | None) -> bool:
        """Whether somebody is connected here."""
        return any(person and sitting.person == person for sitting in self._sittings)

    def watching(self) -> int:
        """How many people are here who do not sit at the table; each counts once."""
        people = {sitting.person or sitting for sitting in self._sittings if not sitting.seats}
        return len(people)

    def playing(self, table: StoredTable) -> frozenset[str]:
        """Who sits at the table and is here; whoever has stood up for a bot is not counted."""
        return frozenset(
            sitting.person
            for sitting in self._sittings
            if sitting.person and any(not table.seats[seat].stand_in for seat in sitting.seats)
        )

    def unnoticed(self, table: StoredTable) -> list[Sitting]:
        """Those of whom it is not noted that they are here, though they sit at the table."""
        return [
            sitting
            for sitting in self._sittings
            for seat in sitting.seats
            if not (table.seats[seat].present or table.seats[seat].stand_in)
        ]

    def listen(self, live: Live | None) -> None:
        """Have written what these see, and nothing for others."""
        if live is not None:
            live.audience.listen({sitting.viewer for sitting in self._sittings})

    # ---- what they see

    def show(self, live: Live | None, sitting: Sitting) -> None:
        """Show somebody the game as it is."""
        if live is not None:
            self.listen(live)
            sitting.send_encoded(live.view(sitting.viewer), is_view=True)

    def show_again(self, live: Live | None, viewers: Set[int] | None = None) -> None:
        """Show everybody the game as it is, or only those who see it as these viewers do."""
        for sitting in self._sittings:
            if viewers is None or sitting.viewer in viewers:
                self.show(live, sitting)

    def show_change(self, live: Live) -> None:
        """Show a change to all who can see it, put together once for each viewer."""
        views = live.views()
        for sitting in self._sittings:
            if sitting.viewer in views:
                sitting.send_encoded(views[sitting.viewer], is_view=True)

    def send_outsiders_away(self, table: StoredTable) -> None:
        """Where only players may see the game, others have to go before they see anything of it."""
        if table.dealt and not table.wish.spectators:
            for sitting in self:
                if not table.seats_of(sitting.person):
                    sitting.send_away(Refusal(Reason.PLAYERS_ONLY))

    def show_table(self, table: StoredTable, live: Live | None) -> bool:
        """Show everybody who sits where now; whether somebody here has a seat more."""
        sat_down = False
        for sitting in self:
            sat_down |= self._reseat(table, live, sitting)
            sitting.show_table(table)
        self.listen(live)
        return sat_down

    def _reseat(self, table: StoredTable, live: Live | None, sitting: Sitting) -> bool:
        """Where somebody sits now; whether that is a seat more."""
        before, seats = sitting.viewer, sitting.seats
        sitting.take_seats(table.seats_of(sitting.person))
        sitting.muted = frozenset().union(*(table.seats[one].muted for one in sitting.seats))
        if sitting.viewer != before:
            self.show(live, sitting)
        return len(sitting.seats) > len(seats)

    def close(self, code: int, why: str) -> None:
        """Close every connection, with the reason."""
        for sitting in self:
            sitting.close(code, why)
