import type { Page } from 'playwright'

/** A page as it is shown before anybody fetches it. */
export type Picture = { title: string; webp: Buffer }

/** In pixels: the headings can be read, what stands under them cannot. */
const LONG_SIDE = 320

/** Sheets lie one above the other at the same place, so that the browser need not scroll to any. */
const STACKED = 'body { margin: 0 } .sheet { margin: 10mm } .sheet:not(.shown) { display: none }'

/** Of each sheet with its margins, as it lies on the page. */
export async function pictures(page: Page): Promise<Picture[]> {
  await page.addStyleTag({ content: STACKED })
  const devtools = await page.context().newCDPSession(page)
  const sheets = await page.locator('.sheet').count()
  const taken: Picture[] = []
  for (let index = 0; index < sheets; index++) {
    const { title, width, height } = await page.evaluate(show, index)
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 50,
      clip: { x: 0, y: 0, width, height, scale: LONG_SIDE / Math.max(width, height) },
      captureBeyondViewport: true,
    })
    taken.push({ title, webp: Buffer.from(data, 'base64') })
  }
  await devtools.detach()
  return taken
}

/** Runs in the browser. */
function show(wanted: number) {
  const sheets = [...document.querySelectorAll<HTMLElement>('.sheet')]
  sheets.forEach((sheet, index) => {
    sheet.classList.toggle('shown', index === wanted)
  })
  const shown = sheets[wanted]
  const margin = Number.parseFloat(shown ? getComputedStyle(shown).marginTop : '')
  return {
    title: shown?.dataset.title ?? '',
    width: (shown?.offsetWidth ?? 0) + 2 * margin,
    height: (shown?.offsetHeight ?? 0) + 2 * margin,
  }
}
