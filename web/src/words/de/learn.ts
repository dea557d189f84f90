import type { Learn } from '../en/learn'

const learn: Learn = {
  title: 'Learn',
}

export default learn
