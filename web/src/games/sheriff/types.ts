// Made from sherwood/games/sheriff by `python -m sherwood.server.typescript`.
// Change it there; a test fails while this file is stale.
import type { Choice, GameEvent, GameInfo, GameLine, GameView } from "../../wire/messages";

export const LEGALS = ["apples", "cheese", "bread", "chickens"] as const;
export type Legal = (typeof LEGALS)[number];

export const CONTRABANDS = ["pepper", "mead", "silk", "crossbow"] as const;
export type Contraband = (typeof CONTRABANDS)[number];

export const ROYALS = ["green_apples", "golden_apples", "gouda", "bleu", "rye", "pumpernickel", "rooster"] as const;
export type Royal = (typeof ROYALS)[number];

export const GOODS = ["apples", "cheese", "bread", "chickens", "pepper", "mead", "silk", "crossbow", "green_apples", "golden_apples", "gouda", "bleu", "rye", "pumpernickel", "rooster"] as const;
export type Good = (typeof GOODS)[number];

export const PILES = ["left", "right"] as const;
export type Pile = (typeof PILES)[number];

export const SIDES = ["passing", "opening"] as const;
export type Side = (typeof SIDES)[number];

export const DEAL_PROMISES = ["pass_yours", "pass_mine", "not_open", "words"] as const;
export type DealPromise = (typeof DEAL_PROMISES)[number];

export const VERDICTS = ["kept", "broken"] as const;
export type Verdict = (typeof VERDICTS)[number];

export type Figures = Record<string, unknown>;

export const REASONS = ["agreed", "paid", "seen", "caught", "hidden", "large", "cheap", "rich", "word", "known", "honest", "small", "costly", "whim", "worth_it", "watched", "peace", "dear", "poor", "trusted", "modest", "firm"] as const;
export type Reason = (typeof REASONS)[number];

export const COLOURS = ["red", "purple", "yellow", "blue", "white", "green", "grey"] as const;
export type Colour = (typeof COLOURS)[number];

export const PHASES = ["market", "lay", "load", "declare", "gate", "debt", "seizure", "over"] as const;
export type Phase = (typeof PHASES)[number];

export const SORTS = ["legal", "contraband", "royal"] as const;
export type Sort = (typeof SORTS)[number];

export const PROMISE_SORTS = ["let_pass", "open_nothing", "pay", "words", "from_bag"] as const;
export type PromiseSort = (typeof PROMISE_SORTS)[number];

export const FATES = ["pass", "open"] as const;
export type Fate = (typeof FATES)[number];

export type Counted = Partial<Record<Good, number>>;

export type LegalCounted = Partial<Record<Legal, number>>;

/** What a seat sees. */
export interface SheriffView {
  game: "sheriff"; // the game's name
  seat: number | null; // whose view it is; `null` for a spectator
  names: string[]; // what the players are called
  actors: number[]; // the seats that may act now
  points: number[]; // the points of every seat so far, as far as the viewer can count them
  winners: number[]; // the seats that have won; nobody before the end
  decided_by: string | null; // what decided, once the game is over: `points`, a tie-break of the game, or `shared`; else `null`
  sheet: SheriffLine[][] | null; // once the game is over, for each seat the lines that add up to its points; else `null`
  phase: Phase; // what the table waits for
  round: number; // which round it is, from 1
  rounds: number; // how many there are
  sheriff: number; // who is sheriff
  active: number | null; // the merchant at the market, or the one who declares; else `null`
  draw_pile: number; // how many cards it has
  left_out: number; // how many cards were left out unseen
  hand_limit: number; // cards in a full hand
  bag_limits: [number, number]; // the fewest and the most cards in a bag
  may_set_aside: number; // at the market: how many more cards the merchant may set aside; else 0
  seized: Counted; // counted goods that the sheriff has to lay on a pile
  debt: Debt | null; // who owes what to whom: `debtor`, `creditor`, `gold`; else `null`
  seats: SheriffSeat[]; // a list of the players
  discards: Discards; // `left` and `right`, each a list of goods, the top first
  aside: Aside; // at the market: how many `cards` are set aside, and for their owner the `goods`
  gate: Gate | null; // the bags before the sheriff, from the declarations to the last decision; see below; else `null`
  promises: Vow[]; // what everybody has promised
  past: PastEvent[]; // what all have heard last, the oldest first, at most twelve
  goods: Partial<Record<Good, GoodView>>; // every good in the game by its name
  kings: Bonuses; // the king's bonus of each legal good
  queens: Bonuses; // the queen's
  standings: Partial<Record<Legal, Standing>>; // for each legal good in the game
}

