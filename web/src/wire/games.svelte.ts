/** What can be played here, asked once. */
import type { GameInfo } from './messages'
import { here } from './here.svelte'
import { getGames } from './requests'

class Games {
  list = $state.raw<GameInfo[]>([])
  #asked: Promise<void> | null = null

  /** Ask, unless we know; a failure may be asked about again. */
  async need(): Promise<void> {
    this.#asked ??= getGames()
      .catch(async (error: unknown) => {
        const known = await here.catalogue().catch(() => null)
        if (!known) throw error
        return known.games
      })
      .then((found) => void (this.list = found))
    await this.#asked.catch((error: unknown) => {
      this.#asked = null
      throw error
    })
  }

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name)
  }
}

export const games = new Games()
