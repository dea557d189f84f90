/** Everything that is not live, asked of the server. */
import type {
  AddBot, Fairness, GameInfo, Me, NewMe, NewTable, Phrase, Problem, Replay, SitDown, Story, TableInfo, View,
} from './messages'

/** The server said no, or could not be reached: status 0. */
export class RequestFailed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.why)
  }
}

const AWAY: Problem = { status: 0, why: 'The server cannot be reached.', reason: 'unavailable', about: {} }
const BROKEN: Problem = { status: 500, why: 'The server answered what cannot be read.', reason: 'broken', about: {} }

/** How far the server's clock is ahead of ours, in seconds; deadlines are told by the server's. */
export const clocks = { ahead: 0 }

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new RequestFailed(AWAY)
  })
  compareClocks(answer)
  if (!answer.ok) throw new RequestFailed(await problem(answer))
  return (await answer.json()) as T
}

function compareClocks(answer: Response): void {
  const told = Date.parse(answer.headers.get('date') ?? '')
  if (!Number.isNaN(told)) clocks.ahead = Math.round((told - Date.now()) / 1000)
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
export const getPhrases = (language: string) => ask<Phrase[]>('GET', `/phrases?language=${language}`)
export const getTables = () => ask<TableInfo[]>('GET', '/tables')
export const openTable = (wish: NewTable) => ask<TableInfo>('POST', '/tables', wish)
export const getTable = (id: string) => ask<TableInfo>('GET', table(id))
export const sitDown = (id: string, number: number, how: SitDown) => ask<TableInfo>('PUT', seat(id, number), how)
export const standUp = (id: string, number: number) => ask<TableInfo>('DELETE', seat(id, number))
export const addBot = (id: string, number: number, bot: AddBot) => ask<TableInfo>('PUT', `${seat(id, number)}/bot`, bot)
export const removeBot = (id: string, number: number) => ask<TableInfo>('DELETE', `${seat(id, number)}/bot`)
export const startGame = (id: string) => ask<TableInfo>('POST', `${table(id)}/start`)
export const rematch = (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`)
export const getFairness = (id: string) => ask<Fairness>('GET', `${table(id)}/fairness`)
export const logAddress = (id: string) => `/api${table(id)}/log`

/** What some eyes saw of a game so far; null: a spectator's. */
export const getStory = (id: string, eyes: number | null, start: number) =>
  ask<Story>('GET', `${table(id)}/story?${through(eyes)}start=${start}`)
export const getMoment = (id: string, eyes: number | null, version: number) =>
  ask<View>('GET', `${table(id)}/moments/${version}?${through(eyes)}`)

/** Some steps of a finished game; without eyes all cards lie open. */
export function getReplay(id: string, start: number, eyes: number | null): Promise<Replay> {
  const whose = eyes === null ? '' : `&eyes=${eyes}`
  return ask<Replay>('GET', `${table(id)}/replay?start=${start}${whose}`)
}
