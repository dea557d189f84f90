"""What bots say at a table of Nottingham. Their lines are in the folder `lines`, a file for each language."""

from pathlib import Path

from sherwood.bots.lines import ANYBODY, Texts, spoken_in
from sherwood.bots.nottingham import occasions as topics

READILY = {"pupil": 0.35, "novice": 0.35, "random": 0.3, "steady": 0.25, "sharp": 0.2}
SPOKEN = spoken_in(Path(__file__))
LINES = SPOKEN.lines[ANYBODY]
OWN_LINES = {who: lines for who, lines in SPOKEN.lines.items() if who != ANYBODY}
SMALL_TALK, NOUNS = SPOKEN.texts, SPOKEN.nouns
occasions = topics.occasions
PHRASES: Texts = {}
