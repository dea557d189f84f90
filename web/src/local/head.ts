/** The head of a game on this device: everything that decides it before its first action. */
import { bytesOf, mixKey } from '../parts/key.ts'
import { choicesOf, type Printed, type OptionValue } from './blank.ts'
import type { WasmManifest } from './manifest.ts'
import type { GameModule } from './module.ts'

export interface Head {
  game: string
  rules: number
  players: number
  names: string[]
  options: Record<string, OptionValue>
  /** In hexadecimal digits. */
  secret: string
  contributions: string[]
  pledges: string[]
  /** The printed figures; null: those of the box. */
  edition: Printed | null
  /** A described position, and the table on which it lies, where somebody has laid it; null: the cards are dealt. */
  position: Record<string, unknown> | null
  laid: Uint8Array | null
}

/** All options but the edition, with their defaults where nothing was chosen. */
export function settled(
  manifest: WasmManifest,
  chosen: Record<string, unknown>,
): Record<string, OptionValue> {
  const usual = manifest.options.map((option) => [option.name, option.default] as const)
  const others = Object.entries(chosen).filter(([name]) => name !== 'edition')
  return Object.fromEntries([...usual, ...others]) as Record<string, OptionValue>
}

/** What was chosen for a game, an edition of one's own among it. */
export const optionsOf = ({ options, edition }: Head): Record<string, unknown> =>
  edition ? { ...options, edition } : options

export const keyOf = ({ secret, contributions }: Head): string =>
  mixKey(bytesOf(secret), contributions)

/** The table on which a game begins. */
export function firstTable(module: GameModule, head: Head): Uint8Array {
  if (head.laid) return head.laid.slice()
  return module.setUp(head.players, head.options, bytesOf(keyOf(head)), head.edition)
}

/** Whether a head can be played with a module; else what is in the way. */
export function hindrance(manifest: WasmManifest, head: Head): 'rules' | 'position' | null {
  if (head.rules !== manifest.rules) return 'rules'
  if (head.position && !head.laid) return 'position'
  choicesOf(manifest, head.players, head.options)
  return null
}

/** Whether two values are the same as JSON, in whatever order their keys are. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [left, right] = [Object.entries(one), Object.entries(other)]
  const found = other as Record<string, unknown>
  return left.length === right.length && left.every(([key, value]) => isSame(value, found[key]))
}
