/** What Nottingham is called, and what it is about. */
import type { TitleWords } from '../../../words/game'

const title: TitleWords = {
  name: 'Nottingham',
  about:
    'Steal, rob and barter your way to the finest collection, and mind the sheriff on his round.',
}

export default title
