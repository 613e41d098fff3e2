import type { Page } from 'playwright'

export type PageThumbnail = { title: string; webp: Buffer }

/** In pixels: large enough for headings, too small for the text. */
const LONG_SIDE_PX = 320

/** All sheets share one position, so that the browser need not scroll. */
const STACKED_CSS =
  'body { margin: 0 } .sheet { margin: 10mm } .sheet:not(.shown) { display: none }'

/** Each sheet with its margins. */
export async function takeThumbnails(page: Page): Promise<PageThumbnail[]> {
  await page.addStyleTag({ content: STACKED_CSS })
  const devtools = await page.context().newCDPSession(page)
  const sheets = await page.locator('.sheet').count()
  const thumbnails: PageThumbnail[] = []
  for (let index = 0; index < sheets; index++) {
    const { title, width, height } = await page.evaluate(showSheet, index)
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 50,
      clip: { x: 0, y: 0, width, height, scale: LONG_SIDE_PX / Math.max(width, height) },
      captureBeyondViewport: true,
    })
    thumbnails.push({ title, webp: Buffer.from(data, 'base64') })
  }
  await devtools.detach()
  return thumbnails
}

/** Runs in the browser. */
function showSheet(sheetIndex: number) {
  const sheets = [...document.querySelectorAll<HTMLElement>('.sheet')]
  sheets.forEach((sheet, index) => {
    sheet.classList.toggle('shown', index === sheetIndex)
  })
  const activeSheet = sheets[sheetIndex]
  const margin = Number.parseFloat(activeSheet ? getComputedStyle(activeSheet).marginTop : '')
  return {
    title: activeSheet?.dataset.title ?? '',
    width: (activeSheet?.offsetWidth ?? 0) + 2 * margin,
    height: (activeSheet?.offsetHeight ?? 0) + 2 * margin,
  }
}