/** Who owes what to whom. */
export interface Debt {
  debtor: number;
  creditor: number;
  gold: number;
}

/** One player, as a viewer sees them. */
export interface SheriffSeat {
  colour: Colour; // the seat's colour
  gold: number; // the seat's gold
  cards: number; // how many cards the hand has
  hand: Counted | null; // counted cards for their owner; else `null`
  loading: boolean; // whether the bag is still being loaded
  bag: number; // how many cards the closed bag has
  in_bag: Counted | null; // counted cards for their owner; else `null`
  declared: Legal | null; // the good declared, or `null`
  penalty_if_true: number | null; // what the sheriff pays for opening the bag if it is as declared; `null` where no declared bag lies
  legal: LegalCounted; // counted legal goods on the stand
  contraband: number; // how many cards lie face down on the stand
  contraband_goods: Counted | null; // which ones, for their owner, and for all once they are turned up at the end; else `null`
  remembered?: Counted; // with the option `memory`: what all are certain of in hand and bag
  remembered_contraband?: Counted; // with the option `memory`: what the viewer is certain of on the stand
  repute: Repute; // what everybody has seen of this player
}

/** What everybody has seen of a player's bags: of each thing a count for every sheriff, by seat. */
export interface Repute {
  bags: number[]; // bags that were declared
  opened: number[]; // … that this sheriff opened
  caught: number[]; // … and found to be false
  contraband: number[]; // false bags with contraband in them, whether opened or passed
  others: number[]; // … and with other legal goods alone
  bribed: number[]; // bags that passed for something
  paid: number[]; // gold given to this player in deals
}

/** The two discard piles, each with its top first. */
export interface Discards {
  left: Good[];
  right: Good[];
}

/** Cards that the merchant at the market has set aside. */
export interface Aside {
  cards: number;
  goods: Counted | null;
}

/** The bags before the sheriff. */
export interface Gate {
  talking: number[]; // which merchants have not said to be done
  bags: Bag[]; // those that are not decided
  draft: Draft | null; // the deal that the viewer is composing, or `null`
  calls_left: number | null; // how often the sheriff can still call; `null`: without limit
}

/** A bag that is not decided. */
export interface Bag {
  merchant: number; // whose bag it is
  must: Fate | null; // what a clause binds the sheriff to: `pass` `open`; or `null`
  offers: Offer[]; // deals, each with its `seat` and what it is `for`: `passing` or `opening`
  demand: Proposal | null; // the sheriff's, or `null`
  proposals_left: (number | null)[]; // how many proposals each seat can still make; `null`: without limit
  limits: Limits | null; // what the viewer can put into one; `null`: the viewer can make none
}

/** A deal that lies on the table. */
export interface Offer {
  gold: number; // gold
  goods: Counted; // goods from the stand
  from_bag: Counted; // goods said to be in the bag
  gold_next_round: number; // gold promised for the next round
  promises: DealPromise[]; // about later, in the mouth of the speaker: `pass_yours` `pass_mine` `not_open` `words`
  opens: number[]; // clauses that bind: whose bags are opened in this round
  passes: number[]; // … and whose bags pass
  no_other: boolean; // … and whether no other bag is opened
  proposal: number; // which of its maker's proposals in this game it is, from 1 on
  for: Side; // what it asks for
  seat: number; // whose offer it is
}

