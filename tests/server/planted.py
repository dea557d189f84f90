"""Planted leaks: small faults, each of which would tell somebody what they may not know.

Every one was tried on the real server and has its sentence in test_planted_leaks.py.
"""

import asyncio
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from sherwood.games.record import Bytes
from sherwood.games.sheriff.table import LEGAL
from sherwood.play.match import SPECTATOR, Match
from sherwood.play.safe import no_for
from sherwood.server.live import move, room
from sherwood.server.live.appointments import Appointment
from sherwood.server.live.command import Answer, Command, Play
from sherwood.server.live.frames import NEWS
from sherwood.server.live.game import BOT, PERSON, Live
from sherwood.server.live.guests import Guests
from sherwood.server.live.house import House
from sherwood.server.live.move import after_seen_steps, compose
from sherwood.server.live.room import Room
from sherwood.server.live.schedule import Schedule
from sherwood.server.live.sitting import Sitting
from sherwood.server.live.talk import Talk
from sherwood.server.messages import Refused, Seating
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import TableInfo
from sherwood.server.store import tables
from sherwood.server.store.course import played, read
from sherwood.server.store.journal import Journal, Row
from sherwood.server.store.schema import actions
from sherwood.server.store.tables import StoredTable
from sherwood.server.web import archive, story

Plant = Callable[[pytest.MonkeyPatch], None]
A_BLINK = 0.02  # seconds


def unseen(match: Match, eyes: int) -> int:
    """A number that follows from the hands that these eyes may not see."""
    hands = [hand for seat, hand in enumerate(match.table["hands"][0]) if seat != eyes]
    return zlib.crc32(b"".join(hand.tobytes() for hand in hands))


# ---- views


def bit_in_a_view(patch: pytest.MonkeyPatch) -> None:
    views = Live.views

    def tainted(live: Live) -> dict[int, bytes]:
        false, true = b'"can_take_back":false', b'"can_take_back":true'
        return {
            seat: frame.replace(false, true) if unseen(live.match, seat) % 2 else frame
            for seat, frame in views(live).items()
        }

    patch.setattr(Live, "views", tainted)


def moments_by_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    film = Match.film

    def longer(match: Match, seat: int, action: int, moments: int) -> Bytes:
        reel = film(match, seat, action, moments)
        return reel.repeat(2, axis=0) if unseen(match, SPECTATOR) % 2 else reel

    patch.setattr(Match, "film", longer)


def first_view_of_another(patch: pytest.MonkeyPatch) -> None:
    def show(_guests: Guests, live: Live | None, sitting: Sitting) -> None:
        if live is not None:
            sitting.send_encoded(live.view(max(0, sitting.viewer)), is_view=True)

    patch.setattr(Guests, "show", show)


def views_for_hidden_steps(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Guests, "show_change", Guests.show_again)


def order_of_serving(patch: pytest.MonkeyPatch) -> None:
    show_change = Guests.show_change

    def richest_first(guests: Guests, live: Live) -> None:
        hands = live.match.table["hands"][0]
        order = sorted(guests, key=lambda one: hands[max(0, one.viewer)].tobytes())
        guests._sittings = dict.fromkeys(order)
        show_change(guests, live)

    patch.setattr(Guests, "show_change", richest_first)


# ---- the clock


def clock_of_hidden_steps(patch: pytest.MonkeyPatch) -> None:
    def note_asked(live: Live, row: Row, _saw: object) -> None:
        live.asked = dict.fromkeys(live.match.actors, row.at)

    patch.setattr(Live, "_note_asked", note_asked)


def bots_that_hesitate(patch: pytest.MonkeyPatch, secret: Callable[[Match, int], int]) -> None:
    post = Room.post

    def post_later(here: Room, command: Command) -> None:
        if isinstance(command, Play) and command.by == BOT and here.live is not None:
            late = A_BLINK * secret(here.live.match, command.seat)
            asyncio.get_running_loop().call_later(late, post, here, command)
        else:
            post(here, command)

    patch.setattr(Room, "post", post_later)


def slower_with_contraband(patch: pytest.MonkeyPatch) -> None:
    bots_that_hesitate(patch, lambda match, seat: int(match.table["hands"][0, seat, LEGAL:].sum()))


def slower_with_a_choice(patch: pytest.MonkeyPatch) -> None:
    bots_that_hesitate(patch, lambda match, seat: int(len(match.legal(seat)) > 1))


def no_at_once(patch: pytest.MonkeyPatch) -> None:
    find_appointment = Schedule._appointment

    def hurry(
        schedule: Schedule, table: StoredTable, live: Live, row: tables.Seat, by: str
    ) -> Appointment:
        moment = find_appointment(schedule, table, live, row, by)
        if no_for(live.match, row.seat) is not None and len(live.match.legal(row.seat)) == 1:
            return Appointment(0.0, 0.0)
        return moment

    patch.setattr(Schedule, "_appointment", hurry)


# ---- answers


def refusal_that_counts(patch: pytest.MonkeyPatch) -> None:
    complain = Match._complaint

    def say_too_much(match: Match, outcome: int, seat: int, action: int) -> str:
        choices = sum(len(match.legal(actor)) for actor in match.actors if actor != seat)
        return f"{complain(match, outcome, seat, action)}, of {choices}"

    patch.setattr(Match, "_complaint", say_too_much)


