"""Saying no: every reason there is, with its status and its sentence in English.

A reason is a word that programs can rely on; the page says it in the reader's own language. What
it is about, as a name or some colours, goes with it. docs/wire.md lists them all.
"""

from collections.abc import Mapping
from enum import Enum

About = dict[str, str | int | float | list[str]]


class Reason(Enum):
    """Why something was refused."""

    status: int
    says: str

    def __new__(cls, word: str, status: int, says: str) -> "Reason":
        """The word is the value."""
        reason = object.__new__(cls)
        reason._value_ = word
        reason.status, reason.says = status, says
        return reason

    # What was sent
    NOT_UNDERSTOOD = "not_understood", 400, "That was not understood: {complaint}"
    BAD_TABLE = "bad_table", 400, "{complaint}"
    BAD_EDITION = "bad_edition", 400, "This edition cannot be played: {figure} {complaint}"
    UNKNOWN_BOT = "unknown_bot", 400, "There is no bot called {bot}; there are {known}."
    UNKNOWN_LESSON = "unknown_lesson", 400, "There is no lesson called {lesson}."
    NOTHING_SAID = "nothing_said", 400, "A line has words, or one of the phrases."
    TOO_LARGE = "too_large", 413, "That message is too large."
    # What there is not
    NOTHING_HERE = "nothing_here", 404, "There is nothing here."
    UNKNOWN_TABLE = "unknown_table", 404, "There is no such table."
    UNKNOWN_SEAT = "unknown_seat", 404, "This table has the seats 0 to {last}."
    UNKNOWN_MOMENT = "unknown_moment", 404, "You have seen the versions up to {last}."
    UNKNOWN_CODE = (
        "unknown_code",
        404,
        "This code or link does not work, or not any more. Ask for a new one.",
    )
    # Who may
    OTHER_SITE = "other_site", 403, "That came from another site."
    OTHER_HOST = (
        "other_host",
        421,
        "This server is not called {host}; whoever runs it can name it with --public-url.",
    )
    NO_NAME = "no_name", 403, "Say your name first."
    FORGOTTEN = "forgotten", 403, "You wanted to be forgotten."
    NOT_HOST = "not_host", 403, "Only the host can do that."
    NOT_A_PLAYER = "not_a_player", 403, "Only players can do that."
    NOT_YOUR_SEAT = "not_your_seat", 403, "That is not your seat."
    PLAYERS_ONLY = "players_only", 403, "This table is for its players alone."
    CHAT_OFF = "chat_off", 403, "The chat of this table is switched off."
    # Around a game
    SEAT_TAKEN = "seat_taken", 409, "That seat is taken. Choose another."
    SEATED_ALREADY = "seated_already", 409, "You sit here already. Leave that seat first."
    NAME_TAKEN = "name_taken", 409, "{name} sits here already. Choose another name."
    STILL_HERE = "still_here", 409, "{name} is still here, or has left only just now."
    NOBODY_THERE = "nobody_there", 409, "Nobody sits there."
    EMPTY_SEATS = "empty_seats", 409, "There are empty seats: {colours}."
    NOT_STARTED = "not_started", 409, "The game has not started."
    STARTED = "started", 409, "The game has started already."
    NOT_PLEDGED = "not_pledged", 409, "Those are not the words that you pledged."
    NOT_PLAYING = "not_playing", 409, "That can be done only while a game is played."
    NOT_OVER = "not_over", 409, "The game is not over yet."
    OTHER_RULES = (
        "other_rules",
        409,
        "This game needs version {needed} of its rules; this server has version {here}.",
    )
    # In a game
    STALE = "stale", 409, "The table has changed. Look again."
    ILLEGAL = "illegal", 409, "{complaint}"
    NOT_RETRACTABLE = (
        "not_retractable",
        409,
        "That cannot be taken back: somebody has learned from it.",
    )
    CHOSEN_OTHERWISE = "chosen_otherwise", 409, "You have chosen otherwise."
    OUTRUN = "outrun", 409, "Others were faster. Try again."
    # Haste
    TOO_FAST = "too_fast", 429, "That was too fast. Wait a moment."
    TOO_MANY_CODES = "too_many_codes", 429, "Too many codes from your address. Wait a while."
    TOO_MANY_WAITING = "too_many_waiting", 429, "Wait for the answers that are still to come."
    TOO_MANY_TABLES = "too_many_tables", 429, "You have opened many tables. Wait a while."
    TOO_MANY_SOCKETS = "too_many_sockets", 429, "Too many connections from your address."
    # The server
    UNAVAILABLE = "unavailable", 503, "Not now. Try again in a moment."
    BROKEN = "broken", 500, "Something went wrong here. It has been noted."

    def sentence(self, about: Mapping[str, str | float | list[str]]) -> str:
        """The reason in English."""
        words = {
            name: ", ".join(value) if isinstance(value, list) else value
            for name, value in about.items()
        }
        return self.says.format(**words)


CLOSE_CODES = {
    Reason.TOO_LARGE: 1009,
    Reason.UNAVAILABLE: 1013,
    Reason.FORGOTTEN: 4001,
    Reason.PLAYERS_ONLY: 4003,
    Reason.UNKNOWN_TABLE: 4004,
    Reason.OTHER_RULES: 4009,
    Reason.TOO_FAST: 4029,
    Reason.TOO_MANY_SOCKETS: 4030,
}  # with which a socket is closed


class Refusal(Exception):
    """Something that may not be done. Nothing has changed."""

    def __init__(self, reason: Reason, **about: str | float | list[str]) -> None:
        self.reason = reason
        self.about: About = about
        self.why = reason.sentence(about)
        super().__init__(self.why)
