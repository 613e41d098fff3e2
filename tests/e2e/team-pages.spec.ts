import { expect, type Page } from './fixtures'
import { findLayoutFaults } from './layout-faults'
import { watchRest } from './page-rest'
import { expectAccessible } from './steps'
import { type TeamPagesSite, test } from './team-site'

// In one worker, so that all tests share one site.
test.describe.configure({ mode: 'default' })

const MAX_MS = 10 * 60_000
/** The framework alone, and what the team area may add to it. */
const MAX_SCRIPT_KB = 138 + 40
/** A preview in another language also loads the sentences of that language. */
const TRANSLATION_KB = 6
/** A page with a field for long text loads the editor when it is idle; until then its textarea works. */
const EDITOR_KB = 72
const getMaxScriptKb = (path: string) =>
  MAX_SCRIPT_KB + (/\/preview\/(hi|ta)$/.test(path) ? TRANSLATION_KB : 0)

async function openPage(page: Page, path: string) {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  expect(page.url().endsWith(path), page.url()).toBe(true)
}

const openDisclosures = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

async function expectAllAccessible(page: Page, { paths, logIn }: TeamPagesSite) {
  test.setTimeout(MAX_MS)
  await logIn(page)
  const faults: string[] = []
  for (const path of paths)
    await test
      .step(path, async () => {
        await openPage(page, path)
        await openDisclosures(page)
        await expectAccessible(page)
        expect(await page.evaluate(findLayoutFaults)).toEqual([])
      })
      .catch((error) => faults.push(`${path}: ${error.message}`))
  expect(faults).toEqual([])
}

test.describe('on a phone', () => {
  test(
    'every page of the team area is accessible and never scrolls sideways',
    {
      tag: '@night',
    },
    async ({ page, teamSite }) => expectAllAccessible(page, teamSite),
  )
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
  test(
    'every page of the team area is accessible and never scrolls sideways',
    {
      tag: '@night',
    },
    async ({ page, teamSite }) => expectAllAccessible(page, teamSite),
  )
})

test('no page of the team area loads more than 40 KB of scripts above the framework', {
  tag: '@ci',
}, async ({ page, teamSite }) => {
  test.setTimeout(MAX_MS)
  await teamSite.logIn(page)
  const sizes: Record<string, number> = {}
  const rest = watchRest(page)
  for (const path of teamSite.paths.filter((path) => !path.endsWith(READER))) {
    await openPage(page, path)
    await rest()
    const hasEditor = (await page.locator('[contenteditable]').count()) > 0
    const size = await sumCompressedKb(await page.evaluate(listScripts))
    sizes[path] = size - (hasEditor ? EDITOR_KB : 0)
  }
  const tooLarge = Object.entries(sizes).filter(([path, size]) => size > getMaxScriptKb(path))
  expect(Object.fromEntries(tooLarge)).toEqual({})
})

/** Loads PDF.js, as for members. */
const READER = '/read'

/** Runs in the browser. */
const listScripts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => new URL(url).pathname.endsWith('.js'))

const sizeByUrl = new Map<string, Promise<number>>()

/** As gzip, because the browser itself gets the smaller Brotli files. */
async function sumCompressedKb(urls: string[]): Promise<number> {
  for (const url of urls) if (!sizeByUrl.has(url)) sizeByUrl.set(url, readCompressedSize(url))
  const sizes = await Promise.all(urls.map((url) => sizeByUrl.get(url) ?? 0))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)
}

async function readCompressedSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } })
  const size = Number(response.headers.get('content-length'))
  if (!size) throw new Error(`${url} has no length.`)
  return size
}
