// Made from sherwood/server/messages.py by `python -m sherwood.server.typescript`.
// Change that file instead; a test fails while this one is stale.

/** Who you are here. */
export interface Me {
  known: boolean;
  name: string;
  language: "de" | "en" | "it";
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
  bots: string[];
  lessons: LessonInfo[];
  figures: Record<string, unknown>;
}

/** Something that can be chosen before a game starts. */
export interface OptionInfo {
  name: string;
  default: unknown;
  says: string;
}

/** A game with a known deal, for a newcomer. */
export interface LessonInfo {
  name: string;
  players: number;
  seat: number;
  steps: string[];
}

/** Something that can be said in every language. */
export interface Phrase {
  phrase: string;
  text: string;
}

/** A table as its host wants it. */
export interface NewTable {
  game: string;
  players: number;
  options?: Record<string, unknown>;
  bots?: (string | null)[];
  clock?: number | null;
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
  contribution?: string | null;
  says_no?: boolean | null;
}

/** Let a bot take a seat. */
export interface AddBot {
  level: string;
}

/** A table as everybody sees it who has its link. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: Record<string, unknown>;
  clock: number | null;
  open: boolean;
  spectators: boolean;
  chat: boolean;
  hot_seat: boolean;
  state: "over" | "playing" | "waiting";
  you_are_host: boolean;
  seats: SeatInfo[];
  commitment: string;
  lesson: string | null;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  previous: string | null;
  rematch: string | null;
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
  contribution: string | null;
  says_no: boolean | null;
}

/** The proof of a fair shuffle; the secret and the key are told when the game is over. */
export interface Fairness {
  commitment: string;
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
  view: Record<string, unknown>;
  events: Record<string, unknown>[];
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
  events: Record<string, unknown>[];
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
  | "unknown_bot"
  | "unknown_lesson"
  | "nothing_said"
  | "too_large"
  | "nothing_here"
  | "unknown_table"
  | "unknown_seat"
  | "unknown_moment"
  | "other_site"
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
  | "nobody_there"
  | "empty_seats"
  | "not_started"
  | "started"
  | "not_over"
  | "stale"
  | "illegal"
  | "not_retractable"
  | "chosen_otherwise"
  | "outrun"
  | "too_fast"
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
}

/** See the table from another seat of yours. */
export interface Look {
  type: "look";
  seat: number;
}

/** Read no more from a seat, or again. */
export interface Mute {
  type: "mute";
  seat: number;
  on: boolean;
}

/** Send me the newest view. */
export interface Again {
  type: "again";
}

/** The table as you see it now. */
export interface View {
  type: "view";
  version: number;
  view: Record<string, unknown>;
  seat: number | null;
  legal: Choice[];
  waiting_for: number[];
  over: boolean;
  events: Record<string, unknown>[];
  can_take_back: boolean;
  deadline: number | null;
}

/** Something that you may do: its number, its text, and where on the board it is chosen. */
export interface Choice {
  action: number;
  text: string;
  place: string;
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
}

export type Language = "de" | "en" | "it";
export type FromClient = Act | TakeBack | Say | Look | Mute | Again;
export type ToClient = View | Done | Refused | Seating | Said;
