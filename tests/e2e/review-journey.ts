import { type E2eUser, expect, type Page, test } from './fixtures'
import type { OutboxEmail } from './mailbox'
import { DECLARATION, fillSchoolForm } from './school-form-steps'
import { button, expectAccessible, field, message } from './steps'
import { approveApplication, openReceivedApplication } from './team-steps'

type ReviewJourney = {
  page: Page
  teamPage: Page
  user: E2eUser
  waitForEmail: (email: string, subject: RegExp) => Promise<OutboxEmail>
  /** Includes the slow parts: delayed emails, and accessibility of every page. */
  isComplete: boolean
}

export async function walkReviewJourney({
  page,
  teamPage,
  user,
  waitForEmail,
  isComplete,
}: ReviewJourney) {
  const schoolName = `Lotus Vidyalaya ${user.email.replace(/\W/g, '').slice(4, 14)}`
  const checkAccessible = async (target: Page) => isComplete && expectAccessible(target)

  await test.step('the form is pending, and every page says so', async () => {
    await page.goto('/subscription-form')
    await expect(button(page, 'Submit Subscription')).toBeEnabled()
    await fillSchoolForm(page, { 'Institution name': schoolName, 'School email': user.email })
    await button(page, 'Submit Subscription').click()
    await expect(message(page)).toContainText('We have received your subscription')
    await expect(page.getByRole('heading', { name: schoolName })).toBeVisible()
    await expectSentence(page, 'Our team is reviewing your application')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Ask for a quotation' }).click()
    await expect(page.getByRole('heading', { name: 'Ask for a quotation' })).toBeVisible()
    await page.goto('/subscription')
    await expectSentence(page, 'Our team is reviewing your application')
    await checkAccessible(page)
    await page.goto('/my-school')
    await expectSentence(page, 'Our team is reviewing your application')
    await checkAccessible(page)
    await page.goto('/profile')
    await expect(page.getByRole('main')).toContainText(/Subscribed\s*No/)
  })

  await test.step('rejected: shows the reason, and the form can be sent again', async () => {
    await openReceivedApplication(teamPage, schoolName)
    await teamPage.getByText('Reject the application', { exact: true }).first().click()
    await field(teamPage, 'Reason').first().fill('The affiliation number is missing.')
    await button(teamPage, 'Reject the application').click()
    await expect(teamPage.getByText(`${schoolName} is not approved.`)).toBeVisible()
    await page.goto('/my-school')
    await expectSentence(page, 'Your application was not approved.')
    await page.getByRole('link', { name: 'Correct the application and send it again' }).click()
    await page.waitForURL('**/subscription-form')
    await expectSentence(page, 'Our reason: The affiliation number is missing.')
    await checkAccessible(page)
    await field(page, 'Branches').fill('Coonoor, affiliation 12345')
    await field(page, DECLARATION).check()
    await button(page, 'Submit Subscription').click()
    await expect(message(page)).toContainText('We have received your subscription')
    await expect(page.getByRole('main')).not.toContainText('not approved')
  })

  await test.step('approved for a month: the term runs and teachers can be invited', async () => {
    await approveApplication(teamPage, schoolName)
    await page.goto('/subscription-form')
    await expectSentence(page, 'The current term runs until')
    await page.goto('/my-school/invite')
    await button(page, 'Create a link').click()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  })

  await test.step('renewal: one message says that the term runs and the renewal is under review', async () => {
    await page.goto('/subscription-form')
    await expect(field(page, 'Institution name')).toHaveValue(schoolName)
    await field(page, DECLARATION).check()
    await button(page, 'Renew the subscription').click()
    await expect(message(page)).toContainText('We have received your renewal')
    for (const urlPath of ['/subscription-form', '/subscription', '/my-school']) {
      await page.goto(urlPath)
      await expectSentence(page, 'The current term runs until')
      await expectSentence(page, 'Our team is reviewing your renewal')
      await expect(page.getByRole('main')).not.toContainText(
        /Your subscription is active|nobody can be invited|Renew the subscription/,
      )
      await checkAccessible(page)
    }
  })

  await test.step('after approval, no page asks to renew', async () => {
    await approveApplication(teamPage, schoolName)
    await page.goto('/my-school')
    await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/reviewing|Renew the subscription/)
    await page.goto('/profile')
    await expect(page.getByRole('main')).toContainText(/Subscribed\s*Yes/)
  })

  if (!isComplete) return
  await test.step('the emails name each decision', async () => {
    await expect(async () => {
      const { text } = await waitForEmail(user.email, /About the subscription/)
      expect(text).toContain('The affiliation number is missing.')
      await waitForEmail(user.email, /is active/)
      expect((await waitForEmail(user.email, /is renewed/)).text).toContain('keep their seats')
    }).toPass()
  })
}

const expectSentence = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible()
