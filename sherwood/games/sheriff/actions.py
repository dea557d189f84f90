"""What a player can say: every decision is a number with one text, and the text parses back."""

from dataclasses import replace
from typing import Literal, get_args

import numpy as np

from sherwood.games.notation import Notation, just, numbers, one_of, phrases, seats
from sherwood.games.sheriff.table import COINS, SEATS

Legal = Literal["apples", "cheese", "bread", "chickens"]
Contraband = Literal["pepper", "mead", "silk", "crossbow"]
Royal = Literal["green_apples", "golden_apples", "gouda", "bleu", "rye", "pumpernickel", "rooster"]
Good = Literal[Legal, Contraband, Royal]
GOOD_NAMES: tuple[Good, ...] = get_args(Good)
Pile = Literal["left", "right"]
PILE_NAMES: tuple[Pile, ...] = get_args(Pile)
Side = Literal["passing", "opening"]  # what an offer is for
SIDE_NAMES: tuple[Side, ...] = get_args(Side)
DealPromise = Literal["pass_yours", "pass_mine", "not_open", "words"]  # in the mouth of the speaker
PROMISE_NAMES: tuple[DealPromise, ...] = get_args(DealPromise)
Verdict = Literal["kept", "broken"]

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
    "clauses",
    "draft",
    "offers",
    "demand",
)

A_GOOD, A_LEGAL_GOOD, A_PILE = one_of("good", Good), one_of("legal", Legal), one_of("pile", Pile)
A_SEAT, A_COIN = seats(SEATS), numbers("coin", COINS[::-1])
A_MAKER = replace(A_SEAT, name="<colour>'s", texts=tuple(f"{text}'s" for text in A_SEAT.texts))

notation = Notation()
SET_ASIDE = notation.add(
    "set aside {good}", at="hand {good}", good=A_GOOD, says="a merchant at the market"
)
TAKE = notation.add(
    "take {pile}", at="discard {pile}", pile=A_PILE, says="… takes the top card of a discard pile"
)
DRAW = notation.add_one("draw", at="draw_pile", says="… draws from the draw pile")
LAY = notation.add(
    "lay {good} {pile}",
    at="discard {pile} {good}",
    pile=A_PILE,
    good=A_GOOD,
    says="a card goes onto a discard pile: one set aside, or one seized",
)
LOAD = notation.add("load {good}", at="hand {good}", good=A_GOOD, says="a merchant loads the bag")
CLOSE = notation.add_one("close", at="bag", says="… closes it")
DECLARE = notation.add(
    "declare {good}",
    at="declaration {good}",
    good=A_LEGAL_GOOD,
    says="… declares what is in it",
)
HONOUR = notation.add(
    "honour {seat}",
    at="seat {seat}",
    seat=A_SEAT,
    says="… pays that seat the gold promised for this round",
)
JUDGE = notation.add(
    "judge {seat} {verdict}",
    at="seat {seat}",
    seat=A_SEAT,
    verdict=one_of("verdict", Verdict),
    says="at the market or at the gate: whether that seat's word of honour was kept",
)

# the sheriff at the gate
CALL = notation.add_one("call", at="gate", says="the sheriff calls: who pays me not to look?")
PASS = notation.add(
    "pass {seat}",
    at="gate {seat}",
    seat=A_SEAT,
    says="… lets a bag pass and takes what was offered for that",
)
OPEN = notation.add(
    "open {seat}",
    at="gate {seat}",
    seat=A_SEAT,
    says="… opens a bag and takes what was offered for that",
)
WAVE = notation.add(
    "wave through {seat}",
    verb="wave",
    at="gate {seat}",
    seat=A_SEAT,
    says="… lets a bag pass and takes nothing",
)
STOP = notation.add_one("stop", at="gate", says="… lets all remaining bags pass")
REFUSE = notation.add(
    "refuse {maker} offer for {bag}",
    verb="refuse",
    at="offers {bag}",
    maker=A_MAKER,
    bag=A_SEAT,
    says="… refuses what somebody offers for a bag",
)

# Bargaining: a deal is composed step by step, then proposed as a whole. The steps are declared in
# the only order in which they can follow one another.
ABOUT = notation.add(
    "about {seat}",
    at="bag {seat}",
    seat=A_SEAT,
    says="composing a deal: the bag that it is about",
)
ADD_GOLD = notation.add(
    "add {coin} gold",
    verb="add_gold",
    at="purse {coin}",
    coin=A_COIN,
    says="… gold, the largest coins first",
)
ADD_GOOD = notation.add(
    "add {good}",
    verb="add_good",
    at="stand {good}",
    good=A_GOOD,
    says="… a good from the stand",
)
ADD_FROM_BAG = notation.add(
    "add {good} from bag",
    verb="add_from_bag",
    at="in_bag {good}",
    good=A_GOOD,
    says="… a good said to be in the bag",
)
ADD_LATER = notation.add(
    "promise {coin} gold next round",
    verb="add_later",
    at="promises",
    coin=A_COIN,
    says="… gold for later",
)
ADD_PROMISE = notation.add(
    "{promise}",
    verb="add_promise",
    at="promises",
    promise=phrases(
        "promise",
        DealPromise,
        "promise to pass your next bag",
        "ask to pass my next bag",
        "promise not to open",
        "promise in words",
    ),
    says="… a promise of another sort",
)
AND_OPEN = notation.add(
    "and open {seat}",
    at="clauses",
    seat=A_SEAT,
    says="… a clause: that bag is opened",
)
AND_PASS = notation.add(
    "and pass {seat}",
    at="clauses",
    seat=A_SEAT,
    says="… a clause: that bag passes",
)
NO_OTHER = notation.add_one(
    "and open no other",
    verb="no_other",
    at="clauses",
    says="… a clause: no other bag is opened",
)
OFFER_FOR_PASSING = notation.add_one(
    "offer for {side}",
    verb="offer",
    at="draft",
    side=just("passing", Side),
    says="a merchant proposes the deal for letting the bag pass",
)
OFFER_FOR_OPENING = notation.add_one(
    "offer for {side}",
    verb="offer",
    at="draft",
    side=just("opening", Side),
    says="… for opening it",
)
MAKE_DEMAND = notation.add_one("demand", at="draft", says="the sheriff proposes it")
WITHDRAW = notation.add(
    "withdraw {seat}",
    at="offers {seat}",
    seat=A_SEAT,
    says="takes back what one proposed for a bag",
)
ACCEPT = notation.add_one("accept", at="demand", says="a merchant accepts the demand")
REFUSE_DEMAND = notation.add_one(
    "refuse demand", verb="refuse_demand", at="demand", says="… refuses it"
)
DONE = notation.add_one("done", at="gate", says="a merchant has no more to say")

PAY = notation.add(
    "pay {good}",
    at="stand {good}",
    good=A_GOOD,
    says="a debtor without gold pays with a good",
)

NOES: tuple[int, ...] = ()  # nobody is asked whether they want to react

ACTIONS = len(notation)
describe = notation.describe
parse = notation.parse
place_of = notation.place_of
meaning_of = notation.meaning_of

COIN_VALUES = np.array(COINS[::-1])  # the same for compiled code
