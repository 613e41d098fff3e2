/** What a person does in the library's reader. */

import type { Request, Route } from 'playwright/test'
import { expect, type Page, type Person } from './fixtures'
import { button, enter } from './steps'

export const FILES = '**/ebook/files/*'

export const dialog = (page: Page) => page.locator('dialog[open]')
export const inside = (page: Page) => page.frameLocator('dialog[open] iframe')
export const sheet = (page: Page, number: number) =>
  inside(page).getByRole('group', { name: `Page ${number}`, exact: true })
export const place = (page: Page) => inside(page).locator('p[aria-hidden]')
export const tryAgain = (page: Page) => inside(page).getByRole('button', { name: 'Try again' })
export const readNow = (page: Page) => button(page, 'Read Now').first()

export async function enterLibrary(page: Page, person: Person) {
  await enter(page, person)
  await page.goto('/ebook')
  await expect(readNow(page)).toBeVisible()
}

export async function openFirstBook(page: Page) {
  await readNow(page).click()
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
