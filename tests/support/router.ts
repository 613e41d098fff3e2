/** Asks for a page's parts as the browser's router does. */

export const RSC = { rsc: '1' }

type Asked = { method?: string; headers?: Record<string, string> }

/**
 * Next first answers a request for parts with a redirect that names the `_rsc` it wants to be asked
 * with, and carries nothing; what a visitor gets to see comes behind it. Any other redirect is an answer.
 */
export async function asRouter(site: { url: string }, address: string, asked: Asked = {}) {
  const fetched = (where: string) => fetch(where, { ...asked, redirect: 'manual' })
  const first = await fetched(site.url + address)
  const named = partsAddress(first, site.url)
  if (!named || !asked.headers?.rsc) return first
  await first.arrayBuffer()
  return fetched(named)
}

function partsAddress({ url, headers }: Response, origin: string) {
  const wanted = new URL(headers.get('location') ?? url, url)
  const samePlace = wanted.pathname === new URL(url).pathname && wanted.origin === origin
  return samePlace && wanted.href !== url && wanted.searchParams.has('_rsc') ? wanted.href : null
}
