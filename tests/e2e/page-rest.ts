import type { Page, Request } from 'playwright'

/**
 * From now on. The returned function waits until the page rests: it is loaded, its idle time has come
 * twice without a new request, and each request has ended.
 */
export function watchRest(page: Page) {
  const open = new Set<Request>()
  let count = 0
  page.on('request', (request) => {
    count += 1
    open.add(request)
  })
  page.on('requestfinished', (request) => void open.delete(request))
  page.on('requestfailed', (request) => void open.delete(request))
  return async () => {
    await page.waitForLoadState()
    for (let countBefore = -1; count > countBefore || open.size > 0; ) {
      countBefore = count
      await page.evaluate(waitForIdleTime)
    }
  }
}

/** Runs in the browser, whose idle time may begin only when something wakes it: here the timeout. */
async function waitForIdleTime() {
  await document.fonts.ready
  for (let round = 0; round < 2; round += 1)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
}
