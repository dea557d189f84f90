import type { Sheriff } from '../en/sheriff'

const sheriff: Sheriff = {
  title: 'Sheriff',
}

export default sheriff
