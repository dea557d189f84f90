// Made from sherwood/games/nottingham by `python -m sherwood.server.typescript`.
// Change it there; a test fails while this file is stale.
import type { Choice, GameEvent, GameInfo, GameLine, GameView } from "../../wire/messages";

export const KINDS = ["copper", "silver", "gold", "pearls", "gems", "necklace", "chest"] as const;
export type Kind = (typeof KINDS)[number];

export const TASKS = ["each", "five", "four_pairs", "three_pairs"] as const;
export type Task = (typeof TASKS)[number];

export const AMBUSHES = ["copper+silver", "copper+gold", "copper+pearls", "copper+gems", "copper+necklace", "copper+chest", "silver+gold", "silver+pearls", "silver+gems", "silver+necklace", "silver+chest", "gold+pearls", "gold+gems", "gold+necklace", "gold+chest", "pearls+gems", "pearls+necklace", "pearls+chest", "gems+necklace", "gems+chest", "necklace+chest", "red", "purple", "yellow", "blue", "white", "green", "grey"] as const;
export type Ambush = (typeof AMBUSHES)[number];

export type Figures = Record<string, unknown>;

export type Counted = Partial<Record<Kind, number>>;

export const WAYS = ["blind", "secret", "open"] as const;
export type Way = (typeof WAYS)[number];

export const COLOURS = ["red", "purple", "yellow", "blue", "white", "green", "grey"] as const;
export type Colour = (typeof COLOURS)[number];

