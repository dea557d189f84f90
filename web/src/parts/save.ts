/** Hand something over as a file. */
const WHILE = 60_000 // milliseconds, until the browser has taken it

export function saveAs(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), WHILE)
}
