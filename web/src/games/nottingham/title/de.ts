import type { TitleWords } from '../../../words/game'

const title: TitleWords = {
  name: 'Nottingham',
  about:
    'Stiehl, raube und tausche dir die schönste Sammlung zusammen, und nimm dich vor dem Sheriff auf seiner Runde in Acht.',
}

export default title
