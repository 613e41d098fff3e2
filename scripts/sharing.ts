import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { exitWithError, printLine } from '@/base/cli'
import { getSharingImage } from '@/lib/page-metadata'
import { CHROMIUM_FLAGS, findOrInstallChromium } from './browser'
import { renderCard } from './sharing/card'
import { computeFingerprints, FINGERPRINTS_FILE } from './sharing/fingerprints'
import { listSharedPages, type SharedPage } from './sharing/pages'

const getImageFile = ({ path }: SharedPage) => `public${getSharingImage(path)}`

/** Draws the picture that is shown beside a link to each public page, and records what it was made of. */
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
    // Flat colours: sixty-four of them are a third of the bytes and look the same.
    await sharp(screenshot)
      .png({ palette: true, colours: 64, effort: 10 })
      .toFile(getImageFile(sharedPage))
  }
  await browser.close()
  writeFileSync(FINGERPRINTS_FILE, `${JSON.stringify(computeFingerprints(), null, 2)}\n`)
  printLine('Drew the pictures for sharing in public/sharing.')
} catch (error) {
  exitWithError(error)
}