/** A deal that was proposed. */
export interface Proposal {
  gold: number; // gold
  goods: Counted; // goods from the stand
  from_bag: Counted; // goods said to be in the bag
  gold_next_round: number; // gold promised for the next round
  promises: DealPromise[]; // about later, in the mouth of the speaker: `pass_yours` `pass_mine` `not_open` `words`
  opens: number[]; // clauses that bind: whose bags are opened in this round
  passes: number[]; // … and whose bags pass
  no_other: boolean; // … and whether no other bag is opened
  proposal: number; // which of its maker's proposals in this game it is, from 1 on
}

/** All that the viewer can put into a deal for a bag. */
export interface Limits {
  gold: number; // gold
  goods: Counted; // of each good from the stand
  contraband: number; // cards of contraband from the stand, of whatever goods
  from_bag: number; // cards said to be in the bag, of whatever goods in the game
  gold_next_round: number; // gold promised for the next round
  promises: DealPromise[]; // the promises that can be given
  opens: number[]; // whose bags a clause can have opened
  passes: number[]; // and whose it can have passed; never both of one bag
  no_other: boolean; // whether it can say that no other is opened, beside no `opens`
  sides: Side[]; // what it can be offered for: `passing` `opening`; the sheriff demands
}

/** A deal that is being composed. */
export interface Draft {
  gold: number; // gold
  goods: Counted; // goods from the stand
  from_bag: Counted; // goods said to be in the bag
  gold_next_round: number; // gold promised for the next round
  promises: DealPromise[]; // about later, in the mouth of the speaker: `pass_yours` `pass_mine` `not_open` `words`
  opens: number[]; // clauses that bind: whose bags are opened in this round
  passes: number[]; // … and whose bags pass
  no_other: boolean; // … and whether no other bag is opened
  bag: number; // whose bag it is about
}

/** One sort of promise of one player to another. */
export interface Vow {
  seat: number; // who gave it
  other: number; // to whom
  promise: PromiseSort; // `let_pass` `open_nothing` `pay` `words` `from_bag`
  open: boolean; // whether one is open
  proposal?: number; // for `words`: the giver's proposal that had them last; 0: none had
  gold_this_round?: number; // for `pay`: the gold that is due in this round
  gold_next_round?: number; // for `pay`: and in the next
  kept: number; // how many were kept
  broken: number; // how many were broken
}

/** Something that all have heard, without what a deal says beside its gold. */
export interface PastEvent {
  event: string; // its name
  seat?: number; // who
  other?: number; // whom, or whose bag
  good?: Good; // which good
  round?: number; // which round
  pile?: Pile; // which pile
  count?: number; // how many
  gold?: number; // how much gold; of a proposal, the gold in it
  bag?: number; // for whose bag
}

/** A good in the game. */
export interface GoodView {
  kind: Sort; // `legal` `contraband` `royal`
  copies: number; // how many cards of it are in the game
  value: number; // points of a card on the stand
  penalty: number; // what is paid for it at the gate
  counts_as: Legal | null; // towards the king and the queen of which legal good
  counts_for: number; // as how many cards of it
}

/** A bonus of each legal good. */
export interface Bonuses {
  apples: number;
  cheese: number;
  bread: number;
  chickens: number;
}

/** Who is ahead in a legal good, as far as the viewer can count. */
export interface Standing {
  cards: number[]; // what each seat has towards it, royal goods counted as the rules say
  king: number[]; // which seats would be king now
  queen: number[]; // and which queen
}

/** What a choice will do, as far as its seat knows. */
export interface SheriffOutlook {
  gets?: Counted; // at the market: which cards come into the hand
  draws?: number; // how many are drawn
  seized?: number; // of a bag so declared: how many cards are lost if it is opened
  if_opened?: number; // … and the gold that its owner then gets from the sheriff, or, below 0, pays
}

/** What the rule book says and no view repeats. */
export interface SheriffFacts {
  coins: number[]; // the coins, small ones first
}

