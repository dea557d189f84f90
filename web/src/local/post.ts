/** What goes between the page and the worker in which games on this device are played. */
import type { FromClient, Language, Problem, Reason, ToClient } from '../wire/messages.ts'
import type { StorageTrouble } from './store.ts'

export const MARK = '~' // with which the ids of tables on this device begin

/** What a page can ask; each is answered. */
export type ToWorker =
  | { type: 'ask'; number: number; call: string; args: unknown[] }
  | { type: 'connect'; guest: number; table: string; language: Language }
  | { type: 'send'; guest: number; message: FromClient }
  | { type: 'close'; guest: number }

export type WorkerTrouble = Reason | 'elsewhere'

export type FromWorker =
  | { type: 'answer'; number: number; value: unknown }
  | { type: 'failed'; number: number; reason: WorkerTrouble; about: Problem['about'] }
  | { type: 'heard'; guest: number; message: ToClient }
  | { type: 'gone'; guest: number; reason: WorkerTrouble }
  /** Games cannot be kept: they go on, and are forgotten with the page. Null: they can be kept again. */
  | { type: 'storage'; trouble: StorageTrouble | null }
