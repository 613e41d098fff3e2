import { expect, type Page } from './fixtures'
import { readNowButton } from './reader-steps'

export const keepButton = (page: Page) =>
  page.getByRole('button', { name: /^Keep on this device/ }).first()
export const keptCard = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
export const readKept = (page: Page, title: string) =>
  page.getByRole('link', { name: `Read: ${title}`, exact: true })
export const keptTool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true })

/** Presses the button of the first book and waits until its pages open without a connection. */
export async function keepFirstBook(page: Page) {
  await page.goto('/ebook')
  await expect(readNowButton(page)).toBeVisible()
  await keepButton(page).click()
  await expect(page.getByRole('link', { name: 'Kept on this device' })).toBeVisible()
}

export async function openShelf(page: Page) {
  await page.goto('/kept')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept on this device')
}

export async function openKeptBook(page: Page, title: string) {
  await readKept(page, title).click()
  await expect(page.locator('.text-view').getByRole('heading', { level: 1 })).toHaveText(title)
}

/** Names of what is stored; null without a database. */
export const listKeptNames = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'uns-kept')) return null
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('uns-kept')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('kept').objectStore('kept').getAllKeys()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result.map(String))
        }
      }
    })
  })

/** As the browser does when the device has little space. */
export const deleteKept = (page: Page, name: string) =>
  page.evaluate(
    (key) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('uns-kept')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('kept', 'readwrite')
          writing.objectStore('kept').delete(key)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    name,
  )
