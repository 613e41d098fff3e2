import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright/test'
import { expect, type Page, test } from './fixtures'
import { waitForEmail } from './mailbox'
import { openEditor, replaceText } from './rich-text'
import { confirmOwnEmail, createWebsite, publishWebsite } from './site-editor'
import { button, expectAccessible, field, registerAndLogIn, registerSubscriber } from './steps'

const SAVED = 'Saved. Visitors see it when you publish.'

/** A colleague with a seat, in a window of her own. */
async function joinSchool(page: Page, browser: Browser) {
  await page.goto('/my-school/invite')
  await button(page, 'Create a link').click()
  const link = await field(page, 'Link').inputValue()
  const writer = await (await browser.newContext()).newPage()
  const id = randomUUID().slice(0, 8)
  const account = {
    ...{ firstname: 'Leela', lastname: 'Rao', email: `leela.${id}@school.example` },
    ...{ phone_number: '9876543210', password: 'chalk & slate 1' },
  }
  await registerAndLogIn(writer, account)
  await writer.goto(link)
  await button(writer, 'Accept the seat').click()
  await expect(writer.getByText(/You have a seat at/).first()).toBeVisible()
  return writer
}

async function writeHome(writer: Page, text: string) {
  await writer.goto('/my-school/website')
  await writer.getByRole('link', { name: 'Edit Home' }).click()
  await replaceText(await openEditor(writer, 'Text'), text)
  await expect(writer.getByText(SAVED)).toBeVisible()
  await writer.goto('/my-school/website')
}

test('a teacher asks, a coordinator returns the draft with a sentence, then publishes it', {
  tag: '@ci',
}, async ({ page, user, browser, baseURL }) => {
  test.slow()
  const slug = `ask-${randomUUID().slice(0, 8)}-erode`
  await registerSubscriber(page, user)
  await confirmOwnEmail(page, user.email)
  await createWebsite(page, slug)
  await publishWebsite(page)
  const writer = await joinSchool(page, browser)
  await page.goto('/my-school/website')
  await button(page, 'Let Leela Rao edit').click()
  await expect(button(page, 'Remove as editor: Leela Rao')).toBeVisible()
  await button(page, 'Let coordinators approve').click()
  await expect(page.getByText('Teachers write, you publish.')).toBeVisible()

  await writeHome(writer, 'Sports day is on Friday.')
  await expect(button(writer, 'Publish the draft')).toHaveCount(0)
  await button(writer, 'Ask to publish').click()
  await expect(writer.getByText(/A coordinator looks at it/)).toBeVisible()
  await expectAccessible(writer)
  const readHome = async () => (await page.request.get(`${baseURL}/s/${slug}`)).text()
  expect(await readHome()).not.toContain('Sports day')

  const { subject } = await waitForEmail(user.email, /asks you to publish/)
  expect(subject).toContain('A teacher asks you to publish')
  await page.goto('/my-school')
  await page.getByRole('link', { name: 'Look at the changes' }).click()
  await expect(page.getByText(/Leela asks you to publish/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Look at Home' })).toBeVisible()
  await expectAccessible(page)
  await field(page, 'What should be different?').fill('Write the time too, please.')
  await button(page, 'Return the draft').click()
  await expect(page.getByText(/Leela asks you to publish/)).toHaveCount(0)
  expect(await readHome()).not.toContain('Sports day')

  await writer.goto('/my-school/website')
  await expect(
    writer.getByText('A coordinator returned the draft: Write the time too, please.'),
  ).toBeVisible()
  await writeHome(writer, 'Sports day is on Friday at 9:00 AM.')
  await button(writer, 'Ask to publish').click()
  await expect(writer.getByText(/A coordinator looks at it/)).toBeVisible()
  await writer.context().close()

  await page.goto('/my-school/website')
  await expect(page.getByText(/Leela asks you to publish/)).toBeVisible()
  await publishWebsite(page)
  await expect.poll(readHome).toContain('Sports day is on Friday at 9:00 AM.')
  await page.goto('/my-school')
  await expect(page.getByText('A teacher asks you to publish the website')).toHaveCount(0)
})
