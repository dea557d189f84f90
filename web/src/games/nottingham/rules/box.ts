/** The printed numbers of Nottingham. */
export interface Box {
  values: Record<string, number>
  track: { numbers: number[] }
  tasks: Record<string, [alone: number, shared: number]>
  ambushes: { pairs: string[] }
}

/** As much of a view as pieces of the board look at. */
export function bareView(box: Box): Record<string, unknown> {
  const tasks = Object.entries(box.tasks).map(([task, points]) => [
    task,
    { points, done: [], missing: null, lacks: null },
  ])
  const numbers = box.track.numbers
  const track = { numbers, sheriff: 0, next_number: numbers[0], next_favour: [], later: [] }
  return { values: box.values, tasks: Object.fromEntries(tasks), track, phase: 'choice' }
}
