"""Chat and canned phrases."""

import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from sherwood.client import Guest, Player
from sherwood.server.live.chat import Chat, put_down_once
from sherwood.server.live.phrases import PHRASES
from sherwood.server.messages import LONGEST_LINE, Refused, Said
from sherwood.server.refusal import Reason
from sherwood.server.store.database import DatabaseAway
from sherwood.server.store.schema import chat, metadata
from tests.server.processes import here


def next_of(player: Player, kind: type[Said] | type[Refused]) -> Said | Refused:
    message = player.receive(timeout=10)
    while not isinstance(message, kind):
        message = player.receive(timeout=10)
    return message


def test_everybody_reads_a_phrase_in_their_own_language(address: str) -> None:
    robin, hans = Guest(address, "Robin", "en"), Guest(address, "Hans", "de")
    table = robin.open_table("nottingham", 3)
    with robin.sit_down(table.id) as english, hans.sit_down(table.id) as german:
        english.say(phrase="luck")
        assert next_of(english, Said).text == "Good luck!"  # type: ignore[union-attr]
        assert next_of(german, Said).text == "Viel Glück!"  # type: ignore[union-attr]


def test_words_reach_everybody_and_who_comes_later(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = robin.open_table("nottingham", 3)
    with robin.sit_down(table.id) as first:
        first.say("<b>hello</b>")
        assert next_of(first, Said).text == "<b>hello</b>"  # type: ignore[union-attr]
        with marian.sit_down(table.id) as second:
            assert next_of(second, Said).text == "<b>hello</b>"  # type: ignore[union-attr]


def test_a_muted_seat_is_read_no_more(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    table = robin.open_table("nottingham", 3)
    with robin.sit_down(table.id, seat=0) as first, marian.sit_down(table.id, seat=1) as second:
        assert first._socket is not None
        first._socket.send('{"type":"mute","seat":1,"on":true}')
        time.sleep(0.5)
        second.say("can you hear me")
        next_of(second, Said)
        first.say("nothing")
        assert next_of(first, Said).seat == 0  # type: ignore[union-attr]


def test_a_line_that_cannot_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> None:
        raise DatabaseAway

    monkeypatch.setattr(Chat, "write", away)
    with here(tmp_path) as address:
        robin = Guest(address, "Robin")
        table = robin.open_table("nottingham", 3)
        with robin.sit_down(table.id) as player:
            player.say("hello")
            assert next_of(player, Refused).reason is Reason.UNAVAILABLE  # type: ignore[union-attr]


def test_lines_that_are_too_long_empty_or_unwanted_are_refused(address: str) -> None:
    robin = Guest(address, "Robin")
    table = robin.open_table("nottingham", 3)
    quiet = robin.open_table("nottingham", 3, chat=False)
    with robin.sit_down(table.id) as player:
        for text, phrase in (("x" * (LONGEST_LINE + 1), ""), ("  \n ", ""), ("", "no_such_phrase")):
            player.say(text, phrase)
            assert isinstance(next_of(player, Refused), Refused)
    with robin.sit_down(quiet.id) as player:
        player.say("hello")
        assert "switched off" in next_of(player, Refused).why  # type: ignore[union-attr]


def test_a_phrase_is_filled_with_a_number_and_with_nothing_else(address: str) -> None:
    robin, hans = Guest(address, "Robin", "en"), Guest(address, "Hans", "de")
    table = robin.open_table("sheriff", 3)
    with robin.sit_down(table.id) as english, hans.sit_down(table.id) as german:
        for phrase in (
            "say_make_it",
            "say_make_it x",
            "say_make_it 8 9",
            "say_make_it 1000",
            "luck 8",
        ):
            english.say(phrase=phrase)
            assert isinstance(next_of(english, Refused), Refused)
        english.say(phrase="say_make_it 8")
        assert next_of(german, Said).text == "Sagen wir 8."  # type: ignore[union-attr]
        english.say(phrase="emote_shrug")
        assert next_of(german, Said).text == "zuckt mit den Schultern"  # type: ignore[union-attr]


def test_a_line_is_said_once_at_a_table_by_whichever_worker() -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine, [chat])

    def said(phrase: str, table: str = "one", at: float = 1.0) -> bool:
        line = {"table": table, "seat": 1, "text": "", "phrase": phrase, "at": at}
        return put_down_once(connection, line) is not None

    with engine.connect() as connection:
        assert said("smile 20")
        assert said("smile 20")  # the same, tried again
        assert not said("smile 20", at=2.0)
        assert not said("smile 8", at=2.0)
        assert said("smiles 8")
        assert said("smile 8", table="another")
    engine.dispose()


def test_every_phrase_is_there_in_every_language() -> None:
    for texts in PHRASES.values():
        assert set(texts) == {"de", "en", "it"}
