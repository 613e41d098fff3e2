import { expect, type Page, type Person, test } from './fixtures'
import { DECLARATION, fillInstitution } from './institution-steps'
import type { Mail } from './mailbox'
import { button, expectInOrder, field, message } from './steps'
import { approveForm, openWaitingForm } from './team-steps'

type Journey = {
  /** A logged-in user without a school. */
  page: Page
  /** A manager's page, in another browser context. */
  team: Page
  person: Person
  mailTo: (email: string, subject: RegExp) => Promise<Mail>
  /** Also the slow parts: emails that wait until a decision is final, and every page's accessibility. */
  isComplete: boolean
}

/** A school's way with SUBSCRIPTION_MODE=review, from the first form to the renewal. */
export async function walkReviewJourney({ page, team, person, mailTo, isComplete }: Journey) {
  const school = `Lotus Vidyalaya ${person.email.replace(/\W/g, '').slice(4, 14)}`
  const inOrder = async (where: Page) => isComplete && expectInOrder(where)

  await test.step('the form waits, and every page says so', async () => {
    await page.goto('/subscription-form')
    await expect(button(page, 'Submit Subscription')).toBeEnabled()
    await fillInstitution(page, { 'Institution name': school, 'School email': person.email })
    await button(page, 'Submit Subscription').click()
    await expect(message(page)).toContainText('We have received your subscription')
    await expect(page.getByRole('heading', { name: school })).toBeVisible()
    await expectSentence(page, 'Our team is reviewing the form')
    await expectInOrder(page)
    await page.goto('/subscription')
    await expectSentence(page, 'Our team is reviewing the form')
    await inOrder(page)
    await page.goto('/my-school')
    await expectSentence(page, 'Our team is reviewing the form')
    await inOrder(page)
    await page.goto('/profile')
    await expect(page.getByRole('main')).toContainText(/Subscribed\s*No/)
  })

  await test.step('rejected: the reason is there, and the form opens and is sent again', async () => {
    await openWaitingForm(team, school)
    await team.getByText('Do not approve', { exact: true }).first().click()
    await field(team, 'Reason').first().fill('The affiliation number is missing.')
    await button(team, 'Do not approve').click()
    await expect(team.getByText(`${school} is not approved.`)).toBeVisible()
    await page.goto('/my-school')
    await expectSentence(page, 'The form was not approved.')
    await page.getByRole('link', { name: 'Correct the form and send it again' }).click()
    await page.waitForURL('**/subscription-form')
    await expectSentence(page, 'Our reason: The affiliation number is missing.')
    await inOrder(page)
    await field(page, 'Branches').fill('Coonoor, affiliation 12345')
    await field(page, DECLARATION).check()
    await button(page, 'Submit Subscription').click()
    await expect(message(page)).toContainText('We have received your subscription')
    await expect(page.getByRole('main')).not.toContainText('not approved')
  })

  await test.step('approved for a month: the term runs, and teachers can be invited', async () => {
    await approveForm(team, school)
    await page.goto('/subscription-form')
    await expectSentence(page, 'The current term runs until')
    await page.goto('/my-school/invite')
    await button(page, 'Make a link').click()
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  })

  await test.step('a renewal is one message: the term runs, the renewal is being reviewed', async () => {
    await page.goto('/subscription-form')
    await expect(field(page, 'Institution name')).toHaveValue(school)
    await field(page, DECLARATION).check()
    await button(page, 'Renew the subscription').click()
    await expect(message(page)).toContainText('We have received your renewal')
    for (const at of ['/subscription-form', '/subscription', '/my-school']) {
      await page.goto(at)
      await expectSentence(page, 'The current term runs until')
      await expectSentence(page, 'Our team is reviewing the renewal')
      await expect(page.getByRole('main')).not.toContainText(
        /Your subscription is active|nobody can be invited|Renew the subscription/,
      )
      await inOrder(page)
    }
  })

  await test.step('once it is approved, nobody is asked to renew', async () => {
    await approveForm(team, school)
    await page.goto('/my-school')
    await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/reviewing|Renew the subscription/)
    await page.goto('/profile')
    await expect(page.getByRole('main')).toContainText(/Subscribed\s*Yes/)
  })

  if (!isComplete) return
  await test.step('the emails name each decision', async () => {
    await expect(async () => {
      const { text } = await mailTo(person.email, /About the subscription/)
      expect(text).toContain('The affiliation number is missing.')
      await mailTo(person.email, /is active/)
      expect((await mailTo(person.email, /is renewed/)).text).toContain('keep their seats')
    }).toPass({ timeout: 60_000 })
  })
}

const expectSentence = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible()
