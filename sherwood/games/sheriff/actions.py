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

notation = Notation()
SET_ASIDE = notation.add(*(f"set aside {good}" for good in GOOD_NAMES))
TAKE = notation.add(*(f"take {pile}" for pile in PILE_NAMES))
DRAW = notation.add("draw")
LAY = notation.add(*(f"lay {good} {pile}" for pile in PILE_NAMES for good in GOOD_NAMES))
LOAD = notation.add(*(f"load {good}" for good in GOOD_NAMES))
CLOSE = notation.add("close")
DECLARE = notation.add(*(f"declare {good}" for good in GOOD_NAMES[:LEGAL]))
HONOUR = notation.add(*(f"honour {colour}" for colour in PLAYER_NAMES))

# the sheriff
INSPECT = notation.add(*(f"inspect {colour}" for colour in PLAYER_NAMES))
STOP = notation.add("stop")
PASS = notation.add("pass")
OPEN = notation.add("open")
WAVE = notation.add("wave through")

# haggling: a deal is composed step by step, then proposed as a whole
ADD_GOLD = notation.add(*(f"add {coin} gold" for coin in COINS))
ADD_GOOD = notation.add(*(f"add {good}" for good in GOOD_NAMES))
ADD_FROM_BAG = notation.add(*(f"add {good} from bag" for good in GOOD_NAMES))
ADD_LATER = notation.add(*(f"promise {coin} gold next round" for coin in COINS))
ADD_FAVOUR = notation.add(
    "promise to pass your next bag",
    "ask to pass my next bag",
    "promise not to open",
    "promise in words",
)
FAVOUR_COUNT = 4
OFFER_FOR_PASSING = notation.add("offer for passing")
OFFER_FOR_OPENING = notation.add("offer for opening")
MAKE_DEMAND = notation.add("demand")
WITHDRAW = notation.add("withdraw")
ACCEPT = notation.add("accept")
DONE = notation.add("done")

PAY = notation.add(*(f"pay {good}" for good in GOOD_NAMES))

SAFE = (DRAW, CLOSE, DONE, STOP, PASS)  # what is done for somebody whose time is up, best first

ACTIONS = len(notation)
describe = notation.describe
parse = notation.parse

COIN_VALUES = np.array(COINS)  # the same for compiled code
