import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { giveUp, say } from '@/base/say'
import { sharingPicture } from '@/lib/page-metadata'
import { CHROMIUM_FLAGS, findOrInstallChromium } from './browser'
import { card } from './sharing/card'
import { madeOf, RECORD } from './sharing/made-of'
import { type SharedPage, sharedPages } from './sharing/pages'

const fileOf = ({ path }: SharedPage) => `public${sharingPicture(path)}`

/** Draws the picture that is shown beside a link to each public page, and records what it was made of. */
try {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: CHROMIUM_FLAGS,
  })
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  mkdirSync('public/sharing', { recursive: true })
  for (const shared of sharedPages()) {
    await page.setContent(card(shared), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const drawn = await page.screenshot({ type: 'png' })
    // Flat colours: sixty-four of them are a third of the bytes and look the same.
    await sharp(drawn).png({ palette: true, colours: 64, effort: 10 }).toFile(fileOf(shared))
  }
  await browser.close()
  writeFileSync(RECORD, `${JSON.stringify(madeOf(), null, 2)}\n`)
  say('Drew the pictures for sharing in public/sharing.')
} catch (error) {
  giveUp(error)
}
