const learn = {
  title: 'Learn',
}

export default learn
export type Learn = typeof learn
