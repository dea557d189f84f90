/** Dragging a good from one place to another with a mouse. Whatever is dragged can be tapped too. */
import type { Attachment } from 'svelte/attachments'

import { GOODS, type Good } from './view'

const KIND = 'text/sherwood-good'

export function source(good: Good, can: boolean): Attachment<HTMLElement> {
  return (node) => {
    node.draggable = can
    const start = (event: DragEvent) => event.dataTransfer?.setData(KIND, good)
    node.addEventListener('dragstart', start)
    return () => node.removeEventListener('dragstart', start)
  }
}

export function target(drop: (good: Good) => void): Attachment<HTMLElement> {
  return (node) => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes(KIND)) event.preventDefault()
    }
    const take = (event: DragEvent) => {
      const dragged = event.dataTransfer?.getData(KIND)
      const good = GOODS.find((one) => one === dragged)
      if (!good) return
      event.preventDefault()
      drop(good)
    }
    node.addEventListener('dragover', over)
    node.addEventListener('drop', take)
    return () => {
      node.removeEventListener('dragover', over)
      node.removeEventListener('drop', take)
    }
  }
}
