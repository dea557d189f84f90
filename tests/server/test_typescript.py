"""The page's types are those of the server."""

from sherwood.server.typescript import PLACE, typescript


def test_the_types_of_the_page_are_not_stale() -> None:
    assert PLACE.read_text() == typescript(), "run: python -m sherwood.server.typescript"


def test_every_message_carries_its_type() -> None:
    text = typescript()
    for tag in ("act", "take_back", "say", "look", "mute", "again"):
        assert f'type: "{tag}";' in text
    assert "export type ToClient = View | Done | Refused | Seating | Said;" in text
