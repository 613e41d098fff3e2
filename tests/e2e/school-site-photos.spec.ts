import type { Browser } from 'playwright/test'
import { createSamplePhoto } from '../support/sample-photo'
import { expect, type Page, test } from './fixtures'
import { listLayoutShifts, watchLayoutShifts } from './layout-shift'
import { openEditor } from './rich-text'
import { confirmOwnEmail, createWebsite, openPreview } from './site-editor'
import { button, expectAccessible, registerSubscriber } from './steps'

const pictures = process.env.SITE_PICTURES
const takePicture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

const SAVED = 'Saved. Visitors see it when you publish.'

const SIZES = [
  [1600, 2400],
  [2400, 1600],
  [2000, 1500],
  [1500, 2000],
] as const

const createPhotos = async () => {
  const photos = []
  for (const [seed, [width, height]] of SIZES.entries()) {
    const buffer = await createSamplePhoto({ width, height, seed, quality: 85 })
    photos.push({ name: `IMG_${seed + 1}.jpg`, mimeType: 'image/jpeg', buffer })
  }
  return photos
}

/** Counts what a finger presses; typing and scrolling are not counted. */
function countPresses(page: Page) {
  let count = 0
  const press = async (name: string) => {
    count += 1
    await button(page, name).click()
  }
  return { press, add: () => (count += 1), read: () => count }
}

test('a principal with a phone adds four photos at once, a cover, moves, undoes and publishes', {
  tag: '@ci',
}, async ({ page, user, browser }) => {
  test.slow()
  const slug = `photos-${Date.now().toString(36)}-salem`
  await registerSubscriber(page, user)
  await confirmOwnEmail(page, user.email)
  await createWebsite(page, slug)
  const photos = await createPhotos()
  const presses = countPresses(page)

  await presses.press('Add a block')
  await presses.press('Photos')
  await page.getByLabel(/^Everyone in these photos/).check()
  presses.add()
  await page.getByLabel('Choose one or more photos').setInputFiles(photos)
  presses.add()
  await expect(page.getByText('0 of 4 photos are on the page.')).toBeVisible()
  for (const number of [2, 3, 4, 5])
    await expect(page.getByRole('group', { name: `${number}. Picture` })).toBeVisible()
  await expect(page.getByRole('group', { name: '2. Picture' })).toBeFocused()
  for (const number of [2, 3, 4, 5])
    await page
      .getByRole('group', { name: `${number}. Picture` })
      .getByLabel('What the picture shows')
      .fill(`The garden, part ${number}`)
  await takePicture(page, 'editor-photos')

  await page.getByText('Cover photo', { exact: true }).click()
  presses.add()
  const cover = page.locator('.cover-fields')
  await cover.getByLabel(/agrees to its publication/).check()
  presses.add()
  await cover.getByLabel('Choose a picture').setInputFiles(photos[1] ?? [])
  presses.add()
  const point = cover.getByRole('button', { name: /The point that stays in view/ })
  const box = await point.boundingBox()
  await point.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.5 } })
  presses.add()
  await expect(point).toHaveAccessibleName(/25% from the left, 50% from the top/)
  await point.press('ArrowDown')
  await expect(point).toHaveAccessibleName(/25% from the left, 54% from the top/)
  await cover.getByLabel('What the cover photo shows').fill('The school from the road')
  await cover.getByLabel('Words on the cover (optional)').fill('Known by name')
  await cover.getByLabel('Button to a page (optional)').selectOption('Admissions')
  await takePicture(page, 'editor-cover')

  await presses.press('Move block 5 up')
  await expect(button(page, 'Move block 4 up')).toBeFocused()
  await presses.press('Undo the last change')
  await expect(page.getByText('The last change is undone.')).toBeAttached()
  await expect(page.getByText(SAVED)).toBeVisible()
  await expectAccessible(page)
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { name: 'Known by name' })).toBeVisible()
  await takePicture(page, 'editor-preview')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Back to the website' }).click()
  presses.add()
  await presses.press('Publish the draft')
  await expect(page.getByText(/Visitors see it within two seconds/)).toBeVisible()
  expect(presses.read()).toBeLessThanOrEqual(12)
  await readAsVisitor(browser, new URL(`/s/${slug}`, page.url()).href)
})

