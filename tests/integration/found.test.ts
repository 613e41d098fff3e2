import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { areaOf } from '@/lib/area-of'
import { allAreas } from '@/lib/areas'
import { routes } from '@/lib/routes'
import { madeOf, RECORD } from '@/scripts/sharing/made-of'
import { calendarFaults } from '../support/calendar'
import { readRobots } from '../support/robots'
import { sharedSite } from '../support/shared-site'
import { factsIn, structuredDataFaults } from '../support/structured-data'

/** What search engines and messengers read of each page that they may know. */

const PAGES = allAreas
  .filter(({ indexed, path }) => indexed && !path.includes(':'))
  .map(({ path }) => path)

const meta = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('every page that may be found', () => {
  const html: Record<string, string> = {}
  let url = ''
  beforeAll(async () => {
    url = (await sharedSite()).url
    for (const path of PAGES) html[path] = await (await fetch(url + path)).text()
  })

  test('has a title, a description, a canonical address and a picture of its own, and one h1', async () => {
    const own = PAGES.map((path) => {
      const made = html[path] ?? ''
      expect(made.match(/<h1[ >]/g), path).toHaveLength(1)
      expect(made.match(/<main[ >]/g), path).toHaveLength(1)
      const picture = meta(made, 'og:image') ?? ''
      expect(made, path).toContain(`<link rel="canonical" href="${url}${path === '/' ? '' : path}`)
      const description = meta(made, 'description') ?? ''
      expect(description.length, path).toBeGreaterThan(50)
      return [/<title>(.*?)<\/title>/.exec(made)?.[1], description, picture]
    })
    expect(new Set(own.flat()).size).toBe(PAGES.length * 3)
    for (const [, , picture = ''] of own) {
      const drawn = Buffer.from(await (await fetch(picture)).arrayBuffer())
      expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)], picture).toEqual([1200, 630])
      expect(drawn.length, picture).toBeLessThan(40_000)
    }
  })

  test('shows the way to it', () => {
    for (const path of PAGES.filter((one) => one !== '/'))
      expect(html[path], path).toMatch(/<nav aria-label="You are here"[^>]*>/)
  })

  test('stands in the sitemap, with the day of its last change where the build knew it', async () => {
    const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
    const known = JSON.parse(readFileSync('.next/page-dates.json', 'utf8'))
    for (const path of PAGES) {
      const row = sitemap
        .split('<url>')
        .find(
          (one) =>
            one.includes(`<loc>${url}${path === '/' ? '' : path}</loc>`) ||
            (one.includes(`<loc>${url}/</loc>`) && path === '/'),
        )
      expect(row, path).toBeDefined()
      const said = /<lastmod>(.*)<\/lastmod>/.exec(row ?? '')?.[1]
      expect(said && Date.parse(said), path).toBe(known[path] && Date.parse(known[path]))
    }
  })
})

/** On the embedded database the first start has seeded them. */
async function seedSessions(env: Record<string, string>) {
  if (!env.DATABASE_URL) return
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const { seedSeason } = await import('@/lib/series/demo')
  const { closeDatabase } = await import('@/db/client')
  await seedSeason()
  await closeDatabase()
  vi.unstubAllEnvs()
}

describe('every address of the sitemap', () => {
  let url = ''
  let addresses: string[] = []
  beforeAll(async () => {
    const site = await sharedSite()
    url = site.url
    await seedSessions(site.env)
    const sessions = async () => {
      const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
      addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
      return addresses.filter((one) => one.includes('/series/')).length
    }
    await vi.waitFor(async () => expect(await sessions()).toBeGreaterThan(5), {
      ...{ timeout: 10_000, interval: 500 },
    })
  })

  test('may be fetched by robots.txt, as may the calendar feed', async () => {
    const { allows, sitemaps } = readRobots(await (await fetch(`${url}/robots.txt`)).text())
    expect(sitemaps).toEqual([`${url}/sitemap.xml`])
    const paths = addresses.map((address) => new URL(address).pathname)
    expect([...paths, routes.seriesCalendar].filter((path) => !allows(path))).toEqual([])
    for (const path of ['/profile', '/team', '/api/contact', routes.gatheringPlace('a')])
      expect(allows(path), path).toBe(false)
  })

  test('carries facts that search engines take, and no faulty ones', async () => {
    const isPublic = (path: string) => areaOf(path)?.whom === 'everyone'
    const types = new Set<unknown>()
    for (const address of addresses) {
      const facts = factsIn(await (await fetch(address)).text())
      expect(facts.length, address).toBeGreaterThan(0)
      const page = { url: address, now: new Date(), isPublic }
      expect(structuredDataFaults(facts, page), address).toEqual([])
      for (const fact of facts) types.add(fact['@type'] ?? 'Book')
    }
    for (const type of ['EducationEvent', 'EventSeries', 'Course', 'Book'])
      expect(types).toContain(type)
  })

  test('has a calendar without a fault, as has the feed', async () => {
    const slug =
      addresses
        .find((one) => one.includes('/series/'))
        ?.split('/')
        .at(-1) ?? ''
    for (const [path, name] of [
      [routes.gatheringCalendar(slug), `${slug}.ics`],
      [routes.seriesCalendar, 'series.ics'],
    ] as const) {
      const response = await fetch(url + path)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(response.headers.get('content-disposition')).toBe(`inline; filename="${name}"`)
      expect(calendarFaults(await response.text()), path).toEqual([])
    }
  })
})

test('the pictures for sharing show what their pages say: if not, `npm run sharing` draws them', () => {
  expect(JSON.parse(readFileSync(RECORD, 'utf8'))).toEqual(madeOf())
})
