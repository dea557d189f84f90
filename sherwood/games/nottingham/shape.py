"""What programs and the page may rely on: the views, events, sheet and facts of Nottingham."""

from typing import TYPE_CHECKING, Annotated, Literal, NotRequired, TypedDict

from sherwood.games.nottingham.actions import SMALLEST_SET, TASK_NAMES, Ambush, Kind, Task, notation
from sherwood.games.nottingham.exchange import NEEDS
from sherwood.games.nottingham.news import TOLD, Counted, NottinghamThings
from sherwood.games.nottingham.table import AWAITED, PHASES
from sherwood.games.seats import Colour
from sherwood.games.shape import GameView, Shape, Tells

if TYPE_CHECKING:
    Phase = str
else:
    Phase = Literal[PHASES]  # a type checker cannot follow how they are made
Way = Literal["blind", "secret", "open"]  # how a card of another hand is chosen
BidState = Literal["later", "awaited", "face_down", "open", "nothing", "no_cards"]


class Laid(TypedDict):
    """The set being exchanged."""

    kind: Kind
    count: int


class Values(TypedDict):
    """A number for each kind."""

    copper: int
    silver: int
    gold: int
    pearls: int
    gems: int
    necklace: int
    chest: int


class NottinghamSeat(TypedDict):
    """One player, as a viewer sees them."""

    colour: Annotated[Colour, "the seat's colour"]
    cards: Annotated[int, "how many cards the hand has"]
    hand: Annotated[
        Counted | None, "counted cards, where the hand is open to the viewer; else `null`"
    ]
    offer: Annotated[list[Kind], "the cards offered, as far as they are open"]
    winnings: Annotated[Counted, "counted cards"]
    ambushes: Annotated[
        list[Ambush | None], "the face-down ambushes; `null` for each that the viewer does not know"
    ]
    remembered: NotRequired[
        Annotated[
            Counted, "with the option `memory`, for other hands: what the viewer is certain of"
        ]
    ]


class Bid(TypedDict):
    """What one player offers for the copper or the chest."""

    seat: Annotated[int, "whose offer"]
    state: Annotated[
        BidState,
        "`later`: not asked yet; `awaited`; `face_down`; `open`: the seat's `offer`;"
        " `nothing`: had nothing to offer, or has it back; `no_cards`",
    ]


class TaskView(TypedDict):
    """One task, and who has done it."""

    points: Annotated[tuple[int, int], "for one who does it alone, and for each of two"]
    done: Annotated[list[int], "the seats that did it, in order"]
    missing: Annotated[
        int | None, "how many cards the viewer's hand lacks; `null`: the viewer cannot do it"
    ]
    lacks: Annotated[Counted | None, "which cards these are, where it uses what it has most of"]


class Tasks(TypedDict):
    """The four tasks."""

    each: TaskView
    five: TaskView
    four_pairs: TaskView
    three_pairs: TaskView


class LaterFavour(TypedDict):
    """A field further on."""

    number: Annotated[int, "on the field"]
    favour: Annotated[list[int], "who would get the favour there with these hands"]


class Track(TypedDict):
    """The sheriff's track."""

    numbers: Annotated[list[int], "of the fields, from the city on"]
    sheriff: Annotated[int, "his field; 0 is the city"]
    number: Annotated[int | None, "on the sheriff's field; the city has none"]
    next_number: Annotated[int | None, "on the next field"]
    next_favour: Annotated[list[int], "who would get the favour if the sheriff moved now"]
    later: Annotated[list[LaterFavour], "the two fields after the next one, as far as they are"]


