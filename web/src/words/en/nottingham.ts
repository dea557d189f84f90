const nottingham = {
  title: 'Nottingham',
}

export default nottingham
export type Nottingham = typeof nottingham
