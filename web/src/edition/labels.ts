/** What the figures of a game are called: its parts in the words of the form, its things in the game's own words. */
import type { PartWords } from '../words/game'
import { words } from '../words/words.svelte'

/** What a game's folder says: how it calls a thing. */
export interface Named {
  nameOf(thing: string): string | undefined
}

const found = import.meta.glob<Named>('../games/*/setup/named.ts')

export class Labels {
  private constructor(
    readonly game: string,
    private readonly named: Named | null,
  ) {}

  /** The labels of a game, with all words that they need. */
  static async of(game: string): Promise<Labels> {
    const [named] = await Promise.all([
      found[`../games/${game}/setup/named.ts`]?.(),
      words.need('edition'),
      words.need(`${game}/setup`),
      words.need(`${game}/words`),
    ])
    return new Labels(game, named ?? null)
  }

  part(part: string): PartWords {
    return words.find(this.game, 'setup')?.parts[part] ?? { title: part, says: '' }
  }

  thing(thing: string): string {
    return words.find(this.game, 'setup')?.things[thing] ?? this.named?.nameOf(thing) ?? thing
  }

  /** A figure by its path, as in a sentence; a part that has one figure alone goes by its title. */
  figure(path: string): string {
    const [part = '', name = ''] = path.split('.')
    const { title, item } = this.part(part)
    return name === '' || item ? title : `${title}: ${this.thing(name)}`
  }
}