export type SheriffEvent =
  | /** a round begins; `seat` is sheriff */ { event: "round"; seat: number; round: number }
  | /** a card is set aside; so many are in all */ { event: "aside"; seat: number; count: number }
  | /** which one, for its owner */ { event: "aside_card"; seat: number; good: Good }
  | /** the top card of a discard pile goes to a hand */ { event: "take"; seat: number; good: Good; pile: Pile }
  | /** so many cards are drawn */ { event: "draw"; seat: number; count: number }
  | /** which ones, for whoever drew them */ { event: "draw_card"; seat: number; good: Good }
  | /** the discards become a draw pile of so many cards */ { event: "reshuffle"; count: number }
  | /** a card is laid on a discard pile */ { event: "lay"; seat: number; good: Good; pile: Pile }
  | /** a card goes into the bag, for its owner */ { event: "load"; seat: number; good: Good }
  | /** a bag with so many cards is closed */ { event: "close"; seat: number; count: number }
  | /** a bag is declared */ { event: "declare"; seat: number; good: Good; count: number }
  | /** the sheriff calls: who pays me not to look? */ { event: "call"; seat: number }
  | /** an offer for letting the other's bag pass */ { event: "offer_for_passing"; seat: number; other: number; deal: Proposal }
  | /** an offer for opening it */ { event: "offer_for_opening"; seat: number; other: number; deal: Proposal }
  | /** the sheriff names what he wants of the other */ { event: "demand"; seat: number; other: number; deal: Proposal }
  | /** a proposal for the other's bag is taken back */ { event: "withdraw"; seat: number; other: number }
  | /** the sheriff refuses what the other offers for a bag */ { event: "refuse"; seat: number; other: number; bag: number }
  | /** a merchant refuses the demand, and why */ { event: "refuse_demand"; seat: number; other: number; reason: Reason }
  | /** a proposal for the other's bag cannot be taken any more */ { event: "lapse"; seat: number; other: number }
  | /** a merchant has no more to say */ { event: "done"; seat: number }
  | /** a merchant accepts the demand, and why */ { event: "accept"; seat: number; other: number; reason: Reason }
  | /** the sheriff lets the other's bag pass, and why */ { event: "pass"; seat: number; other: number; reason: Reason }
  | /** the sheriff lets it pass and wants nothing for it */ { event: "wave"; seat: number; other: number; reason: Reason }
  | /** a clause binds the sheriff to open the other's bag */ { event: "bind_open"; seat: number; other: number }
  | /** … to let it pass */ { event: "bind_pass"; seat: number; other: number }
  | /** the sheriff lets all bags pass that are left, one by one */ { event: "stop"; seat: number }
  | /** the sheriff opens the other's bag, and why */ { event: "open"; seat: number; other: number; reason: Reason }
  | /** goods go to a stand */ { event: "to_stand"; seat: number; good: Good; count: number }
  | /** contraband goes face down to a stand */ { event: "face_down"; seat: number; count: number }
  | /** goods of an opened bag that were not declared */ { event: "reveal"; seat: number; good: Good; count: number }
  | /** gold changes hands */ { event: "gold"; seat: number; other: number; gold: number }
  | /** goods go from stand to stand */ { event: "good"; seat: number; other: number; good: Good; count: number }
  | /** legal goods go from the bag to the sheriff */ { event: "bag_good"; seat: number; other: number; good: Good; count: number }
  | /** contraband goes from the bag to the sheriff */ { event: "bag_contraband"; seat: number; other: number; count: number }
  | /** which one, for giver and taker */ { event: "bag_card"; seat: number; other: number; good: Good }
  | /** a good is paid for want of gold */ { event: "pay"; seat: number; other: number; good: Good }
  | /** what is left of a debt */ { event: "forgive"; seat: number; other: number; gold: number }
  | /** a promise to let the other's next bag pass */ { event: "promise_pass"; seat: number; other: number }
  | /** a promise to the other to open no bag */ { event: "promise_closed"; seat: number; other: number }
  | /** a promise to pay the other in the next round */ { event: "promise_gold"; seat: number; other: number; gold: number }
  | /** a promise in words, those of a proposal */ { event: "promise_words"; seat: number; other: number; proposal: number }
  | /** such a promise is kept: a bag passes */ { event: "keep_pass"; seat: number; other: number }
  | /** … no bag was opened */ { event: "keep_closed"; seat: number; other: number }
  | /** … the gold is paid */ { event: "keep_gold"; seat: number; other: number }
  | /** … a word of honour, as the other judges */ { event: "keep_words"; seat: number; other: number; proposal: number }
  | /** … the goods were in the bag */ { event: "keep_bag"; seat: number; other: number }
  | /** such a promise is broken: a bag is opened */ { event: "break_pass"; seat: number; other: number }
  | /** … any bag is opened */ { event: "break_closed"; seat: number; other: number }
  | /** … the gold is not paid */ { event: "break_gold"; seat: number; other: number }
  | /** … a word of honour, as the other judges */ { event: "break_words"; seat: number; other: number; proposal: number }
  | /** … the goods were not in the bag */ { event: "break_bag"; seat: number; other: number }
  | /** the game ends */ { event: "over" }
  | /** contraband is turned up at the end */ { event: "turn_up"; seat: number; good: Good; count: number };

