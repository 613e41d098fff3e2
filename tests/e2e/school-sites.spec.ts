import type { Route } from 'playwright/test'
import sharp from 'sharp'
import { expect, type Page, test } from './fixtures'
import { openEditor, replaceText, storedText } from './rich-text'
import { addBlock, confirmOwnEmail, openPreview, startWebsite } from './site-editor'
import { button, expectAccessible, registerSubscriber } from './steps'

const pictures = process.env.SITE_PICTURES
const takePicture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

test('a coordinator publishes a first website, edits it and undoes an edit', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  const slug = `first-${Date.now().toString(36)}-salem`
  await registerSubscriber(page, user)
  await confirmOwnEmail(page, user.email)
  await page.goto('/my-school/website')
  await expectAccessible(page)
  await startWebsite(page, slug)
  await button(page, 'Publish the draft').click()
  await expect(page.getByText('The website is public.', { exact: true })).toBeVisible()
  await takePicture(page, 'editor-overview')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Edit Notices' }).click()
  await addBlock(page, 'notice')
  await page.getByLabel('Title of the notice').fill('Sports day')
  await page.getByLabel('Text', { exact: true }).fill('Come on Friday.')
  await expect(page.getByText('Saved. Visitors see it when you publish.')).toBeVisible()
  await expect((await openPreview(page)).getByText('Sports day')).toBeVisible()
  await takePicture(page, 'editor-page')
  await expectAccessible(page)
  await button(page, 'Write').click()

  await button(page, 'Delete block 1').click()
  await button(page, 'Undo the last change').click()
  await expect(page.getByLabel('Title of the notice')).toHaveValue('Sports day')

  await page.goto('/my-school/website')
  await button(page, 'Publish the draft').click()
  await expect(page.getByText(/Visitors see it within two seconds/)).toBeVisible()
  await expect.poll(async () => (await page.request.get(`/s/${slug}/notices`)).status()).toBe(200)
  const response = await page.goto(`/s/${slug}/notices`)
  expect(response?.headers()['content-security-policy']).toContain("script-src 'none'")
  await expect(page.getByRole('heading', { name: 'Sports day' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.locator('script').count()).toBe(0)
})

test('typed text survives a reload and a conflict with a colleague', { tag: '@ci' }, async ({
  page,
  user,
  browser,
  expectStatus,
}) => {
  test.slow()
  expectStatus(409)
  await registerSubscriber(page, user)
  await startWebsite(page, `two-${Date.now().toString(36)}-erode`)
  await page.getByRole('link', { name: 'Edit About us' }).click()
  const editor = await openEditor(page, 'Text')
  const text = storedText(editor)

  const storageState = await page.context().storageState()
  const colleague = await (await browser.newContext({ storageState })).newPage()
  await colleague.goto(page.url())
  await colleague.getByLabel('Text', { exact: true }).fill('From the colleague')
  await expect(colleague.getByText('Saved. Visitors see it when you publish.')).toBeVisible()

  await replaceText(editor, 'From me')
  await expect(page.getByText(/saved a newer version of this page/).first()).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('From me')
  await button(page, 'Save my text').click()
  await expect(page.getByText('Saved. Visitors see it when you publish.')).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue('From me')
  await page.getByText('History of this page').click()
  await expect(page.getByRole('button', { name: /Use the version of/ })).toHaveCount(2)
})

/** 50 million pixels on their side, with the place where it was taken. */
const createPhonePhoto = () =>
  sharp({
    create: {
      ...{ width: 8160, height: 6120, channels: 3, background: '#888' },
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 80 })
    .withExif({ IFD0: { Model: 'A phone' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

test('a phone photo is made smaller, straightened and freed of its place before it is sent', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await registerSubscriber(page, user)
  await startWebsite(page, `photo-${Date.now().toString(36)}-erode`)
  await page.getByRole('link', { name: 'Edit Notices' }).click()
  await addBlock(page, 'picture')
  await page.getByLabel(/agrees to its publication/).check()
  const chooser = page.getByLabel('Choose a picture')
  // A file is set without the press that shows the field.
  await chooser.evaluate((input) => input.parentElement?.scrollIntoView({ block: 'center' }))

  const heic = Buffer.from('\0\0\0\x18ftypheic'.padEnd(200, '\0'), 'latin1')
  await chooser.setInputFiles({ name: 'IMG_1.HEIC', mimeType: '', buffer: heic })
  await expect(page.getByText(/This browser cannot open HEIC photos/)).toBeInViewport()

  const photo = await createPhonePhoto()
  expect(photo.length).toBeGreaterThan(12 * 1024 * 1024)
  const held: Route[] = []
  await page.route('**/api/school/website/files?*', (route) => void held.push(route))
  await chooser.setInputFiles({ name: 'hall.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText('Uploading …')).toBeInViewport()
  await expect(page.getByText(/This browser cannot open HEIC photos/)).toBeHidden()
  const sent = held[0]?.request().postDataBuffer() ?? Buffer.alloc(0)
  await held[0]?.continue()
  expect(sent.length).toBeLessThan(4 * 1024 * 1024)
  expect(await sharp(sent).metadata()).toMatchObject({ width: 1800, height: 2400 })
  expect((await sharp(sent).metadata()).exif).toBeUndefined()
  await expect(page.locator('img[src*="/preview/files/"]')).toBeVisible()
  await takePicture(page, 'editor-photo')
})
