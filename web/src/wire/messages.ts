// Made from sherwood/server/messages.py and requests.py by `python -m sherwood.server.typescript`.
// Change that file instead; a test fails while this one is stale.

/** What just happened. The types of a game tell what else is told. */
export interface GameEvent {
  event: string;
  seat?: number;
  other?: number;
}

/** A line of the score sheet. */
export interface GameLine {
  line: string;
  points: number;
}

/** What a choice will do, as far as its seat knows. The types of a game tell what is told. */
export type GameOutlook = object;

/** What the view of every game has. */
export interface GameView {
  game: string; // the game's name
  seat: number | null; // whose view it is; `null` for a spectator
  names: string[]; // what the players are called
  actors: number[]; // the seats that may act now
  points: number[]; // the points of every seat so far, as far as the viewer can count them
  winners: number[]; // the seats that have won; nobody before the end
  decided_by: string | null; // what decided, once the game is over: `points`, a tie-break of the game, or `shared`; else `null`
  sheet: GameLine[][] | null; // once the game is over, for each seat the lines that add up to its points; else `null`
}

/** Who you are here. */
export interface Me {
  known: boolean;
  name: string;
  language: "de" | "en" | "it";
  moved_at: number | null;
}

/** What you want to be called, and which language you read. */
export interface NewMe {
  name: string;
  language?: "de" | "en" | "it";
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  options: OptionInfo[];
  presets: PresetInfo[];
  bots: string[];
  served: string[];
  strengths: string[];
  company: string[];
  residents: ResidentInfo[];
  lessons: LessonInfo[];
  figures: Record<string, unknown>;
  facts: Record<string, unknown>;
  talks: boolean;
}

/** Something that can be chosen before a game starts. */
export interface OptionInfo {
  name: string;
  default: unknown;
  says: string;
  choices: unknown[];
  seats: boolean;
  printed: number | null;
  for_people: unknown;
}

/** Options that belong together, chosen by one name. */
export interface PresetInfo {
  name: string;
  says: string;
  options: Record<string, unknown>;
}

/** A person of the town, who is one of the bots. A relative has the same name and a numeral. */
export interface ResidentInfo {
  name: string;
  bot: string;
  face: FaceInfo;
  says: Record<string, string>;
}

/** How somebody looks, by the parts of a face. */
export interface FaceInfo {
  hat: "brim" | "cap" | "coif" | "hood" | "kerchief" | "none" | "straw" | "tonsure" | "wimple";
  hair: "braids" | "curls" | "long" | "none" | "short";
  beard: "full" | "goatee" | "moustache" | "none" | "stubble";
  brows: "arched" | "thick" | "thin";
  nose: "long" | "round" | "short";
  build: "slight" | "stout" | "usual";
  mark: "feather" | "freckles" | "glasses" | "none" | "patch" | "scar" | "wrinkles";
  dress: "ash" | "forest" | "ink" | "madder" | "oak" | "ochre" | "vellum" | "woad";
  cloth: "ash" | "forest" | "ink" | "madder" | "oak" | "ochre" | "vellum" | "woad";
  mane: "ash" | "forest" | "ink" | "madder" | "oak" | "ochre" | "vellum" | "woad";
}

/** A game with a known deal, for a newcomer. */
export interface LessonInfo {
  name: string;
  players: number;
  seat: number;
  steps: string[];
}

/** What the server's clock says. */
export interface Clock {
  now: number;
}

/** Something that can be said in every language. */
export interface Phrase {
  phrase: string;
  text: string;
}

/** What a page has to know that plays without a server; it is a file beside the modules. */
export interface Catalogue {
  games: GameInfo[];
  phrases: Record<string, Record<string, Phrase[]>>;
  lessons: Record<string, Record<string, LaidLesson>>;
  colours: string[];
  pace: number;
  patience: number;
  answer_time: number;
}

/** A lesson as a page plays it by itself: the table on which it begins, and what everybody does. */
export interface LaidLesson {
  bots: string[];
  options: Record<string, unknown>;
  lines: string[];
  secret: string;
  position: Record<string, unknown>;
  table: string;
}

