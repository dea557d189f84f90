/** A table with nothing on it but the printed numbers, so that pieces of a board can be shown outside a game. */
import type { View } from '../../wire/messages'

export function bareView(game: string, printed: object): View {
  const bare = { game, seat: null, names: [], actors: [], points: [], winners: [], seats: [] }
  return {
    type: 'view',
    version: 0,
    seat: null,
    view: { ...bare, decided_by: null, sheet: null, ...printed },
    legal: [],
    events: [],
    waiting_for: [],
    moments: [],
    can_take_back: false,
    deadline: null,
    over: false,
  }
}
