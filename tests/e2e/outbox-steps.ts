import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright/test'
import type { Page } from './fixtures'

type Unsent = {
  name: string
  path: string
  body: object
  batch?: 'sheets' | 'marks'
  secondsAgo?: number
}

/** Writes values of the site's own database, as its pages do. */
const putValues = (page: Page, values: [key: string, value: unknown][]) =>
  page.evaluate(
    (entries) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('uns', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite')
          for (const [key, value] of entries) writing.objectStore('kept').put(value, key)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    values,
  )

export const readUserId = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id as string)

/** As if it had been written without a connection. */
export async function putUnsent(page: Page, userId: string, entries: Unsent[]) {
  const values = entries.map(({ secondsAgo = 60, ...entry }): [string, unknown] => [
    `outbox ${userId} ${entry.name}`,
    { ...entry, at: Date.now() - secondsAgo * 1000, id: randomUUID() },
  ])
  await putValues(page, values)
}

/** Where releases before the one outbox kept read sheets. */
export const putFormerSheet = (page: Page, testId: string, sheet: { id: string }) =>
  putValues(page, [[`class-sheet:${testId}:${sheet.id}`, sheet]])

export const listUnsentNames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('uns', 1)
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('kept').objectStore('kept').getAllKeys()
          reading.onsuccess = () => {
            opening.result.close()
            const keys = reading.result.map(String)
            resolve(keys.filter((key) => /^(outbox|class-sheet|class-marks)/.test(key)))
          }
        }
      }),
  )

/** Paths of what the browser sends; of the first to each path, the server’s answer is lost. */
export async function loseFirstAnswers(context: BrowserContext): Promise<string[]> {
  const sent: string[] = []
  await context.route(/\/api\/(library|class-tests|class-assignments)\//, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    const { pathname } = new URL(request.url())
    const isFirst = !sent.includes(pathname)
    sent.push(pathname)
    const response = await route.fetch()
    return isFirst ? route.abort() : route.fulfill({ response })
  })
  return sent
}
