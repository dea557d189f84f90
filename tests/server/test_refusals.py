"""Whatever is refused has a reason that programs can read, and the page lists them all."""

import json
import string
from pathlib import Path

import pytest

from sherwood.client import Guest, RefusedError
from sherwood.server.refusal import CLOSE_CODES, Reason, Refusal
from tests.docs.pages import code, codes, read, rows, section
from tests.server.company import table_with_bots

SERVER = Path(__file__).parents[2] / "sherwood" / "server"


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_reason_stands_in_the_page_with_its_status_and_what_it_is_about() -> None:
    documented = {code(row[0]): row[1:] for row in rows(section(read("wire.md"), "Reasons"))}
    assert list(documented) == [reason.value for reason in Reason]
    for reason in Reason:
        status, about, says = documented[reason.value]
        assert (int(status), says) == (reason.status, reason.says)
        assert placeholders(reason.says) <= set(codes(about))


def test_every_close_code_stands_in_the_page() -> None:
    listed = {row[0]: row[1] for row in rows(section(read("wire.md"), "The socket"))}
    for reason, number in CLOSE_CODES.items():
        assert listed[str(number)].startswith(f"`{reason.value}`")


def test_every_reason_is_given_somewhere() -> None:
    source = "".join(file.read_text() for file in SERVER.rglob("*.py"))
    assert [reason for reason in Reason if f"Reason.{reason.name}" not in source] == []


def test_a_refusal_says_what_it_is_about() -> None:
    refusal = Refusal(Reason.EMPTY_SEATS, colours=["red", "blue"])
    assert refusal.why == "There are empty seats: red, blue."
    assert refusal.about == {"colours": ["red", "blue"]}


def test_an_answer_that_says_no_has_its_reason(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest, people=2)
    guest.sit_down(table.id, seat=0)
    other = Guest(address, "Marian")
    for ask, reason in (
        (("PUT", f"/api/tables/{table.id}/seats/0", {"name": "Marian"}), "seat_taken"),
        (("PUT", f"/api/tables/{table.id}/seats/1", {"name": "Robin"}), "name_taken"),
        (("PUT", f"/api/tables/{table.id}/seats/9", {"name": "Marian"}), "unknown_seat"),
        (("POST", f"/api/tables/{table.id}/start"), "not_host"),
        (("GET", "/api/tables/nothing"), "unknown_table"),
        (("GET", "/api/nothing"), "nothing_here"),
        (("POST", "/api/tables", {"players": "many"}), "not_understood"),
        (("POST", "/api/tables", {"game": "chess", "players": 3}), "bad_table"),
    ):
        with pytest.raises(RefusedError) as refused:
            other.ask(*ask)
        assert refused.value.reason == reason
    with pytest.raises(RefusedError) as refused:
        guest.start(table.id)
    assert refused.value.reason == "empty_seats"


def test_a_message_that_says_no_has_its_reason(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest, options={"first": 0}, bot_pace=600.0)
    with guest.sit_down(table.id):
        guest.start(table.id)
    with guest.connect(table.id) as wire:
        act = {"type": "act", "id": "x", "seat": 0, "version": 1, "steps": ["take"]}
        for wish, reason in (
            ({"type": "dance"}, "not_understood"),
            ({**act, "seat": 2}, "not_your_seat"),
            ({**act, "version": 9}, "stale"),
            ({**act, "steps": ["take", "take"]}, "illegal"),
            ({"type": "take_back", "id": "y", "seat": 0, "version": 1}, "not_retractable"),
            ({"type": "say", "seat": 0}, "nothing_said"),
            ({"type": "say", "seat": 3, "text": "Hello"}, "not_a_player"),
        ):
            wire.send(json.dumps(wish))
            answer = json.loads(wire.recv(10))
            while answer["type"] != "refused":
                answer = json.loads(wire.recv(10))
            assert answer["reason"] == reason
            assert answer["stale"] == (reason == "stale")
