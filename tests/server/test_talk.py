"""Bots chat at a table: in the reader's language, and not where chat is switched off."""

import random
from typing import get_args

from websockets.sync.client import connect

from sherwood.client import Guest, Player
from sherwood.server.live.phrases import say_in
from sherwood.server.messages import Done, Said, decode_to_client
from sherwood.server.requests import Language

CAST = [None, "bold", "nervous", "greedy"]


def heard_while_playing(player: Player, most: int) -> list[Said]:
    """Play at random until a bot has spoken, or for so many decisions; what was said."""
    luck, heard, done = random.Random(3), [], 0
    receive = player.receive

    def listen(*arguments: object, **options: object) -> object:
        message = receive(*arguments, **options)  # type: ignore[arg-type]
        if isinstance(message, Said):
            heard.append(message)
        return message

    player.receive = listen  # type: ignore[method-assign, assignment]
    for view in player.turns():
        if heard or done == most:
            break
        done += isinstance(player.play(luck.choice(view.legal).action), Done)
    return heard


def test_bots_talk_in_the_language_of_who_reads(address: str) -> None:
    hans = Guest(address, "Hans", "de")
    table = hans.open_table("sheriff", 4, bots=CAST, bot_pace=0.01)
    with hans.sit_down(table.id) as player:
        hans.start(table.id)
        said = heard_while_playing(player, 400)
    assert said
    assert said[0].seat in (1, 2, 3)
    assert said[0].text == say_in("de", said[0].phrase, "sheriff") != ""


def read_by_a_stranger(guest: Guest, table: str, language: str) -> Said:
    """The first line that somebody reads who watches and whom the server does not know."""
    address = f"{guest.socket_address(table)}?language={language}"
    with connect(address, compression=None, proxy=None) as socket:
        while True:
            message = decode_to_client(socket.recv(timeout=10))
            if isinstance(message, Said):
                return message


def test_whoever_watches_reads_what_bots_say_in_the_language_of_their_page(address: str) -> None:
    hans = Guest(address, "Hans", "de")
    table = hans.open_table("sheriff", 4, bots=CAST, bot_pace=0.01)
    with hans.sit_down(table.id) as player:
        hans.start(table.id)
        assert heard_while_playing(player, 400)
    read = {one: read_by_a_stranger(hans, table.id, one) for one in get_args(Language)}
    for language, said in read.items():
        assert said.text == say_in(language, said.phrase, "sheriff") != ""
    assert len({said.text for said in read.values()}) == len(read)
    unknown = read_by_a_stranger(hans, table.id, "fr")
    assert unknown == read["en"]


def test_bots_are_silent_where_chat_is_off(address: str) -> None:
    robin = Guest(address, "Robin")
    table = robin.open_table("sheriff", 4, bots=CAST, bot_pace=0.01, chat=False)
    with robin.sit_down(table.id) as player:
        robin.start(table.id)
        assert not heard_while_playing(player, 40)
