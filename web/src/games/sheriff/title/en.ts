/** What Sheriff of Nottingham is called, and what it is about. */
import type { TitleWords } from '../../../words/game'

const title: TitleWords = {
  name: 'Sheriff of Nottingham',
  about:
    'Fill your bag, look the sheriff in the eye, and say “apples”. Bluff, bribe, or be honest for once.',
}

export default title
