/** The pictures in the rules of Nottingham. */
import Seats from '../../../pages/learn/Seats.svelte'
import type { BookPictures } from '../../../pages/learn/shelf'
import Ambushes from './Ambushes.svelte'
import Beside from './Beside.svelte'
import { bareView, type Box } from './box'
import Kinds from './Kinds.svelte'
import Road from './Road.svelte'
import Tasks from './Tasks.svelte'

export const figures: BookPictures<Box> = {
  below: { '1.1': Seats, '1.2': Kinds, '1.3 ours': Ambushes, '1.5': Road, '13.1': Tasks },
  Beside,
  bareView,
}
