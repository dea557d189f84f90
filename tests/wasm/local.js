/* Games on a device without a browser: bots play them to the end, and searches find what they find. */
import { readFileSync } from 'node:fs'
import { WrongFigure } from '../../web/src/local/blank.ts'
import { decide } from '../../web/src/local/deputy.ts'
import { writeLog } from '../../web/src/local/log.ts'
import { Live } from '../../web/src/local/live.ts'
import { loadModule } from '../../web/src/local/module.ts'
import { settled } from '../../web/src/local/head.ts'
import { Search } from '../../web/src/local/search.ts'
import { bytesOf } from '../../web/src/parts/key.ts'

const [code, manifest] = process.argv.slice(2).map((file) => readFileSync(file))
const asked = JSON.parse(readFileSync(0, 'utf8'))
const module = await loadModule(code, JSON.parse(manifest.toString('utf8')))
const noScript = () => null
const clock = () => performance.now() / 1000
const pause = async () => {}

/** A whole game, as its log and what everybody sees at its end. */
async function play({ players, options, edition, secret, level }) {
  const head = {
    game: module.manifest.game,
    rules: module.manifest.rules,
    players,
    names: Array.from({ length: players }, (_, seat) => `Bot ${seat}`),
    options: settled(module.manifest, options),
    secret,
    contributions: [],
    pledges: [],
    edition: edition && module.checked(edition),
    position: null,
    laid: null,
  }
  const live = new Live(module, head, 0)
  live.listening = new Set([-1])
  let told = 0
  while (!live.match.over) {
    const seat = live.match.around.next
    const { steps } = await decide(live.match, seat, level, noScript, clock, pause)
    for (const action of steps)
      live.advance({ seat, text: live.match.describe(action), by: 'bot', at: 0 })
    told += live.view(-1)?.events.length ?? 0
  }
  return { log: writeLog(live.match), view: live.view(-1, true).view, told }
}

/** What a search comes to. */
function search({ hidden, seat, seed, worlds }) {
  const found = new Search(module, bytesOf(hidden), seat, BigInt(seed))
  found.through(worlds)
  const { action, course } = found.best()
  return { action, course, worlds: found.worlds, left: found.candidates.map((one) => one.action) }
}

/** What is said of an edition: the figure that cannot be, or nothing. */
function judge(figures) {
  try {
    module.checked(figures)
    return null
  } catch (error) {
    if (error instanceof WrongFigure) return error.figure
    throw error
  }
}

const games = []
for (const game of asked.games) games.push(await play(game))
console.log(JSON.stringify({ games, searches: asked.searches.map(search), editions: asked.editions.map(judge) }))
