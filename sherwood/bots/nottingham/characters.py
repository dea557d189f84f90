"""The compiled bots of Nottingham: steady, and how others differ from it."""

from sherwood.bots.nottingham.mind.weights import STEADY

CHARACTERS = {
    # Plays by rules of thumb: weighs every action in points, and remembers all that it has seen.
    "steady": STEADY,
    # Somebody who has just learned the rules: misjudges what things are worth, and is careless.
    "novice": STEADY | {"careless": 0.3, "noise": 14.0, "spite": 0.0, "giving": 0.0},
}