export const EVENTS = ["round", "aside", "aside_card", "take", "draw", "draw_card", "reshuffle", "lay", "load", "close", "declare", "call", "offer_for_passing", "offer_for_opening", "demand", "withdraw", "refuse", "refuse_demand", "lapse", "done", "accept", "pass", "wave", "bind_open", "bind_pass", "stop", "open", "to_stand", "face_down", "reveal", "gold", "good", "bag_good", "bag_contraband", "bag_card", "pay", "forgive", "promise_pass", "promise_closed", "promise_gold", "promise_words", "keep_pass", "keep_closed", "keep_gold", "keep_words", "keep_bag", "break_pass", "break_closed", "break_gold", "break_words", "break_bag", "over", "turn_up"] as const;

/** An event with whatever may come with it. */
export interface SheriffThings {
  event: SheriffEvent["event"];
  seat?: number;
  round?: number;
  count?: number;
  good?: Good;
  pile?: Pile;
  other?: number;
  deal?: Proposal;
  bag?: number;
  reason?: Reason;
  gold?: number;
  proposal?: number;
}

export type SheriffLine =
  | { line: "gold"; points: number }
  | { line: "goods"; good: Good; count: number; points: number }
  | { line: "contraband"; good: Good; count: number; points: number }
  | { line: "king"; good: Good; points: number }
  | { line: "queen"; good: Good; points: number };

export const LINES = ["gold", "goods", "contraband", "king", "queen"] as const;

export type SheriffAction =
  | { verb: "set_aside"; args: [good: Good] }
  | { verb: "take"; args: [pile: Pile] }
  | { verb: "draw"; args: [] }
  | { verb: "lay"; args: [good: Good, pile: Pile] }
  | { verb: "load"; args: [good: Good] }
  | { verb: "close"; args: [] }
  | { verb: "declare"; args: [good: Legal] }
  | { verb: "honour"; args: [seat: number] }
  | { verb: "judge"; args: [seat: number, verdict: Verdict] }
  | { verb: "call"; args: [] }
  | { verb: "pass"; args: [seat: number] }
  | { verb: "open"; args: [seat: number] }
  | { verb: "wave"; args: [seat: number] }
  | { verb: "stop"; args: [] }
  | { verb: "refuse"; args: [maker: number, bag: number] }
  | { verb: "about"; args: [seat: number] }
  | { verb: "add_gold"; args: [coin: number] }
  | { verb: "add_good"; args: [good: Good] }
  | { verb: "add_from_bag"; args: [good: Good] }
  | { verb: "add_later"; args: [coin: number] }
  | { verb: "add_promise"; args: [promise: DealPromise] }
  | { verb: "and_open"; args: [seat: number] }
  | { verb: "and_pass"; args: [seat: number] }
  | { verb: "no_other"; args: [] }
  | { verb: "offer"; args: [side: Side] }
  | { verb: "demand"; args: [] }
  | { verb: "withdraw"; args: [seat: number] }
  | { verb: "accept"; args: [] }
  | { verb: "refuse_demand"; args: [] }
  | { verb: "done"; args: [] }
  | { verb: "pay"; args: [good: Good] };