class NottinghamView(GameView):
    """What a seat sees."""

    phase: Annotated[Phase, "what the table waits for; see below"]
    turn: Annotated[int, "how many turns were begun"]
    active: Annotated[int, "whose turn it is"]
    target: Annotated[int | None, "who is attacked, or `null`"]
    asked: Annotated[int | None, "who is asked, where one is asked after the other, or `null`"]
    revealed: Annotated[Kind | None, "the card turned up, or `null`"]
    laid: Annotated[Laid | None, "the set being exchanged, `kind` and `count`, or `null`"]
    looked_at: Annotated[list[Ambush], "the two ambush cards that the viewer looks at"]
    draw_pile: Annotated[int, "how many cards it has"]
    discard: Annotated[Counted, "the discard pile, counted"]
    ambush_pile: Annotated[int, "how many cards it has"]
    values: Annotated[Values, "points of each kind"]
    bids: Annotated[
        list[Bid], "while the copper or the chest is traded: what the others offer, in their order"
    ]
    seats: Annotated[list[NottinghamSeat], "a list of the players; see below"]
    tasks: Annotated[Tasks, "`each`, `five`, `four_pairs` and `three_pairs`; see below"]
    track: Annotated[Track, "the sheriff's track; see below"]


class NottinghamFacts(TypedDict):
    """What the rule book says and no view repeats."""

    smallest_set: Annotated[int, "cards of a kind that can be laid out"]
    task_cards: Annotated[dict[Task, int], "how many cards each task takes"]


class Gain(TypedDict):
    """Cards that come into a hand."""

    seat: Annotated[int, "whose hand"]
    cards: Annotated[Counted, "counted cards"]


class PointsOf(TypedDict):
    """By how much somebody's points change."""

    seat: Annotated[int, "whose points"]
    points: Annotated[int, "how many more, or fewer"]


class OneOf(TypedDict):
    """One card of a hand changes hands, and nobody can say yet which."""

    seat: Annotated[int, "whose hand"]
    of: Annotated[int, "how many cards it has"]
    way: Annotated[
        Way,
        "`blind`: drawn; `secret`: chosen by the attacker, who alone sees the hand;"
        " `open`: chosen, and all see the hand",
    ]
    known: NotRequired[
        Annotated[
            Counted, "with the option `memory`, for another hand: what the viewer is certain of"
        ]
    ]


class NottinghamOutlook(TypedDict, total=False):
    """What a choice will do, as far as its seat knows, if nobody reacts to it."""

    points: Annotated[list[PointsOf], "in an exchange: whose points change"]
    gets: Annotated[list[Gain], "which cards come into whose hands"]
    gives: Annotated[Counted, "which cards leave the own hand"]
    keep: Annotated[int, "how many cards the own hand has then"]
    takes: Annotated[OneOf, "of an attack: one card changes hands; see below"]
    favour: Annotated[list[int], "where the sheriff moves: who draws a card for his favour"]
    stones: Annotated[
        list[LaterFavour],
        "where all of it is certain: the next three fields, and who would get the favour there then",
    ]
    over: Annotated[bool, "the game ends"]
    ambushes: Annotated[int, "how many ambushes could still be sprung on the set"]
    spare: Annotated[int, "how many cards the set can lose before it breaks"]
    broken: Annotated[bool, "the set breaks: no points, and the sheriff stays"]
    if_accepted: Annotated[bool, "all of it happens only if the offer is accepted"]
    shows_hand: Annotated[bool, "everybody sees the own hand"]
    offers: Annotated[int, "how many others owe an offer"]
    looks_at: Annotated[int, "how many ambush cards one may choose from"]
    still: Annotated[int, "how many cards must be discarded after this one"]


SHAPE = Shape(
    view=NottinghamView,
    parts={
        "Bid": Bid,
        "Seat": NottinghamSeat,
        "Task": TaskView,
        "Track": Track,
        "Later": LaterFavour,
        "OneOf": OneOf,
    },
    things=NottinghamThings,
    phases=AWAITED,
    actions=notation.sayings,
    events=TOLD,
    lines={
        "winnings": Tells("kind count", "cards of a kind in the winnings"),
        "task": Tells("task", "a task, alone or shared"),
    },
    facts=NottinghamFacts(
        smallest_set=SMALLEST_SET,
        task_cards={
            task: kinds * cards for task, (kinds, cards) in zip(TASK_NAMES, NEEDS, strict=True)
        },
    ),
    facts_type=NottinghamFacts,
    outlook=NottinghamOutlook,
)
