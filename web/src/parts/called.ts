/** Names of the county, for whoever has not said theirs. None of them is a bot's. */
export const NAMES = [
  ...['Amice', 'Aldith', 'Alys', 'Annot', 'Beatrix', 'Bertram', 'Clemence', 'Clarice', 'Colin'],
  ...['Ellen', 'Edmund', 'Ellis', 'Emmot', 'Geva', 'Gervase', 'Godric', 'Hawise', 'Hamo', 'Hugh'],
  ...[
    'Ida',
    'Ivo',
    'Jocelyn',
    'Lettice',
    'Mabel',
    'Matilda',
    'Mirabel',
    'Osbert',
    'Oswin',
    'Paulin',
  ],
  ...[
    'Philippa',
    'Reynold',
    'Robin',
    'Rosamund',
    'Rowan',
    'Sabina',
    'Sybil',
    'Thurstan',
    'Wat',
    'Wulf',
  ],
] as const

/** A name by chance that nobody has yet; where all are taken, one of them. */
export function drawName(taken: readonly string[] = []): string {
  const free = NAMES.filter((name) => !taken.includes(name))
  const names = free.length > 0 ? free : NAMES
  return names[Math.floor(Math.random() * names.length)] ?? NAMES[0]
}
