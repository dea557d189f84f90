"""The page's types are those of the server and of the games."""

from pathlib import Path

import pytest

from sherwood.server.typescript import PAGE, files, message_types

FILES = files()


@pytest.mark.parametrize("place", FILES, ids=lambda place: str(place.relative_to(PAGE)))
def test_the_types_of_the_page_are_not_stale(place: Path) -> None:
    text = place.read_text(encoding="utf-8")
    assert text == FILES[place], "run: python -m sherwood.server.typescript"


def test_every_message_carries_its_type() -> None:
    text = message_types()
    for tag in ("act", "take_back", "say", "look", "mute", "again"):
        assert f'type: "{tag}";' in text
    to_client = "View | Done | Refused | Seating | Said | Unsaid | Glass | Reached | Moved"
    assert f"export type ToClient = {to_client};" in text
