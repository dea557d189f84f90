import type { TitleWords } from '../../../words/game'

const title: TitleWords = {
  name: 'Lo sceriffo di Nottingham',
  about:
    'Riempi il sacco, guardalo negli occhi e di’ «mele». Bluffa, corrompi, o di’ la verità, per una volta.',
}

export default title
