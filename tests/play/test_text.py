"""Names and words: what may stand in them, and which names look alike."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sherwood.play.text import LONGEST_NAME, check_words, skeleton, tidy_name

UNSEEN = {
    "NUL": "\0",
    "line feed": "\n",
    "tab": "\t",
    "escape": "\x1b",
    "next line": "\x85",
    "line separator": "\u2028",
    "paragraph separator": "\u2029",
    "zero-width space": "\u200b",
    "zero-width joiner": "\u200d",
    "right-to-left override": "\u202e",
    "isolate": "\u2066",
    "soft hyphen": "\xad",
    "byte-order mark": "\ufeff",
    "Hangul filler": "\u3164",
    "blank Braille": "\u2800",
    "tag": "\U000e0041",
    "variation selector 17": "\U000e0100",
}
TWINS = ["ROBIN", "R\u043ebin", "Rob\u0456n", "Rob1n", "R\u03bfbin", "\uff32obin", "R0bin", "robln"]


@pytest.mark.parametrize("letter", UNSEEN.values(), ids=UNSEEN)
def test_what_cannot_be_seen_has_no_place_in_names_and_words(letter: str) -> None:
    for check in (tidy_name, check_words):
        with pytest.raises(ValueError, match=f"U\\+{ord(letter):04X}"):
            check(f"Ro{letter}bin")


@pytest.mark.parametrize("name", ["", " ", "\u3000", "\u0301", "\ufe0f"])
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    with pytest.raises(ValueError, match="seen"):
        tidy_name(name)


def test_a_name_has_one_spelling() -> None:
    assert tidy_name("  Little\u3000 \xa0John ") == "Little John"
    assert tidy_name("Jose\u0301") == "Jos\xe9"


def test_a_name_that_grows_when_composed_is_still_measured() -> None:
    with pytest.raises(ValueError, match="at most"):
        tidy_name("\u0958" * LONGEST_NAME)


@pytest.mark.parametrize(
    "name", ["Zo\xeb", "Наташа", "Ἀθηνᾶ", "李雷", "Nell \u2764\ufe0f", "O'Neill-2"]
)
def test_people_may_be_called_as_they_are(name: str) -> None:
    assert tidy_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize("twin", TWINS)
def test_names_that_look_alike_have_one_skeleton(twin: str) -> None:
    assert skeleton(twin) == skeleton("Robin")


@pytest.mark.parametrize("other", ["Robyn", "Rob\xedn", "Robin 2", "Marian"])
def test_other_names_have_other_skeletons(other: str) -> None:
    assert skeleton(other) != skeleton("Robin")


@given(st.text(max_size=LONGEST_NAME))
def test_any_text_is_refused_or_made_a_name_that_stays_as_it_is(text: str) -> None:
    try:
        name = tidy_name(text)
    except ValueError:
        return
    assert tidy_name(name) == name
    assert len(f"{name}.".splitlines()) == 1
