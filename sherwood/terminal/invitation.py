"""Getting a game together: what was wished for on the command line, and what has to be asked."""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sherwood
from sherwood.bots.roster import names_for, usual_for
from sherwood.games import game as games
from sherwood.games.dice import BYTES_IN_KEY
from sherwood.play.edition_file import EDITION, with_figures
from sherwood.terminal import shelf
from sherwood.terminal.screen import HEADING, WARNING, Screen
from sherwood.terminal.seating import check_name, name_everybody, read_seating, seat_people
from sherwood.terminal.session import Session

USUAL_PLAYERS = 4
USUAL_BOT = "novice"
USUAL_NAME = "Robin"
YES_OR_NO = {"yes": True, "on": True, "no": False, "off": False}


@dataclass(frozen=True)
class Arguments:
    """What was given on the command line; None or nothing where it was not."""

    game: str | None = None
    players: int | None = None
    people: int | None = None
    bot: str | None = None
    names: Sequence[str] = ()
    seed: str | None = None
    options: Sequence[str] = ()
    edition: Path | None = None

    @property
    def decide_a_game(self) -> bool:
        """Whether something was given that a saved game has already."""
        return bool(self.players or self.names or self.seed or self.options or self.edition)

    @property
    def asks_nothing(self) -> bool:
        """Whether enough was given to start without a question."""
        return self.players is not None or self.people is not None or bool(self.names)


def invite(arguments: Arguments, screen: Screen) -> Session:
    """A new game; what nobody wished for is asked, and Enter takes the usual."""
    if arguments.game is not None:
        games.load(arguments.game)
    name, players, names = arguments.game, arguments.players, list(arguments.names)
    if not arguments.asks_nothing:
        screen.say("Welcome to Sherwood. Press Enter wherever the usual will do.", HEADING)
        name = name or ask_game(screen)
        players = ask_players(screen, games.load(name).game.PLAYERS)
        names = [ask_name(screen)]
    name = name or games.names()[0]
    players = players or max(USUAL_PLAYERS, arguments.people or 0, len(names))
    people = 1 if arguments.people is None else arguments.people
    seating = seat_people(name, players, people, arguments.bot or bot_for(name))
    match = sherwood.new(
        name,
        players,
        read_seed(arguments.seed),
        read_options(name, arguments.options, arguments.edition),
        name_everybody(names, seating, name, arguments.seed or ""),
    )
    return Session(match, seating, screen, shelf.new_place(match))


def bot_for(game: str) -> str:
    """Who plays the other seats where nobody has said who should."""
    return USUAL_BOT if USUAL_BOT in names_for(game) else usual_for(game)


def resume(place: Path, people: int | None, bot: str | None, screen: Screen) -> Session:
    """A saved game, with the same people and bots in the same seats."""
    match, text = shelf.reopen(place)
    seating = read_seating(text, match.head.game, match.players)
    if seating is None:
        game = match.head.game
        seating = seat_people(game, match.players, people or 1, bot or bot_for(game))
        who = " and ".join(match.names[seat] for seat in seating.people)
        screen.say(f"The log does not say who is a person. Now it is {who}.", WARNING)
    if not match.over:
        screen.say(f"The game goes on after {len(match.actions)} actions.", HEADING)
    return Session(match, seating, screen, place)


def ask_game(screen: Screen) -> str:
    """Which game, if there are several."""
    names = games.names()
    if len(names) == 1:
        return names[0]
    usual = names[0]
    for number, name in enumerate(names, start=1):
        screen.say(f"{number}. {name}")
    while True:
        typed = screen.ask(f"Which game? ({usual})").lower() or usual
        if typed.isascii() and typed.isdigit() and 1 <= int(typed[:4]) <= len(names):
            return names[int(typed[:4]) - 1]
        if typed in names:
            return typed
        screen.say(f"There are {', '.join(names)}.", WARNING)


def ask_players(screen: Screen, allowed: range) -> int:
    """How many play, bots included."""
    usual = USUAL_PLAYERS if USUAL_PLAYERS in allowed else allowed[0]
    limits = f"{allowed[0]} to {allowed[-1]}"
    while True:
        typed = screen.ask(f"How many players, you and the bots together, {limits}? ({usual})")
        if not typed:
            return usual
        if typed.isascii() and typed.isdigit() and int(typed[:4]) in allowed:
            return int(typed[:4])
        screen.say(f"The game is for {limits} players. Type a number, or just Enter.", WARNING)


def ask_name(screen: Screen) -> str:
    """What to call the person."""
    while True:
        name = screen.ask(f"What is your name? ({USUAL_NAME})") or USUAL_NAME
        try:
            check_name(name, 0)
        except ValueError as error:
            screen.say(f"{error}.", WARNING)
        else:
            return name


def read_seed(seed: str | None) -> int | bytes | None:
    """A seed as it is typed: a whole number, or 32 bytes in hexadecimal."""
    if seed is None:
        return None
    if re.fullmatch(rf"[0-9a-fA-F]{{{2 * BYTES_IN_KEY}}}", seed):
        return bytes.fromhex(seed)
    if re.fullmatch(r"-?[0-9]{1,100}", seed):
        return int(seed)
    raise ValueError(
        f"a seed is a whole number or {2 * BYTES_IN_KEY} hexadecimal digits, not {seed!r}"
    )


def read_options(game: str, wishes: Sequence[str], edition: Path | None) -> dict[str, Any]:
    """Options as they are typed, name=value, with the figures of an edition file."""
    options: dict[str, Any] = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        if not equals or not name.strip():
            raise ValueError(f"an option is typed as name=value, not {wish!r}; {known(game)}")
        options[name.strip()] = read_value(value.strip())
    if edition is not None:
        options[EDITION] = edition
    return with_figures(game, options)


def read_value(value: str) -> Any:
    """A value as it is typed: JSON, yes or no, or just a word."""
    if value.lower() in YES_OR_NO:
        return YES_OR_NO[value.lower()]
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return value


def known(game: str) -> str:
    """The options that a game has."""
    options = games.load(game).game.OPTIONS
    return "there are " + ", ".join(f"{option.name} ({option.says})" for option in options)
