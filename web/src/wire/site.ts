/** Whether this page came from a server of tables, or as plain files that anybody can host. */
export const isStatic = document.documentElement.dataset.site === 'static'

/** An address of the page, as a link has it: plain files have but one page, and the way is behind its hash. */
export const to = (path: string): string => (isStatic ? `#${path}` : path)
