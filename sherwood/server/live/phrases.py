"""What can be said at a table, in every language. A game's own phrases are in its folder of bots."""

import re

from sherwood.bots.lines import GAP, Texts, worded
from sherwood.bots.talk import phrasebook_of
from sherwood.server.requests import Language, Phrase

PHRASES: Texts = {
    "hello": {
        "en": "Good day to you all.",
        "de": "Guten Tag zusammen.",
        "it": "Buongiorno a tutti.",
    },
    "luck": {"en": "Good luck!", "de": "Viel Glück!", "it": "Buona fortuna!"},
    "well_played": {"en": "Well played.", "de": "Gut gespielt.", "it": "Ben giocato."},
    "thanks": {"en": "Thank you.", "de": "Danke dir.", "it": "Ti ringrazio."},
    "sorry": {"en": "I am sorry.", "de": "Tut mir leid.", "it": "Mi dispiace."},
    "thinking": {
        "en": "Let me think.",
        "de": "Lass mich nachdenken.",
        "it": "Fammi pensare.",
    },
    "your_turn": {"en": "It is your turn.", "de": "Du bist dran.", "it": "Tocca a te."},
    "doubt": {"en": "I doubt that.", "de": "Das bezweifle ich.", "it": "Ne dubito."},
    "outrage": {"en": "Outrageous!", "de": "Unerhört!", "it": "Inaudito!"},
    "deal": {"en": "It is a deal.", "de": "Abgemacht.", "it": "Affare fatto."},
    "no_deal": {"en": "No deal.", "de": "Kein Handel.", "it": "Niente da fare."},
    "again": {"en": "Another game?", "de": "Noch eine Partie?", "it": "Un'altra partita?"},
    "bye": {"en": "Farewell.", "de": "Leb wohl.", "it": "Addio."},
}

EMOTES: Texts = {
    "emote_stare": {"en": "stares", "de": "starrt", "it": "ti fissa"},
    "emote_sweat": {"en": "sweats", "de": "schwitzt", "it": "suda freddo"},
    "emote_wink": {"en": "winks", "de": "zwinkert", "it": "fa l'occhiolino"},
    "emote_shrug": {"en": "shrugs", "de": "zuckt mit den Schultern", "it": "alza le spalle"},
    "emote_laugh": {"en": "laughs", "de": "lacht", "it": "ride"},
    "emote_clap": {"en": "claps, slowly", "de": "klatscht, langsam", "it": "applaude, piano"},
}
"""What somebody does with their face, for a moment."""
NUMBER = re.compile("[0-9]{1,3}")


def offered(game: str) -> Texts:
    """What people can say at a table of a game: what fits every game, and the game's own phrases."""
    book = phrasebook_of(game)
    return {**PHRASES, **EMOTES, **(book.PHRASES if book else {})}


def can_be_said(phrase: str, game: str) -> bool:
    """Whether people can say a phrase; what it is filled with are numbers."""
    _, *given = phrase.split(GAP)
    known = bool(worded(phrase, offered(game), {}, "en"))
    return known and all(NUMBER.fullmatch(number) for number in given)


def phrases(language: Language, game: str) -> list[Phrase]:
    """All that people can say at a table of a game, in one language."""
    return [Phrase(phrase=name, text=texts[language]) for name, texts in offered(game).items()]


def say_in(language: str, phrase: str, game: str) -> str:
    """A phrase of a person or of a bot in a reader's language."""
    book = phrasebook_of(game)
    known = {**offered(game), **(book.SMALL_TALK if book else {})}
    return worded(phrase, known, book.NOUNS if book else {}, language)
