import type { Page } from 'playwright/test'

/** Some machines lack the fallback fonts whose metrics the style sheet adapts. */
export const blockWebFonts = (page: Page) => page.route('**/*.woff2', (route) => route.abort())

/**
 * The browser's own measure, from the first frame of the whole document. A busy browser also draws what it
 * has read so far, on each machine another part.
 */
export async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }
    const shifts: string[] = []
    const describeRect = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    function describeSource({ node, previousRect, currentRect }: Source) {
      const element = node instanceof Element ? node : node?.parentElement
      const [tag = ''] = element?.outerHTML.match(/^<[^>]*>/) ?? []
      return `${tag} from ${describeRect(previousRect)} to ${describeRect(currentRect)}`
    }
    let wholeAt = Number.POSITIVE_INFINITY
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => setTimeout(() => (wholeAt = performance.now()))),
    )
    function addShifts(entries: PerformanceEntryList) {
      for (const entry of entries.filter(({ startTime }) => startTime >= wholeAt)) {
        const sources: Source[] = Reflect.get(entry, 'sources')
        shifts.push([Reflect.get(entry, 'value'), ...sources.map(describeSource)].join('\n'))
      }
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

/** What has moved, with its places before and after. */
export const listLayoutShifts = async (page: Page) => {
  await waitForPaint(page)
  return page.evaluate(() => (window as never as { readShifts: () => string[] }).readShifts())
}
