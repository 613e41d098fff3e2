import { languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { routes } from '@/lib/routes'
import { expect, type Page, test } from './fixtures'
import { blockWebFonts, listLayoutShifts, watchLayoutShifts } from './layout-shift'
import { button, field, registerSubscriber } from './steps'

/** Pages of members on which something arrives by script, in each language and at both widths. */

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
/** By day the widest screen, and the longest words on the narrowest one. */
const isByDay = (language: string, width: number) =>
  (language === 'en' && width === 1280) || (language === 'ta' && width === 360)

const PAGES = [
  routes.home,
  routes.series,
  routes.onlineTraining,
  routes.profile,
  routes.mySchool,
  routes.toolkit,
  routes.myLearning,
]

async function makeDraft(page: Page) {
  await page.goto(routes.newDraft)
  await field(page, 'Made from').selectOption('topic')
  await field(page, 'Lesson topic').fill('sharing class duties')
  await field(page, 'Subject').fill('Science')
  await button(page, 'Make my draft').click()
  await page.waitForURL(/\/my-drafts\/[0-9a-f-]{36}$/)
  return new URL(page.url()).pathname
}

for (const language of languageCodes)
  for (const size of SIZES)
    test(`nothing moves on members’ pages when scripts arrive: ${language}, ${size.width} px`, {
      tag: isByDay(language, size.width) ? '@ci' : '@night',
    }, async ({ page, user, expectStatus }) => {
      test.slow()
      expectStatus(0)
      await registerSubscriber(page, user)
      const draft = await makeDraft(page)
      await page.setViewportSize(size)
      await blockWebFonts(page)
      await watchLayoutShifts(page)
      const shifts: Record<string, string[]> = {}
      for (const path of [...PAGES, draft].map((path) => addLanguage(path, language))) {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        if (path.endsWith(draft)) await expect(page.locator('.rich-text-toolbar')).toBeVisible()
        shifts[path] = await listLayoutShifts(page)
      }
      expect(shifts).toEqual(Object.fromEntries(Object.keys(shifts).map((path) => [path, []])))
    })
