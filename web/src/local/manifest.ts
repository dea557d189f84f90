// Made from sherwood/wasm/manifest.py by `python -m sherwood.server.typescript`.
// Change that file instead; a test fails while this one is stale.

/** All that is known of a game's module before it is used. */
export interface WasmManifest {
  game: string;
  rules: number;
  state: string;
  actions: string[];
  scenes: Record<string, number>;
  proposals: number[];
  noes: number[];
  players: number[];
  options: WasmOption[];
  figures: WasmFigure[];
  edition: Record<string, unknown>;
  records: Record<string, WasmRecord>;
  numbers: Record<string, number>;
  characters: Record<string, string>;
  bots: Record<string, number>;
  colours: string[];
  entries: WasmEntry[];
}

/** An option that is chosen from a list: the rules take the number of a value. */
export interface WasmOption {
  name: string;
  default: unknown;
  values: unknown[];
  seats: boolean;
}

/** A printed figure, or a list of them: its path in the edition, and what it may be. */
export interface WasmFigure {
  path: string;
  low: number;
  high: number;
  least: number;
  most: number;
  words: Record<string, number>;
}

/** How a record lies in memory. */
export interface WasmRecord {
  size: number;
  fields: Record<string, WasmField>;
}

/** A field of a record: where it begins, its numbers as NumPy names them, and how many. */
export interface WasmField {
  at: number;
  kind: string;
  count: number;
}

/** A kernel as a module exports it. */
export interface WasmEntry {
  name: string;
  arguments: WasmArgument[];
}

/** An argument of an entry: an array of so many dimensions, with items of so many bytes; or a number. */
export interface WasmArgument {
  name: string;
  kind: "array" | "truth" | "whole";
  dimensions: number;
  item: number;
}
