import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium } from 'playwright/test'
import { expect, type Page, test } from './fixtures'
import { openKeptBook, openShelf } from './kept-steps'
import { logInByApi, registerSubscriber } from './steps'

/** What a premium book leaves on the disk of a device that keeps it. */

const BOOK = { id: 'rubrics', title: 'Rubrics That Students Understand' }
const SENTENCES = pickSentences(readFileSync(`content/ebooks/texts/${BOOK.id}.json`, 'utf8'))
const PDF = readFileSync('content/ebooks/files/rubrics-that-students-understand.pdf')

function pickSentences(json: string): string[] {
  const { chapters } = JSON.parse(json) as { chapters: { blocks: { html: string }[] }[] }
  const sentences = chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ html }) => html.match(/[A-Z][A-Za-z ,]{45,90}\./g) ?? [])
  const step = Math.floor(sentences.length / 10)
  return Array.from({ length: 10 }, (_, index) => sentences[index * step] ?? '')
}

/** A part of a sentence or of the file is enough: storage may compress the rest. */
function listTraces(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
  const parts = [
    ...SENTENCES.flatMap((sentence) => {
      const part = sentence.slice(5, 25)
      return [Buffer.from(part), Buffer.from(part, 'utf16le')]
    }),
    ...[0.2, 0.5, 0.8].map((share) => {
      const start = Math.floor(PDF.length * share)
      return PDF.subarray(start, start + 48)
    }),
  ]
  return files.flatMap((file) => {
    const bytes = readFileSync(file)
    return parts.filter((part) => bytes.includes(part)).map((part) => `${file}: ${part}`)
  })
}

async function withProfile(
  baseURL: string | undefined,
  use: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'uns-profile-'))
  try {
    const context = await chromium.launchPersistentContext(folder, {
      baseURL,
      executablePath: process.env.CHROMIUM_PATH || undefined,
    })
    await use(context.pages()[0] ?? (await context.newPage()), context)
    await context.close()
    return listTraces(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('no sentence of a kept premium book is on the disk, read or not', { tag: '@ci' }, async ({
  page,
  user,
  baseURL,
}) => {
  test.slow()
  await registerSubscriber(page, user)
  const traces = await withProfile(baseURL, async (device, context) => {
    await logInByApi(device, user)
    await device.goto('/ebook')
    await device.getByRole('button', { name: new RegExp(`^Keep .*${BOOK.title}`) }).click()
    await expect(device.getByRole('link', { name: 'Kept on this device' })).toBeVisible()
    await context.setOffline(true)
    await openShelf(device)
    await openKeptBook(device, BOOK.title)
    await expect(device.locator('.text-view')).toContainText(SENTENCES[9] ?? 'a sentence')
    await device.getByRole('button', { name: 'Printed page' }).click()
    await expect(device.locator('canvas').first()).toBeVisible()
  })
  expect(traces).toEqual([])
})

test('the search finds a book that is stored as it is', { tag: '@ci' }, async ({ baseURL }) => {
  const text = readFileSync(`content/ebooks/texts/${BOOK.id}.json`, 'utf8')
  const traces = await withProfile(baseURL, async (device) => {
    await device.goto('/robots.txt')
    await device.evaluate(
      ([json, pdf]) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('plain', 1)
          opening.onupgradeneeded = () => opening.result.createObjectStore('plain')
          opening.onsuccess = () => {
            const writing = opening.result.transaction('plain', 'readwrite')
            writing.objectStore('plain').put(new TextEncoder().encode(json), 'text')
            writing.objectStore('plain').put(Uint8Array.from(pdf), 'document')
            writing.oncomplete = () => resolve()
          }
        }),
      [text, [...PDF]] as [string, number[]],
    )
  })
  // Chromium compresses text; the parts of the file, which cannot be made smaller, are all there.
  expect(traces.length).toBeGreaterThanOrEqual(3)
})
