/** A socket that comes back by itself, and sends again what was not answered. */
import type { Act, FromClient, Language, TakeBack, ToClient } from './messages'

export type Connection = 'connecting' | 'open' | 'lost' | 'closed'

const FINAL_CODES = [4003, 4004, 4009] // not for us, no such table, or of other rules
const FIRST_WAIT = 300
const LONGEST_WAIT = 5_000

type Answered = Act | TakeBack

export class TableSocket {
  #socket: WebSocket | null = null
  #unanswered = new Map<string, Answered>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(
    private readonly id: string,
    /** In which phrases are read here: whoever watches need not be known to the server. */
    private readonly language: Language,
    private readonly hear: (message: ToClient) => void,
    private readonly notice: (connection: Connection, code?: number) => void,
  ) {
    this.#connect()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** Send now, or when the connection is back if it is something that will be answered. */
  send(message: FromClient): void {
    if (message.type === 'act' || message.type === 'take_back')
      this.#unanswered.set(message.id, message)
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#ended = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  #connect(): void {
    this.notice('connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket?language=${this.language}`,
    )
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = FIRST_WAIT
      this.notice('open')
      for (const message of this.#unanswered.values()) socket.send(JSON.stringify(message))
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      const message = JSON.parse(event.data) as ToClient
      if (message.type === 'done') this.#unanswered.delete(message.id)
      if (message.type === 'refused' && message.id) this.#unanswered.delete(message.id)
      this.hear(message)
    }
    socket.onclose = (event) => {
      if (socket !== this.#socket || this.#ended) return
      this.#socket = null
      if (FINAL_CODES.includes(event.code)) {
        this.#ended = true
        this.notice('closed', event.code)
        return
      }
      this.notice('lost', event.code)
      this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + 0.6 * Math.random()))
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }

  /** The network or the person is back: do not wait any longer. */
  #hurry = (): void => {
    if (this.#socket || this.#ended || document.hidden) return
    clearTimeout(this.#timer)
    this.#wait = FIRST_WAIT
    this.#connect()
  }
}
