import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from './fixtures'
import { addBlock, confirmOwnEmail, createWebsite, publishWebsite } from './site-editor'
import { button, expectAccessible, field, getOverflow, registerSubscriber } from './steps'

const WIDTHS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

const enquiryPictures = process.env.ENQUIRY_PICTURES
const shoot = async (page: Page, name: string) => {
  if (!enquiryPictures) return
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await page.screenshot({ path: `${enquiryPictures}/${name}-${size.width}.png`, fullPage: true })
  }
}

/** The host of the school's own, which leads to this machine. */
const toOwnHost = (page: Page, slug: string) => {
  const { protocol, port } = new URL(page.url())
  return `${protocol}//${slug}.localhost:${port}`
}

test('a parent asks about admission on the school’s own host, and the office calls back', {
  tag: '@ci',
}, async ({ page, user, browser, expectStatus }) => {
  test.slow()
  expectStatus(422)
  const slug = `ask-${randomUUID().slice(0, 8)}-salem`
  await registerSubscriber(page, user)
  await confirmOwnEmail(page, user.email)
  await createWebsite(page, slug, 'Edit Admissions')
  await addBlock(page, 'admission')
  await expect(page.getByLabel('Classes that parents can choose')).toHaveValue(
    /^Nursery\n.*Class 12$/s,
  )
  await expectAccessible(page)
  await publishWebsite(page)

  const visitor = await (await browser.newContext({ viewport: WIDTHS[0] })).newPage()
  await visitor.goto(`${toOwnHost(page, slug)}/admissions`)
  expect(await visitor.locator('script').count()).toBe(0)
  for (const size of WIDTHS) {
    await visitor.setViewportSize(size)
    await expectAccessible(visitor)
  }
  await shoot(visitor, 'form')

  await visitor.getByLabel('Your name').fill('Meena Kumari')
  await visitor.getByLabel('Your question (optional)').fill('Is there a bus?\nFrom Salem.')
  await button(visitor, 'Send the enquiry').click()
  await expect(visitor.getByRole('alert')).toContainText('is not sent yet')
  await expect(field(visitor, 'Phone number')).toBeFocused()
  await expect(field(visitor, 'Phone number')).toHaveAccessibleDescription(/or an email address/)
  await expect(field(visitor, 'Your name')).toHaveValue('Meena Kumari')
  await expect(visitor.getByLabel(/Your question/)).toHaveValue('Is there a bus?\nFrom Salem.')
  await expectAccessible(visitor)
  await shoot(visitor, 'form-refused')

  await field(visitor, 'Phone number').fill('+91 98765 43210')
  await field(visitor, 'Class you want').selectOption('Class 6')
  await button(visitor, 'Send the enquiry').dblclick()
  await expect(visitor.getByRole('heading', { name: 'Your enquiry is sent' })).toBeVisible()
  expect(visitor.url()).toBe(`${toOwnHost(page, slug)}/enquiry/sent`)
  await expectAccessible(visitor)
  await shoot(visitor, 'sent')
  const posts: string[] = []
  visitor.on('request', (request) => posts.push(request.method()))
  await visitor.reload()
  expect(new Set(posts)).toEqual(new Set(['GET']))
  await visitor.context().close()

  await page.goto('/my-school')
  await expect(page.getByText('1 new admission enquiry')).toBeVisible()
  await page.getByRole('link', { name: 'Open the enquiries' }).click()
  await expect(page.getByRole('heading', { name: 'Meena Kumari' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: '98765 43210' })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  await shoot(page, 'list')
  await field(page, 'State').selectOption('Visit arranged')
  await field(page, 'Note for your office (optional)').fill('Saturday, 10:00 AM')
  await button(page, 'Save').click()
  await expect(page.getByRole('link', { name: 'Visit arranged (1)' })).toBeVisible()
  await page.getByRole('link', { name: 'New (0)' }).click()
  await expect(page.getByText('There are no enquiries here.')).toBeVisible()
  await page.getByRole('link', { name: 'Visit arranged (1)' }).click()
  await expect(page.getByText('Note: Saturday, 10:00 AM')).toBeVisible()
  for (const size of WIDTHS) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  const table = await page.request.get('/my-school/website/enquiries/download')
  expect(await table.text()).toContain('"Meena Kumari","9876543210"')
  await page.goto('/my-school')
  await expect(page.getByText('1 new admission enquiry')).toHaveCount(0)
})

test('the form works with the keyboard alone, also below /s/ and in Tamil', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  const slug = `keys-${randomUUID().slice(0, 8)}-salem`
  await registerSubscriber(page, user)
  await confirmOwnEmail(page, user.email)
  await createWebsite(page, slug)
  await addBlock(page, 'admission')
  await expect(page.getByText('Saved. Visitors see it when you publish.')).toBeVisible()
  await page.goto('/my-school/website/design')
  await field(page, 'Language of the website').selectOption('ta')
  await button(page, 'Save the design').click()
  await expect(page.getByText('The design is saved.')).toBeVisible()
  await publishWebsite(page)

  await page.goto(`/s/${slug}`)
  await shoot(page, 'form-tamil')
  await field(page, 'உங்கள் பெயர்').focus()
  await page.keyboard.type('மீனா')
  await page.keyboard.press('Tab')
  await page.keyboard.type('௯௮௭௬௫ ௪௩௨௧௦')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Class 6')
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'உங்கள் விசாரணை அனுப்பப்பட்டது' })).toBeVisible()
  expect(await page.evaluate(getOverflow)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'இணையதளத்துக்குத் திரும்புக' }).click()
  await expect(page).toHaveURL(new RegExp(`/s/${slug}$`))
})