export const PHASES = ["choice", "offers", "purchase", "defence", "loot", "look", "barter", "bargain", "exchange", "spring", "discard", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const BID_STATES = ["later", "awaited", "face_down", "open", "nothing", "no_cards"] as const;
export type BidState = (typeof BID_STATES)[number];

/** What a seat sees. */
export interface NottinghamView {
  game: "nottingham"; // the game's name
  seat: number | null; // whose view it is; `null` for a spectator
  names: string[]; // what the players are called
  actors: number[]; // the seats that may act now
  points: number[]; // the points of every seat so far, as far as the viewer can count them
  winners: number[]; // the seats that have won; nobody before the end
  decided_by: string | null; // what decided, once the game is over: `points`, a tie-break of the game, or `shared`; else `null`
  sheet: NottinghamLine[][] | null; // once the game is over, for each seat the lines that add up to its points; else `null`
  phase: Phase; // what the table waits for
  turn: number; // how many turns were begun
  active: number; // whose turn it is
  target: number | null; // who is attacked, or `null`
  asked: number | null; // who is asked, where one is asked after the other, or `null`
  revealed: Kind | null; // the card turned up, or `null`
  laid: Laid | null; // the set being exchanged, `kind` and `count`, or `null`
  looked_at: Ambush[]; // the two ambush cards that the viewer looks at
  draw_pile: number; // how many cards it has
  discard: Counted; // the discard pile, counted
  ambush_pile: number; // how many cards it has
  values: Values; // points of each kind
  bids: Bid[]; // while the copper or the chest is traded: what the others offer, in their order
  seats: NottinghamSeat[]; // a list of the players
  tasks: Tasks; // `each`, `five`, `four_pairs` and `three_pairs`
  track: Track; // the sheriff's track
}

/** The set being exchanged. */
export interface Laid {
  kind: Kind;
  count: number;
}

/** A number for each kind. */
export interface Values {
  copper: number;
  silver: number;
  gold: number;
  pearls: number;
  gems: number;
  necklace: number;
  chest: number;
}

/** What one player offers for the copper or the chest. */
export interface Bid {
  seat: number; // whose offer
  state: BidState; // `later`: not asked yet; `awaited`; `face_down`; `open`: the seat's `offer`; `nothing`: had nothing to offer, or has it back; `no_cards`
}

/** One player, as a viewer sees them. */
export interface NottinghamSeat {
  colour: Colour; // the seat's colour
  cards: number; // how many cards the hand has
  hand: Counted | null; // counted cards, where the hand is open to the viewer; else `null`
  offer: Kind[]; // the cards offered, as far as they are open
  winnings: Counted; // counted cards
  ambushes: (Ambush | null)[]; // the face-down ambushes; `null` for each that the viewer does not know
  remembered?: Counted; // with the option `memory`, for other hands: what the viewer is certain of
}

/** The four tasks. */
export interface Tasks {
  each: TaskView;
  five: TaskView;
  four_pairs: TaskView;
  three_pairs: TaskView;
}

/** One task, and who has done it. */
export interface TaskView {
  points: [number, number]; // for one who does it alone, and for each of two
  done: number[]; // the seats that did it, in order
  missing: number | null; // how many cards the viewer's hand lacks; `null`: the viewer cannot do it
  lacks: Counted | null; // which cards these are, where it uses what it has most of
}

/** The sheriff's track. */
export interface Track {
  numbers: number[]; // of the fields, from the city on
  sheriff: number; // his field; 0 is the city
  number: number | null; // on the sheriff's field; the city has none
  next_number: number | null; // on the next field
  next_favour: number[]; // who would get the favour if the sheriff moved now
  later: LaterFavour[]; // the two fields after the next one, as far as they are
}

/** A field further on. */
export interface LaterFavour {
  number: number; // on the field
  favour: number[]; // who would get the favour there with these hands
}

/** What a choice will do, as far as its seat knows, if nobody reacts to it. */
export interface NottinghamOutlook {
  points?: PointsOf[]; // in an exchange: whose points change
  gets?: Gain[]; // which cards come into whose hands
  gives?: Counted; // which cards leave the own hand
  keep?: number; // how many cards the own hand has then
  takes?: OneOf; // of an attack: one card changes hands
  favour?: number[]; // where the sheriff moves: who draws a card for his favour
  stones?: LaterFavour[]; // where all of it is certain: the next three fields, and who would get the favour there then
  over?: boolean; // the game ends
  ambushes?: number; // how many ambushes could still be sprung on the set
  spare?: number; // how many cards the set can lose before it breaks
  broken?: boolean; // the set breaks: no points, and the sheriff stays
  if_accepted?: boolean; // all of it happens only if the offer is accepted
  shows_hand?: boolean; // everybody sees the own hand
  offers?: number; // how many others owe an offer
  looks_at?: number; // how many ambush cards one may choose from
  still?: number; // how many cards must be discarded after this one
}

/** By how much somebody's points change. */
export interface PointsOf {
  seat: number; // whose points
  points: number; // how many more, or fewer
}

/** Cards that come into a hand. */
export interface Gain {
  seat: number; // whose hand
  cards: Counted; // counted cards
}

/** One card of a hand changes hands, and nobody can say yet which. */
export interface OneOf {
  seat: number; // whose hand
  of: number; // how many cards it has
  way: Way; // `blind`: drawn; `secret`: chosen by the attacker, who alone sees the hand; `open`: chosen, and all see the hand
  known?: Counted; // with the option `memory`, for another hand: what the viewer is certain of
}

/** What the rule book says and no view repeats. */
export interface NottinghamFacts {
  smallest_set: number; // cards of a kind that can be laid out
  task_cards: Record<Task, number>; // how many cards each task takes
}

export type NottinghamEvent =
  | /** a turn begins */ { event: "turn"; seat: number }
  | /** the top card is turned up */ { event: "reveal"; seat: number; kind: Kind }
  | /** the revealed card goes into the hand */ { event: "take"; seat: number; kind: Kind }
  | /** everybody lays a card face down for the copper */ { event: "buy"; seat: number }
  | /** one does; only its owner sees which */ { event: "lay_offer"; seat: number; kind: Kind | null }
  | /** the whole hand is laid open */ { event: "show_hand"; seat: number; hand: Counted }
  | /** an offer is open */ { event: "turn_up"; seat: number; kind: Kind; second: Kind | null }
  | /** the active player buys it from the other */ { event: "purchase"; seat: number; other: number; kind: Kind }
  | /** no offer is accepted */ { event: "refuse"; seat: number }
  | /** a theft, robbery or raid, by its card */ { event: "attack"; seat: number; other: number; kind: Kind }
  | /** the target does not defend */ { event: "yield"; seat: number; other: number }
  | /** the target plays a necklace and gets this card */ { event: "defend"; seat: number; other: number; kind: Kind }
  | /** a card goes from the other to the active player */ { event: "seize"; seat: number; other: number; kind: Kind | null }
  | /** two ambush cards are looked at */ { event: "look"; seat: number; ambush: Ambush | null; other_ambush: Ambush | null }
  | /** one is laid, the other goes under the pile */ { event: "keep"; seat: number; ambush: Ambush | null; other_ambush: Ambush | null }
  | /** the chest is offered */ { event: "barter"; seat: number }
  | /** the active player accepts the other's offer */ { event: "accept"; seat: number; other: number; kind: Kind; second: Kind | null }
  | /** a set is laid out */ { event: "lay"; seat: number; kind: Kind; count: number }
  | /** an ambush is not sprung */ { event: "hold"; seat: number }
  | /** an ambush takes a card of the other's set */ { event: "spring"; seat: number; other: number; ambush: Ambush; kind: Kind }
  | /** fewer than three are left and go back to the hand */ { event: "fail"; seat: number; kind: Kind; count: number }
  | /** a card goes to the winnings */ { event: "win"; seat: number; kind: Kind }
  | /** a task is done; `place` is 0 for the first player to do it, 1 for the second */ { event: "task"; seat: number; task: Task; place: number }
  | /** the sheriff moves */ { event: "march"; field: number; number: number | null }
  | /** a player draws a card for the favour; only that player sees it */ { event: "favour"; seat: number; kind: Kind | null }
  | /** there is no card left for a favour */ { event: "lapse"; seat: number }
  | /** the discards become the draw pile */ { event: "reshuffle" }
  | /** cards are discarded */ { event: "discard"; seat: number; kind: Kind; count: number }
  | /** nothing is exchanged */ { event: "pass"; seat: number }
  | /** the game ends */ { event: "over" }
  | /** the other looks at the whole hand; nobody else hears of it */ { event: "show_secretly"; seat: number; other: number; hand: Counted };

export const EVENTS = ["turn", "reveal", "take", "buy", "lay_offer", "show_hand", "turn_up", "purchase", "refuse", "attack", "yield", "defend", "seize", "look", "keep", "barter", "accept", "lay", "hold", "spring", "fail", "win", "task", "march", "favour", "lapse", "reshuffle", "discard", "pass", "over", "show_secretly"] as const;

/** An event with whatever may come with it. */
export interface NottinghamThings {
  event: NottinghamEvent["event"];
  seat?: number;
  kind?: Kind | null;
  hand?: Counted;
  second?: Kind | null;
  other?: number;
  ambush?: Ambush | null;
  other_ambush?: Ambush | null;
  count?: number;
  task?: Task;
  place?: number;
  field?: number;
  number?: number | null;
}

export type NottinghamLine =
  | { line: "winnings"; kind: Kind; count: number; points: number }
  | { line: "task"; task: Task; points: number };

export const LINES = ["winnings", "task"] as const;

export type NottinghamAction =
  | { verb: "take"; args: [] }
  | { verb: "buy"; args: [] }
  | { verb: "ambush"; args: [] }
  | { verb: "barter"; args: [] }
  | { verb: "steal"; args: [seat: number] }
  | { verb: "rob"; args: [seat: number] }
  | { verb: "raid"; args: [seat: number] }
  | { verb: "offer"; args: [kind: Kind, ...more: Kind[]] }
  | { verb: "show_hand"; args: [] }
  | { verb: "accept"; args: [seat: number] }
  | { verb: "refuse"; args: [] }
  | { verb: "defend"; args: [] }
  | { verb: "yield"; args: [] }
  | { verb: "seize"; args: [kind: Kind] }
  | { verb: "keep"; args: [ambush: Ambush] }
  | { verb: "lay"; args: [count: number, kind: Kind] }
  | { verb: "task"; args: [task: Task, ...more: Kind[]] }
  | { verb: "pass"; args: [] }
  | { verb: "spring"; args: [ambush: Ambush] }
  | { verb: "hold"; args: [] }
  | { verb: "discard"; args: [kind: Kind] };

export const VERBS = ["take", "buy", "ambush", "barter", "steal", "rob", "raid", "offer", "show_hand", "accept", "refuse", "defend", "yield", "seize", "keep", "lay", "task", "pass", "spring", "hold", "discard"] as const;

/** The text of an action, for steps that are sent before they are legal. */
export function textOf({ verb, args }: NottinghamAction): string {
  switch (verb) {
    case "take":
      return `take`;
    case "buy":
      return `buy`;
    case "ambush":
      return `ambush`;
    case "barter":
      return `barter`;
    case "steal":
      return `steal from ${["red","purple","yellow","blue","white","green","grey"][args[0]]}`;
    case "rob":
      return `rob ${["red","purple","yellow","blue","white","green","grey"][args[0]]}`;
    case "raid":
      return `raid ${["red","purple","yellow","blue","white","green","grey"][args[0]]}`;
    case "offer":
      return `offer ${args.join(' ')}`;
    case "show_hand":
      return `show hand`;
    case "accept":
      return `accept ${["red","purple","yellow","blue","white","green","grey"][args[0]]}`;
    case "refuse":
      return `refuse`;
    case "defend":
      return `defend`;
    case "yield":
      return `yield`;
    case "seize":
      return `seize ${args[0]}`;
    case "keep":
      return `keep ${args[0]}`;
    case "lay":
      return `lay ${args[0]} ${args[1]}`;
    case "task":
      return `task ${args.join(' ')}`;
    case "pass":
      return `pass`;
    case "spring":
      return `spring ${args[0]}`;
    case "hold":
      return `hold`;
    case "discard":
      return `discard ${args[0]}`;
  }
}

export type NottinghamChoice = Omit<Choice, "verb" | "args" | "outlook"> &
  NottinghamAction & { outlook: NottinghamOutlook };

export const isNottinghamView = (view: GameView): view is NottinghamView => view.game === "nottingham";

export const isNottinghamEvent = (event: GameEvent): event is NottinghamEvent =>
  EVENTS.some((one) => one === event.event);

export const isNottinghamLine = (line: GameLine): line is NottinghamLine =>
  LINES.some((one) => one === line.line);

export const isNottinghamChoice = (choice: Choice): choice is NottinghamChoice =>
  VERBS.some((one) => one === choice.verb);

export const isNottinghamInfo = (info: GameInfo): info is GameInfo & { facts: NottinghamFacts } =>
  info.name === "nottingham";
