"""An owner of the box types its numbers, plays with them and passes them on."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sherwood.client import Guest
from tests.server.processes import Server
from tests.web.person import Person
from tests.web.test_games import Arrive

pytestmark = pytest.mark.slow
PRINTED = [4, 4, 2, 7, 5, 3, 6, 8, 2, 5, 4, 7, 3, 6, 8, 2, 5, 3, 7, 4, 6]
FORM = "The numbers in your box"
WITH_MISTAKE = "/new/nottingham?edition=tasks.five:25,30"


def open_form(person: Person) -> Person:
    """The form for Nottingham, opened."""
    person.go("/new/nottingham").press(person.page.get_by_text(FORM))
    return person


def test_a_table_is_played_with_the_numbers_that_were_typed(arrive: Arrive, house: Server) -> None:
    robin = open_form(arrive())
    for field, number in enumerate(PRINTED, start=1):
        robin.page.get_by_label(f"Field {field}", exact=True).fill(str(number))
    robin.page.get_by_label("Four pairs, shared").fill("17")
    robin.sees("The table is played with your numbers.")
    robin.press_named("Start at once")
    edition = Guest(house.address, "Marian").table(robin.table).options["edition"]
    assert edition["track"]["numbers"] == PRINTED
    assert edition["tasks"]["four_pairs"] == [20, 17]
    again = robin.go("/new/nottingham").page.get_by_label("Field 21", exact=True)
    expect(again).to_have_value(str(PRINTED[-1]))


def test_what_cannot_be_is_said_at_its_field_and_nothing_is_lost(arrive: Arrive) -> None:
    robin = arrive(language="de").go(WITH_MISTAKE)
    field = robin.page.get_by_label("Fünf Gleiche, geteilt")
    expect(field).to_have_attribute("aria-invalid", "true")
    robin.sees("Aufgaben: Fünf Gleiche: Das kann nicht stimmen.")
    robin.press_named("Sofort anfangen")
    robin.sees("Einige deiner Zahlen können nicht stimmen.")
    expect(robin.page.get_by_label("Fünf Gleiche, allein")).to_be_focused()
    expect(field).to_have_value("30")
    field.fill("20")
    expect(field).to_have_attribute("aria-invalid", "false")


def test_numbers_travel_by_link_and_by_file(arrive: Arrive, tmp_path: Path) -> None:
    robin = open_form(arrive())
    robin.page.get_by_label("Field 1", exact=True).fill("4 4 2")
    robin.press(robin.page.get_by_text("Pass your numbers on"))
    connection = robin.page.get_by_label("Link to a new table with these numbers").input_value()
    with robin.page.expect_download() as download:
        robin.press_named("Save as a file")
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "nottingham.toml"
    marian = arrive("Marian").go(connection.removeprefix(robin.address))
    expect(marian.page.get_by_label("Field 3", exact=True)).to_have_value("2")
    much = open_form(arrive("Much"))
    much.press(much.page.get_by_text("Pass your numbers on"))
    much.page.get_by_label("Read a file, in TOML or JSON").set_input_files(file)
    expect(much.page.get_by_label("Field 3", exact=True)).to_have_value("2")
    text = json.dumps({"track": {"numbers": [5, 6, 7]}})
    much.page.get_by_label("Or paste the text of such a file here").fill(text)
    much.press_named("Use this text")
    expect(much.page.get_by_label("Field 3", exact=True)).to_have_value("7")
