import type { TitleWords } from '../../../words/game'

const title: TitleWords = {
  name: 'Lo sceriffo di Nottingham',
  about:
    'Riempi la sacca, guarda lo sceriffo negli occhi e di’ «mele». Bluffa, corrompi, o di’ la verità, per una volta.',
}

export default title
