/** Figures on their way from one person to another: in a link, or in a file. */
import {
  changed,
  figuresOf,
  read,
  typedOver,
  type Figure,
  type Figures,
  type Typed,
} from './figures'

const LONGEST = 4000 // letters of a link; a whole edition has fewer
const LONGEST_CELL = 40

/** A text that is no edition of this game: it cannot be read, or it has something that the box does not know. */
export class NoEdition extends Error {
  constructor(readonly figure: string | null) {
    super(figure ?? 'unreadable')
  }
}

/** What differs from the box, for the query of an address: `track.numbers:3,5,4;tasks.five:30,25`. */
export const toLink = (box: Figures, typed: Typed): string =>
  Object.entries(changed(box, typed))
    .map(([path, cells]) => `${path}:${cells.map(encodeURIComponent).join()}`)
    .join(';')

/** What a link says; whatever is no figure of this box is left out. */
export function fromLink(box: Figures, link: string): Typed {
  const said = link
    .slice(0, LONGEST)
    .split(';')
    .map((one): [string, string[]] => {
      const [path = '', cells = ''] = one.split(':')
      return [path, cells.split(',').map((cell) => cell.slice(0, LONGEST_CELL))]
    })
  return typedOver(box, Object.fromEntries(said))
}

/** The figures as an edition file, which the command line reads too. */
export async function toFile(box: Figures, typed: Typed): Promise<string> {
  const { stringify } = await import('smol-toml')
  return stringify(read(box, typed))
}

/** What a file says, in TOML or JSON; what it does not say is as in the box. */
export async function fromFile(box: Figures, text: string): Promise<Typed> {
  const said = await parsed(text.replace(/^\uFEFF/, ''))
  const known = new Map(figuresOf(box))
  const figures = figuresOf(said)
  const strange = figures.find(([path, figure]) => !known.has(path) || !isFigure(figure))
  if (strange || figures.length === 0) throw new NoEdition(strange?.[0] ?? null)
  return typedOver(
    box,
    Object.fromEntries(figures.map(([path, figure]) => [path, [figure].flat().map(String)])),
  )
}

async function parsed(text: string): Promise<Figures> {
  try {
    if (text.trimStart().startsWith('{')) return JSON.parse(text) as Figures
    const { parse } = await import('smol-toml')
    return parse(text) as Figures
  } catch {
    throw new NoEdition(null)
  }
}

const isCell = (one: unknown) => ['number', 'string'].includes(typeof one)
const isFigure = (figure: Figure | unknown) =>
  Array.isArray(figure) ? figure.every(isCell) : isCell(figure)
