import { LANGUAGES, languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { allRoutePolicies } from '@/lib/route-policies'
import { isTranslated } from '@/lib/route-policies/route-policy'
import type { TeamSiteRecords } from '../support/team-site-records'
import { readDemoPassword } from './demo-password'
import { expect, type Page } from './fixtures'
import { findLayoutFaults } from './layout-faults'
import { logInByApi } from './steps'
import { test } from './team-site'

// In one worker, so that all tests share one site.
test.describe.configure({ mode: 'default' })

const WIDTHS = [320, 360, 768]
const MAX_MS = 10 * 60_000

/** Parameters without a record here lead to the 404 page, which has to fit too. */
const listParams = (records: TeamSiteRecords): Record<string, string> => ({
  '/library/:id': records.premiumBook,
  '/books/:slug': 'rubrics',
  '/resources/:slug': 'social-impact-rubrics',
  '/themes/:slug': 'global-goals',
  '/certificate/:number': records.certificate,
  '/my-school/teachers/:id': records.member,
  '/my-school/sessions/:id': records.inHouse,
  '/my-school/webhooks/:id': records.webhook,
  '/my-school/website/pages/:id': records.sitePage,
  '/website-message/:slug': records.site,
  '/website-report/:slug': records.site,
})

const listPages = (records: TeamSiteRecords) =>
  allRoutePolicies
    .filter((policy) => isTranslated(policy) && !policy.isFrameable && !policy.isInternal)
    .map(({ path }) => {
      const param = listParams(records)[path] ?? (path.startsWith('/series') ? SERIES : '1')
      return path.replace(/:\w+/, param)
    })

const SERIES = 'see-how-it-works'

async function expectRoomAtEachWidth(page: Page, paths: string[]) {
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      const found = await page.evaluate(findLayoutFaults)
      faults.push(...found.map((fault) => `${path} at ${width} px: ${fault}`))
    }
  }
  expect(faults).toEqual([])
}

for (const language of languageCodes)
  test(`every page fits narrow windows in ${LANGUAGES[language].name}`, {
    tag: '@night',
  }, async ({ page, teamSite: { dataDir, records }, expectStatus }) => {
    test.setTimeout(MAX_MS)
    expectStatus(404)
    const password = readDemoPassword(dataDir)
    await logInByApi(page, { email: 'subscriber@uns.example', password })
    const paths = listPages(records).map((path) => addLanguage(path, language))
    await expectRoomAtEachWidth(page, paths)
  })

test('every page of the team fits narrow windows', { tag: '@night' }, async ({
  page,
  teamSite: { dataDir, paths },
}) => {
  test.setTimeout(MAX_MS)
  await logInByApi(page, { email: 'team@uns.example', password: readDemoPassword(dataDir) })
  await expectRoomAtEachWidth(page, paths)
})