def steps_on_the_real_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(move, "after_steps", after_seen_steps)


def done_too_early(patch: pytest.MonkeyPatch) -> None:
    append = Journal.append

    def answer_first(journal: Journal, rows: Any, tell: Any) -> None:
        tell(None)
        append(journal, rows, lambda _outcome: None)

    patch.setattr(Journal, "append", answer_first)


def refusal_of_a_stale_choice(patch: pytest.MonkeyPatch) -> None:
    def say_too_much(table: str, live: Live | None, *command: Any) -> Any:
        try:
            return compose(table, live, *command)
        except Refusal as refusal:
            assert live is not None
            raise Refusal(refusal.reason, **refusal.about, log=live.sequence) from None

    patch.setattr(room, "compose", say_too_much)


def refusal_that_takes_time(patch: pytest.MonkeyPatch) -> None:
    post = Room.post

    def answer_later(here: Room, command: Command) -> None:
        if not isinstance(command, Play) or command.by != PERSON:
            post(here, command)
            return
        play = command

        def answer(said: Answer) -> None:
            blinks = unseen(here.live.match, play.seat) % 8 if here.live else 0
            late = blinks if isinstance(said, Refused) else 0
            asyncio.get_running_loop().call_later(A_BLINK * late, play.answer, said)

        post(here, msgspec.structs.replace(play, answer=answer))

    patch.setattr(Room, "post", answer_later)


# ---- the table


def told_with_a_table(patch: pytest.MonkeyPatch, secret: Callable[[StoredTable], bytes]) -> None:
    info = StoredTable.info

    def tell(table: StoredTable, person: str | None) -> TableInfo:
        told = info(table, person)
        told.options = {**told.options, "more": secret(table).hex()}
        return told

    patch.setattr(StoredTable, "info", tell)


def key_from_the_start(patch: pytest.MonkeyPatch) -> None:
    told_with_a_table(patch, lambda table: table.head.key)


def secret_before_the_end(patch: pytest.MonkeyPatch) -> None:
    """What the server has pledged; others' words it does not know before they are shown."""
    told_with_a_table(patch, lambda table: table.secret)


def who_says_no(patch: pytest.MonkeyPatch) -> None:
    seat_info = tables.seat_info

    def tell(seat: tables.Seat, person: str | None, sees_result: bool) -> Any:
        told = seat_info(seat, person, sees_result)
        told.says_no = seat.says_no
        return told

    patch.setattr(tables, "seat_info", tell)


def table_for_everybody(patch: pytest.MonkeyPatch) -> None:
    def show_table(sitting: Sitting, table: StoredTable) -> None:
        sitting.send(Seating(table=table.info(sitting.person)))

    patch.setattr(Sitting, "show_table", show_table)


def goodbye_with_a_secret(patch: pytest.MonkeyPatch) -> None:
    def send_away(house: House, people: set[str]) -> None:
        for here in house.rooms.values():
            for sitting in here.guests:
                if sitting.person in people and here.live is not None:
                    sitting.close(4001, str(unseen(here.live.match, sitting.viewer)))

    patch.setattr(House, "_send_away", send_away)


def talk_of_private_events(patch: pytest.MonkeyPatch) -> None:
    def hear(talk: Talk, table: StoredTable, live: Live, saw: Any) -> None:
        for bot in table.bots:
            events = live.match.view(bot)[NEWS] if bot in saw else []
            if events:
                heard = zlib.crc32(repr((events, live.match.legal(bot))).encode())
                talk._due.append((bot, ("phew", "oh_no", "that_all", "hey")[heard % 4]))

    patch.setattr(Talk, "hear", hear)


# ---- what is told later


def length_of_the_log(patch: pytest.MonkeyPatch) -> None:
    look_up, look_back = story.look_up, story.look_back
    lengths: list[int] = []

    async def look(house: House, visitor: Any, table: str, seat: int | None) -> Any:
        rows = select(func.count()).where(actions.c.table == table)
        lengths.append(
            await house.database.read(lambda connection: connection.execute(rows).scalar_one())
        )
        return await look_up(house, visitor, table, seat)

    def tell(*wish: Any) -> Any:
        try:
            return look_back(*wish)
        except Refusal:
            raise Refusal(Reason.UNKNOWN_MOMENT, last=lengths[-1]) from None

    patch.setattr(story, "look_up", look)
    patch.setattr(story, "look_back", tell)


def story_of_any_seat(patch: pytest.MonkeyPatch) -> None:
    look_up = story.look_up

    async def look(house: House, visitor: Any, table: str, seat: int | None) -> Any:
        found, rows, _ = await look_up(house, visitor, table, SPECTATOR)
        return found, rows, SPECTATOR if seat is None else seat

    patch.setattr(story, "look_up", look)


def log_before_the_end(patch: pytest.MonkeyPatch) -> None:
    async def finished(house: House, _visitor: object, table: str) -> Match:
        found, rows = await house.database.read(lambda connection: read(connection, table))
        return played(found.head, rows)

    patch.setattr(archive, "finished", finished)
