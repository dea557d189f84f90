"""Scripts: what people do in two worlds that look the same to one reader.

Here a game is played; there the same, as far as the reader can know, with other cards where the reader
may not look. Whoever does something that the reader does not see may do something else there, or more.
"""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sherwood.games.record import Tables
from sherwood.play.eyes import Audience
from sherwood.play.head import Head
from sherwood.play.match import SPECTATOR, Match
from sherwood.play.safe import no_for
from tests.server.deeds import Act, Deed, Line, Pause, Send, TakeBack, UntilSeen, both
from tests.server.probes import settings_of, tried
from tests.server.worlds import BOT, PLAYERS, SAYS_NO

READERS = (SPECTATOR, *range(BOT))
LONGEST_SCENE = 5  # actions
MOST_GUESSES = 40  # of how the unseen may lie, until a step looks the same in both worlds
MOST_TRIES = 4  # of what may be done next, before a scene ends
A_BREATH, A_WHILE = (
    0.1,
    1.0,
)  # seconds after an action; a bot that is asked takes longer than a breath
MOST_STEPS = 64  # of a bot at once


@dataclass
class Scene:
    """A stretch of a game in two worlds, for the eyes of one reader."""

    game: str
    reader: int
    here: Tables
    there: Tables
    lines: list[Line] = field(default_factory=list)
    choices: tuple[dict[bytes, int], dict[bytes, int]] = field(default_factory=lambda: ({}, {}))
    steps: int = 0
    is_uneven: bool = False  # somebody could do more here than there, or less


def played(match: Match, seat: int, action: int) -> Match:
    """The match after an action."""
    after = match.copy()
    after.play(seat, action)
    return after


def is_asked(match: Match) -> bool:
    """Whether the table is to say no."""
    return SAYS_NO in match.actors and no_for(match, SAYS_NO) is not None


def seen_by(before: Match, after: Match) -> frozenset[int]:
    """Who saw anything of what was done."""
    return Audience(before).look(after)[0]


