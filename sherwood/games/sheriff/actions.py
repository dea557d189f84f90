"""What a player can say: every decision is a number with one text, and the text parses back."""

import numpy as np

from sherwood.games.notation import Notation
from sherwood.games.seats import COLOURS
from sherwood.games.sheriff.table import COINS, LEGAL, SEATS

GOOD_NAMES = (
    "apples",
    "cheese",
    "bread",
    "chickens",
    "pepper",
    "mead",
    "silk",
    "crossbow",
    "green_apples",
    "golden_apples",
    "gouda",
    "bleu",
    "rye",
    "pumpernickel",
    "rooster",
)
PILE_NAMES = ("left", "right")
PLAYER_NAMES = COLOURS[:SEATS]

# The areas of the board in which something is chosen.
PLACES = (
    "hand",
    "discard",
    "draw_pile",
    "bag",
    "declaration",
    "seat",
    "gate",
    "purse",
    "stand",
    "in_bag",
    "promises",
    "draft",
    "offers",
    "demand",
)

notation = Notation()
SET_ASIDE = notation.add(*(f"set aside {good}" for good in GOOD_NAMES), at="hand {2}")
TAKE = notation.add(*(f"take {pile}" for pile in PILE_NAMES), at="discard {1}")
DRAW = notation.add("draw", at="draw_pile")
LAY = notation.add(
    *(f"lay {good} {pile}" for pile in PILE_NAMES for good in GOOD_NAMES), at="discard {2} {1}"
)
LOAD = notation.add(*(f"load {good}" for good in GOOD_NAMES), at="hand {1}")
CLOSE = notation.add("close", at="bag")
DECLARE = notation.add(*(f"declare {good}" for good in GOOD_NAMES[:LEGAL]), at="declaration {1}")
HONOUR = notation.add(*(f"honour {colour}" for colour in PLAYER_NAMES), at="seat {1}")

# the sheriff
INSPECT = notation.add(*(f"inspect {colour}" for colour in PLAYER_NAMES), at="bag {1}")
STOP = notation.add("stop", at="gate")
PASS = notation.add("pass", at="gate")
OPEN = notation.add("open", at="gate")
WAVE = notation.add("wave through", at="gate")

# haggling: a deal is composed step by step, then proposed as a whole
ADD_GOLD = notation.add(*(f"add {coin} gold" for coin in COINS), at="purse {1}")
ADD_GOOD = notation.add(*(f"add {good}" for good in GOOD_NAMES), at="stand {1}")
ADD_FROM_BAG = notation.add(*(f"add {good} from bag" for good in GOOD_NAMES), at="in_bag {1}")
ADD_LATER = notation.add(*(f"promise {coin} gold next round" for coin in COINS), at="promises")
ADD_FAVOUR = notation.add(
    "promise to pass your next bag",
    "ask to pass my next bag",
    "promise not to open",
    "promise in words",
    at="promises",
)
FAVOUR_COUNT = 4
OFFER_FOR_PASSING = notation.add("offer for passing", at="draft")
OFFER_FOR_OPENING = notation.add("offer for opening", at="draft")
MAKE_DEMAND = notation.add("demand", at="draft")
WITHDRAW = notation.add("withdraw", at="offers")
ACCEPT = notation.add("accept", at="demand")
DONE = notation.add("done", at="gate")

PAY = notation.add(*(f"pay {good}" for good in GOOD_NAMES), at="stand {1}")

SAFE = (DRAW, CLOSE, DONE, STOP, PASS)  # what is done for somebody whose time is up, best first

ACTIONS = len(notation)
describe = notation.describe
parse = notation.parse
place_of = notation.place_of

COIN_VALUES = np.array(COINS)  # the same for compiled code
