/** The printed numbers of a game, and what somebody types in their place. */

/** A number, a word, or a list of them; a card with two words joins them by a plus. */
export type Figure = number | string | (number | string)[]
/** The figures of a box, by part and name. */
export type Figures = Record<string, Record<string, Figure>>
/** What is typed, by the path of the figure: `tasks.five` is ['30', '25']. Text, so that nothing typed is lost. */
export type Typed = Record<string, string[]>

const WHOLE = /^\d{1,6}$/
export const JOINT = '+'

export const isWhole = (cell: string): boolean => WHOLE.test(cell.trim())
const listed = (figure: Figure) => (Array.isArray(figure) ? figure : [figure])

/** The figures of a box one by one, each with its path. */
export const figuresOf = (box: Figures): [path: string, figure: Figure][] =>
  Object.entries(box).flatMap(([part, named]) =>
    Object.entries(named).map(([name, figure]): [string, Figure] => [`${part}.${name}`, figure]),
  )

export const isNumeric = (figure: Figure): boolean =>
  listed(figure).every((one) => typeof one === 'number')

/** The figures of a box as if they had been typed. */
export const typedFrom = (box: Figures): Typed =>
  Object.fromEntries(figuresOf(box).map(([path, figure]) => [path, listed(figure).map(String)]))

/** What was typed for figures of this box; the others are as in the box. */
export function typedOver(box: Figures, typed: Typed): Typed {
  const ours = typedFrom(box)
  return Object.fromEntries(
    Object.keys(ours).map((path) => [path, typed[path] ?? ours[path] ?? []]),
  )
}

/** What differs from the box. */
export function changed(box: Figures, typed: Typed): Typed {
  const ours = typedFrom(box)
  return Object.fromEntries(
    Object.entries(typed).filter(([path, cells]) => ours[path]?.join() !== cells.join()),
  )
}

/** The first figure that has something else than a number where the box has one; null: there is none. */
export function notWhole(box: Figures, typed: Typed): string | null {
  const wrong = figuresOf(box).find(
    ([path, figure]) => isNumeric(figure) && !typed[path]?.every(isWhole),
  )
  return wrong?.[0] ?? null
}

/** What was typed, as figures for the server. */
export function read(box: Figures, typed: Typed): Figures {
  const figures: Figures = {}
  for (const [path, figure] of figuresOf(box)) {
    const [part = '', name = ''] = path.split('.')
    const cells = (typed[path] ?? []).map((cell) => (isNumeric(figure) ? Number(cell) : cell))
    figures[part] = { ...figures[part], [name]: Array.isArray(figure) ? cells : (cells[0] ?? '') }
  }
  return figures
}

/** The words that a part of the box knows, in their order there. */
export function wordsOf(box: Figures, part: string): string[] {
  const cells = Object.values(box[part] ?? {}).flatMap(listed)
  return [...new Set(cells.flatMap((cell) => String(cell).split(JOINT)))]
}
