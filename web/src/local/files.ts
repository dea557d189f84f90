/** Where the page's modules are, if it was built with them. They carry a hash of their content in their names. */
const files = import.meta.glob<string>(['../../wasm/*.{wasm,json}', '!../../wasm/talk*.json'], {
  query: '?url',
  import: 'default',
  eager: true,
})

const addressOf = (file: string): string | undefined => files[`../../wasm/${file}`]

export const catalogueAddress = addressOf('catalogue.json')

/** The module of a game, and what is known of it; undefined: there is none. */
export function moduleOf(game: string): { code: string; manifest: string } | undefined {
  const [code, manifest] = [addressOf(`${game}.wasm`), addressOf(`${game}.json`)]
  return code && manifest ? { code, manifest } : undefined
}
