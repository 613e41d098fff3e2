/** What a person does in the library's reader. */

import type { Locator, Request, Route } from 'playwright/test'
import { expect, type Page, type Person } from './fixtures'
import { enter } from './steps'

export const FILES = '**/ebook/files/*'

export const dialog = (page: Page) => page.locator('dialog[open]').first()
export const inside = (page: Page) => page.frameLocator('dialog[open] iframe')
export const sheet = (page: Page, number: number) =>
  inside(page).getByRole('region', { name: `Page ${number}`, exact: true })
export const text = (page: Page) => inside(page).locator('.text-view')
export const place = (page: Page) => inside(page).locator('.book-place')
export const tool = (page: Page, name: string) =>
  inside(page).getByRole('toolbar').getByRole('button', { name, exact: true })
export const tryAgain = (page: Page) => inside(page).getByRole('button', { name: 'Try again' })
export const readNow = (page: Page) => page.getByRole('button', { name: /^Read Now: / }).first()

export async function enterLibrary(page: Page, person: Person) {
  await enter(page, person)
  await page.goto('/ebook')
  await expect(readNow(page)).toBeVisible()
}

/** The text stands in the page; that its tools answer shows that the reader has come to life. */
export async function openText(page: Page) {
  await readNow(page).click()
  await expect(inside(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(inside(page).locator('html')).toHaveAttribute('data-view', /./)
}

export const openFirstBook = (page: Page) => openPrinted(page, readNow(page))

/** Wide windows begin with the printed pages, phones with the text. */
export async function openPrinted(page: Page, read: Locator) {
  await read.click()
  await expect(inside(page).locator('html')).toHaveAttribute('data-view', /./)
  const printed = tool(page, 'Printed page')
  if (await printed.isVisible()) await printed.click()
  await expect(sheet(page, 1).locator('canvas')).toBeVisible()
}

/** Answers as the site's own handler does, from memory. */
export function serve(file: Buffer, onBytes: (count: number) => void = () => {}) {
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

export const isOfReader = (request: Request) => /pdf|\/ebook\/(read|files)\//.test(request.url())
