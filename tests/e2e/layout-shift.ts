import type { Page } from 'playwright/test'

/** Some machines lack the fallback fonts whose metrics the style sheet adapts. */
export const blockWebFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort())

/** The browser's own measure. */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    let shifts = 0
    const addShifts = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts += Number(Reflect.get(entry, 'value'))
      return shifts
    }
    const observer = new PerformanceObserver((list) => addShifts(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { readShifts: () => addShifts(observer.takeRecords()) })
  })
}

/** Shifts are reported with the frame that shows them. */
export const waitForPaint = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  })

export const readLayoutShift = async (page: Page) => {
  await waitForPaint(page)
  return page.evaluate(() => (window as never as { readShifts: () => number }).readShifts())
}
