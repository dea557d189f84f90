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
}
