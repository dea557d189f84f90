/** Where in the app we are. Links are plain links; a click on one of ours stays in the page. */
import { isStatic, to } from './wire/site'

/** The way within the page: of plain files, it is behind the hash. */
const here = (): string =>
  isStatic ? location.hash.slice(1).split('#')[0] || '/' : location.pathname

/** A word of a path; one that nobody can have written is left as it is. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

class Route {
  path = $state(here())

  constructor() {
    addEventListener('popstate', () => (this.path = here()))
  }

  /** The words of the path: `/table/abc` is ['table', 'abc']. */
  get words(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded)
  }

  go(path: string): void {
    if (path !== here() + location.search) history.pushState(null, '', to(path))
    this.path = here()
    scrollTo(0, 0)
  }

  /** For the whole document: keep clicks on our own links in the page. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a')
    const plain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download'))
      return
    const address = new URL(link.href)
    if (isStatic && address.hash.startsWith('#/')) {
      event.preventDefault()
      return this.go(address.hash.slice(1))
    }
    if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return
    if (address.hash && address.pathname === location.pathname) return
    event.preventDefault()
    this.go(address.pathname + address.search)
  }
}

export const route = new Route()
