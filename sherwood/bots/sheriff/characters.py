"""The compiled bots of Sheriff of Nottingham: steady, and how others differ from it."""

from sherwood.bots.sheriff.mind.weights import STEADY

BEGINNER = {
    "careless": 0.15,
    "noise": 3.0,
    "honesty": 0.0,
    "whim": 15.0,
    "expects_opening": 0.2,
    "race": 0.0,
    "draw": 4.0,
    "single": 0.5,
    "suspicion": 0.3,
    "hearsay": 20.0,
    "opens": 0.0,
    "fancy": 15.0,
    "greed": 0.5,
}
CHARACTERS = {
    # Loads what promises most, opens what probably pays, and haggles towards what a bag is worth.
    "steady": STEADY,
    # Somebody who has just learned the rules: lies and opens on a whim, forgets, and is careless.
    "novice": STEADY | BEGINNER,
    # Merchants with a character: how far they go towards the other, how much they want, how long they
    # hold out, how long they remember, and what their word is worth to them.
    "honest": STEADY
    | {
        "honesty": 3.0,
        "word": 12.0,
        "promises": 0.4,
        "hearsay": 1.5,
        "offers": 0.2,
        "concedes": 0.55,
    },
    "greedy": STEADY
    | {"greed": 0.3, "concedes": 0.5, "pays": 0.3, "promises": 0.0, "pride": 4.0, "bluster": 0.95},
    "nervous": STEADY
    | {"nerve": 0.0, "concedes": 0.7, "pays": 0.6, "promises": 0.2, "offers": 0.6, "greed": 0.15}
    | {"goodwill": 0.4, "bluster": 0.95},
    "bold": STEADY
    | {"nerve": 0.3, "concedes": 0.5, "fancy": 9.0, "word": 1.0, "honesty": 0.0, "bluffs": 0.3}
    | {"spot": 0.08, "bluster": 1.0, "opens": -7.0},
    # Fixed habits, to measure others by.
    "always_honest": STEADY | {"honesty": 1000.0, "whim": 0.0, "smuggling": 0.0},
    "always_lying": STEADY | {"honesty": -1000.0, "whim": 0.0},
    "always_opening": STEADY | {"opens": 500.0},
    "never_opening": STEADY | {"opens": -900.0},
    "fixed_price": STEADY | {"price": 8.0, "greed": 0.0},  # passes for eight gold, else opens
}
