/** Whether this page came from a server of tables, or as plain files that anybody can host. */
export const isStatic = document.documentElement.dataset.site === 'static'

/** An address of the page, as a link has it: plain files have but one page, and the way is behind its hash. */
export const to = (path: string): string => (isStatic ? `#${path}` : path)

/** All pages of an origin share what the browser keeps, and plain files may lie in a folder beside others. */
const folder = isStatic ? new URL('.', document.baseURI).pathname : '/'
const end = folder === '/' ? '' : ` ${folder}`

/** What something is called that the browser keeps for us. */
export const ownName = (name: string): string => `${name}${end}`

/** Whether something is kept for us, and not for a page in another folder. */
export const isOwn = (name: string): boolean =>
  name.endsWith(end) && (end !== '' || !name.includes(' /'))
