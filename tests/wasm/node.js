/* Plays games with a module: `node node.js game.wasm game.json` takes them as JSON from its input, a
   list, and prints what each comes down to; a game that stops the module has a line that says so. */
import { readFileSync } from 'node:fs'
import { loadModule } from '../../web/src/local/module.ts'
import { digestOf } from './transcript.js'

const [code, manifest] = process.argv.slice(2)
const module = await loadModule(readFileSync(code), JSON.parse(readFileSync(manifest, 'utf8')))
for (const played of JSON.parse(readFileSync(0, 'utf8')))
  console.log(await digestOf(module, played).catch((error) => String(error)))
