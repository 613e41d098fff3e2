import { createSamplePhoto } from '../support/sample-photo'
import { expect, type Page, test } from './fixtures'
import { watchPerson } from './person'
import { confirmOwnEmail } from './site-editor'
import { button, expectAccessible, field, registerSubscriber } from './steps'

const pictures = process.env.SITE_PICTURES
const takePicture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

/** Schools of the same name are suggested the same free address, and one of them gets it. */
const ownSchool = ({ email }: { email: string }) => ({
  institution_name: `Vidya Mandir ${email.slice(0, email.indexOf('@'))}`,
})

test('someone who never made a website has one in ten minutes: kind, colour, answers, photo', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await registerSubscriber(page, user, ownSchool(user))
  await confirmOwnEmail(page, user.email)
  await page.goto('/my-school/website')
  const person = watchPerson(page)
  await expect(field(page, 'Address of the website')).not.toHaveValue('')
  await expect(page.getByText('This address is free.')).toBeVisible()
  await expectAccessible(page)
  await takePicture(page, 'start-form')

  await person.choose(/^Residential school/)
  await person.choose(/^Maroon/)
  await person.choose(/^Newspaper/)
  const frame = page.locator('.design-frame > iframe').nth(1)
  await frame.scrollIntoViewIfNeeded()
  await expect(frame.contentFrame().getByText(/Students live and learn here/)).toBeVisible()
  await expect(frame.contentFrame().locator('body')).toHaveClass('ruled')
  await takePicture(page, 'start-chosen')
  const slug = await field(page, 'Address of the website').inputValue()
  await person.press('Create the website')

  await expect(page.getByText(/questions have no answer yet/)).toBeVisible()
  person.look()
  await expectAccessible(page)
  await takePicture(page, 'start-steps')
  await person.type(
    'How many students share a room, and who lives in the house with them?',
    'Four students share a room. A teacher lives in each house.',
  )
  await person.type('Wake-up: at what time?', '5:30 | 6:00')
  await person.type('Breakfast: at what time?', '7:30')
  await person.type('founded', '1984')
  await person.press('Save the answers')
  await expect(page.getByText('The answers are in your draft.')).toBeVisible()
  await expect(field(page, 'Breakfast: at what time?')).toHaveCount(0)

  await page.getByRole('link', { name: 'Add a photo and your own words to the home page' }).click()
  person.count()
  person.look()
  await page.getByText('Cover photo', { exact: true }).click()
  person.count()
  const cover = page.locator('.cover-fields')
  await cover.getByLabel(/agrees to its publication/).check()
  person.count()
  const buffer = await createSamplePhoto({ width: 1600, height: 1200, seed: 3, quality: 80 })
  await cover
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
  person.count()
  await cover.getByLabel('What the cover photo shows').fill('The school from the road')
  await expect(page.getByText('Saved. Visitors see it when you publish.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the website' }).click()
  person.count()
  person.look()
  await person.press('Publish the draft')
  await expect(page.getByText(/Visitors see it within two seconds/)).toBeVisible()
  const { presses, minutes } = person.read()
  expect(presses).toBeLessThanOrEqual(16)
  expect(minutes).toBeLessThan(10)

  await page.goto(`/s/${slug}`)
  await expect(page.getByText(/Students live and learn here/)).toBeVisible()
  await expect(page.getByText('1984')).toBeHidden()
  await page.getByRole('link', { name: 'Hostel' }).click()
  await expect(page.getByText('A teacher lives in each house.')).toBeVisible()
  await expect(page.getByRole('cell', { name: '5:30 6:00' })).toBeVisible()
  await expect(page.getByText('Lights out')).toHaveCount(0)
  await expect(page.getByText(/[«»]/)).toHaveCount(0)
  await expectAccessible(page)
  await takePicture(page, 'start-published')
})

test('three presses publish a website in Tamil that says nothing untrue', { tag: '@ci' }, async ({
  page,
  user,
}) => {
  test.slow()
  await registerSubscriber(page, user, ownSchool(user))
  await confirmOwnEmail(page, user.email)
  await page.goto('/ta/my-school/website')
  await page.getByLabel(/^உண்டு உறைவிடப் பள்ளி/).check()
  await takePicture(page, 'start-form-ta')
  const slug = await field(page, 'இணையதளத்தின் முகவரி').inputValue()
  await button(page, 'இணையதளத்தை உருவாக்குக').click()
  await button(page, 'வரைவை வெளியிடுக').click()
  await expect(page.getByText('இணையதளத்தை அனைவரும் பார்க்கலாம்.', { exact: true })).toBeVisible()
  await page.goto(`/s/${slug}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta')
  await expect(page.getByText(/[«»]/)).toHaveCount(0)
  await expectAccessible(page)
  await takePicture(page, 'start-published-ta')
})
