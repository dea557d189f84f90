/** Everything that is not live, asked of the server. */
import type {
  AddBot,
  Claim,
  Claimed,
  Clock,
  GameInfo,
  Handover,
  Me,
  NewMe,
  NewTable,
  Phrase,
  Problem,
  Replay,
  SetPace,
  SitDown,
  Story,
  TableInfo,
  TakenOver,
  View,
  Words,
} from './messages'
import { here, isHere } from './here.svelte'
import { RequestFailed } from './problem'
import { isStatic } from './site'

export { RequestFailed }

const AWAY: Problem = {
  status: 0,
  why: 'The server cannot be reached.',
  reason: 'unavailable',
  about: {},
}
const BROKEN: Problem = {
  status: 500,
  why: 'The server answered what cannot be read.',
  reason: 'broken',
  about: {},
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await answerTo(method, path, body)).json()) as T
}

async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  if (isStatic) throw new RequestFailed(AWAY)
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new RequestFailed(AWAY)
  })
  if (!answer.ok) throw new RequestFailed(await problem(answer))
  return answer
}

async function problem(answer: Response): Promise<Problem> {
  const told = (await answer.json().catch(() => BROKEN)) as Problem
  return { ...told, status: answer.status }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`
const seat = (id: string, number: number) => `${table(id)}/seats/${number}`
const through = (eyes: number | null) => (eyes === null ? '' : `seat=${eyes}&`)

export const getMe = () => ask<Me>('GET', '/me')
export const putMe = (me: NewMe) => ask<Me>('PUT', '/me', me)
export const forgetMe = () => ask<Me>('DELETE', '/me')
export const getGames = () => ask<GameInfo[]>('GET', '/games')
export const tryEdition = (game: string, figures: unknown) =>
  ask<Record<string, unknown>>('POST', `/games/${encodeURIComponent(game)}/edition`, figures)
export const getClock = () => ask<Clock>('GET', '/clock')
export const getPhrases = (language: string, game: string) =>
  ask<Phrase[]>('GET', `/phrases?language=${language}&game=${game}`)
export const getTables = () => ask<TableInfo[]>('GET', '/tables')
export const openTable = (wish: NewTable) => ask<TableInfo>('POST', '/tables', wish)
export const setPace = (id: string, seconds: number | null) =>
  isHere(id)
    ? here.ask('setPace', id, seconds)
    : ask<TableInfo>('PUT', `${table(id)}/pace`, { bot_pace: seconds } satisfies SetPace)
export const getTable = (id: string) =>
  isHere(id) ? here.ask('getTable', id) : ask<TableInfo>('GET', table(id))
export const sitDown = (id: string, number: number, how: SitDown) =>
  isHere(id) ? here.ask('sitDown', id, number, how) : ask<TableInfo>('PUT', seat(id, number), how)
export const standUp = (id: string, number: number) =>
  isHere(id) ? here.ask('standUp', id, number) : ask<TableInfo>('DELETE', seat(id, number))
export const addBot = (id: string, number: number, bot: AddBot) =>
  isHere(id)
    ? here.ask('addBot', id, number, bot)
    : ask<TableInfo>('PUT', `${seat(id, number)}/bot`, bot)
export const removeBot = (id: string, number: number) =>
  isHere(id)
    ? here.ask('removeBot', id, number)
    : ask<TableInfo>('DELETE', `${seat(id, number)}/bot`)
export const startGame = (id: string) =>
  isHere(id) ? here.ask('startGame', id) : ask<TableInfo>('POST', `${table(id)}/start`)
export const rematch = (id: string) =>
  isHere(id) ? here.ask('rematch', id) : ask<TableInfo>('POST', `${table(id)}/rematch`)
export const showWords = (id: string, number: number, words: string) =>
  ask<TableInfo>('PUT', `${seat(id, number)}/words`, { words })
/** A way for our other device, or for whoever has lost their seat. */
export const moveSeat = (id: string) => ask<Handover>('POST', `${table(id)}/handover`)
export const giveLink = (id: string, number: number) =>
  ask<Handover>('POST', `${seat(id, number)}/link`)
export const lookAtClaim = (claim: Claim) => ask<Claimed>('POST', '/handovers/look', claim)
export const takeOver = (claim: Claim) => ask<TakenOver>('POST', '/handovers/take', claim)
export const getLog = async (id: string) =>
  isHere(id) ? here.ask('getLog', id) : (await answerTo('GET', `${table(id)}/log`)).text()
export const logAddress = (id: string) => `/api${table(id)}/log`

/** What some eyes saw of a game so far; null: a spectator's. */
export const getStory = (id: string, eyes: number | null, start: number) =>
  isHere(id)
    ? here.ask('getStory', id, eyes)
    : ask<Story>('GET', `${table(id)}/story?${through(eyes)}start=${start}`)
export const getMoment = (id: string, eyes: number | null, version: number) =>
  isHere(id)
    ? here.ask('getMoment', id, eyes, version)
    : ask<View>('GET', `${table(id)}/moments/${version}?${through(eyes)}`)

/** What was said with the proposals of a game that is over. */
export const getWords = (id: string): Promise<Words[]> =>
  isHere(id) ? here.ask('getWords', id) : ask('GET', `${table(id)}/words`)

/** Some steps of a finished game; without eyes all cards lie open. */
export function getReplay(id: string, start: number, eyes: number | null): Promise<Replay> {
  const whose = eyes === null ? '' : `&eyes=${eyes}`
  return ask<Replay>('GET', `${table(id)}/replay?start=${start}${whose}`)
}
