// Keeps the built page, so that it opens at once and without a network. Games are never kept: /api is left alone.
const KEPT = 'sherwood'
const PAGE = '/'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (address.pathname.startsWith('/assets/')) event.respondWith(takeAsset(request))
})

// The newest page, or the last one that we had.
async function openPage(request) {
  const kept = await caches.open(KEPT)
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await replace(kept, fresh.clone())
    return fresh
  } catch {
    return (await kept.match(PAGE)) ?? Response.error()
  }
}

// With a new page the files of the old one go.
async function replace(kept, fresh) {
  const before = await kept.match(PAGE)
  const tag = (answer) => answer?.headers.get('etag')
  if (before && tag(before) !== tag(fresh)) for (const old of await kept.keys()) await kept.delete(old)
  await kept.put(PAGE, fresh)
}

// Files in /assets carry a hash of their content in their names, and never change.
async function takeAsset(request) {
  const kept = await caches.open(KEPT)
  const found = await kept.match(request)
  if (found) return found
  const fresh = await fetch(request)
  if (fresh.ok) await kept.put(request, fresh.clone())
  return fresh
}
