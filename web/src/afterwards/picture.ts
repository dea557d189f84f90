/** The result of a game as a picture, drawn on a canvas in the colours of the day. */
import { SEATS, SHAPES, TOKEN } from '../art/Emblem.svelte'
import { shortened } from '../words/who'
import type { Award } from './awards'
import type { Chronicle } from './chronicle'
import type { Course } from './course'
import { Curve, type PlayedChapter, type Found } from './curve'
import { MARKS } from './marks'

/** As messengers like it. */
export const SIZE = { width: 1200, height: 630 }
const EDGE = 40
const PAPER = { width: 1120, height: 330, left: 60, right: 230, top: 24, bottom: 40 }
const CURVE_AT = 165
const AWARDS_AT = 520
const FEW = 3 // awards, which stand side by side; more are a list in two columns
const LIST = { at: 500, row: 36, columns: 2, emblem: 28 }
const APART = 34
const FULL = 48 // an emblem's own field
const CUT = { scale: 0.72, at: 6.7 } // of its shape in it

const INK = '#2a2018'
const VELLUM = '#fbf6ea'
const PARCHMENT = '#f5ecd7'
const OAK = '#6a4526'
const DAY: Record<string, string> = {
  red: '#b3261e',
  purple: '#7a3e8e',
  yellow: '#f2c230',
  blue: '#1f5fa8',
  white: '#fafaf5',
  green: '#2f7d46',
  grey: '#6b7075',
}
const INKED = ['yellow', 'white']
const TITLE = "700 64px 'Grenze Gotisch', serif"
const HEAD = "700 40px 'Alegreya', serif"
const NAME = "700 26px 'Alegreya Sans', sans-serif"
const ENTRY = "700 23px 'Alegreya Sans', sans-serif"
const DETAIL = "400 21px 'Alegreya Sans', sans-serif"
const SMALL = "400 24px 'Alegreya Sans', sans-serif"

export interface Result {
  title: string
  headline: string
  names: readonly string[]
  colours: readonly string[]
  awards: readonly Award[]
  course: Course
  chapters: readonly PlayedChapter[]
  found: readonly Found[]
  landmarks: ReturnType<Chronicle['landmarks']>
  below: string
}

export async function draw(canvas: HTMLCanvasElement, result: Result): Promise<void> {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws nothing')
  await Promise.all(
    [TITLE, HEAD, NAME, ENTRY, DETAIL, SMALL].map((font) => document.fonts.load(font)),
  )
  pen.fillStyle = PARCHMENT
  pen.fillRect(0, 0, SIZE.width, SIZE.height)
  pen.lineWidth = 6
  pen.strokeStyle = INK
  pen.strokeRect(12, 12, SIZE.width - 24, SIZE.height - 24)
  write(pen, result.title, EDGE, 84, TITLE, INK)
  write(pen, result.headline, EDGE, 140, HEAD, INK, 'left', SIZE.width - 2 * EDGE)
  pen.save()
  pen.translate(EDGE, CURVE_AT)
  drawCurve(pen, result)
  pen.restore()
  if (result.awards.length > FEW) listAwards(pen, result)
  else drawAwards(pen, result)
}