/** What bots can say at a table of one game, and who says what: for a page that plays without a server. */
export interface TalkBook {
  lines: Record<string, Record<string, string[]>>;
  own: Record<string, Record<string, Record<string, string[]>>>;
  gaps: Record<string, string[]>;
  readily: Record<string, number>;
  rest: number;
  breath: number;
  oftener: number;
}

/** The same in one language. */
export interface TalkTexts {
  lines: Record<string, string>;
  nouns: Record<string, string>;
}

/** A table as its host wants it. */
export interface NewTable {
  game: string;
  players: number;
  preset?: string | null;
  options?: Record<string, unknown>;
  bots?: (string | null)[];
  clock?: number | null;
  glass?: number | null;
  glass_once?: boolean;
  open?: boolean;
  spectators?: boolean;
  chat?: boolean;
  hot_seat?: boolean;
  grace?: number | null;
  bot_pace?: number | null;
  lesson?: string | null;
  sit?: SitDown | null;
  start?: boolean;
}

/** Take a seat, or change how you sit there; what is left out stays as it is. */
export interface SitDown {
  name: string;
  pledge?: string | null;
  says_no?: boolean | null;
}

/** The words that you pledged, once the game begins and everybody's pledges are known. */
export interface ShowWords {
  words: string;
}

/** Let a bot take a seat. */
export interface AddBot {
  level: string;
}

/** How fast the bots of a table play from now on. */
export interface SetPace {
  bot_pace: number | null;
}

/** A table as everybody sees it who has its link. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  clock: number | null;
  glass: number | null;
  glass_once: boolean;
  open: boolean;
  spectators: boolean;
  chat: boolean;
  hot_seat: boolean;
  bot_pace: number | null;
  state: "dealing" | "over" | "playing" | "waiting";
  you_are_host: boolean;
  host: number | null;
  seats: SeatInfo[];
  commitment: string;
  lesson: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  previous: string | null;
  rematch: string | null;
  watching: number;
}

/** A seat and who sits there. */
export interface SeatInfo {
  seat: number;
  colour: string;
  kind: "bot" | "empty" | "person";
  name: string;
  bot: string | null;
  yours: boolean;
  present: boolean;
  stand_in: boolean;
  pledge: string | null;
  words: string | null;
  says_no: boolean | null;
  new_link: "given" | "taken" | null;
  was_yours: boolean;
  points: number | null;
  place: number | null;
}

/** How another device gets a seat; it works once. */
export interface Handover {
  secret: string;
  code: string | null;
  seconds: number;
}

/** What somebody brings from another device: the secret of a link, or a code. */
export interface Claim {
  secret?: string | null;
  code?: string | null;
  table?: string | null;
  request_id?: string | null;
}

/** Who a device is when it takes what it claims. */
export interface Claimed {
  name: string;
  tables: number;
  table: string;
  seat: number | null;
}

/** Who you are from now on, and where to go. */
export interface TakenOver {
  me: Me;
  table: string;
}

/** The proof of a fair shuffle; the secret and the key are told when the game is over. */
export interface Fairness {
  commitment: string;
  pledges: string[];
  contributions: string[];
  secret: string | null;
  key: string | null;
  lesson: string | null;
}

/** A stretch of a finished game. */
export interface Replay {
  length: number;
  start: number;
  steps: ReplayStep[];
}

/** One action of a finished game, and what was seen then. */
export interface ReplayStep {
  seat: number | null;
  text: string;
  view: GameView;
  events: GameEvent[];
}

/** What somebody said with a proposal. Show it as text and as nothing else. */
export interface Words {
  seat: number;
  proposal: number;
  text: string;
}

/** A stretch of what one pair of eyes has seen so far. */
export interface Story {
  version: number;
  told: Told[];
  next: number | null;
}

/** What one change told. */
export interface Told {
  version: number;
  at: number;
  events: GameEvent[];
}

/** What was wrong, for a program and for a person to read. */
export interface Problem {
  status: number;
  why: string;
  reason: Reason;
  about: Record<string, string | number | string[]>;
}

