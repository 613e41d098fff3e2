/**
 * Answers the pages of what is kept on a device, from a copy of these pages and their files. It knows no user, stores
 * no data of one, and sees no other page: its scope is `/kept` of one language.
 */

const CACHE = 'kept-shell'
const PAGE = new URL(self.registration.scope).pathname
const FILES =
  /(?:\/_next\/|\.\.\/)?(?:static\/)?(?:chunks|media)\/[\w~-][\w.~-]*\.(?:js|mjs|css|woff2|wasm)/g
const PICTURES = /\/(?:icons|kept)\/[\w-]+\.(?:png|webmanifest)|\/icon\.svg/g

self.addEventListener('install', (event) => {
  event.waitUntil(update().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    event.respondWith(answer(PAGE, request))
    // At the next visit the page is the present one.
    event.waitUntil(update().catch(() => undefined))
  } else if (pathname.startsWith(`${PAGE}/_next/static/`)) {
    // A worker of the page: only below the scope its script is asked for here.
    event.respondWith(answer(pathname.slice(PAGE.length), request))
  } else if (/^\/(_next\/static|icons|kept)\/|^\/icon\.svg$/.test(pathname)) {
    event.respondWith(answer(pathname, request))
  }
})

async function answer(path, request) {
  const stored = await (await caches.open(CACHE)).match(path)
  return stored || fetch(path === PAGE ? request : path)
}

/** The page comes last, so that a copy is never without its files. */
async function update() {
  const cache = await caches.open(CACHE)
  const response = await fetch(PAGE, { cache: 'no-store', credentials: 'omit' })
  if (!response.ok || response.redirected) throw new Error('The page did not load')
  const html = await response.clone().text()
  const stored = await cache.match(PAGE)
  if (stored && (await stored.text()) === html) return
  await load(cache, html, new Set())
  await cache.put(PAGE, response)
  await removeUnused(cache)
}

/** With the files that scripts and styles name, such as the reader's own parts. */
async function load(cache, text, seen) {
  for (const path of listFiles(text)) {
    if (seen.has(path)) continue
    seen.add(path)
    let response = await cache.match(path)
    if (!response) {
      response = await fetch(path, { credentials: 'omit' })
      if (!response.ok) throw new Error(`${path} did not load`)
      await cache.put(path, response.clone())
    }
    if (/\.(js|css)$/.test(path)) await load(cache, await response.text(), seen)
  }
  return seen
}

const listFiles = (text) => [
  ...(text.match(PICTURES) || []),
  ...(text.match(FILES) || []).map((path) => `/_next/static/${/(chunks|media)\/.*/.exec(path)[0]}`),
]

/** Of earlier releases, in no page of any language. */
async function removeUnused(cache) {
  const used = new Set()
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (!/^\/(\w\w\/)?kept$/.test(pathname)) continue
    used.add(pathname)
    await load(cache, await (await cache.match(pathname)).text(), used)
  }
  for (const request of await cache.keys())
    if (!used.has(new URL(request.url).pathname)) await cache.delete(request)
}
