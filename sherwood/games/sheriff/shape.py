"""What programs and the page may rely on: the views, events, sheet and facts of Sheriff."""

from typing import TYPE_CHECKING, Annotated, Literal, NotRequired, TypedDict

from sherwood.games.seats import Colour
from sherwood.games.shape import GameView, Shape, Tells
from sherwood.games.sheriff.actions import (
    DealPromise,
    Good,
    Legal,
    Pile,
    Side,
    notation,
)
from sherwood.games.sheriff.news import TOLD
from sherwood.games.sheriff.reasons import Reason
from sherwood.games.sheriff.table import AWAITED, COINS, PHASES

if TYPE_CHECKING:
    Phase = str
else:
    Phase = Literal[PHASES]  # a type checker cannot follow how they are made
Sort = Literal["legal", "contraband", "royal"]
PromiseSort = Literal["let_pass", "open_nothing", "pay", "words", "from_bag"]
Fate = Literal["pass", "open"]
Counted = dict[Good, int]  # cards by good; a good without cards is left out
LegalCounted = dict[Legal, int]


class Deal(TypedDict):
    """An offer, a demand, or a draft of one."""

    gold: Annotated[int, "gold"]
    goods: Annotated[Counted, "goods from the stand"]
    from_bag: Annotated[Counted, "goods said to be in the bag"]
    gold_next_round: Annotated[int, "gold promised for the next round"]
    promises: Annotated[
        list[DealPromise],
        "about later, in the mouth of the speaker: `pass_yours` `pass_mine` `not_open` `words`",
    ]
    opens: Annotated[list[int], "clauses that bind: whose bags are opened in this round"]
    passes: Annotated[list[int], "… and whose bags pass"]
    no_other: Annotated[bool, "… and whether no other bag is opened"]


Purpose = TypedDict("Purpose", {"for": Annotated[Side, "what it asks for"]})


class Proposal(Deal):
    """A deal that was proposed."""

    proposal: Annotated[int, "which of its maker's proposals in this game it is, from 1 on"]


class Offer(Proposal, Purpose):
    """A deal that lies on the table."""

    seat: Annotated[int, "whose offer it is"]


class Draft(Deal):
    """A deal that is being composed."""

    bag: Annotated[int, "whose bag it is about"]


class Limits(TypedDict):
    """All that the viewer can put into a deal for a bag."""

    gold: Annotated[int, "gold"]
    goods: Annotated[Counted, "of each good from the stand"]
    contraband: Annotated[int, "cards of contraband from the stand, of whatever goods"]
    from_bag: Annotated[int, "cards said to be in the bag, of whatever goods in the game"]
    gold_next_round: Annotated[int, "gold promised for the next round"]
    promises: Annotated[list[DealPromise], "the promises that can be given"]
    opens: Annotated[list[int], "whose bags a clause can have opened"]
    passes: Annotated[list[int], "and whose it can have passed; never both of one bag"]
    no_other: Annotated[bool, "whether it can say that no other is opened, beside no `opens`"]
    sides: Annotated[
        list[Side], "what it can be offered for: `passing` `opening`; the sheriff demands"
    ]


class Bag(TypedDict):
    """A bag that is not decided."""

    merchant: Annotated[int, "whose bag it is"]
    must: Annotated[Fate | None, "what a clause binds the sheriff to: `pass` `open`; or `null`"]
    offers: Annotated[
        list[Offer], "deals, each with its `seat` and what it is `for`: `passing` or `opening`"
    ]
    demand: Annotated[Proposal | None, "the sheriff's, or `null`"]
    proposals_left: Annotated[
        list[int | None], "how many proposals each seat can still make; `null`: without limit"
    ]
    limits: Annotated[
        Limits | None, "what the viewer can put into one; `null`: the viewer can make none"
    ]


class Gate(TypedDict):
    """The bags before the sheriff."""

    talking: Annotated[list[int], "which merchants have not said to be done"]
    bags: Annotated[list[Bag], "those that are not decided; see below"]
    draft: Annotated[Draft | None, "the deal that the viewer is composing, or `null`"]
    calls_left: Annotated[int | None, "how often the sheriff can still call; `null`: without limit"]


