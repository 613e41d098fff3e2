import { languageCodes } from '@/i18n/languages'
import { addLanguage } from '@/lib/language-paths'
import { routes } from '@/lib/routes'
import { expect, test } from './fixtures'
import { runOnlyAtNight, runOnlyInCi } from './night'
import { registerSubscriber } from './steps'

/** The first item of each list, which a member sees without scrolling, above the bar of a phone. */
const FIRST_ITEMS = {
  [routes.series]: 'main li a',
  [routes.toolkit]: 'main li h3',
  [routes.ebook]: 'main li h2',
  [routes.digitalVideos]: 'main li video',
  [routes.onlineTraining]: 'tbody th',
  [routes.offlineTraining]: '#weeks li',
  [routes.networking]: 'main li strong',
  [routes.myLearning]: '.year-ring, main svg',
  [routes.mySchool]: '#to-do',
}
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
const MAX_HEADING_PX = 32

for (const language of languageCodes)
  for (const size of SIZES)
    test(`lists show their first item on the first screen: ${language}, ${size.width} px`, {
      // By day the longest words on the narrowest screen.
      ...(language === 'ta' && size.width === 360 ? runOnlyInCi(true) : runOnlyAtNight(true)),
    }, async ({ page, user }) => {
      test.slow()
      await registerSubscriber(page, user)
      await page.setViewportSize(size)
      for (const [path, item] of Object.entries(FIRST_ITEMS))
        await test.step(path, async () => {
          await page.goto(addLanguage(path, language))
          const first = page.locator(item).filter({ visible: true }).first()
          await expect(first).toBeInViewport({ ratio: 1 })
          const [box, bar] = await Promise.all([
            first.boundingBox(),
            page.locator('.member-nav').boundingBox(),
          ])
          const bottom = size.width < 768 && bar ? bar.y : size.height
          expect((box?.y ?? size.height) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom)
          const heading = page.getByRole('heading', { level: 1 })
          const fontSize = await heading.evaluate((element) => getComputedStyle(element).fontSize)
          expect(Number.parseFloat(fontSize)).toBeLessThanOrEqual(MAX_HEADING_PX)
        })
    })
