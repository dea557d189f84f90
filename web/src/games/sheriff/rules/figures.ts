/** The pictures in the rules of Sheriff of Nottingham. */
import Seats from '../../../pages/learn/Seats.svelte'
import type { BookPictures } from '../../../pages/learn/shelf'
import Beside from './Beside.svelte'
import { bareView, type Box } from './box'
import Goods from './Goods.svelte'
import Kings from './Kings.svelte'
import Royal from './Royal.svelte'

export const figures: BookPictures<Box> = {
  below: { '1.1': Seats, '1.3': Goods, '1.4': Royal, '14.3': Kings },
  Beside,
  bareView,
}
