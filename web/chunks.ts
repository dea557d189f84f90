/** Which files of the page travel together: many small ones are compressed worse, and each names what it needs. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What a build tells of a file: what it imports, dynamic imports aside. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** A group of files that become one; `minShareCount` leaves out what only one of the pages wants. */
interface Group {
  name: string | ((id: string, graph: Graph) => string | null)
  /** What a slow build calls it. */
  debugName?: string
  test?: RegExp
  minShareCount?: number
}

type Is = (id: string, graph: Graph) => boolean

/** What every page needs, beside what the first one shares with others. */
const BASE = /node_modules\/svelte|src\/(wire|words\/[a-z.]+ts|[a-z]+\.svelte\.ts)/
const HOUSE = /\/src\/(?!games\/[a-z_]+\/)/

/** All that a file imports, and what that imports, itself included. */
export function needed(start: string, graph: Graph): Set<string> {
  const found = new Set([start])
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** The groups of the page whose folder this is, the most wanted first. */
export function groupsIn(root: string): Group[] {
  const source = join(root, 'src')
  const page = (name: string) => join(source, 'pages', `${name}.svelte`)
  const kits = readdirSync(join(source, 'games'))
    .map((game) => join(source, 'games', game, 'kit.ts'))
    .filter((kit) => existsSync(kit))
  const isNeeded = memory()
  const byHome: Is = (id, graph) => isNeeded(page('Home'), id, graph)
  const atTables = [page('TablePage'), ...kits]
  const byTables: Is = (id, graph) => atTables.some((start) => isNeeded(start, id, graph))
  return [
    { ...group('base', (id, graph) => BASE.test(id) || byHome(id, graph)), minShareCount: 2 },
    { ...group('table', byTables), test: HOUSE, minShareCount: 2 },
    ...kits.map((kit) => ({
      ...group(`kit-${basename(dirname(kit))}`, (id, graph) => isNeeded(kit, id, graph)),
      test: new RegExp(`^${dirname(kit)}/`),
    })),
  ]
}

function group(name: string, is: Is): Group {
  return { name: (id, graph) => (is(id, graph) ? name : null), debugName: name }
}

/** Whether a file needs another; what it needs is looked up once. */
function memory(): (start: string, id: string, graph: Graph) => boolean {
  const known = new Map<string, Set<string>>()
  return (start, id, graph) => {
    let all = known.get(start)
    if (!all) known.set(start, (all = needed(start, graph)))
    return all.has(id)
  }
}