function drawCurve(pen: CanvasRenderingContext2D, result: Result): void {
  const curve = new Curve(result.course, result.chapters, PAPER)
  const edge = PAPER.width - PAPER.right
  pen.lineJoin = 'round'
  for (const value of curve.grid) {
    pen.fillStyle = `${INK}44`
    pen.fillRect(PAPER.left, curve.y(value), edge - PAPER.left, 1)
    write(pen, String(value), PAPER.left - 10, curve.y(value) + 8, SMALL, OAK, 'right')
  }
  for (const { seat } of curve.ends(APART)) {
    const path = new Path2D(curve.path(seat))
    stroke(pen, path, 9, INK)
    stroke(pen, path, 5.5, colourOf(result, seat))
  }
  for (const { name, seat, step } of result.found) {
    const mark = result.landmarks[name]?.mark
    if (!mark) continue
    pen.save()
    pen.translate(curve.x(step), curve.y(curve.pointsAt(seat, step)))
    pen.scale(1.5, 1.5)
    fill(pen, new Path2D(MARKS[mark]), colourOf(result, seat))
    stroke(pen, new Path2D(MARKS[mark]), 1.4, INK)
    pen.restore()
  }
  const last = result.course.steps.length - 1
  for (const { seat, y } of curve.ends(APART)) {
    drawEmblem(pen, result.colours[seat] ?? '', edge + 10, y - 15, 30)
    const said = `${curve.pointsAt(seat, last)} ${shortened(result.names[seat] ?? '')}`
    write(pen, said, edge + 48, y + 9, NAME, INK, 'left', PAPER.right - 50)
  }
  write(pen, result.below, (PAPER.left + edge) / 2, PAPER.height - 8, SMALL, OAK, 'center')
}

function drawAwards(pen: CanvasRenderingContext2D, { awards, names, colours }: Result): void {
  const width = (SIZE.width - 2 * EDGE) / Math.max(1, awards.length)
  awards.forEach(({ name, says, seats }, at) => {
    const x = EDGE + at * width
    const room = width - 20
    seats.forEach((seat, which) =>
      drawEmblem(pen, colours[seat] ?? '', x + which * 34, AWARDS_AT, 30),
    )
    const beside = x + seats.length * 34 + 6
    const who = seats.map((seat) => shortened(names[seat] ?? '')).join(', ')
    write(pen, name, beside, AWARDS_AT + 24, NAME, OAK, 'left', room - (beside - x))
    write(pen, `${who} ${says}`, x, AWARDS_AT + 60, SMALL, INK, 'left', room)
  })
}

/** Line by line: what for, who, and what is said of them. */
function listAwards(pen: CanvasRenderingContext2D, { awards, names, colours }: Result): void {
  const width = (SIZE.width - 2 * EDGE) / LIST.columns
  awards.forEach(({ name, says, seats }, at) => {
    const x = EDGE + (at % LIST.columns) * width
    const y = LIST.at + Math.floor(at / LIST.columns) * LIST.row
    seats.forEach((seat, which) =>
      drawEmblem(pen, colours[seat] ?? '', x + which * LIST.row, y, LIST.emblem),
    )
    const beside = x + seats.length * LIST.row + 4
    write(pen, name, beside, y + 22, ENTRY, OAK)
    const after = beside + pen.measureText(name).width + 12
    const who = seats.map((seat) => shortened(names[seat] ?? '')).join(', ')
    write(pen, `${who} ${says}`, after, y + 22, DETAIL, INK, 'left', x + width - 16 - after)
  })
}

function drawEmblem(
  pen: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  size: number,
): void {
  const known = SEATS.find((one) => one === colour) ?? 'grey'
  pen.save()
  pen.translate(x, y)
  pen.scale(size / FULL, size / FULL)
  fill(pen, new Path2D(TOKEN), DAY[known] ?? OAK)
  stroke(pen, new Path2D(TOKEN), 2, INK)
  pen.translate(CUT.at, CUT.at)
  pen.scale(CUT.scale, CUT.scale)
  fill(pen, new Path2D(SHAPES[known]), INKED.includes(known) ? INK : VELLUM)
  pen.restore()
}

const colourOf = ({ colours }: Result, seat: number): string => DAY[colours[seat] ?? ''] ?? OAK

function fill(pen: CanvasRenderingContext2D, path: Path2D, colour: string): void {
  pen.fillStyle = colour
  pen.fill(path, 'evenodd')
}

function stroke(pen: CanvasRenderingContext2D, path: Path2D, width: number, colour: string): void {
  pen.lineWidth = width
  pen.strokeStyle = colour
  pen.stroke(path)
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign = 'left',
  most?: number,
): void {
  pen.font = font
  pen.fillStyle = colour
  pen.textAlign = align
  pen.fillText(text, x, y, most)
}
