import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { exitWithError, printLine } from '@/base/cli'
import { getSharingImage } from '@/lib/page-metadata'
import { CHROMIUM_FLAGS, findOrInstallChromium } from '@/scripts/browser'
import { renderCard } from './sharing/card'
import { computeFingerprints, FINGERPRINTS_FILE } from './sharing/fingerprints'
import { listSharedPages, type SharedPage } from './sharing/pages'

const getImageFile = ({ path }: SharedPage) => `public${getSharingImage(path)}`

/** Draws the link preview images and records their fingerprints. */
try {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  mkdirSync('public/sharing', { recursive: true })
  for (const sharedPage of listSharedPages()) {
    await page.setContent(renderCard(sharedPage), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const screenshot = await page.screenshot({ type: 'png' })
    // Flat drawings look the same in 64 colours, at a third of the bytes.
    await sharp(screenshot)
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(getImageFile(sharedPage))
  }
  await browser.close()
  writeFileSync(FINGERPRINTS_FILE, `${JSON.stringify(computeFingerprints(), null, 2)}\n`)
  printLine('Wrote the sharing pictures to public/sharing.')
} catch (error) {
  exitWithError(error)
}
