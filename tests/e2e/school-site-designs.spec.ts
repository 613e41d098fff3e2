import { expect, test } from './fixtures'
import { confirmOwnEmail, createWebsite } from './site-editor'
import { button, expectAccessible, registerSubscriber } from './steps'

const pictures = process.env.SITE_PICTURES

const DESIGNS = ['Simple', 'Newspaper', 'Wide bands', 'Menu at the side']

test('a coordinator sees the own website in four designs, chooses one and keeps every word', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  const slug = `designs-${Date.now().toString(36)}-salem`
  await registerSubscriber(page, user)
  await confirmOwnEmail(page, user.email)
  await createWebsite(page, slug)
  await page.goto('/my-school/website/design')
  const frames = page.locator('.design-frame > iframe')
  await expect(frames).toHaveCount(DESIGNS.length)
  for (const [index, frame] of (await frames.all()).entries()) {
    await frame.scrollIntoViewIfNeeded()
    await expect(frame.contentFrame().getByText(/^Welcome to/)).toBeVisible()
    const [design] = [['simple', 'ruled', 'bands', 'side'][index] ?? '']
    await expect(frame.contentFrame().locator('body')).toHaveClass(design)
  }
  await expectAccessible(page)
  if (pictures) await page.screenshot({ path: `${pictures}/design-choice.png`, fullPage: true })

  // With the keyboard: the frames are no stops.
  await page.getByLabel(/^Simple/).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(/^Wide bands/)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(/^See it large/)
  await button(page, 'Save the design').click()
  await expect(page.getByText('The design is saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(/^Wide bands/)).toBeChecked()
  await page.goto('/my-school/website')
  await button(page, 'Publish the draft').click()
  await expect(page.getByText(/Visitors see it within two seconds/)).toBeVisible()

  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['', '/about', '/contact']) {
      await page.goto(`/s/${slug}${path}`)
      expect(await page.evaluate(() => document.body.className)).toBe('bands')
      const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(spare, `${path} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  await expectAccessible(page)
})

test('every design fits every window, has no fault, and stays readable in forced colours', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await registerSubscriber(page, user)
  await createWebsite(page, `fits-${Date.now().toString(36)}-erode`)
  for (const design of ['simple', 'ruled', 'bands', 'side']) {
    for (const width of [320, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/my-school/website/preview?design=${design}`)
      const spare = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(spare, `${design} at ${width}`).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
    await page.emulateMedia({ forcedColors: 'active' })
    await expectAccessible(page)
    await page.emulateMedia({ forcedColors: 'none', media: 'print' })
    await expect(page.locator('nav')).toBeHidden()
    await expect(page.locator('main')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  }
})
