/** The strokes that residents are cut from, in a field of 100 by 100, and how a mood bends them. */
import type { FaceInfo } from '../wire/messages'

export type Mood = 'calm' | 'pleased' | 'worried' | 'angry'

type Strokes<Part extends keyof FaceInfo> = Record<FaceInfo[Part], string>

/** Shoulders, and the head above them. */
export const BUILDS: Strokes<'build'> = {
  slight: 'M16 100C17 84 30 76 42 74H58C70 76 83 84 84 100Z',
  usual: 'M8 100C10 80 26 73 40 71H60C74 73 90 80 92 100Z',
  stout: 'M1 100C3 76 22 70 36 68H64C78 70 97 76 99 100Z',
}
export const HEADS: Strokes<'build'> = {
  slight: 'M34 38C34 24 66 24 66 38V54C66 70 58 79 50 79S34 70 34 54Z',
  usual: 'M31 38C31 22 69 22 69 38V54C69 70 60 78 50 78S31 70 31 54Z',
  stout: 'M28 39C28 22 72 22 72 39V55C73 70 62 78 50 78S27 70 28 55Z',
}

/** What falls behind the face, and what lies on the brow. */
export const MANES: Strokes<'hair'> = {
  none: '',
  short: 'M28 52C24 24 38 14 50 14S76 24 72 52L68 40H32Z',
  curls:
    'M27 58C18 56 20 46 24 43 18 36 24 27 31 27 31 17 42 12 50 15 58 12 69 17 69 27 76 27 82 36 76 43 80 46 82 56 73 58L69 40H31Z',
  long: 'M25 84C20 50 22 14 50 14S80 50 75 84L66 78 69 40H31L34 78Z',
  braids:
    'M30 44C26 20 40 13 50 13S74 20 70 44L76 58 71 68 76 80 70 94 64 92 67 80 63 68 68 56 66 40H34L32 56 37 68 33 80 36 92 30 94 24 80 29 68 24 58Z',
}
export const FRINGES: Strokes<'hair'> = {
  none: '',
  short: 'M31 40C33 27 44 24 53 27 62 25 68 31 69 40 60 36 40 37 31 40Z',
  curls: 'M31 40C32 30 39 26 44 30 48 24 55 26 57 30 63 27 69 31 69 40 60 35 40 35 31 40Z',
  long: 'M31 44C32 28 45 24 50 27 55 24 68 28 69 44 65 36 55 34 50 32 45 34 35 36 31 44Z',
  braids: 'M31 42C33 28 45 24 50 26 55 24 67 28 69 42 62 34 54 32 50 30 46 32 38 34 31 42Z',
}
export const BEARDS: Strokes<'beard'> = {
  none: '',
  stubble: '',
  moustache: 'M38 62C43 57 48 58 50 60 52 58 57 57 62 62 58 65 54 64 50 62 46 64 42 65 38 62Z',
  goatee: 'M44 71C47 73 53 73 56 71L54 84 50 88 46 84Z',
  full: 'M29 52C33 58 36 61 42 60 47 57 53 57 58 60 64 61 67 58 71 52 73 76 62 90 50 91S27 76 29 52Z',
}
export const HATS: Strokes<'hat'> = {
  none: '',
  hood: 'M22 88C14 40 26 8 50 6S86 40 78 88L70 76C76 44 68 28 50 28S24 44 30 76Z',
  coif: 'M26 62C20 28 34 12 50 12S80 28 74 62L68 66C71 38 64 30 50 30S29 38 32 66Z',
  cap: 'M27 36C26 18 38 10 54 11 68 12 76 22 73 36 60 30 40 30 27 36Z',
  brim: 'M6 34C20 30 27 28 30 24 32 12 42 8 50 9 60 8 68 12 70 24 73 28 80 30 94 34 80 44 64 38 50 38S20 44 6 34Z',
  straw:
    'M2 36C16 32 26 30 30 28 30 16 42 12 50 12S70 16 70 28C74 30 84 32 98 36L88 41 76 38 66 41 50 38 34 41 24 38 12 41Z',
  wimple:
    'M20 92C16 40 26 12 50 10S84 40 80 92L66 84C72 70 72 56 69 42 64 30 36 30 31 42 28 56 28 70 34 84Z',
  kerchief: 'M26 46C22 22 36 10 52 11 70 12 78 26 74 44 62 32 40 32 26 46ZM72 40 88 52 78 56Z',
  tonsure:
    'M27 46C25 36 28 29 33 27 42 31 58 31 67 27 72 29 75 36 73 46 70 38 64 35 50 35S30 38 27 46Z',
}
/** A cut in the hat: a band, a fold, straw. */
export const TRIMS: Strokes<'hat'> = {
  none: '',
  hood: 'M36 14C30 22 27 34 27 48',
  coif: 'M50 12V30M32 64 42 80M68 64 58 80',
  cap: 'M28 33C40 27 60 27 72 33M54 11 60 4',
  brim: 'M30 25C42 30 58 30 70 25',
  straw: 'M30 28C42 33 58 33 70 28M40 16 38 26M50 14V26M60 16 62 26',
  wimple: 'M34 84C40 92 60 92 66 84M28 40C30 26 40 18 50 18',
  kerchief: 'M30 38C40 28 60 26 72 38',
  tonsure: '',
}
export const NOSES: Strokes<'nose'> = {
  short: 'M50 46 54 56H47',
  long: 'M50 42 56 59 47 60',
  round: 'M46 56C44 50 50 48 52 50 57 50 58 58 52 59 49 60 47 59 46 56Z',
}
/** What somebody is known by. */
export const MARKS: Strokes<'mark'> = {
  none: '',
  freckles: 'M37 57H38M41 60H42M36 61H37M62 57H63M58 60H59M63 61H64',
  scar: 'M60 36 66 60M59 46 66 43M61 53 68 50',
  patch: '',
  glasses:
    'M34 48A7 7 0 1 0 48 48A7 7 0 1 0 34 48M52 48A7 7 0 1 0 66 48A7 7 0 1 0 52 48M48 47C49 45 51 45 52 47',
  feather: 'M68 24C72 8 86 0 96 2 96 14 86 24 72 28Z',
  wrinkles: 'M40 33H60M42 30H58M31 52 35 54M69 52 65 54M37 66 40 63M63 66 60 63',
}
export const PATCH = 'M56 43H68C68 53 58 54 56 43ZM30 36 72 46'

