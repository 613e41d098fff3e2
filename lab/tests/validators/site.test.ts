import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matchRoute } from '@/lib/match-route'
import { routes } from '@/lib/routes'
import { countSectionsWithoutHeading, createHtmlValidator } from '@/tests/support/html-faults'
import { findStructuredDataFaults, parseJsonLd } from '@/tests/support/structured-data'
import { type CrawledPage, crawl, fetchPage } from './crawl'
import { type DemoSite, startDemoSite } from './demo-site'

/** The whole site with its demonstration data, by the links that each visitor can follow. */

/** Fewer pages than this mean an incomplete crawl. */
const VISITOR_CASES = [
  { name: 'a public visitor', account: '', atLeast: 40 },
  { name: 'a user', account: 'teacher', atLeast: 50 },
  { name: 'a subscriber', account: 'rahim', atLeast: 50 },
  { name: 'a coordinator', account: 'subscriber', atLeast: 55 },
  { name: 'a manager', account: 'team', atLeast: 150 },
]

const START_PATHS = [routes.home, routes.homeAlias, routes.myLearning, routes.subscriptionForm]

let site: DemoSite
beforeAll(async () => {
  site = await startDemoSite()
})
afterAll(() => site?.stopAndDrop())

const getCookie = async (account: string) => (account ? (await site.logIn(account)).cookie : '')

describe.each(VISITOR_CASES)('as $name', ({ account, atLeast: minPages }) => {
  test('every link works and every page is valid HTML', async () => {
    const startPaths = account === 'team' ? [...START_PATHS, routes.team] : START_PATHS
    const { pages, deadLinks } = await crawl(site.url, startPaths, {
      cookie: await getCookie(account),
    })
    expect(deadLinks).toEqual([])
    expect(pages.length).toBeGreaterThanOrEqual(minPages)
    const validateHtml = createHtmlValidator()
    const pathByFault = new Map<string, string>()
    for (const { path, html } of pages)
      for (const fault of await validateHtml(html))
        if (!pathByFault.has(fault)) pathByFault.set(fault, path)
    expect([...pathByFault].map(([fault, path]) => `${path}: ${fault}`)).toEqual([])
    if (!account) expect(pages.flatMap(findUntrueFacts)).toEqual([])
  })
})

function findUntrueFacts({ path, html }: CrawledPage) {
  const facts = parseJsonLd(html)
  if (facts.length === 0) return []
  const [, url = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  const isPublic = (urlPath: string) => matchRoute(urlPath)?.audience === 'everyone'
  const faults = findStructuredDataFaults(facts, { url, now: new Date(), isPublic })
  return faults.map((fault) => `${path}: ${fault}`)
}

test.each([
  ['', ['/no-such-page', '/ebook/no-such', '/series/no-such', '/team']],
  ['subscriber', [routes.myCertificate('no-such'), routes.liveSessionRegistration('no-such')]],
  ['team', [routes.teamSchool('no-such'), routes.teamApplication('no-such')]],
])('error pages are valid HTML (as "%s")', async (account, paths) => {
  const validateHtml = createHtmlValidator()
  const cookie = await getCookie(account)
  for (const path of paths) {
    const { status, html } = await fetchPage(site.url, path, cookie)
    expect([status, html.includes('<h1')], path).toEqual([404, true])
    expect(await validateHtml(html), path).toEqual([])
  }
})

test('finds a section without a heading', () => {
  expect(countSectionsWithoutHeading('<section><h2>a</h2><section></section></section>')).toBe(1)
  expect(countSectionsWithoutHeading('<section><section><h3>a</h3></section></section>')).toBe(0)
})
