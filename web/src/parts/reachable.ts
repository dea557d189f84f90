/**
 * A region that scrolls and has nothing in it to tab to can be reached by itself, so that the keyboard scrolls it. It is
 * measured once a frame, when the browser lays the page out anyway.
 */
const REACHED = 'button:enabled, a[href], input, select, textarea, summary, [tabindex="0"]'

export function reachable(region: HTMLElement): () => void {
  const look = (): void => {
    const scrolls =
      region.scrollWidth > region.clientWidth + 1 || region.scrollHeight > region.clientHeight + 1
    if (scrolls && !region.querySelector(REACHED)) region.tabIndex = 0
    else region.removeAttribute('tabindex')
  }
  let frame = 0
  const lookSoon = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(region)
  const changes = new MutationObserver(lookSoon)
  changes.observe(region, { childList: true, characterData: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    changes.disconnect()
  }
}
