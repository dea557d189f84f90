/** Where in the app we are. Links are plain links; a click on one of ours stays in the page. */
class Route {
  path = $state(location.pathname)

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname))
  }

  /** The words of the path: `/table/abc` is ['table', 'abc']. */
  get words(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }

  go(path: string): void {
    if (path !== location.pathname) history.pushState(null, '', path)
    this.path = location.pathname
    scrollTo(0, 0)
  }

  /** For the whole document: keep clicks on our own links in the page. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest('a')
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    const address = new URL(link.href)
    if (address.origin !== location.origin || address.pathname.startsWith('/api/')) return
    if (address.hash && address.pathname === location.pathname) return
    event.preventDefault()
    this.go(address.pathname)
  }
}

export const route = new Route()
