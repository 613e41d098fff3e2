import type { Locator, Request, Route } from 'playwright/test'
import { type E2eUser, expect, type Page } from './fixtures'
import { registerAndLogIn } from './steps'

export const FILES = '**/ebook/files/*'

export const dialog = (page: Page) => page.locator('dialog[open]').first()
export const readerFrame = (page: Page) => page.frameLocator('dialog[open] iframe')
export const pageRegion = (page: Page, pageNumber: number) =>
  readerFrame(page).getByRole('region', { name: `Page ${pageNumber}`, exact: true })
export const textView = (page: Page) => readerFrame(page).locator('.text-view')
export const pageIndicator = (page: Page) => readerFrame(page).locator('.book-place')
export const toolButton = (page: Page, name: string) =>
  readerFrame(page).getByRole('toolbar').getByRole('button', { name, exact: true })
export const retryButton = (page: Page) =>
  readerFrame(page).getByRole('button', { name: 'Try again' })
export const readNowButton = (page: Page) =>
  page.getByRole('button', { name: /^Read Now: / }).first()

export async function openLibrary(page: Page, user: E2eUser) {
  await registerAndLogIn(page, user)
  await page.goto('/ebook')
  await expect(readNowButton(page)).toBeVisible()
}

/** The text is in the HTML; `data-view` shows that the reader has hydrated. */
export async function openTextView(page: Page) {
  await readNowButton(page).click()
  await expect(readerFrame(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(readerFrame(page).locator('html')).toHaveAttribute('data-view', /./)
}

export const openFirstBook = (page: Page) => openPrintedView(page, readNowButton(page))

/** Wide windows start with the printed pages, phones with the text. */
export async function openPrintedView(page: Page, readButton: Locator) {
  await readButton.click()
  await expect(readerFrame(page).locator('html')).toHaveAttribute('data-view', /./)
  const printedButton = toolButton(page, 'Printed page')
  if (await printedButton.isVisible()) await printedButton.click()
  await expect(pageRegion(page, 1).locator('canvas')).toBeVisible()
}

export function serveRanges(file: Buffer, onBytes: (byteCount: number) => void = () => {}) {
  return (route: Route) => {
    const [, from, to] = /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '') ?? []
    const begin = Number(from)
    const end = Math.min(Number(to) + 1, file.length)
    onBytes(end - begin)
    return route.fulfill({
      status: 206,
      contentType: 'application/pdf',
      headers: { 'content-range': `bytes ${begin}-${end - 1}/${file.length}` },
      body: file.subarray(begin, end),
    })
  }
}

export const isReaderRequest = (request: Request) =>
  /pdf|\/ebook\/(read|files)\//.test(request.url())
