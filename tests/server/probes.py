"""Probes: whatever a reader may try in order to learn what they may not know.

Everything here is refused, or is private to whoever does it, and leaves the game as it was.
"""

import random
from collections.abc import Iterator, Sequence

from sherwood.play.match import SPECTATOR, Match
from tests.server.deeds import Act, Ask, ComeBack, Deed, Knock, Line, Send, both
from tests.server.worlds import BOT, NAMES

MOST_TOGETHER = 5  # steps of one action
PEEKS = 2  # actions of several steps at each moment
QUESTIONS = 2  # requests at each moment
FIRST_REQUESTS = (
    "", "/story?seat={seat}", "/moments/{newest}?seat={seat}", "/moments/{next}?seat={seat}",
)  # fmt: skip
REQUESTS = (
    *FIRST_REQUESTS,
    "/story",
    "/story?seat={other}",
    "/story?seat={seat}&start={newest}",
    "/moments/1?seat={seat}",
    "/moments/1?seat={other}",
    "/moments/999999",
    "/log",
    "/replay",
    "/replay?eyes={other}",
    "/fairness",
)


def tried(here: Match, there: Match, reader: int, luck: random.Random) -> list[Line]:
    """What a reader tries at some moment, in both worlds alike."""
    other = luck.choice([seat for seat in range(BOT + 1) if seat != reader])
    deeds: list[Deed] = [
        *hasty(here, reader, other, luck),
        *peeks(here, there, reader, luck),
        *(Send(message) for message in luck.sample(words(max(reader, 0), other), 2)),
        *questions(reader, other, luck),
    ]
    return [both(reader, deed) for deed in deeds]


def words(seat: int, other: int) -> list[dict[str, object] | bytes]:
    """Messages about anything but the game itself."""
    return [
        {"type": "say", "seat": seat, "text": "I see"},
        {"type": "say", "seat": seat, "phrase": "thinking"},
        {"type": "say", "seat": other, "text": "I am you"},
        {"type": "again"},
        {"type": "look", "seat": seat},
        {"type": "look", "seat": other},
        {"type": "mute", "seat": other, "on": True},
        {"type": "mute", "seat": other, "on": False},
        b"what?",
        b'{"type":"act"}',
    ]


def hasty(here: Match, reader: int, other: int, luck: random.Random) -> Iterator[Deed]:
    """Actions that are illegal, out of turn, for somebody else, or chosen in an old view."""
    seat = max(reader, 0)
    legal = here.legal(seat) if reader != SPECTATOR else []
    anything = range(here.game.ACTIONS)
    illegal = [action for action in luck.sample(anything, 20) if action not in legal]
    yield Act(seat, (illegal[0],))
    yield Act(seat, ("fly",))
    yield Act(other, (luck.choice(here.legal(other) or [0]),))
    yield Act(seat, (luck.choice(legal or illegal),), off=luck.choice((-1, 1, 7)))
    if reader != SPECTATOR:
        yield Knock() if luck.random() < 1 / 2 else ComeBack()


def peeks(here: Match, there: Match, reader: int, luck: random.Random) -> Iterator[Deed]:
    """Steps that travel together, of which the last is illegal or follows one that tells something."""
    if reader in here.actors:
        for _ in range(PEEKS):
            yield Act(reader, peek(here, there, reader, luck))


def peek(here: Match, there: Match, seat: int, luck: random.Random) -> tuple[int, ...]:
    """Legal steps up to one after which the worlds look different, and then one more."""
    steps: list[int] = []
    while len(steps) < MOST_TOGETHER and seat in here.actors:
        steps.append(luck.choice(here.legal(seat)))
        here, there = here.copy(), there.copy()
        here.play(seat, steps[-1])
        there.play(seat, steps[-1])
        if here.hidden(seat).tobytes() != there.hidden(seat).tobytes():
            return *steps, telling_step(here.legal(seat), there.legal(seat), luck)
    legal = here.legal(seat)
    return *steps, next(action for action in range(here.game.ACTIONS) if action not in legal)


def telling_step(here: Sequence[int], there: Sequence[int], luck: random.Random) -> int:
    """A step that is legal in one of two worlds, where there is such a one."""
    return luck.choice(sorted({*here} ^ {*there}) or sorted({*here} | {*there}) or [0])


def questions(reader: int, other: int, luck: random.Random) -> Iterator[Deed]:
    """Requests, answered or not."""
    for path in (luck.choice(FIRST_REQUESTS), *luck.sample(REQUESTS, QUESTIONS)):
        asked = path.replace("{seat}", str(reader)).replace("{other}", str(other))
        yield Ask("GET", asked)
    yield Ask("POST", luck.choice(("/rematch", "/start", f"/seats/{other}/link")))


def settings_of(seat: int) -> list[Deed]:
    """Let the table say no for somebody, and no more."""
    path = f"/seats/{seat}"
    return [
        Ask("PUT", path, {"name": NAMES[seat], "says_no": says_no}) for says_no in (True, False)
    ]
