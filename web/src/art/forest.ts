/** Trees for a linocut, grown from a seed: always the same wood. */
export interface Tree {
  /** The silhouette. */
  body: string
  /** Where the knife took wood away: light lines on the dark shape. */
  cuts: string
}

/** Numbers from 0 to 1 that look random and are the same every time. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const round = (number: number) => Math.round(number * 10) / 10
const point = (x: number, y: number) => `${round(x)} ${round(y)}`

/** A fir: tiers of ragged branches, lit from the right. */
export function fir(x: number, base: number, height: number, random: () => number): Tree {
  const tiers = 5
  const trunk = height * 0.09
  const left: string[] = []
  const right: string[] = []
  let cuts = ''
  for (let tier = 1; tier <= tiers; tier++) {
    const y = base - trunk - height * 0.91 * (1 - tier / tiers)
    const wide = height * 0.2 * (tier / tiers) * (0.9 + 0.25 * random())
    const droop = height * 0.05 * (0.6 + random())
    right.push(point(x + wide, y + droop), point(x + wide * 0.42, y - height * 0.015))
    left.unshift(
      point(x - wide * 0.45, y - height * 0.015),
      point(x - wide, y + droop * (0.6 + 0.5 * random())),
    )
    for (const share of [0.25, 0.55, 0.8]) {
      const from = x + wide * share * 0.5
      cuts += `M${point(from, y - height * 0.1 * (1.2 - share))}L${point(from + wide * 0.26, y - height * 0.035 + droop * 0.4)}`
    }
  }
  const foot = `L${point(x + height * 0.02, base - trunk)}V${round(base)}H${round(x - height * 0.02)}V${round(base - trunk)}`
  return { body: `M${point(x, base - height)}L${right.join('L')}${foot}L${left.join('L')}Z`, cuts }
}

/** An oak: a round crown of bumps on a stout trunk. */
export function oak(x: number, base: number, height: number, random: () => number): Tree {
  const middle = base - height * 0.62
  const bumps = 11
  let body = ''
  let cuts = ''
  for (let bump = 0; bump <= bumps; bump++) {
    const angle = (2 * Math.PI * bump) / bumps
    const reach = height * 0.36 * (0.92 + 0.16 * random())
    const at = point(x + reach * 1.12 * Math.sin(angle), middle - reach * Math.cos(angle))
    const bulge = round(height * 0.13)
    body += bump === 0 ? `M${at}` : `A${bulge} ${bulge} 0 0 1 ${at}`
  }
  for (let cut = 0; cut < 14; cut++) {
    const angle = 0.15 + 1.9 * random()
    const reach = height * 0.3 * (0.35 + 0.65 * random())
    const cx = x + reach * Math.sin(angle)
    const cy = middle - reach * Math.cos(angle)
    const long = height * 0.06
    cuts += `M${point(cx - long, cy)}q${round(long)} ${round(-long * 0.8)} ${round(long * 2)} ${round(long * 0.3)}`
  }
  const stem = height * 0.06
  body += `ZM${point(x - stem * 0.7, middle)}L${point(x + stem * 0.7, middle)}L${point(x + stem * 1.6, base)}H${round(x - stem * 1.6)}Z`
  return { body, cuts }
}
