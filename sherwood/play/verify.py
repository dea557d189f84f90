"""Checking a log from start to end: the commitment, every action, the result."""

from collections.abc import Iterable
from dataclasses import dataclass

from sherwood.games.seats import COLOURS
from sherwood.play.fairness import pledge_to
from sherwood.play.log import (
    TITLE,
    LogError,
    Reading,
    Seals,
    play_line,
    result_line,
    start,
    take_apart,
)
from sherwood.play.match import Match


@dataclass(frozen=True)
class Verdict:
    """Whether a log is right, and if not, where it breaks."""

    right: bool
    line: int
    says: str


def verify(text: str, commitment: str = "", words: str = "") -> Verdict:
    """Check a log, and that it has the commitment and the words that somebody remembers."""
    try:
        reading = take_apart(text)
        match = start(reading)
        check_head(reading, match, commitment)
        check_words(reading, match, words)
        check_actions(reading, match)
        check_result(reading, match)
    except LogError as error:
        return Verdict(right=False, line=error.line, says=error.problem)
    return Verdict(right=True, line=reading.length, says=summary(reading, match))


def check_head(reading: Reading, match: Match, commitment: str) -> None:
    """The commitment fits the secret, the key fits both, and nobody touched the rest."""
    head = match.head
    if reading.values.get("commitment", head.commitment) != head.commitment:
        raise LogError(reading.place_of("commitment"), "the secret is not the one committed to")
    if commitment and commitment.strip().lower() != head.commitment:
        raise LogError(
            reading.place_of("secret"), "the secret is not the one whose commitment was published"
        )
    if reading.values.get("key", head.key.hex()) != head.key.hex():
        raise LogError(
            reading.place_of("key"), "the key does not come from the secret and the contributions"
        )
    check_pledges(reading, match)
    if reading.head_seal is not None:
        number, seal = reading.head_seal
        if seal != seals_after_head(reading)[1]:
            raise LogError(number, "the head was altered: its seal does not fit")


def check_pledges(reading: Reading, match: Match) -> None:
    """Where words were pledged, they are those, or were withheld; nobody has other words."""
    head = match.head
    for seat, pledge in enumerate(head.pledges):
        words = head.contributions[seat]
        if words and pledge != pledge_to(words):
            raise LogError(
                reading.place_of("contributions"),
                f"the words of {COLOURS[seat]} are not those that were pledged",
            )


def check_words(reading: Reading, match: Match, words: str) -> None:
    """The words of whoever asks were pledged and went into the key."""
    head = match.head
    if words and pledge_to(words) not in head.pledges:
        raise LogError(reading.place_of("pledges"), "your words were never pledged in this game")
    if words and words not in head.contributions:
        raise LogError(
            reading.place_of("contributions"),
            "your words are not in the key, though they were pledged",
        )


def seals_after_head(reading: Reading) -> tuple[Seals, str]:
    """The seals as they stand after the head, and the last of them.

    They close the lines as they were written, which another version would write otherwise.
    """
    seals = Seals()
    seal = seals.close(TITLE)
    for line in reading.head:
        seal = seals.close(line)
    return seals, seal


def check_actions(reading: Reading, match: Match) -> None:
    """Every action is as it was written, and legal."""
    seals, _ = seals_after_head(reading)
    for number, line, seal in reading.actions:
        expected = seals.close(line)
        if reading.head_seal is not None and not seal:
            raise LogError(number, "this line has lost its seal")
        if seal and seal != expected:
            raise LogError(number, "this line or one before it was altered: its seal does not fit")
        play_line(match, number, line)
    if reading.result is not None:
        number, line, seal = reading.result
        if reading.head_seal is not None and not seal:
            raise LogError(number, "the result has lost its seal")
        if seal and seal != seals.close(line):
            raise LogError(number, "the result was altered: its seal does not fit")


def check_result(reading: Reading, match: Match) -> None:
    """The result is there when the game is over, and right."""
    if not match.over:
        if reading.result is not None:
            raise LogError(reading.result[0], "there is a result, but the game is not over here")
        return
    if reading.result is None:
        raise LogError(reading.length, "the game is over here, but the result is missing")
    number, line, _ = reading.result
    if line != result_line(match):
        raise LogError(number, f"the result is wrong; it should be '{result_line(match)}'")


def summary(reading: Reading, match: Match) -> str:
    """What was checked, in a sentence for people."""
    count = len(reading.actions)
    state = result_line(match) if match.over else "the game is not over yet"
    return f"right: {count} actions, all legal; {state}{about_words(match)}"


def about_words(match: Match) -> str:
    """Whose words were pledged and are in the key, and whose were withheld."""
    head = match.head
    kept = [seat for seat, words in enumerate(head.contributions) if head.pledges and words]
    said = f"; pledged words in the key: {colours(kept)}" if kept else ""
    return said + (f"; words withheld: {colours(head.withheld)}" if head.withheld else "")


def colours(seats: Iterable[int]) -> str:
    """Some seats by their colours."""
    return " ".join(COLOURS[seat] for seat in seats)
