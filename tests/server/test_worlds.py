"""Nobody can tell two worlds apart that differ only in what they may not know.

Everything counts that leaves a worker for a reader: views, refusals, what is done, said and seated,
answers to requests and closed sockets, in order, with their moments and deadlines.
"""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from sherwood.games.game import names
from tests.amounts import amount
from tests.server.scripts import Writer
from tests.server.twins import Twins, twins

SEED = 7
FEW, MANY = 5, amount(24, soaking=1000)  # scenes of a game
KIND = re.compile(rb'"type":"([a-z.]+)"|"reason":"([a-z_]+)"|"code":(\d+)|^(\d{3}) ')
MESSAGES = {"view", "refused", "done", "table", "said", "websocket.close"}
FIGURES = {"4001", "4004", "200", "403", "404", "409"}
REASONS = {
    "stale",
    "illegal",
    "not_your_seat",
    "not_understood",
    "not_over",
    "unknown_moment",
    "not_retractable",
    "started",
}


def kinds(both: Twins) -> Iterator[str]:
    """What readers were sent, in a word."""
    for sent in both.heard:
        for found in KIND.findall(b" ".join(sent.what)):
            yield b"".join(found).decode()


@pytest.mark.parametrize("game", names())
def test_nothing_that_is_sent_tells_two_worlds_apart(game: str, tmp_path: Path) -> None:
    with twins(tmp_path) as both:
        assert both.first_difference(list(islice(Writer(game, SEED).scenes(), FEW))) is None
        assert both.undurable() == []


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_nothing_tells_them_apart_however_long_they_play(game: str, tmp_path: Path) -> None:
    with twins(tmp_path) as both:
        assert both.first_difference(list(islice(Writer(game, SEED).scenes(), MANY))) is None
        assert both.undurable() == []
        assert (MESSAGES | FIGURES | REASONS) - set(kinds(both)) == set()
        assert any(b'"deadline":18' in one for sent in both.heard for one in sent.what)