class Repute(TypedDict):
    """What everybody has seen of a player's bags: of each thing a count for every sheriff, by seat."""

    bags: Annotated[list[int], "bags that were declared"]
    opened: Annotated[list[int], "… that this sheriff opened"]
    caught: Annotated[list[int], "… and found to be false"]
    contraband: Annotated[list[int], "false bags with contraband in them, whether opened or passed"]
    others: Annotated[list[int], "… and with other legal goods alone"]
    bribed: Annotated[list[int], "bags that passed for something"]
    paid: Annotated[list[int], "gold given to this player in deals"]


class SheriffSeat(TypedDict):
    """One player, as a viewer sees them."""

    colour: Annotated[Colour, "the seat's colour"]
    gold: Annotated[int, "the seat's gold"]
    cards: Annotated[int, "how many cards the hand has"]
    hand: Annotated[Counted | None, "counted cards for their owner; else `null`"]
    loading: Annotated[bool, "whether the bag is still being loaded"]
    bag: Annotated[int, "how many cards the closed bag has"]
    in_bag: Annotated[Counted | None, "counted cards for their owner; else `null`"]
    declared: Annotated[Legal | None, "the good declared, or `null`"]
    penalty_if_true: Annotated[
        int | None,
        "what the sheriff pays for opening the bag if it is as declared;"
        " `null` where no declared bag lies",
    ]
    legal: Annotated[LegalCounted, "counted legal goods on the stand"]
    contraband: Annotated[int, "how many cards lie face down on the stand"]
    contraband_goods: Annotated[
        Counted | None,
        "which ones, for their owner, and for all once they are turned up at the end; else `null`",
    ]
    remembered: NotRequired[
        Annotated[Counted, "with the option `memory`: what all are certain of in hand and bag"]
    ]
    remembered_contraband: NotRequired[
        Annotated[Counted, "with the option `memory`: what the viewer is certain of on the stand"]
    ]
    repute: Annotated[Repute, "what everybody has seen of this player; see below"]


class Discards(TypedDict):
    """The two discard piles, each with its top first."""

    left: list[Good]
    right: list[Good]


class Aside(TypedDict):
    """Cards that the merchant at the market has set aside."""

    cards: int
    goods: Counted | None


class Debt(TypedDict):
    """Who owes what to whom."""

    debtor: int
    creditor: int
    gold: int


class Vow(TypedDict):
    """One sort of promise of one player to another."""

    seat: Annotated[int, "who gave it"]
    other: Annotated[int, "to whom"]
    promise: Annotated[PromiseSort, "`let_pass` `open_nothing` `pay` `words` `from_bag`"]
    open: Annotated[bool, "whether one is open"]
    proposal: NotRequired[
        Annotated[int, "for `words`: the giver's proposal that had them last; 0: none had"]
    ]
    gold_this_round: NotRequired[Annotated[int, "for `pay`: the gold that is due in this round"]]
    gold_next_round: NotRequired[Annotated[int, "for `pay`: and in the next"]]
    kept: Annotated[int, "how many were kept"]
    broken: Annotated[int, "how many were broken"]


class GoodView(TypedDict):
    """A good in the game."""

    kind: Annotated[Sort, "`legal` `contraband` `royal`"]
    copies: Annotated[int, "how many cards of it are in the game"]
    value: Annotated[int, "points of a card on the stand"]
    penalty: Annotated[int, "what is paid for it at the gate"]
    counts_as: Annotated[Legal | None, "towards the king and the queen of which legal good"]
    counts_for: Annotated[int, "as how many cards of it"]


class PastEvent(TypedDict):
    """Something that all have heard, without what a deal says beside its gold."""

    event: Annotated[str, "its name"]
    seat: NotRequired[Annotated[int, "who"]]
    other: NotRequired[Annotated[int, "whom, or whose bag"]]
    good: NotRequired[Annotated[Good, "which good"]]
    round: NotRequired[Annotated[int, "which round"]]
    pile: NotRequired[Annotated[Pile, "which pile"]]
    count: NotRequired[Annotated[int, "how many"]]
    gold: NotRequired[Annotated[int, "how much gold; of a proposal, the gold in it"]]
    bag: NotRequired[Annotated[int, "for whose bag"]]


