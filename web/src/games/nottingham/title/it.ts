import type { TitleWords } from '../../../words/game'

const title: TitleWords = {
  name: 'Nottingham',
  about:
    'Ruba, rapina e baratta fino alla collezione più bella, e occhio allo sceriffo che fa la sua ronda.',
}

export default title
