"""Telling the story of a log: a line for every action, from a seat's eyes or with all open."""

from collections.abc import Iterator
from typing import Any

from sherwood.games.seats import COLOURS
from sherwood.play.match import SPECTATOR, Match
from sherwood.terminal.boards.board import find_board, listed
from sherwood.terminal.narrator import tell_news
from sherwood.terminal.screen import HEADING, Screen


def find_seat(wish: str, match: Match) -> int:
    """A seat by its number, its colour or the player's name."""
    seats = range(match.players)
    by_word = {COLOURS[seat]: seat for seat in seats}
    by_word |= {match.names[seat].casefold(): seat for seat in seats}
    if wish.isascii() and wish.isdigit() and int(wish[:4]) in seats:
        return int(wish[:4])
    if wish.casefold() in by_word:
        return by_word[wish.casefold()]
    there = ", ".join(f"{seat} ({match.names[seat]})" for seat in seats)
    raise ValueError(f"there is no seat {wish!r}; there are {there}")


def tell_log(match: Match, seat: int, screen: Screen, first: int, *, all_open: bool) -> None:
    """The story from action number `first` on, and how it ended or where it stands."""
    for number, sentences in enumerate(tell_actions(match, seat, all_open=all_open)):
        if number >= first and sentences:
            screen.say(f"{number}. {' '.join(sentences)}")
    screen.say()
    view = match.view()
    board = find_board(match.head.game)
    if match.over:
        for line in board.score_sheet(view):
            screen.say(line)
        screen.say(board.judge(view), HEADING)
    else:
        waited_for = listed([match.names[actor] for actor in match.actors])
        screen.say(f"The game is not over: it waits for {waited_for}.", HEADING)


def tell_actions(match: Match, seat: int, *, all_open: bool) -> Iterator[list[str]]:
    """For the deal and then for every action, what it led to."""
    again = Match(match.head)
    yield tell_openly(again) if all_open else tell_news(again, seat)
    for actor, action in match.actions:
        again.play(actor, action)
        yield tell_openly(again) if all_open else tell_news(again, seat)


def tell_openly(match: Match) -> list[str]:
    """What the last action led to, as one who sees everything would tell it."""
    return [match.game.tell(event, match.names, SPECTATOR) for event in match.news()]


def as_record(match: Match) -> dict[str, Any]:
    """How a log ends, for machines."""
    return {
        "game": match.head.game,
        "players": match.players,
        "names": list(match.names),
        "actions": len(match.actions),
        "over": match.over,
        "scores": match.scores,
        "winners": match.winners,
    }
