/** A table is open in one page at a time, or two would write different games; where the browser can tell. */

const PATIENCE = 3_000 // milliseconds until another page that has closed has let go of a table

/** Wait until no other page has a table; how to give it back. A page that waits for too long gets a `TimeoutError`. */
export async function claim(table: string, patience = PATIENCE): Promise<() => void> {
  if (!('locks' in navigator)) return () => {}
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patience)
    navigator.locks
      .request(
        `sherwood ${table}`,
        { signal },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch(reject)
  })
}
