import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearerHeader, callApi, logInNewTeacher, userApiPath } from '../support/api-user'
import { copyBuildWithoutMiddleware } from '../support/build-copy'
import { isFullRun } from '../support/full-run'
import { guardedPages } from '../support/guarded-pages'
import { fetchAsRouter, RSC_HEADERS } from '../support/router-request'
import { getSharedSite } from '../support/shared-site'
import { startSite } from '../support/site'

/** What other addresses and spellings let out is for the leak test; here each page stands for itself. */

test('there are pages enough behind the gate', () => {
  expect(guardedPages.length).toBeGreaterThan(20)
})

/** By day only the harder case: each page has to refuse by itself. */
const BUILDS = ['with middleware taken away', ...(isFullRun ? ['with middleware'] : [])]

describe.each(BUILDS)('%s', (mode) => {
  let site: { url: string }
  let cleanUp = async () => {}
  let memberCookie = ''
  let endedCookie = ''
  beforeAll(async () => {
    if (mode === 'with middleware') site = await getSharedSite()
    else {
      const folder = copyBuildWithoutMiddleware()
      const ownSite = await startSite({ cwd: folder })
      site = ownSite
      cleanUp = async () => {
        await ownSite.stop()
        rmSync(folder, { recursive: true, force: true })
      }
    }
    memberCookie = (await logInNewTeacher(site)).cookie
    const { cookie, token } = await logInNewTeacher(site)
    await callApi(site, userApiPath('logout'), { method: 'POST', headers: bearerHeader(token) })
    endedCookie = cookie
  })
  afterAll(() => cleanUp())

  /** A cookie that the site has signed passes the middleware, so only the page itself can refuse it. */
  const ANONYMOUS_CASES = [
    ['who never logged in', () => ''],
    ['whose session has ended', () => endedCookie],
    ['with a forged cookie', () => 'uns-session=eyJhbGciOiJub25lIn0.e30.'],
  ] as const

  test.each(
    guardedPages.flatMap(({ page, elsewhere: redirectPath }) =>
      ANONYMOUS_CASES.map(
        ([description, cookie]) => [page, description, redirectPath, cookie] as const,
      ),
    ),
  )('%s sends a visitor %s to %s', async (page, _, redirectPath, cookie) => {
    const response = await callApi(site, page, { headers: { cookie: cookie() } })
    expect([response.status, response.headers.get('location')]).toEqual([307, redirectPath])
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  test.each(guardedPages.map(({ page, elsewhere: redirectPath }) => [page, redirectPath]))(
    '%s tells the router of who left nothing but where to go: %s',
    async (page, redirectPath) => {
      const rscResponse = await fetchAsRouter(site, page, {
        headers: { ...RSC_HEADERS, cookie: endedCookie },
      })
      expect(rscResponse.headers.get('content-type')).toBe('text/x-component')
      expect(await rscResponse.text()).toContain(`NEXT_REDIRECT;replace;${redirectPath};307;`)
    },
  )

  const openPages = guardedPages.filter(({ isOwn }) => !isOwn).map(({ page }) => page)

  test.each(openPages)('%s opens for who is logged in, and no cache keeps it', async (page) => {
    const response = await callApi(site, page, { headers: { cookie: memberCookie } })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('no-store')
    const rscResponse = await fetchAsRouter(site, page, {
      headers: { ...RSC_HEADERS, cookie: memberCookie },
    })
    expect(rscResponse.headers.get('content-type')).toBe('text/x-component')
    expect(await rscResponse.text()).not.toContain('NEXT_REDIRECT')
  })
})