class Bonuses(TypedDict):
    """A bonus of each legal good."""

    apples: int
    cheese: int
    bread: int
    chickens: int


class Standing(TypedDict):
    """Who is ahead in a legal good, as far as the viewer can count."""

    cards: Annotated[
        list[int], "what each seat has towards it, royal goods counted as the rules say"
    ]
    king: Annotated[list[int], "which seats would be king now"]
    queen: Annotated[list[int], "and which queen"]


class SheriffView(GameView):
    """What a seat sees."""

    phase: Annotated[Phase, "what the table waits for; see below"]
    round: Annotated[int, "which round it is, from 1"]
    rounds: Annotated[int, "how many there are"]
    sheriff: Annotated[int, "who is sheriff"]
    active: Annotated[
        int | None, "the merchant at the market, or the one who declares; else `null`"
    ]
    draw_pile: Annotated[int, "how many cards it has"]
    left_out: Annotated[int, "how many cards were left out unseen"]
    hand_limit: Annotated[int, "cards in a full hand"]
    bag_limits: Annotated[tuple[int, int], "the fewest and the most cards in a bag"]
    may_set_aside: Annotated[
        int, "at the market: how many more cards the merchant may set aside; else 0"
    ]
    seized: Annotated[Counted, "counted goods that the sheriff has to lay on a pile"]
    debt: Annotated[Debt | None, "who owes what to whom: `debtor`, `creditor`, `gold`; else `null`"]
    seats: Annotated[list[SheriffSeat], "a list of the players; see below"]
    discards: Annotated[Discards, "`left` and `right`, each a list of goods, the top first"]
    aside: Annotated[
        Aside, "at the market: how many `cards` are set aside, and for their owner the `goods`"
    ]
    gate: Annotated[
        Gate | None,
        "the bags before the sheriff, from the declarations to the last decision;"
        " see below; else `null`",
    ]
    promises: Annotated[list[Vow], "what everybody has promised; see below"]
    past: Annotated[
        list[PastEvent], "what all have heard last, the oldest first, at most twelve; see below"
    ]
    goods: Annotated[dict[Good, GoodView], "every good in the game by its name; see below"]
    kings: Annotated[Bonuses, "the king's bonus of each legal good"]
    queens: Annotated[Bonuses, "the queen's"]
    standings: Annotated[dict[Legal, Standing], "for each legal good in the game; see below"]


class SheriffThings(TypedDict):
    """What events and lines of the sheet tell of."""

    seat: int
    other: int
    good: Good
    pile: Pile
    count: int
    gold: int
    round: int
    bag: int
    deal: Proposal
    reason: Reason
    proposal: int


class SheriffFacts(TypedDict):
    """What the rule book says and no view repeats."""

    coins: Annotated[list[int], "the coins, small ones first"]


class SheriffOutlook(TypedDict, total=False):
    """What a choice will do, as far as its seat knows."""

    gets: Annotated[Counted, "at the market: which cards come into the hand"]
    draws: Annotated[int, "how many are drawn"]
    seized: Annotated[int, "of a bag so declared: how many cards are lost if it is opened"]
    if_opened: Annotated[
        int, "… and the gold that its owner then gets from the sheriff, or, below 0, pays"
    ]


SHAPE = Shape(
    view=SheriffView,
    parts={
        "Seat": SheriffSeat,
        "Gate": Gate,
        "Bag": Bag,
        "Deal": Deal,
        "Proposal": Proposal,
        "Limits": Limits,
        "Repute": Repute,
        "Promise": Vow,
        "Past": PastEvent,
        "Good": GoodView,
        "Standing": Standing,
    },
    things=SheriffThings,
    phases=AWAITED,
    actions=notation.sayings,
    events=TOLD,
    lines={
        "gold": Tells("", "gold"),
        "goods": Tells("good count", "a legal good on the stand"),
        "contraband": Tells("good count", "contraband on the stand"),
        "king": Tells("good", "the king's bonus; tied kings share it with the queen's"),
        "queen": Tells("good", "the queen's bonus; tied queens share it"),
    },
    facts=SheriffFacts(coins=list(COINS)),
    facts_type=SheriffFacts,
    outlook=SheriffOutlook,
)
