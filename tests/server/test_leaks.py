"""Nobody receives what they may not know: every frame is the same however the unseen lies."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from sherwood.games.dice import key_from_bytes
from sherwood.games.game import load, names
from sherwood.games.record import Bytes
from sherwood.play.eyes import Audience
from sherwood.play.match import Match, shown_to
from sherwood.server.live.frames import MESSAGE, NEWS, end_of
from sherwood.server.live.game import Live
from sherwood.server.messages import View, encode
from sherwood.server.requests import Story, Told
from sherwood.server.store import tables
from sherwood.server.store.journal import Row, rows_after
from sherwood.server.web.story import MOST_VERSIONS
from tests.server.processes import here, looking_into
from tests.server.recording import SPECTATOR, Recording, look_back, record

PLAYERS = 4
WORLDS = 2  # other deals of the unseen for every frame
EVERY = 7  # of the moments, each so-manieth is looked back at


@pytest.fixture(scope="module", params=names())
def recorded(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Recording, tables.StoredTable, list[Row]]:
    """A game of each kind, recorded, and its log from the database."""
    folder = tmp_path_factory.mktemp("recorded")
    with here(folder) as address:
        recording = asyncio.run(record(address, request.param, PLAYERS, seed=5))
        look_back(recording, every=EVERY)
    with looking_into(f"sqlite:///{folder / 'tables.sqlite'}") as connection:
        table = tables.load(connection, recording.table)
        return recording, table, rows_after(connection, recording.table, 0)


def replayed(
    table: tables.StoredTable, rows: list[Row]
) -> Iterator[tuple[Match, Live, frozenset[int]]]:
    """The game again, row by row: the match before each, the game after it, and who saw it."""
    live = Live(table.head, None, table.beginning)
    for row in rows:
        before = live.match
        saw = live.advance(row)
        yield before, live, saw


class GuessedMoments:
    """A match before an action, at whose moments all that a seat may not know is dealt anew."""

    def __init__(self, before: Match, seat: int, key: bytes) -> None:
        self.opening = before.opening
        self._before, self._seat, self._key = before, seat, key_from_bytes(key)

    def film(self, actor: int, action: int, moments: int) -> Bytes:
        """The moments as they might be for all that the seat knows."""
        reel = self._before.film(actor, action, moments)
        for row in reel:
            table = row.view(self._before.game.TABLE)
            load(self._before.head.game).kernels.guess(table, self._seat, self._key.reshape(1, -1))
        return reel


def frame_of(match: Match, before: Any, seat: int, received: View, *, can_take_back: bool) -> bytes:
    """A frame as the server makes it. One that was asked for again tells no events and no moments."""
    written = shown_to(seat, match)
    if received.events and match.moments:
        audience = Audience(match)
        audience.listen({seat})
        written = audience.look(match, before)[1][seat]
    elif not received.events:
        written = written.telling(b"")
    end = end_of(can_take_back, deadline=None)
    return MESSAGE % (received.version, match.opening, *written, end)


def test_every_frame_is_the_same_however_the_unseen_lies(
    recorded: tuple[Recording, tables.StoredTable, list[Row]],
) -> None:
    recording, table, rows = recorded
    received: dict[tuple[int, int], list[tuple[bytes, View]]] = {}
    for seat in (SPECTATOR, *range(PLAYERS)):
        for frame, view in recording.views(seat):
            received.setdefault((seat, view.version), []).append((frame, view))
    assert all(received.pop((seat, 1)) for seat in (SPECTATOR, *range(PLAYERS)))
    moments = 0
    for before, live, saw in replayed(table, rows):
        for seat in saw:
            can_take_back = live.can_take_back(seat)
            for frame, view in received.pop((seat, live.versions[seat])):
                moments += len(view.moments)
                for world in range(WORLDS):
                    key = world.to_bytes(32, "big")
                    other = live.match.guessed(seat, key), GuessedMoments(before, seat, key)
                    assert frame_of(*other, seat, view, can_take_back=can_take_back) == frame
    assert not received
    assert bool(moments) == any(live.match.moments for _, live, _ in replayed(table, rows))


def test_what_is_told_later_is_the_same_however_the_unseen_lies(
    recorded: tuple[Recording, tables.StoredTable, list[Row]],
) -> None:
    recording, table, rows = recorded
    for seat in (SPECTATOR, *range(PLAYERS)):
        answers = {path: text for (eyes, path), text in recording.answers.items() if eyes == seat}
        for world in range(WORLDS):
            beginning = Match(table.head).guessed(seat, world.to_bytes(32, "big")).view(seat)
            told = [Told(version=1, at=table.beginning, events=beginning[NEWS])]
            moments = {1: beginning}
            for row, (_, live, saw) in zip(rows, replayed(table, rows), strict=True):
                if seat in saw:
                    other = live.match.guessed(seat, world.to_bytes(32, "big"))
                    version, view = live.versions[seat], other.view(seat)
                    told.append(Told(version=version, at=row.at, events=view[NEWS]))
                    moments[version] = view
            assert stories(told) == {path: answers[path] for path in answers if "story" in path}
            for path in [path for path in answers if "moments" in path]:
                version = int(path.rpartition("/")[2])
                assert moment_of(moments[version], version, seat) == answers[path]


def stories(told: list[Told]) -> dict[str, bytes]:
    """All pages of a story, as the server answers."""
    newest = told[-1].version
    return {
        f"story?start={start}": encode(
            Story(
                version=newest,
                told=told[start - 1 : start - 1 + MOST_VERSIONS],
                next=start + MOST_VERSIONS if start + MOST_VERSIONS <= newest else None,
            )
        )
        for start in range(1, newest + 1, MOST_VERSIONS)
    }


def moment_of(view: dict[str, Any], version: int, seat: int) -> bytes:
    """A moment, as the server answers."""
    news = view.pop(NEWS)
    message = View(
        version=version,
        seat=seat if seat != SPECTATOR else None,
        view=view,
        legal=[],
        moments=[],
        events=news if version > 1 else [],
        waiting_for=view["actors"],
        can_take_back=False,
        deadline=None,
        over=not view["actors"],
    )
    return encode(message)


def test_everybody_receives_every_version_once_and_in_order(
    recorded: tuple[Recording, tables.StoredTable, list[Row]],
) -> None:
    recording, _, _ = recorded
    for seat in (SPECTATOR, *range(PLAYERS)):
        versions = [view.version for _, view in recording.views(seat)]
        assert versions == sorted(versions)
        assert set(versions) == set(range(1, versions[-1] + 1))


def test_no_seed_key_or_secret_ever_leaves_before_the_end(
    recorded: tuple[Recording, tables.StoredTable, list[Row]],
) -> None:
    recording, table, rows = recorded
    head = table.head
    secrets = [head.secret, head.key]
    texts = [form for secret in secrets for form in (secret.hex().encode(), secret)]
    whole_table = Match(head).table.tobytes().hex().encode()
    for frames in recording.frames.values():
        for frame in frames:
            assert not any(text in frame for text in texts)
            assert whole_table not in frame
            assert b'draw_pile":[' not in frame
    assert rows


def test_the_database_has_the_game_that_was_played(
    recorded: tuple[Recording, tables.StoredTable, list[Row]],
) -> None:
    recording, table, rows = recorded
    assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
    *_, (_, live, _) = replayed(table, rows)
    assert live.match.over
    assert recording.views(0)[-1][1].view["points"] == live.match.view(0)["points"]
