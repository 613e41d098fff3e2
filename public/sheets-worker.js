/**
 * Opens the page that reads answer sheets when there is no connection: as an empty frame, which knows no user and no
 * test. Its scope is that page of one test.
 */

const CACHE = 'sheets-frame'
const MAX_WAIT_MS = 10_000
const FILES = /\/_next\/static\/[\w~./-]+\.(?:js|css|woff2)/g

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { frame, files } = event.data
  const kept = keep(frame, files).then(
    () => true,
    () => false,
  )
  event.waitUntil(kept.then((isKept) => event.ports[0].postMessage(isKept)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (pathname.startsWith('/_next/static/')) event.respondWith(openFile(request))
})

/** Also when the server fails or does not answer, as in school hours. */
async function openPage(request) {
  const answer = fetch(request).catch(() => undefined)
  const response = await Promise.race([answer, wait(MAX_WAIT_MS)])
  if (response && response.status < 500) return response
  const frame = await (await caches.open(CACHE)).match(new URL('../saved', request.url).href)
  return frame || (await answer) || Response.error()
}

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The browser has most of them; an earlier release's are only here. */
async function openFile(request) {
  const response = await fetch(request).catch(() => undefined)
  if (response?.ok) return response
  const stored = await (await caches.open(CACHE)).match(request, { ignoreVary: true })
  return stored || response || Response.error()
}

/** The frame comes last, so that it is never without its files. */
async function keep(frame, files) {
  const response = await fetch(frame, { cache: 'no-store' })
  if (!response.ok || response.redirected) throw new Error('The frame did not load')
  const html = await response.clone().text()
  const wanted = new Set([...files, ...(html.match(FILES) || [])])
  const cache = await caches.open(CACHE)
  for (const path of wanted) {
    if (await cache.match(path)) continue
    const file = await fetch(path)
    if (!file.ok) throw new Error(`${path} did not load`)
    await cache.put(path, file)
  }
  await cache.put(frame, response)
  await removeEarlier(cache, wanted)
}

/** Frames of other languages keep their files. */
async function removeEarlier(cache, wanted) {
  const used = new Set(wanted)
  const requests = await cache.keys()
  for (const request of requests.filter(({ url }) => url.endsWith('/saved')))
    for (const path of (await (await cache.match(request)).text()).match(FILES) || [])
      used.add(path)
  for (const request of requests) {
    const { pathname } = new URL(request.url)
    if (!pathname.endsWith('/saved') && !used.has(pathname)) await cache.delete(request)
  }
}
