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

# What bots say besides; people are not offered these. No line claims anything about hidden cards.
SMALL_TALK: dict[str, dict[Language, str]] = {
    "badge": {
        "en": "The badge suits me, I think.",
        "de": "Das Abzeichen steht mir, finde ich.",
        "it": "La stella mi dona, direi.",
    },
    "order": {
        "en": "Order in the queue, please.",
        "de": "Ordnung in der Schlange, bitte.",
        "it": "In fila, per favore.",
    },
    "look_if_you_must": {
        "en": "Have a look, if you must.",
        "de": "Sieh nach, wenn es sein muss.",
        "it": "Guarda pure, se proprio devi.",
    },
    "here_is_my_bag": {
        "en": "There is my bag.",
        "de": "Da steht mein Sack.",
        "it": "Ecco il mio sacco.",
    },
    "steep": {
        "en": "That is a steep price.",
        "de": "Das ist ein stolzer Preis.",
        "it": "È un prezzo salato.",
    },
    "let_me_count": {
        "en": "Let me count my coins.",
        "de": "Lass mich meine Münzen zählen.",
        "it": "Fammi contare le monete.",
    },
    "for_your_trouble": {
        "en": "A little something for your trouble.",
        "de": "Eine Kleinigkeit für deine Mühe.",
        "it": "Un pensierino per il tuo disturbo.",
    },
    "listening": {
        "en": "I am listening.",
        "de": "Ich höre.",
        "it": "Ti ascolto.",
    },
    "go_on": {
        "en": "Go on, this is getting interesting.",
        "de": "Weiter, das wird spannend.",
        "it": "Continua, si fa interessante.",
    },
    "pleasure": {
        "en": "A pleasure doing business.",
        "de": "Mit dir handelt man gern.",
        "it": "È un piacere trattare con te.",
    },
    "heavy_purse": {
        "en": "My purse gets heavier.",
        "de": "Mein Beutel wird schwerer.",
        "it": "La mia borsa si fa più pesante.",
    },
    "saw_nothing": {
        "en": "I saw nothing.",
        "de": "Ich habe nichts gesehen.",
        "it": "Io non ho visto niente.",
    },
    "cosy": {
        "en": "How cosy you two are.",
        "de": "Ihr zwei versteht euch ja prächtig.",
        "it": "Andate proprio d'accordo, voi due.",
    },
    "much_obliged": {
        "en": "Much obliged.",
        "de": "Sehr verbunden.",
        "it": "Molto gentile.",
    },
    "well_well": {
        "en": "Well, well, what have we here?",
        "de": "Sieh an, was haben wir denn da?",
        "it": "Guarda guarda, che cosa abbiamo qui?",
    },
    "the_law": {
        "en": "The law is the law.",
        "de": "Gesetz ist Gesetz.",
        "it": "La legge è legge.",
    },
    "fair_cop": {
        "en": "You got me.",
        "de": "Du hast mich erwischt.",
        "it": "Mi hai beccato.",
    },
    "worth_a_try": {
        "en": "It was worth a try.",
        "de": "Es war einen Versuch wert.",
        "it": "Valeva la pena provare.",
    },
    "oh_dear": {
        "en": "Oh dear.",
        "de": "Au weia.",
        "it": "Ahi ahi.",
    },
    "my_mistake": {
        "en": "My mistake.",
        "de": "Mein Fehler.",
        "it": "Errore mio.",
    },
    "told_you": {
        "en": "As I told you.",
        "de": "Wie ich gesagt habe.",
        "it": "Come ti avevo detto.",
    },
    "compensation": {
        "en": "I take that as an apology.",
        "de": "Das nehme ich als Entschuldigung.",
        "it": "Lo prendo come una scusa.",
    },
    "costly": {
        "en": "Curiosity is costly.",
        "de": "Neugier ist teuer.",
        "it": "La curiosità costa cara.",
    },
    "your_word": {
        "en": "And your word?",
        "de": "Und dein Wort?",
        "it": "E la tua parola?",
    },
    "man_of_honour": {
        "en": "Your word counts.",
        "de": "Auf dein Wort ist Verlass.",
        "it": "La tua parola vale.",
    },
    "good_market": {
        "en": "That was a fine market.",
        "de": "Das war ein schöner Markt.",
        "it": "È stato un bel mercato.",
    },
    "hey": {
        "en": "Hey!",
        "de": "He!",
        "it": "Ehi!",
    },
    "my_pocket": {
        "en": "Hands off my pockets!",
        "de": "Finger weg von meinen Taschen!",
        "it": "Giù le mani dalle mie tasche!",
    },
    "nothing_personal": {
        "en": "Nothing personal.",
        "de": "Nimm es nicht persönlich.",
        "it": "Niente di personale.",
    },
    "not_today": {
        "en": "Not today.",
        "de": "Heute nicht.",
        "it": "Non oggi.",
    },
    "so_close": {
        "en": "So close.",
        "de": "So knapp.",
        "it": "C'ero quasi.",
    },
    "ambush": {
        "en": "Out of the bushes!",
        "de": "Raus aus dem Gebüsch!",
        "it": "Fuori dai cespugli!",
    },
    "behind_the_trees": {
        "en": "I should have looked behind the trees.",
        "de": "Ich hätte hinter die Bäume schauen sollen.",
        "it": "Dovevo guardare dietro gli alberi.",
    },
    "hard_work": {
        "en": "That was hard work.",
        "de": "Das war harte Arbeit.",
        "it": "È stata una faticaccia.",
    },
    "impressive": {
        "en": "Impressive.",
        "de": "Beeindruckend.",
        "it": "Notevole.",
    },
    "nicely_done": {
        "en": "Nicely done.",
        "de": "Schön gemacht.",
        "it": "Ben fatto.",
    },
    "good_game": {
        "en": "Good game, everybody.",
        "de": "Schöne Partie, alle miteinander.",
        "it": "Bella partita, a tutti.",
    },
    "dare_you": {
        "en": "Open it, I dare you.",
        "de": "Mach ihn auf, wenn du dich traust.",
        "it": "Aprilo, se hai coraggio.",
    },
    "next_time": {
        "en": "Next time you will not be so lucky.",
        "de": "Nächstes Mal hast du nicht so viel Glück.",
        "it": "La prossima volta non avrai tanta fortuna.",
    },
    "sharp_eyes": {
        "en": "My eyes are sharp today.",
        "de": "Meine Augen sind heute scharf.",
        "it": "Oggi ho la vista acuta.",
    },
    "that_all": {
        "en": "Is that all?",
        "de": "Ist das alles?",
        "it": "Tutto qui?",
    },
    "more_where": {
        "en": "There is room for more in this purse.",
        "de": "In diesem Beutel ist noch Platz.",
        "it": "In questa borsa c'è ancora posto.",
    },
    "my_gold": {
        "en": "My lovely gold!",
        "de": "Mein schönes Gold!",
        "it": "Il mio bell'oro!",
    },
    "please_be_quick": {
        "en": "Please make it quick.",
        "de": "Bitte mach es kurz.",
        "it": "Fa' in fretta, ti prego.",
    },
    "is_it_warm": {
        "en": "Is it warm in here?",
        "de": "Ist es hier so warm?",
        "it": "Fa caldo qui, vero?",
    },
    "oh_no": {
        "en": "Oh no, oh no.",
        "de": "O nein, o nein.",
        "it": "Oh no, oh no.",
    },
    "phew": {
        "en": "Phew.",
        "de": "Puh.",
        "it": "Fiuu.",
    },
    "fair_office": {
        "en": "I will try to be fair.",
        "de": "Ich will gerecht sein.",
        "it": "Cercherò di essere giusto.",
    },
    "shame": {
        "en": "For shame.",
        "de": "Schäm dich.",
        "it": "Vergogna.",
    },
    "disappointed": {
        "en": "I am disappointed in you.",
        "de": "Du enttäuschst mich.",
        "it": "Mi deludi.",
    },
}


def phrases(language: Language) -> list[Phrase]:
    """All of them in one language."""
    return [Phrase(phrase=phrase, text=texts[language]) for phrase, texts in PHRASES.items()]


def say_in(language: str, phrase: str) -> str:
    """A phrase in a reader's language."""
    texts = PHRASES.get(phrase) or SMALL_TALK.get(phrase, {})
    return next((text for reads, text in texts.items() if reads == language), "")
