"""What can be said at a table in every language."""

from sherwood.server.messages import Language, Phrase

PHRASES: dict[str, dict[Language, str]] = {
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
    "honest": {
        "en": "I am an honest merchant.",
        "de": "Ich handle ehrlich.",
        "it": "Sono onesto, lo giuro.",
    },
    "doubt": {"en": "I doubt that.", "de": "Das bezweifle ich.", "it": "Ne dubito."},
    "outrage": {"en": "Outrageous!", "de": "Unerhört!", "it": "Inaudito!"},
    "deal": {"en": "It is a deal.", "de": "Abgemacht.", "it": "Affare fatto."},
    "no_deal": {"en": "No deal.", "de": "Kein Handel.", "it": "Niente da fare."},
    "again": {"en": "Another game?", "de": "Noch eine Partie?", "it": "Un'altra partita?"},
    "bye": {"en": "Farewell.", "de": "Leb wohl.", "it": "Addio."},
}


def phrases(language: Language) -> list[Phrase]:
    """All of them in one language."""
    return [Phrase(phrase=phrase, text=texts[language]) for phrase, texts in PHRASES.items()]


def say_in(language: str, phrase: str) -> str:
    """A phrase in a reader's language."""
    texts = PHRASES.get(phrase, {})
    return next((text for reads, text in texts.items() if reads == language), "")