/** With the window and the pixels of a common phone. */
async function readAsVisitor(browser: Browser, url: string) {
  const context = await browser.newContext({
    ...{ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
    ...{ isMobile: true, hasTouch: true },
  })
  const page = await context.newPage()
  await watchLayoutShifts(page)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Known by name' })).toBeVisible()
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
  }
  expect(await page.locator('img').count()).toBe(5)
  expect(await listLayoutShifts(page)).toEqual([])
  expect(await page.locator('script').count()).toBe(0)
  await expectAccessible(page)
  const bytes = await page.evaluate(() =>
    performance
      .getEntries()
      .map((entry) => Number(Reflect.get(entry, 'transferSize') ?? 0))
      .reduce((sum, size) => sum + size, 0),
  )
  // Four photos and the cover, which is one of them again.
  expect(bytes).toBeLessThanOrEqual(100 * 1024)
  await takePicture(page, 'site-phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await takePicture(page, 'site-laptop')
  await expectAccessible(page)
  await context.close()
}

test('a photo that fails waits for another try, and the others go on', { tag: '@ci' }, async ({
  page,
  user,
  expectStatus,
}) => {
  test.slow()
  expectStatus(503)
  await registerSubscriber(page, user)
  await createWebsite(page, `retry-${Date.now().toString(36)}-erode`, 'Edit Gallery')
  await page.locator('[data-kind="photos"]').click()
  await page.getByLabel(/^Everyone in these photos/).check()
  const [one, two] = await createPhotos()
  let failures = 1
  await page.route('**/api/school/website/files?*', (route) => {
    failures -= 1
    return failures < 0 ? route.continue() : route.fulfill({ status: 503, json: {} })
  })
  const heic = Buffer.from('\0\0\0\x18ftypheic'.padEnd(200, '\0'), 'latin1')
  await page
    .getByLabel('Choose one or more photos')
    .setInputFiles(
      [one, two, { name: 'IMG_9.HEIC', mimeType: '', buffer: heic }].flatMap((file) => file ?? []),
    )
  await expect(page.getByText(/IMG_9.HEIC: This browser cannot open HEIC photos/)).toBeVisible()
  await expect(page.getByRole('group', { name: '1. Picture' })).toBeVisible()
  await button(page, 'Try again: IMG_1.jpg').click()
  await expect(page.getByRole('group', { name: '2. Picture' })).toBeVisible()
  await button(page, 'Leave out: IMG_9.HEIC').click()
  await button(page, 'Close').click()
  await expect(page.getByText(SAVED)).toBeVisible()
})

test('on a laptop: preview beside, a block between, a copy, a pull, undo and redo by keys', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await registerSubscriber(page, user)
  await createWebsite(page, `laptop-${Date.now().toString(36)}-erode`)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('main')).toBeVisible()
  const blocks = page.locator('.block-editor > legend')

  await button(page, 'Add a block above block 1').click()
  await page.locator('[data-kind="heading"]').click()
  await expect(page.getByRole('group', { name: '1. Heading' }).getByLabel('Heading')).toBeFocused()
  // In a field, the keys are the field's own.
  await page.keyboard.press('Control+z')
  await expect(blocks).toHaveCount(2)
  await page.keyboard.type('Welcome')
  await button(page, 'Duplicate block 1').click()
  await expect(blocks).toHaveText(['1. Heading', '2. Heading', '3. Text'])
  await expect(page.getByRole('group', { name: '2. Heading' }).getByLabel('Heading')).toHaveValue(
    'Welcome',
  )

  await button(page, 'Delete block 3').focus()
  await page.keyboard.press('Enter')
  await expect(blocks).toHaveText(['1. Heading', '2. Heading'])
  await expect(button(page, 'Undo the last change')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(blocks).toHaveText(['1. Heading', '2. Heading', '3. Text'])
  await page.keyboard.press('Control+Shift+Z')
  await expect(blocks).toHaveCount(2)
  await page.keyboard.press('Control+z')

  await pullAbove(page, 2, 0)
  await expect(blocks).toHaveText(['1. Text', '2. Heading', '3. Heading'])
  await openEditor(page, 'Text')
  await expect(page.getByText(SAVED)).toBeVisible()
  await expect(preview.getByRole('heading', { name: 'Welcome' })).toHaveCount(2)
  await expectAccessible(page)
  await takePicture(page, 'editor-laptop')
})

/** By the handle of a block, to the place before another. */
async function pullAbove(page: Page, from: number, to: number) {
  const handle = page.locator('.block-handle').nth(from)
  await handle.scrollIntoViewIfNeeded()
  const start = await handle.boundingBox()
  await page.mouse.move((start?.x ?? 0) + 15, (start?.y ?? 0) + 15)
  await page.mouse.down()
  // Each block is one line now.
  const target = await page.locator('.block-editor').nth(to).boundingBox()
  await page.mouse.move((start?.x ?? 0) + 15, (target?.y ?? 0) + 4, { steps: 4 })
  await expect(page.locator('.block-editor').nth(to)).toHaveAttribute('data-drop', 'before')
  await page.mouse.up()
}
