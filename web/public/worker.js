// Keeps the built page whole, so that it opens at once and plays without a network. /api is left alone.
// The build fills in which files there are, and a hash of them all.
const FILES = []
const VERSION = 'none'
const PAGE = new URL('./', self.registration.scope).href
// All pages of an origin share their caches, and plain files may lie in a folder beside others.
const FOLDER = new URL(PAGE).pathname
const SITE = FOLDER === '/' ? 'sherwood' : `sherwood ${FOLDER}`
const KEPT = `${SITE} ${VERSION}`

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else event.respondWith(takeFile(request))
})

// All files of one build together: whatever page is opened without a network finds everything that it needs.
async function keepAll() {
  const kept = await caches.open(KEPT)
  await kept.addAll([PAGE, ...FILES.map((file) => new URL(file, self.registration.scope).href)])
}

// A new version waits until no page of the old one is open, which may still want its files; then those go.
async function takeOver() {
  for (const name of await caches.keys())
    if (name.slice(0, name.lastIndexOf(' ')) === SITE && name !== KEPT) await caches.delete(name)
  await self.clients.claim()
}

// The newest page; without a network or while the server starts again, the one that was kept with all its files.
async function openPage(request) {
  const answer = await fetch(request).catch(() => null)
  if (answer && answer.status < 500) return answer
  const kept = await caches.open(KEPT)
  return (await kept.match(PAGE)) ?? answer ?? Response.error()
}

// Files carry a hash of their content in their names, and never change; what was not kept is fetched.
async function takeFile(request) {
  const kept = await caches.open(KEPT)
  return (await kept.match(request)) ?? fetch(request)
}
