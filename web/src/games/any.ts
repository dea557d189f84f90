/** A kit for a game that has no drawn board yet: everything in words, as the server says it. */
import Any from './Any.svelte'
import AnyHand from './AnyHand.svelte'
import AnyOthers from './AnyOthers.svelte'
import AnyReference from './AnyReference.svelte'
import AnyToken from './AnyToken.svelte'
import type { Kit } from './kit'

export const kit: Kit = {
  Others: AnyOthers,
  Scene: Any,
  Hand: AnyHand,
  Token: AnyToken,
  Reference: AnyReference,
  tell: (event, who) => {
    const doer = typeof event.seat === 'number' ? `${who.name(event.seat)}: ` : ''
    return doer + event.event.replaceAll('_', ' ')
  },
  name: (choice) => choice.text,
  look: () => 'usual',
  ask: () => null,
  heading: ({ shown }) => (shown && 'phase' in shown.view ? String(shown.view.phase) : ''),
  flights: () => [],
  sound: () => 'card',
  isTheatre: () => false,
  line: (line) =>
    Object.entries(line)
      .filter(([name]) => name !== 'points')
      .map(([, thing]) => String(thing))
      .join(' '),
  decided: (by) => by,
}
