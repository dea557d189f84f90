/** A line of a bot in one language, as sherwood/bots/lines.py words it. */
import type { TalkBook, TalkTexts } from '../wire/messages.ts'

/** What is written down, in one language; nothing where it is no phrase. */
export function worded(phrase: string, gaps: TalkBook['gaps'], texts: TalkTexts): string {
  const [key = '', ...given] = phrase.split(' ')
  const [text, own] = [texts.lines[key], gaps[key] ?? []]
  if (text === undefined || own.length !== given.length) return ''
  return text.replace(/\{(\w+)\}/g, (_, gap: string) => {
    const thing = given[own.indexOf(gap.toLowerCase())] ?? ''
    const name = texts.nouns[thing] ?? thing
    const begins = gap !== gap.toLowerCase() // a sentence
    return begins ? name.slice(0, 1).toUpperCase() + name.slice(1) : name
  })
}
