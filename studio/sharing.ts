import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { exitWithError, printLine } from '@/base/cli'
import { getSharingImage } from '@/lib/page-metadata'
import { CHROMIUM_FLAGS, findOrInstallChromium } from '@/scripts/browser'
import { computeFingerprints, FINGERPRINTS_FILE } from './sharing/fingerprints'
import { listSharedPages, type SharedPage } from './sharing/pages'

/** Draws the link preview images that are missing or outdated, and records their fingerprints. */
try {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  const fingerprints = computeFingerprints()
  const drawn = JSON.parse(readFileSync(FINGERPRINTS_FILE, 'utf8'))
  const outdated = listSharedPages().filter(
    (sharedPage) =>
      drawn[sharedPage.path] !== fingerprints[sharedPage.path] ||
      !existsSync(getImageFile(sharedPage)),
  )
  for (const sharedPage of outdated) await draw(page, sharedPage)
  await browser.close()
  writeFileSync(FINGERPRINTS_FILE, `${JSON.stringify(fingerprints, null, 2)}\n`)
  printLine(`Wrote ${outdated.length} sharing pictures to public/sharing.`)
} catch (error) {
  exitWithError(error)
}

function getImageFile({ path: pagePath, image = getSharingImage(pagePath) }: SharedPage) {
  return `public${image}`
}

async function draw(page: Page, sharedPage: SharedPage) {
  await page.setContent(sharedPage.html, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const fits = await page.evaluate(() => {
    const [main, text] = ['main', 'main > div'].map((part) => document.querySelector(part))
    return (text?.scrollHeight ?? 0) <= (main?.clientHeight ?? 0)
  })
  if (!fits) throw new Error(`The title of ${sharedPage.path} is too long for its picture.`)
  const file = getImageFile(sharedPage)
  mkdirSync(path.dirname(file), { recursive: true })
  const screenshot = await page.screenshot({ type: 'png' })
  // Flat drawings look the same in 64 colours, at a third of the bytes.
  await sharp(screenshot).png({ palette: true, colours: 64, effort: 10 }).toFile(file)
}
