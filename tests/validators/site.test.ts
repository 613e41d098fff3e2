import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { areaOf } from '@/lib/area-of'
import { routes } from '@/lib/routes'
import { factsIn, structuredDataFaults } from '../support/structured-data'
import { type CrawledPage, crawl, openPage } from './crawl'
import { type DemoSite, demoSite } from './demo-site'
import { htmlValidator, sectionsWithoutHeading } from './html-faults'

/** The whole site with its demonstration data, as each of its visitors finds it by following links. */

/** With fewer pages than this, the crawl did not get through. */
const VISITORS = [
  { name: 'a public visitor', account: '', atLeast: 40 },
  { name: 'a user', account: 'teacher', atLeast: 50 },
  { name: 'a subscriber', account: 'rahim', atLeast: 50 },
  { name: 'a coordinator', account: 'subscriber', atLeast: 55 },
  { name: 'a manager', account: 'team', atLeast: 150 },
]

const STARTS = [routes.home, routes.homeAgain, routes.myLearning, routes.subscriptionForm]

let site: DemoSite
beforeAll(async () => {
  site = await demoSite()
})
afterAll(() => site?.end())

const cookieOf = async (account: string) => (account ? (await site.logIn(account)).cookie : '')

describe.each(VISITORS)('as $name', ({ account, atLeast }) => {
  test('every link leads somewhere and every page is valid HTML', async () => {
    const starts = account === 'team' ? [...STARTS, routes.team] : STARTS
    const { pages, deadLinks } = await crawl(site.url, starts, { cookie: await cookieOf(account) })
    expect(deadLinks).toEqual([])
    expect(pages.length).toBeGreaterThanOrEqual(atLeast)
    const faultsOf = htmlValidator()
    const faults = new Map<string, string>()
    for (const { path, html } of pages)
      for (const fault of await faultsOf(html)) if (!faults.has(fault)) faults.set(fault, path)
    expect([...faults].map(([fault, path]) => `${path}: ${fault}`)).toEqual([])
    if (!account) expect(pages.flatMap(untrueFacts)).toEqual([])
  })
})

/** What search engines read of a page, under its own address. */
function untrueFacts({ path, html }: CrawledPage) {
  const facts = factsIn(html)
  if (facts.length === 0) return []
  const [, url = ''] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  const isPublic = (one: string) => areaOf(one)?.whom === 'everyone'
  const faults = structuredDataFaults(facts, { url, now: new Date(), isPublic })
  return faults.map((fault) => `${path}: ${fault}`)
}

test.each([
  ['', ['/no-such-page', '/ebook/no-such', '/series/no-such', '/team']],
  ['subscriber', [routes.myCertificate('no-such'), routes.gatheringPlace('no-such')]],
  ['team', [routes.teamSchool('no-such'), routes.teamApplication('no-such')]],
])('pages that say what went wrong are valid HTML (as "%s")', async (account, paths) => {
  const faultsOf = htmlValidator()
  const cookie = await cookieOf(account)
  for (const path of paths) {
    const { status, html } = await openPage(site.url, path, cookie)
    expect([status, html.includes('<h1')], path).toEqual([404, true])
    expect(await faultsOf(html), path).toEqual([])
  }
})

test('a section without a heading is noticed', () => {
  expect(sectionsWithoutHeading('<section><h2>a</h2><section></section></section>')).toBe(1)
  expect(sectionsWithoutHeading('<section><section><h3>a</h3></section></section>')).toBe(0)
})
