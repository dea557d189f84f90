import type { TitleWords } from '../../../words/game'

const title: TitleWords = {
  name: 'Sheriff von Nottingham',
  about:
    'Füll deinen Beutel, sieh dem Sheriff in die Augen und sag „Äpfel“. Bluffe, besteche, oder sei ausnahmsweise ehrlich.',
}

export default title
