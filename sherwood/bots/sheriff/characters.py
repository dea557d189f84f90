"""The compiled bots of Sheriff of Nottingham: steady, and how others differ from it."""

# Weights are told to compiled code as it runs: other numbers are no reason to compile it again.
STEADY: dict[str, float] = {
    "careless": 0.0,
    "noise": 0.05,
    "race": 0.6,
    "draw": 3.0,
    "smuggling": 0.8,
    "single": 0.43,
    "gathers": 0.28,
    "honesty": 1.8,
    "whim": 5.0,
    "expects_opening": 0.05,
    "foresight": 0.65,
    "padding": 1.0,
    "keeps": 0.05,
    "suspicion": 0.09,
    "mistrust": 0.1,
    "hearsay": 3.0,
    "reading": 2.0,
    "unease": 1.0,
    "trusts": 2.0,
    "opens": -8.0,
    "fancy": 8.0,
    "spot": 0.12,
    "price": 0.0,
    "greed": 0.13,
    "pride": 3.5,
    "bluster": 0.9,
    "concedes": 0.6,
    "nerve": 0.15,
    "offers": 0.3,
    "bluffs": 0.22,
    "pays": 0.45,
    "yields": 1.05,
    "goodwill": 0.39,
    "meddles": 0.5,
    "word": 4.0,
    "promises": 0.1,
    "barters": 3.0,
}
KEEPS_ITS_CARDS = {"draw": 1.4, "smuggling": 0.0}  # changes hardly anything but contraband
SAME_AS_EVER = {"whim": 0.0, "nerve": 0.0}  # packs in one way, and takes the first price
OPENS_BY_MOOD = {"fancy": 40.0, "spot": 0.4}
CHARACTERS = {
    # Loads what promises most, opens what probably pays, and haggles towards what a bag is worth.
    "steady": STEADY,
    # Keeps the legal cards that it was dealt, and hardly ever lies about them.
    "apprentice": STEADY | KEEPS_ITS_CARDS | {"honesty": 12.0},
    # Fills every bag with whatever it has, opens by mood, and pays a little for true bags, too.
    "novice": STEADY
    | KEEPS_ITS_CARDS
    | SAME_AS_EVER
    | OPENS_BY_MOOD
    | {"honesty": -5.0, "bluffs": 0.6, "goodwill": 2.0, "opens": 2.0},
    # Packs what it says, and pays whatever is asked, mostly before anybody has asked.
    "pupil": STEADY
    | KEEPS_ITS_CARDS
    | SAME_AS_EVER
    | {"honesty": 20.0, "goodwill": 3.0, "opens": -7.4}
    | {"expects_opening": 0.4, "offers": 0.9, "bluffs": 0.8, "yields": 4.0},
    # Merchants with a character: how far they go towards the other, how much they want, how long they
    # hold out, how long they remember, and what their word is worth to them.
    "honest": STEADY
    | {
        "honesty": 3.0,
        "word": 12.0,
        "promises": 0.4,
        "hearsay": 2.0,
        "offers": 0.2,
        "goodwill": 0.45,
    },
    "greedy": STEADY
    | {"greed": 0.2, "concedes": 0.5, "pays": 0.3, "promises": 0.0, "pride": 4.0, "bluster": 0.95},
    "nervous": STEADY
    | {"nerve": 0.0, "concedes": 0.7, "pays": 0.6, "promises": 0.2, "offers": 0.5, "greed": 0.1}
    | {"yields": 1.15, "bluster": 0.95},
    "bold": STEADY
    | {"nerve": 0.3, "concedes": 0.5, "fancy": 9.0, "word": 1.0, "honesty": 0.5, "bluffs": 0.22}
    | {"spot": 0.08, "bluster": 1.0, "opens": -8.6},
    # Fixed habits, to measure others by.
    "always_honest": STEADY | {"honesty": 1000.0, "whim": 0.0, "smuggling": 0.0},
    "always_lying": STEADY | {"honesty": -1000.0, "whim": 0.0},
    "always_opening": STEADY | {"opens": 500.0},
    "never_opening": STEADY | {"opens": -900.0},
    "fixed_price": STEADY | {"price": 8.0, "greed": 0.0},  # passes for eight gold, else opens
}
