/** Follows every link of the site as one visitor, breadth first, and collects each HTML page. */

export type CrawlVisitor = { cookie: string }
export type CrawledPage = { path: string; status: number; html: string; isRedirected: boolean }
export type CrawlResult = { pages: CrawledPage[]; deadLinks: string[] }

/** Far more than the site has with its demonstration data; ends a loop of links. */
const MAX_PAGES = 5_000

export async function crawl(
  origin: string,
  startPaths: string[],
  { cookie }: CrawlVisitor,
): Promise<CrawlResult> {
  const pages = new Map<string, CrawledPage>()
  const linkedFrom = new Map(startPaths.map((path) => [path, 'the start']))
  const fragments: { from: string; path: string; id: string }[] = []
  const deadLinks: string[] = []
  for (const path of linkedFrom.keys()) {
    if (linkedFrom.size > MAX_PAGES) throw new Error(`More than ${MAX_PAGES} addresses`)
    const page = await fetchPage(origin, path, cookie)
    if (page.status >= 400) deadLinks.push(`${linkedFrom.get(path)} → ${path}: ${page.status}`)
    if (page.html === '') continue
    pages.set(path, page)
    for (const url of extractLinks(page.html, new URL(path, origin))) {
      const target = url.pathname + url.search
      if (!linkedFrom.has(target)) linkedFrom.set(target, path)
      if (url.hash)
        fragments.push({ from: path, path: target, id: decodeURIComponent(url.hash.slice(1)) })
    }
  }
  for (const { from, path, id } of fragments) {
    const { html = '', isRedirected } = pages.get(path) ?? {}
    // Browsers keep the fragment until the login leads back to the page.
    if (!isRedirected && !extractIds(html).has(id))
      deadLinks.push(`${from} → ${path}#${id}: no such id`)
  }
  return { pages: [...pages.values()], deadLinks }
}

export async function fetchPage(origin: string, path: string, cookie = ''): Promise<CrawledPage> {
  const response = await fetch(origin + path, { headers: { cookie, accept: 'text/html' } })
  const { status, redirected: isRedirected } = response
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (isHtml) return { path, status, isRedirected, html: await response.text() }
  await response.body?.cancel()
  return { path, status, isRedirected, html: '' }
}

/** Includes links for scripts and search engines: icons, alternates, canonical URLs. */
function extractLinks(html: string, base: URL): URL[] {
  const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const tags = markup.matchAll(/<(?:a|area|link)\s[^>]*?\bhref="([^"]*)"/g)
  return [...tags]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base))
    .filter(({ origin }) => origin === base.origin)
}

const extractIds = (html: string) =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
