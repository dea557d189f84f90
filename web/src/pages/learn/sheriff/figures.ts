/** The pictures in the rules of Sheriff of Nottingham. */
import Seats from '../Seats.svelte'
import type { Figures } from '../shelf'
import Beside from './Beside.svelte'
import Goods from './Goods.svelte'
import Kings from './Kings.svelte'
import Royal from './Royal.svelte'

export const figures: Figures = {
  below: { '1.1': Seats, '1.3': Goods, '1.4': Royal, '14.3': Kings },
  Beside,
}
