"""Asking one person: what happened, how the table stands, and what may be chosen."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sherwood.games.game import Game
from sherwood.games.seats import COLOURS
from sherwood.play.match import Match
from sherwood.terminal.boards.board import View, find_board, legal_actions
from sherwood.terminal.interruption import Stopped
from sherwood.terminal.narrator import Narrator
from sherwood.terminal.rulebook import show_rules
from sherwood.terminal.screen import HEADING, WARNING, Screen

LONGEST_ECHO = 40  # letters of a typing mistake that are repeated
HELP = (
    "Type the number of a choice, or its words, or as many of them as tell it apart.",
    "look: the whole table again. hand: your cards. log: the story so far, as you saw it.",
    "rules: the rules of the game. save: save the game now. quit: save it and leave.",
    "Ctrl-C also saves the game and leaves.",
    "The choices as they stand in a log:",
)


@dataclass(frozen=True)
class MenuItem:
    """Something that may be done now: its number, its text in a log, and its words."""

    action: int
    text: str
    words: str


class Prompt:
    """Asks the people at one screen, and remembers which turn each has seen in full."""

    def __init__(self, screen: Screen, narrator: Narrator, save: Callable[[], None]) -> None:
        self._screen = screen
        self._narrator = narrator
        self._save = save
        self._seen: dict[int, object] = {}

    def forget(self) -> None:
        """The screen was cleared: the next one asked sees the whole table."""
        self._seen.clear()

    def choose(self, match: Match, seat: int) -> int:
        """What the person in a seat chooses."""
        view = match.view(seat)
        board = find_board(match.head.game)
        choices = [
            MenuItem(action, choice.text, board.word(choice, view))
            for action, choice in zip(match.legal(seat), legal_actions(match, seat), strict=True)
        ]
        self._show(match, view, seat)
        self._show_question(board.ask(view), choices)
        commands = self._commands(match, view, seat, choices)
        while True:
            typed = self._screen.ask(invitation(choices))
            if (chosen := exactly(typed, choices, match.game)) is not None:
                return chosen
            if command := commands.get(typed.lower()):
                command()
            elif (chosen := loosely(typed, choices, match)) is not None:
                return chosen
            else:
                self._screen.say(complaint(typed, choices), WARNING)

    def _show(self, match: Match, view: View, seat: int) -> None:
        """The news, and the table: in full once a turn, later in the turn only the hand."""
        board, screen = find_board(match.head.game), self._screen
        screen.say()
        if news := self._narrator.news(seat):
            screen.say("What happened:", HEADING)
            for sentence in news:
                screen.say(sentence)
            screen.say()
        moment = board.moment(view)
        known = moment is not None and self._seen.get(seat) == moment
        for line in board.tell_hand(view) if known else board.tell_table(view):
            screen.say(line)
        self._seen[seat] = moment

    def _show_question(self, question: str, choices: Sequence[MenuItem]) -> None:
        self._screen.say(question, HEADING)
        for number, choice in enumerate(choices, start=1):
            self._screen.say(f"{number}. {choice.words}")

    def _commands(
        self, match: Match, view: View, seat: int, choices: Sequence[MenuItem]
    ) -> Mapping[str, Callable[[], None]]:
        """What can be typed besides a choice."""
        board = find_board(match.head.game)

        def say_all(lines: Sequence[str]) -> None:
            for line in lines:
                self._screen.say(line)

        def look() -> None:
            say_all(board.tell_table(view))
            self._show_question(board.ask(view), choices)

        def help_out() -> None:
            say_all(HELP)
            say_all([f"{n}. {choice.text}" for n, choice in enumerate(choices, start=1)])

        return {
            "?": help_out,
            "help": help_out,
            "look": look,
            "hand": lambda: say_all(board.tell_hand(view)),
            "rules": lambda: show_rules(match.head.game, self._screen),
            "log": lambda: say_all(self._narrator.everything(seat)),
            "save": self._save,
            "quit": leave,
        }


def leave() -> None:
    """End the game at this screen; it is saved already."""
    raise Stopped(0)


def invitation(choices: Sequence[MenuItem]) -> str:
    """The words before the cursor."""
    if len(choices) == 1:
        return "Only this is possible. Press Enter (? for help):"
    return f"Choose 1 to {len(choices)} (? for help):"


def exactly(typed: str, choices: Sequence[MenuItem], game: Game) -> int | None:
    """The choice with this number or text. Enter is enough when there is only one."""
    if not typed:
        return choices[0].action if len(choices) == 1 else None
    if typed.isascii() and typed.isdigit():
        number = int(typed[:LONGEST_ECHO])
        return choices[number - 1].action if 1 <= number <= len(choices) else None
    try:
        action = game.parse(typed)
    except ValueError:
        return None
    return action if any(choice.action == action for choice in choices) else None


def loosely(typed: str, choices: Sequence[MenuItem], match: Match) -> int | None:
    """The one choice that these words tell apart, with names in the place of colours or not."""
    action = exactly(colours_for_names(typed, match.names), choices, match.game)
    if action is not None or not typed:
        return action
    wanted = typed.casefold()
    by_words = [choice.action for choice in choices if choice.words.casefold().startswith(wanted)]
    by_text = [choice.action for choice in choices if choice.text.startswith(wanted)]
    for found in (by_words, by_text):
        if len(found) == 1:
            return found[0]
    return None


def colours_for_names(typed: str, names: Sequence[str]) -> str:
    """What was typed, with the colours of the players in the place of their names."""
    for name, colour in sorted(zip(names, COLOURS, strict=False), key=lambda pair: -len(pair[0])):
        typed = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", colour, typed, flags=re.IGNORECASE)
    return typed


def complaint(typed: str, choices: Sequence[MenuItem]) -> str:
    """What to say to something that is no choice."""
    if not typed:
        return f"Nothing was chosen. Type a number from 1 to {len(choices)}, or ? for help."
    echo = typed if len(typed) <= LONGEST_ECHO else typed[:LONGEST_ECHO] + "…"
    if len(choices) == 1:
        return f'"{echo}" is not possible now. Press Enter, or type ? for help.'
    return f'"{echo}" is not one choice. Type a number from 1 to {len(choices)}, or ? for help.'
