"""What can be said at a table, in every language. A game's own phrases are in its folder of bots."""

from sherwood.bots.lines import Texts, worded
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


def offered(game: str) -> Texts:
    """What people can say at a table of a game: what fits every game, and the game's own phrases."""
    book = phrasebook_of(game)
    return {**PHRASES, **(book.PHRASES if book else {})}


def phrases(language: Language, game: str) -> list[Phrase]:
    """All that people can say at a table of a game, in one language."""
    return [Phrase(phrase=name, text=texts[language]) for name, texts in offered(game).items()]


def say_in(language: str, phrase: str, game: str) -> str:
    """A phrase of a person or of a bot in a reader's language."""
    book = phrasebook_of(game)
    known = {**offered(game), **(book.SMALL_TALK if book else {})}
    return worded(phrase, known, book.NOUNS if book else {}, language)
