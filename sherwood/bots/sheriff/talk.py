"""What bots say at a table of Sheriff of Nottingham, and what people are offered to say there.

The residents' lines are in the folder `lines`, a file for each language.
"""

from pathlib import Path

from sherwood.bots.lines import ANYBODY, Texts, spoken_in
from sherwood.bots.sheriff import occasions as topics

READILY = {
    "bold": 0.6,
    "nervous": 0.6,
    "greedy": 0.5,
    "honest": 0.45,
    "always_opening": 0.5,
    "random": 0.4,
    "novice": 0.4,
    "sharp": 0.3,
    "steady": 0.3,
}
SPOKEN = spoken_in(Path(__file__))
LINES = SPOKEN.lines[ANYBODY]
OWN_LINES = {who: lines for who, lines in SPOKEN.lines.items() if who != ANYBODY}
SMALL_TALK, NOUNS = SPOKEN.texts, SPOKEN.nouns
occasions = topics.occasions
PHRASES: Texts = {
    "honest": {
        "en": "I am an honest merchant.",
        "de": "Ich handle ehrlich.",
        "it": "Vendo onestamente, lo giuro.",
    },
    "say_who_pays": {
        "en": "Who pays me not to look?",
        "de": "Wer zahlt, damit ich nicht nachsehe?",
        "it": "Chi mi paga per non guardare?",
    },
    "say_eye": {
        "en": "Look me in the eye.",
        "de": "Sieh mir in die Augen.",
        "it": "Guardami negli occhi.",
    },
    "say_make_it": {
        "en": "Make it {gold}.",
        "de": "Sagen wir {gold}.",
        "it": "Facciamo {gold}.",
    },
    "say_last_chance": {
        "en": "Last chance.",
        "de": "Letzte Gelegenheit.",
        "it": "Ultima occasione.",
    },
    "say_believe": {
        "en": "I believe you.",
        "de": "Ich glaube dir.",
        "it": "Ti credo.",
    },
    "say_against": {
        "en": "Has anybody something against it?",
        "de": "Hat jemand etwas dagegen?",
        "it": "Qualcuno ha qualcosa in contrario?",
    },
    "say_grave": {
        "en": "On my mother's grave: it is as I say.",
        "de": "Beim Grab meiner Mutter: Es ist, wie ich sage.",
        "it": "Sulla tomba di mia madre: è come dico.",
    },
    "say_never_met": {
        "en": "{gold}, and we have never met.",
        "de": "{gold}, und wir kennen uns nicht.",
        "it": "{gold}, e non ci siamo mai visti.",
    },
    "say_cost": {
        "en": "Open it, and it costs you {gold}.",
        "de": "Mach ihn auf, und es kostet dich {gold}.",
        "it": "Aprila, e ti costa {gold}.",
    },
    "say_ask_them": {
        "en": "Ask the others what is in theirs.",
        "de": "Frag die anderen, was in ihrem ist.",
        "it": "Chiedi agli altri che cosa c'è nella loro.",
    },
    "say_remember": {
        "en": "Remember the last round.",
        "de": "Denk an die letzte Runde.",
        "it": "Ricordati del round scorso.",
    },
    "say_last_word": {
        "en": "My last word.",
        "de": "Mein letztes Wort.",
        "it": "È la mia ultima parola.",
    },
    "say_look": {
        "en": "I would look.",
        "de": "Ich würde nachsehen.",
        "it": "Io guarderei.",
    },
    "say_let_live": {
        "en": "Let the poor soul live.",
        "de": "Lass die arme Seele leben.",
        "it": "Lascia vivere quella povera anima.",
    },
    "say_lie": {
        "en": "That is a lie.",
        "de": "Das ist gelogen.",
        "it": "È una bugia.",
    },
    "say_saw": {
        "en": "I saw what came from the pile.",
        "de": "Ich habe gesehen, was vom Stapel kam.",
        "it": "Ho visto che cosa è stato preso dal mucchio.",
    },
    "say_too_cheap": {
        "en": "That is far too cheap.",
        "de": "Das ist viel zu billig.",
        "it": "È troppo poco.",
    },
    "say_not_mine": {
        "en": "This is no business of mine.",
        "de": "Das geht mich nichts an.",
        "it": "Non sono affari miei.",
    },
}
