"""The compiled bots of Sheriff of Nottingham: steady, and how others differ from it."""

from sherwood.bots.sheriff.mind.weights import STEADY

BEGINNER = {
    "careless": 0.15,
    "noise": 3.0,
    "honesty": 0.0,
    "whim": 15.0,
    "expects_opening": 0.2,
    "race": 0.0,
    "draw": 3.0,
    "suspicion": 0.3,
    "fancy": 15.0,
    "greed": 0.6,
}
CHARACTERS = {
    # Loads what promises most, opens what probably pays, and haggles towards what a bag is worth.
    "steady": STEADY,
    # Somebody who has just learned the rules: lies and opens on a whim, and is careless.
    "novice": STEADY | BEGINNER,
    # Merchants with a character.
    "honest": STEADY | {"honesty": 4.0, "word": 12.0, "promises": 0.4, "bluffs": 0.1},
    "greedy": STEADY | {"greed": 2.4, "pays": 0.08, "promises": 0.0},
    "nervous": STEADY
    | {"offers": 0.8, "pays": 0.22, "yields": 1.1, "opens": -1.0, "promises": 0.2},
    "bold": STEADY | {"honesty": -6.0, "offers": 0.2, "yields": 0.5, "opens": 3.0, "word": 1.0},
    # Fixed habits, to measure others by.
    "always_honest": STEADY | {"honesty": 1000.0, "whim": 0.0, "smuggling": 0.0},
    "always_lying": STEADY | {"honesty": -1000.0, "whim": 0.0},
    "always_opening": STEADY | {"opens": 500.0, "greed": 0.0},
    "never_opening": STEADY | {"opens": -900.0},
    "fixed_price": STEADY | {"price": 8.0, "greed": 0.0},  # passes for eight gold, else opens
}
