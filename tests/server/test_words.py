"""Words of honour: a sentence goes with a proposal, is kept by its number, and read as chat is."""

import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from sherwood.client import Guest, Player
from sherwood.games.seats import COLOURS
from sherwood.play.head import Head
from sherwood.server.live.game import PERSON, Live
from sherwood.server.messages import LONGEST_WORD, Done, Refused, Said, View
from sherwood.server.refusal import Reason
from sherwood.server.store.journal import Row

WORD = "I shall never open yours again."
OFFER = ("about {me}", "promise in words", "offer for passing")


class Gate:
    """Three people at a gate where two bags lie."""

    def __init__(self, address: str, stack: ExitStack, **wish: bool) -> None:
        self.guests = [Guest(address, f"Guest {number}") for number in range(3)]
        self.id = self.guests[0].open_table("sheriff", 3, **wish).id
        seated = [guest.sit_down(self.id, seat=seat) for seat, guest in enumerate(self.guests)]
        self.guests[0].start(self.id)
        self.players = [stack.enter_context(player) for player in seated]
        while self.view["phase"] != "gate":
            for player in self.players:
                self.catch_up(player)
                while (
                    player.view is not None
                    and player.view.legal
                    and player.view.view["phase"] != "gate"
                ):
                    player.play(player.view.legal[-1].text)
        for player in self.players:
            self.catch_up(player)

    @property
    def view(self) -> dict[str, object]:
        """What the first of them sees."""
        while self.players[0].view is None:
            self.players[0].receive(timeout=10)
        self.catch_up(self.players[0])
        return self.players[0].view.view

    def catch_up(self, player: Player) -> None:
        """Hear all that was sent so far."""
        try:
            while True:
                player.receive(timeout=0.06)
        except TimeoutError:
            return

    @property
    def sheriff(self) -> Player:
        return self.players[int(str(self.view["sheriff"]))]

    @property
    def merchant(self) -> Player:
        """Who is not sheriff, and has the lowest seat."""
        return next(player for player in self.players if player is not self.sheriff)

    def offer(self, words: str) -> Done | Refused:
        """The merchant offers a word of honour."""
        me = COLOURS[self.merchant.seat]
        return self.merchant.play(*(step.format(me=me) for step in OFFER), words=words)


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def vow_of(view: View | None) -> dict[str, object]:
    """The word of honour that was given."""
    assert view is not None
    return next(vow for vow in view.view["promises"] if vow["promise"] == "words")


def test_a_word_of_honour_is_kept_with_its_promise(address: str, stack: ExitStack) -> None:
    gate = Gate(address, stack)
    giver = gate.merchant.seat
    assert isinstance(gate.offer(f"  {WORD}\n"), Done)
    gate.catch_up(gate.sheriff)
    gate.sheriff.play(f"pass {COLOURS[giver]}")
    gate.catch_up(gate.sheriff)
    assert vow_of(gate.sheriff.view)["proposal"] == 1
    assert [(line.seat, line.text, line.proposal) for line in gate.sheriff.said] == [
        (giver, WORD, 1)
    ]
    seat = gate.sheriff.seat
    later = stack.enter_context(Player(gate.guests[seat], gate.id, seat))
    gate.catch_up(later)  # after a reload
    assert [(line.text, line.proposal) for line in later.said] == [(WORD, 1)]
    later.play(f"judge {COLOURS[giver]} broken")
    assert later.view is not None
    assert vow_of(later.view)["broken"] == 1
    told = [event for event in later.view.events if event["event"] == "break_words"]
    assert not told or told[0]["proposal"] == 1


def test_words_are_limited_and_belong_to_a_proposal(address: str, stack: ExitStack) -> None:
    gate = Gate(address, stack)
    refused = gate.offer("a" * (LONGEST_WORD + 1))
    assert isinstance(refused, Refused)
    assert refused.reason == Reason.NOT_UNDERSTOOD
    done = gate.merchant.play("done", words=WORD)
    assert isinstance(done, Refused)
    assert done.reason == Reason.ILLEGAL
    gate.catch_up(gate.sheriff)
    assert gate.sheriff.said == []


def test_where_nobody_may_chat_a_proposal_has_no_words(address: str, stack: ExitStack) -> None:
    gate = Gate(address, stack, chat=False)
    refused = gate.offer(WORD)
    assert isinstance(refused, Refused)
    assert refused.reason == Reason.CHAT_OFF
    assert isinstance(gate.offer(""), Done)


def test_whoever_mutes_a_seat_reads_no_word_of_it(address: str, stack: ExitStack) -> None:
    gate = Gate(address, stack)
    sheriff, other = gate.sheriff, gate.players[-1 if gate.sheriff is not gate.players[-1] else -2]
    assert sheriff._socket is not None
    sheriff._socket.send(f'{{"type":"mute","seat":{gate.merchant.seat},"on":true}}')
    gate.catch_up(sheriff)
    gate.offer(WORD)
    gate.catch_up(sheriff)
    gate.catch_up(other)
    assert sheriff.said == []
    assert [type(line) for line in other.said] == [Said]


@pytest.mark.parametrize("players", [3, 5])
def test_the_game_numbers_proposals_as_its_words_are(players: int) -> None:
    live, chance = (
        Live(Head("sheriff", players, {"first": 0}, bytes(32)), None, 0.0),
        random.Random(1),
    )
    while not live.match.over and live.sequence < 3000:
        seat = chance.choice(live.match.actors)
        text = live.match.describe(chance.choice(live.match.legal(seat)))
        number = live.sequence + 1
        live.advance(Row("t", number, seat, text, f"c{number}", PERSON, float(number)))
        counted = live.match.table["proposed"][0, :players].tolist()
        assert [live.proposals[one] for one in range(players)] == counted
    assert sum(live.proposals.values()) > players
