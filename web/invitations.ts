/** What a link to a table shows in a messenger: words in three languages and pictures, for the server to send. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

export const FILE = 'invitations.json'
const LANGUAGES = ['de', 'en', 'it'] as const
type InLanguages = Record<(typeof LANGUAGES)[number], string>

/** `{game}` and `{host}` stand for their names. */
export const SENTENCES: Record<'title' | 'invited' | 'welcome', InLanguages> = {
  title: { de: '{game} mit {host}', en: '{game} with {host}', it: '{game} con {host}' },
  invited: {
    de: '{host} lädt dich ein. Öffne den Link und setz dich dazu: ohne Konto, im Browser.',
    en: '{host} invites you. Open the link and sit down: no account, in your browser.',
    it: '{host} ti invita. Apri il link e siediti: senza account, nel browser.',
  },
  welcome: {
    de: 'Ein Kartenspiel mit Freunden oder gegen Bots, im Browser.',
    en: 'A card game with friends or against bots, in your browser.',
    it: 'Un gioco di carte con gli amici o contro i bot, nel browser.',
  },
}

/** The names of a game as its folder has them. */
async function namesOf(folder: string): Promise<InLanguages> {
  const read = async (language: string): Promise<string> => {
    const file = pathToFileURL(join(folder, `${language}.ts`)).href
    return ((await import(/* @vite-ignore */ file)) as { default: { name: string } }).default.name
  }
  const [de, en, it] = await Promise.all(LANGUAGES.map(read))
  return { de: de ?? '', en: en ?? '', it: it ?? '' }
}

export async function invitationsIn(games: string): Promise<Record<string, InLanguages>> {
  const found = readdirSync(games).filter((game) => existsSync(join(games, game, 'title', 'en.ts')))
  const names = await Promise.all(found.map((game) => namesOf(join(games, game, 'title'))))
  return Object.fromEntries(found.map((game, at) => [game, names[at] as InLanguages]))
}

export function invitations(): Plugin {
  return {
    name: 'sherwood:invitations',
    apply: 'build',
    async generateBundle() {
      const games = join(this.environment.config.root, 'src', 'games')
      const names = await invitationsIn(games)
      const source = JSON.stringify({ ...SENTENCES, games: names })
      this.emitFile({ type: 'asset', fileName: FILE, source })
      for (const game of Object.keys(names)) {
        const picture = join(games, game, 'title', 'share.png')
        if (existsSync(picture))
          this.emitFile({
            type: 'asset',
            fileName: `share/${game}.png`,
            source: readFileSync(picture),
          })
      }
    },
  }
}