class Writer:
    """Plays a game at random and makes scenes of it."""

    def __init__(self, game: str, seed: int) -> None:
        self._game = game
        self._luck = random.Random(seed)
        self.here = Match(Head(game, PLAYERS, {}, seed.to_bytes(32, "big")))
        self.there = self.here
        self.reader = SPECTATOR

    def scenes(self) -> Iterator[Scene]:
        """One after another until the game is over, each for the next reader."""
        number = 0
        while not self.here.over:
            self.reader = READERS[number % len(READERS)]
            scene = self._scene()
            if scene.steps:
                number += 1
                yield scene

    def _scene(self) -> Scene:
        """As much as looks the same in both worlds; at least one step is gone on."""
        seat = self._next_seat()
        action = self._next_action(seat)
        self._find_twin(seat, action)
        scene = Scene(
            self._game,
            self.reader,
            self.here.table.copy(),
            self.there.table.copy(),
            is_uneven=len(self.here.legal(seat)) != len(self.there.legal(seat)),
        )
        if not self._go_on(scene, seat, action):
            self.here = played(self.here, seat, action)
            return scene
        while scene.steps < LONGEST_SCENE and not self.here.over and not is_asked(self.here):
            if not self._try_to_go_on(scene):
                break
        return scene

    def _next_seat(self) -> int:
        """Whom the table acts for does not wait for people."""
        if BOT in self.here.actors:
            return BOT
        return SAYS_NO if is_asked(self.here) else self._luck.choice(self.here.actors)

    def _next_action(self, seat: int) -> int:
        """Any; the table itself says nothing but no."""
        no = no_for(self.here, seat) if seat == SAYS_NO else None
        return self._luck.choice(self.here.legal(seat)) if no is None else no

    def _try_to_go_on(self, scene: Scene) -> bool:
        """Do something that looks the same; whether it was found."""
        for _ in range(MOST_TRIES):
            seat = self._next_seat()
            if self._go_on(scene, seat, self._next_action(seat)):
                return True
        return False

    def _find_twin(self, seat: int, action: int) -> None:
        """Deal what the reader cannot see anew, so that what comes next will look the same too.

        The best twin is one where somebody else could do more or less than here.
        """
        found: list[Match] = []
        for _ in range(MOST_GUESSES):
            self.there = self.here.guessed(self.reader, self._luck.randbytes(32))
            if self._counterpart(seat, action) is not None:
                found.append(self.there)
                if len(self.there.legal(seat)) != len(self.here.legal(seat)):
                    return
        self.there = found[0] if found else self.here

    def _counterpart(self, seat: int, action: int) -> int | None:
        """What a seat can do there that looks to the reader like this, if possible something else."""
        after = played(self.here, seat, action)
        legal = self.there.legal(seat)
        choices = [action] if seat == self.reader else legal[:]
        self._luck.shuffle(choices)
        for choice in sorted(choices, key=action.__eq__):
            if choice in legal and self._alike(after, played(self.there, seat, choice)):
                return choice
        return None

    def _alike(self, here: Match, there: Match) -> bool:
        """Whether the reader, and everybody who just watches, sees the same."""
        return all(
            here.hidden(eyes).tobytes() == there.hidden(eyes).tobytes()
            for eyes in {self.reader, SPECTATOR}
        )

    # ---- lines

    def _go_on(self, scene: Scene, seat: int, action: int) -> bool:
        """Write the next action down, with all that is tried around it."""
        if seat == BOT:
            return self._let_the_bot_act(scene, action)
        if seat == SAYS_NO and is_asked(self.here):
            return self._let_the_table_answer(scene, action)
        choice = self._counterpart(seat, action)
        if choice is None:
            return False
        scene.lines += tried(self.here, self.there, self.reader, self._luck)
        scene.lines += self._in_private()
        scene.lines.append(Line(seat, Act(seat, (action,)), Act(seat, (choice,))))
        scene.lines += self._take_back(seat, action, choice)
        scene.lines.append(both(seat, Pause(A_BREATH if BOT in self.here.actors else A_WHILE)))
        scene.steps += 1
        return True

    def _let_the_bot_act(self, scene: Scene, action: int) -> bool:
        """The bot does as much at once as nobody sees, and then something for all to see."""
        start = self.here, self.there
        for step in range(MOST_STEPS):
            choice = self._counterpart(BOT, action)
            if choice is None:
                break
            scene.choices[0][self.here.hidden(BOT).tobytes()] = action
            scene.choices[1][self.there.hidden(BOT).tobytes()] = choice
            before, there = self.here, self.there
            self.here, self.there = played(before, BOT, action), played(there, BOT, choice)
            if SPECTATOR in seen_by(before, self.here):
                scene.lines.append(both(SPECTATOR, UntilSeen()))
                scene.steps += step + 1
                return SPECTATOR in seen_by(there, self.there)
            if BOT not in self.here.actors:
                break
            action = self._luck.choice(self.here.legal(BOT))
        self.here, self.there = start
        return False

    def _let_the_table_answer(self, scene: Scene, no: int) -> bool:
        """The table says no for somebody; there they do it themselves, and nobody can tell."""
        if self._counterpart(SAYS_NO, no) != no:
            return False
        scene.lines += tried(self.here, self.there, self.reader, self._luck)
        scene.lines += self._in_private()
        if self.reader != SAYS_NO:
            scene.lines.append(Line(SAYS_NO, None, Act(SAYS_NO, (no,))))
        scene.lines.append(both(SAYS_NO, UntilSeen()))
        self.here, self.there = played(self.here, SAYS_NO, no), played(self.there, SAYS_NO, no)
        scene.steps += 1
        return True

    def _take_back(self, seat: int, action: int, choice: int) -> list[Line]:
        """Go on; or the reader, where nobody has learned anything, goes back to where they were."""
        before, there = self.here, self.there
        self.here, self.there = played(before, seat, action), played(there, seat, choice)
        hidden = seen_by(before, self.here) <= {seat}
        if seat != self.reader or (hidden and self._luck.random() > 0.3):
            return []
        if hidden and before.quiet(seat, self.here.last_action):
            self.here, self.there = before, there
        return [both(seat, TakeBack())]

    def _in_private(self) -> list[Line]:
        """What somebody else does there alone, and nobody else may notice."""
        who, other = self._luck.sample([seat for seat in range(BOT) if seat != self.reader], 2)
        deeds: list[Deed] = [
            Send({"type": "mute", "seat": other, "on": True}),
            Send({"type": "mute", "seat": other, "on": False}),
            *(settings_of(who) if who != SAYS_NO else ()),
            Act(who, ("fly",)),
            Send({"type": "look", "seat": who}),
            *self._hidden_step(who),
        ]
        looks = both(self.reader, Send({"type": "again"}))
        return [both(who, Pause(A_BREATH)), *(Line(who, None, deed) for deed in deeds), looks]

    def _hidden_step(self, who: int) -> Sequence[Deed]:
        """A step that only its own seat sees, taken and taken back."""
        for action in self.there.legal(who):
            after = played(self.there, who, action)
            if seen_by(self.there, after) <= {who} and self.there.quiet(who, after.last_action):
                return Act(who, (action,)), TakeBack()
        return ()
