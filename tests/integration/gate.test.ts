import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languageCodes } from '@/i18n/languages'
import { bearerHeader, callApi, logInNewTeacher, userApiPath } from '../support/api-user'
import { copyBuildWithoutMiddleware } from '../support/build-copy'
import { isCiRun, isFullRun } from '../support/full-run'
import {
  guardedPagesInAllLanguages as guardedPages,
  guardedPagesInTurn,
} from '../support/guarded-pages'
import { fetchAsRouter, RSC_HEADERS } from '../support/router-request'
import { getSharedSite } from '../support/shared-site'
import { startSite } from '../support/site'

/** Tests each page by its own path; the leak test covers other URLs and spellings. */

test('there are more than twenty guarded pages in each language', () => {
  expect(guardedPages.length).toBeGreaterThan(60)
})

/** The day run tests only the harder build, in which each page must redirect by itself. */
const BUILDS = ['without middleware', ...(isFullRun ? ['with middleware'] : [])]

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

  /** The middleware accepts any validly signed cookie, so only the page can reject these. */
  const ANONYMOUS_CASES = [
    ['who never logged in', () => ''],
    ['whose session has ended', () => endedCookie],
    ['with a forged cookie', () => 'uns-session=eyJhbGciOiJub25lIn0.e30.'],
  ] as const

  /** By day each page in each language with one case; before a commit each page in one language. */
  const getCaseIndex = (turn: number) =>
    (turn + Math.floor(turn / languageCodes.length)) % ANONYMOUS_CASES.length
  const testedPages = isCiRun ? guardedPages : guardedPagesInTurn
  test.each(
    testedPages.flatMap(({ page, elsewhere: redirectPath, turn }) =>
      ANONYMOUS_CASES.filter((_, index) => isFullRun || index === getCaseIndex(turn)).map(
        ([description, cookie]) => [page, description, redirectPath, cookie] as const,
      ),
    ),
  )('%s redirects a visitor %s to %s', async (page, _, redirectPath, cookie) => {
    const response = await callApi(site, page, { headers: { cookie: cookie() } })
    expect([response.status, response.headers.get('location')]).toEqual([307, redirectPath])
    expect(response.headers.get('cache-control')).toContain('no-store')
  })

  test.each(guardedPagesInTurn.map(({ page, elsewhere: redirectPath }) => [page, redirectPath]))(
    '%s sends the router of an ended session only a redirect to %s',
    async (page, redirectPath) => {
      const rscResponse = await fetchAsRouter(site, page, {
        headers: { ...RSC_HEADERS, cookie: endedCookie },
      })
      expect(rscResponse.headers.get('content-type')).toBe('text/x-component')
      expect(await rscResponse.text()).toContain(`NEXT_REDIRECT;replace;${redirectPath};307;`)
    },
  )

  const openPages = guardedPagesInTurn.filter(({ isOwn }) => !isOwn).map(({ page }) => page)

  test.each(openPages)('%s opens for a logged-in user and is not cached', async (page) => {
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
