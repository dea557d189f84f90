/** Names of the county, for whoever has not said theirs. None of them is a bot's. */
export const NAMES = [
  ...['Agnes', 'Aldith', 'Alys', 'Avice', 'Beatrix', 'Bertram', 'Cecily', 'Clarice', 'Colin'],
  ...['Edith', 'Edmund', 'Ellis', 'Emmot', 'Geva', 'Gilbert', 'Godric', 'Hawise', 'Hob', 'Hugh'],
  ...['Ida', 'Ivo', 'Jocelyn', 'Lettice', 'Mabel', 'Matilda', 'Maud', 'Osbert', 'Oswin', 'Perkin'],
  ...['Piers', 'Ralf', 'Robin', 'Rosamund', 'Rowan', 'Sabina', 'Sybil', 'Thurstan', 'Wat', 'Wulf'],
] as const

/** A name by chance that nobody has yet; where all are taken, one of them. */
export function drawName(taken: readonly string[] = []): string {
  const free = NAMES.filter((name) => !taken.includes(name))
  const names = free.length > 0 ? free : NAMES
  return names[Math.floor(Math.random() * names.length)] ?? NAMES[0]
}
