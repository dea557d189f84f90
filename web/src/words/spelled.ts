/** Which texts are spelled out in the sources, for the tests that keep no text that nobody says any more. */
const SOURCES = import.meta.glob<string>(
  [
    '../**/*.svelte',
    '../**/*.ts',
    '!../words/*/*.ts',
    '!../games/*/*/{de,en,it}.ts',
    '!../**/*.test.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const files = Object.values(SOURCES)

/**
 * The paths of all texts, as far as they are spelled out where they are said. The keys of a dictionary are not: they
 * are words of the server or of a game, as a colour, an option, a phase, a card.
 */
export function paths(words: object, dictionaries: readonly string[], path = ''): string[] {
  if (dictionaries.includes(path)) return [path]
  return Object.entries(words).flatMap(([key, inner]) => {
    const where = path ? `${path}.${key}` : key
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? paths(inner as object, dictionaries, where)
      : [where]
  })
}

/** Spelled out in some file, whole or from a part of it that has a name there: `w = words.house.room` and `w.save`. */
export function isSaid(path: string): boolean {
  const names = path.split('.')
  const spell = (some: string[]) => some.map((name) => `\\.${name}`).join('')
  return files.some((file) =>
    names.some((_, at) => {
      const isNamed = at === 0 || new RegExp(`${spell(names.slice(0, at))}(?![\\w.[(])`).test(file)
      const said = `${spell(names.slice(at))}\\b|[{,] *${names[at]} *[,}].*words`
      return isNamed && new RegExp(said).test(file)
    }),
  )
}