export const VERBS = ["set_aside", "take", "draw", "lay", "load", "close", "declare", "honour", "judge", "call", "pass", "open", "wave", "stop", "refuse", "about", "add_gold", "add_good", "add_from_bag", "add_later", "add_promise", "and_open", "and_pass", "no_other", "offer", "demand", "withdraw", "accept", "refuse_demand", "done", "pay"] as const;

/** The text of an action, for steps that are sent before they are legal. */
export function textOf({ verb, args }: SheriffAction): string {
  switch (verb) {
    case "set_aside":
      return `set aside ${args[0]}`;
    case "take":
      return `take ${args[0]}`;
    case "draw":
      return `draw`;
    case "lay":
      return `lay ${args[0]} ${args[1]}`;
    case "load":
      return `load ${args[0]}`;
    case "close":
      return `close`;
    case "declare":
      return `declare ${args[0]}`;
    case "honour":
      return `honour ${["red","purple","yellow","blue","white"][args[0]]}`;
    case "judge":
      return `judge ${["red","purple","yellow","blue","white"][args[0]]} ${args[1]}`;
    case "call":
      return `call`;
    case "pass":
      return `pass ${["red","purple","yellow","blue","white"][args[0]]}`;
    case "open":
      return `open ${["red","purple","yellow","blue","white"][args[0]]}`;
    case "wave":
      return `wave through ${["red","purple","yellow","blue","white"][args[0]]}`;
    case "stop":
      return `stop`;
    case "refuse":
      return `refuse ${["red's","purple's","yellow's","blue's","white's"][args[0]]} offer for ${["red","purple","yellow","blue","white"][args[1]]}`;
    case "about":
      return `about ${["red","purple","yellow","blue","white"][args[0]]}`;
    case "add_gold":
      return `add ${args[0]} gold`;
    case "add_good":
      return `add ${args[0]}`;
    case "add_from_bag":
      return `add ${args[0]} from bag`;
    case "add_later":
      return `promise ${args[0]} gold next round`;
    case "add_promise":
      return `${{"pass_yours":"promise to pass your next bag","pass_mine":"ask to pass my next bag","not_open":"promise not to open","words":"promise in words"}[args[0]]}`;
    case "and_open":
      return `and open ${["red","purple","yellow","blue","white"][args[0]]}`;
    case "and_pass":
      return `and pass ${["red","purple","yellow","blue","white"][args[0]]}`;
    case "no_other":
      return `and open no other`;
    case "offer":
      return `offer for ${args[0]}`;
    case "demand":
      return `demand`;
    case "withdraw":
      return `withdraw ${["red","purple","yellow","blue","white"][args[0]]}`;
    case "accept":
      return `accept`;
    case "refuse_demand":
      return `refuse demand`;
    case "done":
      return `done`;
    case "pay":
      return `pay ${args[0]}`;
  }
}

export type SheriffChoice = Omit<Choice, "verb" | "args" | "outlook"> &
  SheriffAction & { outlook: SheriffOutlook };

export const isSheriffView = (view: GameView): view is SheriffView => view.game === "sheriff";

export const isSheriffEvent = (event: GameEvent): event is SheriffEvent =>
  EVENTS.some((one) => one === event.event);

export const isSheriffLine = (line: GameLine): line is SheriffLine =>
  LINES.some((one) => one === line.line);

export const isSheriffChoice = (choice: Choice): choice is SheriffChoice =>
  VERBS.some((one) => one === choice.verb);

export const isSheriffInfo = (info: GameInfo): info is GameInfo & { facts: SheriffFacts } =>
  info.name === "sheriff";
