/* What bots say on a device to games that were played: what there is to talk about after every action, and who says what. */
import { readFileSync } from 'node:fs'
import { settled } from '../../web/src/local/head.ts'
import { Live } from '../../web/src/local/live.ts'
import { SPECTATOR } from '../../web/src/local/match.ts'
import { loadModule } from '../../web/src/local/module.ts'
import { SmallTalk } from '../../web/src/local/smalltalk.ts'
import { worded } from '../../web/src/local/worded.ts'

const [code, manifest] = process.argv.slice(2, 4).map((file) => readFileSync(file))
const asked = JSON.parse(readFileSync(0, 'utf8'))
const module = await loadModule(code, JSON.parse(manifest.toString('utf8')))
const { game } = module.manifest
const { occasions } = await import(`../../web/src/games/${game}/occasions.ts`)

/** A whole game: all that was found, and the conversation in every language. */
function listen({ players, options, secret, names, bots, seed, actions }) {
  const head = {
    ...{ game, rules: module.manifest.rules, players, names, secret },
    options: settled(module.manifest, options),
    ...{ contributions: [], pledges: [], edition: null, position: null, laid: null },
  }
  const [live, found, said] = [new Live(module, head, 0), [], []]
  const talk = new SmallTalk(asked.book, occasions, bots, seed)
  let before = null
  actions.forEach(([seat, text], row) => {
    const eyes = live.advance({ seat, text, by: 'bot', at: 0 })
    if (!eyes.includes(SPECTATOR)) return
    const { view, events } = live.witnessed()
    const topics = events.length > 0 ? occasions(view, before ?? view, events) : []
    before = view
    const line = talk.hear(view, events)
    found.push({ row, occasions: topics })
    if (line) said.push({ row, ...line, texts: wordings(line.phrase) })
  })
  return { found, said, over: live.match.over }
}

const wordings = (phrase) =>
  Object.fromEntries(
    Object.entries(asked.texts).map(([language, texts]) => [
      language,
      worded(phrase, asked.book.gaps, texts),
    ]),
  )

console.log(JSON.stringify(asked.games.map(listen)))
