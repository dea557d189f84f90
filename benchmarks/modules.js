/* How fast a module plays: `node modules.js game.wasm game.json question.json` answers each line of its
   input, `random 0.2` or `search 0.2`, with what it did in so many seconds. A browser imports it. */
import { bytesOf } from '../web/src/parts/key.ts'
import { rollOut } from '../web/src/local/bots.ts'
import { loadModule } from '../web/src/local/module.ts'

/** Play whole games at random; how many decisions. */
const random = (module, question) => {
  const tables = question.tables.slice()
  return module.playOut(tables, 1n)
}

/** Play rollouts of one search; how many. */
const search = (module, question) => {
  const { hidden, candidates, weights, run, worlds } = question
  const results = new Float64Array(worlds * candidates.length)
  rollOut(module, hidden, candidates, weights, { ...run, count: results.length }, results)
  return results.length
}

const WORK = { random, search }

/** A question as it is measured, from JSON. */
export const read = (record) => ({
  ...record,
  tables: bytesOf(record.tables),
  hidden: bytesOf(record.hidden),
  weights: bytesOf(record.weights),
  run: { seat: record.seat, key: bytesOf(record.key), first: 0 },
})

/** Work for about so many seconds by a clock; what was done, and how long it took. */
export const work = (module, question, what, seconds, clock) => {
  const start = clock()
  let [count, taken] = [0, 0]
  while (taken < seconds) {
    count += WORK[what](module, question)
    taken = clock() - start
  }
  return { count, seconds: taken }
}

const answer = async () => {
  const { readFileSync } = await import('node:fs')
  const { createInterface } = await import('node:readline')
  const [code, manifest, question] = process.argv.slice(2).map((file) => readFileSync(file))
  const module = await loadModule(code, JSON.parse(manifest))
  const asked = read(JSON.parse(question))
  const clock = () => process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6
  for await (const line of createInterface({ input: process.stdin })) {
    const [what, seconds] = line.split(' ')
    console.log(JSON.stringify(work(module, asked, what, Number(seconds), clock)))
  }
}

if (globalThis.process?.argv[1]?.endsWith('modules.js')) await answer()

export { loadModule }
