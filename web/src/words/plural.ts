/** The right form of a word for a number, and the number with it. */
export function plurals(language: string): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  return (count, one, other) =>
    `${numbers.format(count)} ${rules.select(count) === 'one' ? one : other}`
}

/** Names one after the other, with the language's "and". */
export function lists(language: string): (names: readonly string[]) => string {
  const format = new Intl.ListFormat(language)
  return (names) => format.format(names)
}
