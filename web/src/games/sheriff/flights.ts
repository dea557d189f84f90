/** What moves when something happens. Places are those of the board: `hand`, `discard left`, `seat red`, `bag red`. */
import type { Flight } from '../kit'
import type { SheriffThings, SheriffView } from './view'

export function flightsOf(event: SheriffThings, view: SheriffView): Flight[] {
  const place = (area: string, seat: number | undefined) =>
    `${area} ${view.seats[seat ?? -1]?.colour ?? ''}`
  const seat = place('seat', event.seat)
  const other = place('seat', event.other)
  const good = event.good ?? 'back'
  const many = event.count ?? 1
  switch (event.event) {
    case 'aside':
      return [{ thing: 'back', from: seat, to: 'aside' }]
    case 'take':
      return [{ thing: good, from: `discard ${event.pile}`, to: seat }]
    case 'draw':
      return many > 0 ? [{ thing: 'back', from: 'draw_pile', to: seat, count: many }] : []
    case 'lay':
      return [
        {
          thing: good,
          from: view.phase === 'seizure' ? 'gate' : 'aside',
          to: `discard ${event.pile}`,
        },
      ]
    case 'close':
      return [{ thing: 'back', from: seat, to: place('bag', event.seat), count: many }]
    case 'to_stand':
      // Out of an opened bag they are turned up before they go anywhere.
      if ((view.seats[event.seat ?? -1]?.bag ?? 0) > 0) return []
      return [
        {
          thing: good,
          from: place('bag', event.seat),
          to: place('stand', event.seat),
          count: many,
        },
      ]
    case 'face_down':
      return [
        {
          thing: 'back',
          from: place('bag', event.seat),
          to: place('stand', event.seat),
          count: many,
        },
      ]
    case 'gold':
      return [{ thing: `gold ${event.gold ?? 0}`, from: seat, to: other }]
    case 'good':
    case 'pay':
      return [
        {
          thing: good,
          from: place('stand', event.seat),
          to: place('stand', event.other),
          count: many,
        },
      ]
    case 'bag_good':
      return [
        {
          thing: good,
          from: place('bag', event.seat),
          to: place('stand', event.other),
          count: many,
        },
      ]
    case 'bag_contraband':
      return [
        {
          thing: 'back',
          from: place('bag', event.seat),
          to: place('stand', event.other),
          count: many,
        },
      ]
    default:
      return []
  }
}
