import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routes } from '@/lib/routes'
import { freshDatabase } from '../support/database'
import { call } from '../support/person'
import { type Site, startSite } from '../support/site'
import { crawl, openPage } from './crawl'
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

let site: Site
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await freshDatabase({ empty: true })
  drop = database.drop
  site = await startSite({ database, env: { LIST_LOAD_DELAY_MS: '0' } })
})
afterAll(async () => {
  await site?.stop()
  await drop?.()
})

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
  })
})

test('pages that say what went wrong are valid HTML', async () => {
  const faultsOf = htmlValidator()
  for (const path of ['/no-such-page', '/ebook/no-such', '/series/no-such', '/team']) {
    const { status, html } = await openPage(site.url, path)
    expect(status, path).toBeGreaterThanOrEqual(400)
    expect(await faultsOf(html), path).toEqual([])
  }
})

test('a section without a heading is noticed', () => {
  expect(sectionsWithoutHeading('<section><h2>a</h2><section></section></section>')).toBe(1)
  expect(sectionsWithoutHeading('<section><section><h3>a</h3></section></section>')).toBe(0)
})

async function cookieOf(account: string) {
  if (!account) return ''
  const password = /password (\S+) for/.exec(site.output())?.[1]
  const { status, headers } = await call(site, '/api/auth/user/login', {
    method: 'POST',
    body: { email: `${account}@uns.example`, password },
  })
  expect(status).toBe(200)
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0])
  return cookies.join('; ')
}
