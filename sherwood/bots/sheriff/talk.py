"""What bots say at a table of Sheriff of Nottingham, and what people are offered to say there."""

from collections.abc import Mapping

from sherwood.bots.talk import DOER, VICTIM, WITNESS, Event, Lines, News, Occasion, Texts, spoken_of

READILY = {"bold": 0.5, "nervous": 0.5, "greedy": 0.4, "honest": 0.35}
LINES: Lines = {
    ("round", DOER): ("badge", "order"),
    ("declare", DOER): ("look_if_you_must", "here_is_my_bag"),
    ("demand", VICTIM): ("steep", "let_me_count"),
    ("offer_for_passing", DOER): ("for_your_trouble",),
    ("offer_for_passing", VICTIM): ("listening", "go_on"),
    ("bribed", DOER): ("pleasure", "heavy_purse"),
    ("bribed", WITNESS): ("saw_nothing", "cosy"),
    ("passed", VICTIM): ("much_obliged",),
    ("caught", DOER): ("well_well", "the_law"),
    ("caught", VICTIM): ("fair_cop", "worth_a_try"),
    ("caught", WITNESS): ("oh_dear",),
    ("wronged", DOER): ("my_mistake",),
    ("wronged", VICTIM): ("told_you", "compensation"),
    ("wronged", WITNESS): ("costly",),
    ("broken", VICTIM): ("your_word",),
    ("kept", VICTIM): ("man_of_honour",),
    ("over", WITNESS): ("good_market",),
}
OWN_LINES: dict[str, Lines] = {
    "bold": {
        ("declare", DOER): ("dare_you", "dare_you"),
        ("caught", VICTIM): ("next_time",),
        ("round", DOER): ("sharp_eyes",),
    },
    "greedy": {
        ("offer_for_passing", VICTIM): ("that_all", "that_all"),
        ("bribed", DOER): ("more_where",),
        ("demand", VICTIM): ("my_gold",),
    },
    "nervous": {
        ("declare", DOER): ("please_be_quick", "is_it_warm"),
        ("demand", VICTIM): ("oh_no", "oh_no"),
        ("passed", VICTIM): ("phew", "phew"),
    },
    "honest": {
        ("round", DOER): ("fair_office", "fair_office"),
        ("bribed", WITNESS): ("shame",),
        ("broken", VICTIM): ("disappointed",),
    },
}
BEFORE_ALL = {"break_pass": "broken", "keep_pass": "kept", "over": "over"}
DECISIONS = ("pass", "wave", "open", "accept")


def occasion(news: News) -> Occasion | None:
    """A promise kept or broken or the end of the game; else the first event that is spoken of."""
    kinds = {event["event"]: event for event in news}
    for name, better in BEFORE_ALL.items():
        if name in kinds:
            return Occasion(better, kinds[name].get("seat"), kinds[name].get("other"))
    for event in news:
        if event["event"] in DECISIONS:
            return decision(event, kinds)
        if found := spoken_of([event], LINES):
            return found
    return None


def decision(event: Event, kinds: Mapping[str, Event]) -> Occasion:
    """How the sheriff dealt with a bag: he is the doer, its owner the victim."""
    name, sheriff, owner = event["event"], event.get("seat"), event.get("other")
    if name == "accept":
        sheriff, owner = owner, sheriff
    if name == "open":
        return Occasion("caught" if "reveal" in kinds else "wronged", sheriff, owner)
    return Occasion("bribed" if "gold" in kinds else "passed", sheriff, owner)


PHRASES: Texts = {
    "honest": {
        "en": "I am an honest merchant.",
        "de": "Ich handle ehrlich.",
        "it": "Sono onesto, lo giuro.",
    },
}
SMALL_TALK: Texts = {
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
