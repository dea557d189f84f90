const sheriff = {
  title: 'Sheriff',
}

export default sheriff
export type Sheriff = typeof sheriff