/** Why something was refused. */
export type Reason =
  | "not_understood"
  | "bad_table"
  | "bad_edition"
  | "unknown_bot"
  | "unknown_lesson"
  | "nothing_said"
  | "too_large"
  | "nothing_here"
  | "unknown_table"
  | "unknown_seat"
  | "unknown_moment"
  | "unknown_code"
  | "other_site"
  | "other_host"
  | "no_name"
  | "forgotten"
  | "not_host"
  | "not_a_player"
  | "not_your_seat"
  | "players_only"
  | "chat_off"
  | "seat_taken"
  | "seated_already"
  | "name_taken"
  | "still_here"
  | "nobody_there"
  | "empty_seats"
  | "not_started"
  | "started"
  | "not_pledged"
  | "not_playing"
  | "not_over"
  | "other_rules"
  | "stale"
  | "illegal"
  | "not_retractable"
  | "chosen_otherwise"
  | "outrun"
  | "too_fast"
  | "too_many_codes"
  | "too_many_waiting"
  | "too_many_tables"
  | "too_many_sockets"
  | "unavailable"
  | "broken";

/** What you choose: one step, or several that are done together or not at all. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  version: number;
  steps: (number | string)[];
  words?: string;
}

/** Take your last step back, as long as nobody has learned anything from it. */
export interface TakeBack {
  type: "take_back";
  id: string;
  seat: number;
  version: number;
}

/** A line of chat: your words, or a phrase that everybody reads in their own language. */
export interface Say {
  type: "say";
  seat: number;
  text?: string;
  phrase?: string;
  id?: string | null;
}

/** See the table from another seat of yours. */
export interface Look {
  type: "look";
  seat: number;
  id?: string | null;
}

/** Read no more from a seat, or again. */
export interface Mute {
  type: "mute";
  seat: number;
  on: boolean;
  id?: string | null;
}

/** What others see you do, and what is no part of the game.

While you `compose`, the sand-glass stands still for a while. Where you have the last word, your hand
can `reach` for what is talked about of a seat. You `rest` when you do neither any more. */
export interface Gesture {
  type: "gesture";
  seat: number;
  does: "compose" | "reach" | "rest";
  over?: number | null;
  id?: string | null;
}

/** Send me the newest view. */
export interface Again {
  type: "again";
}

/** The table as you see it now. */
export interface View {
  type: "view";
  version: number;
  view: GameView;
  seat: number | null;
  legal: Choice[];
  waiting_for: number[];
  over: boolean;
  moments: MomentView[];
  events: GameEvent[];
  can_take_back: boolean;
  deadline: number | null;
}

/** Something that you may do: its number and text, where it is chosen, what it means and will do. */
export interface Choice {
  action: number;
  text: string;
  place: string;
  verb: string;
  args: (string | number)[];
  outlook: GameOutlook;
}

/** The table between two steps of an action, as you saw it then. */
export interface MomentView {
  view: GameView;
  to_come: number;
}

/** Your action is done and will not be lost. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** Nothing was done. The newest view follows where that helps. */
export interface Refused {
  type: "refused";
  id: string | null;
  why: string;
  reason: Reason;
  about: Record<string, string | number | string[]>;
  stale: boolean;
}

/** Who sits where, and how the table stands. */
export interface Seating {
  type: "table";
  table: TableInfo;
}

/** A line of chat. Show it as text and as nothing else. */
export interface Said {
  type: "said";
  number: number;
  seat: number;
  text: string;
  phrase: string;
  at: number;
  proposal: number | null;
}

/** Whoever sat there wanted to be forgotten: show none of their lines any more. */
export interface Unsaid {
  type: "unsaid";
  seat: number;
}

/** The sand-glass of the talk, where whoever has the last word waits for others. */
export interface Glass {
  type: "glass";
  seconds: number;
  ends: number | null;
  still_until: number;
}

/** The hand of whoever has the last word is on something, or not any more. */
export interface Reached {
  type: "reached";
  seat: number;
  over: number | null;
}

/** Another device is you as well from now on. */
export interface Moved {
  type: "moved";
  at: number;
}

export type Language = "de" | "en" | "it";
export type FromClient = Act | TakeBack | Say | Look | Mute | Gesture | Again;
export type ToClient = View | Done | Refused | Seating | Said | Unsaid | Glass | Reached | Moved;
