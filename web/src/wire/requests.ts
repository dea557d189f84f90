/** Everything that is not live, asked of the server. */
import type {
  AddBot, Fairness, GameInfo, Me, NewMe, NewTable, Phrase, Problem, Replay, SitDown, TableInfo,
} from './messages'

/** The server said no, or could not be reached: status 0. */
export class RequestFailed extends Error {
  constructor(readonly problem: Problem) {
    super(problem.why)
  }
}

const AWAY: Problem = { status: 0, why: 'The server cannot be reached.' }

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  const answer = await fetch(`/api${path}`, init).catch(() => {
    throw new RequestFailed(AWAY)
  })
  if (!answer.ok) throw new RequestFailed(await problem(answer))
  return (await answer.json()) as T
}

async function problem(answer: Response): Promise<Problem> {
  const told = (await answer.json().catch(() => AWAY)) as Problem
  return { ...told, status: answer.status }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`
const seat = (id: string, number: number) => `${table(id)}/seats/${number}`

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
export function getReplay(id: string, start: number, eyes: number | null): Promise<Replay> {
  const through = eyes === null ? '' : `&eyes=${eyes}`
  return ask<Replay>('GET', `${table(id)}/replay?start=${start}${through}`)
}
