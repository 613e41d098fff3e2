import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { closeDatabase } from '@/db/client'
import { seedDemoSessions } from '@/lib/live-sessions/demo'
import { matchRoute } from '@/lib/match-route'
import { allRoutePolicies } from '@/lib/route-policies'
import { routes } from '@/lib/routes'
import { findCalendarFaults } from '../support/calendar-validator'
import { isCiRun } from '../support/full-run'
import { mapInParallel } from '../support/in-parallel'
import { findPageFaults, readPageFacts } from '../support/public-page-facts'
import { parseRobots } from '../support/robots-parser'
import { getSharedSite } from '../support/shared-site'
import { findStructuredDataFaults, parseJsonLd } from '../support/structured-data'
import { waitFor } from '../support/wait-for'

const INDEXED_PAGES = allRoutePolicies
  .filter(({ isIndexed, path }) => isIndexed && !path.includes(':'))
  .map(({ path }) => path)

const readMeta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('every indexed page', () => {
  const html: Record<string, string> = {}
  let url = ''
  beforeAll(async () => {
    url = (await getSharedSite()).url
    for (const path of INDEXED_PAGES) html[path] = await (await fetch(url + path)).text()
  })

  test('has a unique title, description, canonical URL and image, and one h1', async () => {
    const pageMetadata = INDEXED_PAGES.map((path) => {
      const pageHtml = html[path] ?? ''
      expect(pageHtml.match(/<h1[ >]/g), path).toHaveLength(1)
      expect(pageHtml.match(/<main[ >]/g), path).toHaveLength(1)
      const picture = readMeta(pageHtml, 'og:image') ?? ''
      expect(pageHtml, path).toContain(
        `<link rel="canonical" href="${url}${path === '/' ? '' : path}`,
      )
      const description = readMeta(pageHtml, 'description') ?? ''
      expect(description.length, path).toBeGreaterThan(50)
      return [/<title>(.*?)<\/title>/.exec(pageHtml)?.[1], description, picture]
    })
    expect(new Set(pageMetadata.flat()).size).toBe(INDEXED_PAGES.length * 3)
    for (const [, , picture = ''] of pageMetadata) {
      const image = Buffer.from(await (await fetch(picture)).arrayBuffer())
      expect([image.readUInt32BE(16), image.readUInt32BE(20)], picture).toEqual([1200, 630])
      expect(image.length, picture).toBeLessThan(40_000)
    }
  })

  test('shows breadcrumbs', () => {
    for (const path of INDEXED_PAGES.filter((pagePath) => pagePath !== '/'))
      expect(html[path], path).toMatch(/<nav aria-label="You are here"[^>]*>/)
  })

  test('is in the sitemap, with its last change if the build knew it', async () => {
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
    const pageDates = JSON.parse(readFileSync('.next/page-dates.json', 'utf8'))
    for (const path of INDEXED_PAGES) {
      const urlEntry = sitemap
        .split('<url>')
        .find(
          (entry) =>
            entry.includes(`<loc>${url}${path === '/' ? '' : path}</loc>`) ||
            (entry.includes(`<loc>${url}/</loc>`) && path === '/'),
        )
      expect(urlEntry, path).toBeDefined()
      const lastModified = /<lastmod>(.*)<\/lastmod>/.exec(urlEntry ?? '')?.[1]
      expect(lastModified && Date.parse(lastModified), path).toBe(
        pageDates[path] && Date.parse(pageDates[path]),
      )
    }
  })
})

/** The first start seeds them on the embedded database. */
async function seedSessions(env: Record<string, string>) {
  if (!env.DATABASE_URL) return
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  await seedDemoSessions()
  await closeDatabase()
  vi.unstubAllEnvs()
}

describe('every URL of the sitemap', () => {
  let url = ''
  let pageUrls: string[] = []
  beforeAll(async () => {
    const site = await getSharedSite()
    url = site.url
    await seedSessions(site.env)
    const countSessions = async () => {
      const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
      pageUrls = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, pageUrl = '']) => pageUrl)
      return pageUrls.filter((pageUrl) => pageUrl.includes('/series/')).length
    }
    await waitFor(async () => expect(await countSessions()).toBeGreaterThan(5))
  })

  test('is allowed by robots.txt, like the calendar feed', async () => {
    const { allows, sitemaps } = parseRobots(await (await fetch(`${url}/robots.txt`)).text())
    expect(sitemaps).toEqual([`${url}/sitemap.xml`])
    const paths = pageUrls.map((pageUrl) => new URL(pageUrl).pathname)
    expect([...paths, routes.seriesCalendar].filter((path) => !allows(path))).toEqual([])
    for (const path of ['/profile', '/team', '/api/contact', routes.liveSessionRegistration('a')])
      expect(allows(path), path).toBe(false)
  })

  test.runIf(isCiRun)('has valid structured data (skipped: before a commit)', async () => {
    const isPublic = (path: string) => matchRoute(path)?.audience === 'everyone'
    const types = new Set<unknown>()
    for (const pageUrl of pageUrls) {
      const facts = parseJsonLd(await (await fetch(pageUrl)).text())
      expect(facts.length, pageUrl).toBeGreaterThan(0)
      const context = { url: pageUrl, now: new Date(), isPublic }
      expect(findStructuredDataFaults(facts, context), pageUrl).toEqual([])
      for (const fact of facts) types.add(fact['@type'] ?? 'Book')
    }
    for (const type of ['EducationEvent', 'EventSeries', 'Course', 'Book', 'LearningResource'])
      expect(types).toContain(type)
  })

  test('has a title and a description of its own that search engines show whole', async () => {
    const pages = await mapInParallel(pageUrls, async (pageUrl) =>
      readPageFacts(pageUrl, await (await fetch(pageUrl)).text()),
    )
    expect(findPageFaults(pages)).toEqual([])
    const urls = new Set(pages.flatMap((page) => page.urls))
    const missingUrls = await mapInParallel([...urls], async (target) =>
      (await fetch(target, { method: 'HEAD' })).status === 200 ? [] : [target],
    )
    expect(missingUrls.flat()).toEqual([])
  })

  test('has a valid calendar, like the feed', async () => {
    const slug =
      pageUrls
        .find((pageUrl) => pageUrl.includes('/series/'))
        ?.split('/')
        .at(-1) ?? ''
    for (const [path, name] of [
      [routes.liveSessionCalendar(slug), `${slug}.ics`],
      [routes.seriesCalendar, 'series.ics'],
    ] as const) {
      const response = await fetch(url + path)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(response.headers.get('content-disposition')).toBe(`inline; filename="${name}"`)
      expect(findCalendarFaults(await response.text()), path).toEqual([])
    }
  })
})