/** Both brows: their ends outside and inside, lower where the number is larger. */
const TILTS: Record<Mood, [number, number]> = {
  calm: [42, 41],
  pleased: [41, 38],
  worried: [43, 37],
  angry: [38, 44],
}
const ARCHES: Record<FaceInfo['brows'], number> = { thin: 2, thick: 1, arched: 6 }
export const BROW_WIDTHS: Record<FaceInfo['brows'], number> = { thin: 2.6, thick: 5, arched: 3 }

export function brows(kind: FaceInfo['brows'], mood: Mood): string {
  const [outside, inside] = TILTS[mood]
  const top = Math.min(outside, inside) - ARCHES[kind]
  return `M35 ${outside}Q41 ${top} 46 ${inside}M65 ${outside}Q59 ${top} 54 ${inside}`
}

/** Eyes as lines, and as white with a dot. */
export const EYES: Record<Mood, { lines: string; whites: string }> = {
  calm: { lines: 'M38 48H39.5M60.5 48H62', whites: '' },
  pleased: { lines: 'M36 49Q40 44.5 44 49M56 49Q60 44.5 64 49', whites: '' },
  worried: {
    lines: 'M40.5 49H41M60 49H60.5',
    whites:
      'M36 48.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M55.5 48.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0',
  },
  angry: { lines: 'M36 46 44 49M39.5 49.5H41M64 46 56 49M59.5 49.5H61', whites: '' },
}
export const MOUTHS: Record<Mood, string> = {
  calm: 'M43 68Q50 70 57 68',
  pleased: 'M40 66Q50 69 60 66 57 75 50 75 42 75 40 66Z',
  worried: 'M42 70Q45 66 48 69T54 69 58 70',
  angry: 'M41 71Q50 64 59 71',
}
export const SWEAT = 'M74 40C78 46 79 50 75 52 71 52 70 47 74 40Z'

export const DYES: Record<FaceInfo['dress'], string> = {
  madder: '#8e2c2a',
  forest: '#3c5a3f',
  woad: '#2b4c7e',
  ochre: '#b8832a',
  oak: '#6a4526',
  ink: '#2a2018',
  vellum: '#f3e9cf',
  ash: '#8f897c',
}
