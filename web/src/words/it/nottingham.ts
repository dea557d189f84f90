import type { Nottingham } from '../en/nottingham'

const nottingham: Nottingham = {
  title: 'Nottingham',
}

export default nottingham
