/** Several people on one device: whose turn it is to look. */

/** To whom the device has to be passed before anything is shown; null: who has it may go on. */
export function passTo(
  mine: readonly number[],
  waitingFor: readonly number[],
  eyes: number | null,
  unveiled: number | null,
): number | null {
  if (mine.length < 2) return null
  const looking = eyes !== null && eyes === unveiled
  if (looking && (waitingFor.includes(eyes) || !mine.some((seat) => waitingFor.includes(seat))))
    return null
  const wanted = mine.filter((seat) => waitingFor.includes(seat))
  return wanted.find((seat) => seat === eyes) ?? wanted[0] ?? eyes ?? mine[0] ?? null
}
