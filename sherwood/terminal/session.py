"""A game at one screen, from the first question to the score sheet, or to where it is saved."""

import shlex
from contextlib import suppress
from pathlib import Path

from sherwood.play.match import SPECTATOR, Match
from sherwood.terminal import shelf
from sherwood.terminal.boards.board import find_board
from sherwood.terminal.interruption import Stopped, stoppable, unstoppable
from sherwood.terminal.narrator import Narrator
from sherwood.terminal.prompt import Prompt
from sherwood.terminal.screen import HEADING, WARNING, Screen
from sherwood.terminal.seating import SeatPlan

NOBODY = -2  # has the screen
SCREEN_LOST = 1  # the exit code when nothing can be shown any more


class Session:
    """The people at one screen and the bots that play with them."""

    def __init__(self, match: Match, seating: SeatPlan, screen: Screen, place: Path) -> None:
        self.match = match
        self.place = place
        self._seating = seating
        self._screen = screen
        self._finished_before = match.over  # then its log is somebody's, and is never written again
        self._bots = seating.hire(match)
        self._people = seating.people
        self._narrator = Narrator(match, self._people)
        self._prompt = Prompt(screen, self._narrator, self._save_and_say)
        self._before_screen = NOBODY

    def run(self) -> int:
        """Play to the end, or until somebody stops; the exit code."""
        try:
            with stoppable():
                while not self.match.over:
                    self._play_once()
                self._show_end()
        except Stopped as stopped:
            self._leave()
            return stopped.code
        except OSError:
            self._leave()
            return SCREEN_LOST
        except BaseException:
            self._leave()
            raise
        return 0

    def _play_once(self) -> None:
        """The next of those who may act: a bot at once, a person at the screen."""
        seat = self.match.next_seat
        assert seat is not None
        if seat in self._bots:
            hidden, legal = self.match.hidden(seat), self.match.legal(seat)
            action = self._bots[seat].choose(hidden, seat, legal)
        else:
            self._hand_screen_to(seat)
            action = self._prompt.choose(self.match, seat)
        self.match.play(seat, action)
        self._narrator.note(self.match)

    def _hand_screen_to(self, seat: int) -> None:
        """Draw the curtain between two people."""
        self._narrator.news(SPECTATOR)
        if seat == self._before_screen or len(self._people) == 1:
            return
        self._before_screen = seat
        self._screen.clear()
        self._prompt.forget()
        name = self.match.names[seat]
        question = f"Pass the screen to {name}. Press Enter when you are ready."
        if self._screen.ask(question).lower() == "quit":
            raise Stopped(0)

    def _show_end(self) -> None:
        """The last events, the score sheet and the log, for all to see."""
        alone = len(self._people) == 1
        if not alone and self._before_screen != NOBODY:
            self._screen.clear()
        self._screen.say()
        for sentence in self._narrator.news(self._people[0] if alone else SPECTATOR):
            self._screen.say(sentence)
        view = self.match.view()
        board = find_board(self.match.head.game)
        self._screen.say()
        self._screen.say("The score sheet:", HEADING)
        for line in board.score_sheet(view):
            self._screen.say(line)
        self._screen.say(board.judge(view), HEADING)
        self._screen.say()
        with unstoppable():
            if self._save():
                self._say_commands("The log of the game is saved. Check it or read it again with:")

    def _say_commands(self, what: str) -> None:
        file = shlex.quote(str(self.place))
        self._screen.say(what)
        self._screen.say_whole(f"sherwood verify {file}")
        self._screen.say_whole(f"sherwood replay {file}")

    def _save_and_say(self) -> None:
        """Save, and say how to go on."""
        if self._save():
            self._screen.say("The game is saved. Go on with:")
            self._screen.say_whole(
                f"sherwood play --terminal --resume {shlex.quote(str(self.place))}", HEADING
            )

    def _save(self) -> bool:
        """Put the match on the shelf. Where that fails, the log is shown, so that it is not lost."""
        if self._finished_before:
            return True
        try:
            shelf.save(self.match, self._seating, self.place)
        except OSError as error:
            problem = error.strerror or str(error)
            self._screen.say(f"{self.place} cannot be written: {problem}.", WARNING)
            self._screen.say("Copy what follows into a file to keep the game:", WARNING)
            for line in shelf.as_text(self.match, self._seating).split("\n"):
                self._screen.say_whole(line)
            return False
        return True

    def _leave(self) -> None:
        """Save before leaving. What cannot be shown any more is not worth a complaint."""
        with unstoppable(), suppress(OSError):
            if not self.match.over:
                self._screen.say()
            self._save_and_say()
