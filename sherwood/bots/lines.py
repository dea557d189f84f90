"""Lines for bots, read from files: one for each language, all of them with the same keys.

A file lies in the folder `lines` of a game's bots. A table in it, such as `[demand.victim]`, has the
lines of any bot whose part that was, `[demand.victim.bold]` those of one character; `[nouns]` names the
things that lines speak of.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

Lines = Mapping[tuple[str, str], tuple[str, ...]]
"""What can be said, by what happened and by the speaker's part in it."""
Texts = Mapping[str, Mapping[str, str]]
"""Phrases, each in every language."""
Things = Mapping[str, int | str]
"""What a line speaks of: numbers, and things by their names."""
ANYBODY, NOUNS = "", "nouns"
GAP = " "  # between a phrase and what it is filled with


class Spoken(NamedTuple):
    """What the files of a folder say."""

    lines: Mapping[str, Lines]  # by character; those of anybody under no name
    texts: Texts
    nouns: Texts


def spoken_in(place: Path) -> Spoken:
    """All lines beside a file of a game's bots."""
    files = sorted((place.parent / "lines").glob("*.toml"))
    read = {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in files}
    texts: dict[str, dict[str, str]] = {}
    nouns: dict[str, dict[str, str]] = {}
    lines: dict[str, dict[tuple[str, str], tuple[str, ...]]] = {ANYBODY: {}}
    for language, tables in read.items():
        for noun, name in tables.pop(NOUNS).items():
            nouns.setdefault(noun, {})[language] = name
        for event, role, who, found in tables_of(tables):
            lines.setdefault(who, {})[event, role] = tuple(found)
            for key, text in found.items():
                texts.setdefault(key, {})[language] = text
    return Spoken(lines, texts, nouns)


def tables_of(tables: Mapping[str, Any]) -> Iterator[tuple[str, str, str, dict[str, str]]]:
    """Every table: what happened, whose part, which character, and the lines."""
    for event, roles in tables.items():
        for role, entries in roles.items():
            own = {who: found for who, found in entries.items() if isinstance(found, dict)}
            anybody = {key: text for key, text in entries.items() if key not in own}
            for who, found in {ANYBODY: anybody, **own}.items():
                if found:
                    yield event, role, who, found


@cache
def gaps_in(text: str) -> tuple[str, ...]:
    """What a text speaks of, in its order; a capital begins a sentence and means the same."""
    found = [field.lower() for _, field, _, _ in Formatter().parse(text) if field]
    return tuple(dict.fromkeys(found))


def phrase_with(key: str, texts: Texts, things: Things) -> str | None:
    """A phrase as it is written down, with what it speaks of; None: that is not known here."""
    gaps = gaps_in(texts[key]["en"])
    if not things.keys() >= set(gaps):
        return None
    return GAP.join((key, *(str(things[gap]) for gap in gaps)))


def worded(phrase: str, texts: Texts, nouns: Texts, language: str) -> str:
    """What is written down, in one language; nothing where it is no phrase."""
    key, *given = phrase.split(GAP)
    in_all = texts.get(key, {})
    gaps = gaps_in(in_all.get("en", ""))
    if language not in in_all or len(gaps) != len(given):
        return ""
    named = [nouns.get(thing, {}).get(language, thing) for thing in given]
    filled = dict(zip(gaps, named, strict=True))
    capital = {gap.capitalize(): name[:1].upper() + name[1:] for gap, name in filled.items()}
    return in_all[language].format(**filled, **capital)
