import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withoutMiddleware } from '../support/build-copy'
import { guardedPages } from '../support/guarded-pages'
import { bearer, call, loggedInTeacher, user } from '../support/person'
import { asRouter, RSC } from '../support/router'
import { sharedSite } from '../support/shared-site'
import { startSite } from '../support/site'
import { isWhole } from '../support/whole'

/** What other addresses and spellings let out is for the leak test; here each page stands for itself. */

test('there are pages enough behind the gate', () => {
  expect(guardedPages.length).toBeGreaterThan(20)
})

/** By day only the harder case: each page has to refuse by itself. */
const BUILDS = ['with middleware taken away', ...(isWhole ? ['with middleware'] : [])]

describe.each(BUILDS)('%s', (how) => {
  let site: { url: string }
  let leave = async () => {}
  let member = ''
  let left = ''
  beforeAll(async () => {
    if (how === 'with middleware') site = await sharedSite()
    else {
      const folder = withoutMiddleware()
      const own = await startSite({ cwd: folder })
      site = own
      leave = async () => {
        await own.stop()
        rmSync(folder, { recursive: true, force: true })
      }
    }
    member = (await loggedInTeacher(site)).cookie
    const { cookie, token } = await loggedInTeacher(site)
    await call(site, user('logout'), { method: 'POST', headers: bearer(token) })
    left = cookie
  })
  afterAll(() => leave())

  /** A cookie that the site has signed passes the middleware, so only the page itself can refuse it. */
  const STRANGERS = [
    ['who never logged in', () => ''],
    ['whose session has ended', () => left],
    ['with a forged cookie', () => 'uns-session=eyJhbGciOiJub25lIn0.e30.'],
  ] as const

  test.each(
    guardedPages.flatMap(({ page, elsewhere }) =>
      STRANGERS.map(([who, cookie]) => [page, who, elsewhere, cookie] as const),
    ),
  )('%s sends a visitor %s to %s', async (page, _, elsewhere, cookie) => {
    const answer = await call(site, page, { headers: { cookie: cookie() } })
    expect([answer.status, answer.headers.get('location')]).toEqual([307, elsewhere])
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  test.each(guardedPages.map(({ page, elsewhere }) => [page, elsewhere]))(
    '%s tells the router of who left nothing but where to go: %s',
    async (page, to) => {
      const parts = await asRouter(site, page, { headers: { ...RSC, cookie: left } })
      expect(parts.headers.get('content-type')).toBe('text/x-component')
      expect(await parts.text()).toContain(`NEXT_REDIRECT;replace;${to};307;`)
    },
  )

  const opening = guardedPages.filter(({ isOwn }) => !isOwn).map(({ page }) => page)

  test.each(opening)('%s opens for who is logged in, and no cache keeps it', async (page) => {
    const answer = await call(site, page, { headers: { cookie: member } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const parts = await asRouter(site, page, { headers: { ...RSC, cookie: member } })
    expect(parts.headers.get('content-type')).toBe('text/x-component')
    expect(await parts.text()).not.toContain('NEXT_REDIRECT')
  })
})
