/** Points at places and buttons of the board, by a style sheet of its own: what is drawn anew stays pointed at. */
const sheet = typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet()

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** A rule that lights what the coach speaks of; empty where there is nothing. */
export function rule(places: readonly string[], action: string | null): string {
  const selectors = places.map((place) => `[data-place=${quoted(place)}]`)
  if (action !== null)
    selectors.push(`:is([data-choice=${quoted(action)}],[data-action=${quoted(action)}])`)
  if (selectors.length === 0) return ''
  return `${selectors.join(',')}{outline:4px dashed var(--gold) !important;outline-offset:3px !important}`
}

/** Light places and an action until the function that comes back is called. */
export function highlight(places: readonly string[], action: string | null): () => void {
  if (!sheet) return () => {}
  sheet.replaceSync(rule(places, action))
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((one) => one !== sheet),
    sheet,
  ]
  return () =>
    (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet))
}
