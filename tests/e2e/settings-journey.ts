import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type E2eUser, expect, type Page, test } from './fixtures'
import { waitForEmail } from './mailbox'
import { openPrintedView } from './reader-steps'
import { fillSchoolForm } from './school-form-steps'
import type { SettingsSite } from './settings-site'
import { button, expectAccessible, expectPdf, field, logIn, message, register } from './steps'
import {
  approveApplication,
  closeLiveSession,
  publishBook,
  publishLiveSession,
  setUpAuthenticator,
} from './team-steps'

export type SettingsJourney = {
  page: Page
  teamPage: Page
  user: E2eUser
  site: SettingsSite
  /** Includes the emails and accessibility of every page. */
  isComplete: boolean
}

const BOOK = 'content/ebooks/files/rubrics-that-students-understand.pdf'
const MEETING_URL = 'https://meet.uns.example/live/settings'

export async function walkMainJourney(journey: SettingsJourney) {
  const { page, teamPage, user, site, isComplete } = journey
  const suffix = user.email.replace(/\W/g, '').slice(4, 14)
  const title = `Questions that open ${suffix}`
  const sessionTitle = `Rubrics ${suffix}`
  const schoolName = `Lotus Vidyalaya ${suffix}`
  const checkAccessible = async (target: Page) => isComplete && expectAccessible(target)

  await test.step('a visitor registers, confirms the email and logs in', async () => {
    await register(page, user)
    const { text } = await waitForEmail(user.email, /Welcome/, site.outbox)
    await page.goto(/https?:\S+\/[\w-]{43}\b/.exec(text)?.[0] ?? 'no link')
    await checkAccessible(page)
    await field(page, 'New password').fill(user.password)
    await button(page, 'Confirm my email address').click()
    await expect(message(page)).toBeVisible()
    await logIn(page, user.email, user.password)
  })

  await test.step('a manager opens the team area, with a second factor where required', async () => {
    const { email, password } = await site.getManager()
    await logIn(teamPage, email, password)
    await teamPage.goto('/team')
    if (site.settings.secondFactor === 'required') {
      await expect(teamPage).toHaveURL(/\/team\/verify\?next=/)
      await checkAccessible(teamPage)
      await setUpAuthenticator(teamPage, { email, password }, site.outbox)
    }
    await expect(teamPage.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await checkAccessible(teamPage)
  })

  await test.step('the manager uploads and publishes a premium book', async () => {
    await publishBook(teamPage, { title, file: BOOK })
    await checkAccessible(teamPage)
    expect(site.hasFile(createHash('sha256').update(readFileSync(BOOK)).digest('hex'))).toBe(true)
  })

  const readButton = page.getByRole('button', { name: `Read Now: ${title}` })
  const expectLocked = async () => {
    await page.goto('/ebook')
    // The list of before is served for up to a second, so this must fail soon to be tried again.
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 })
    await expect(readButton).toHaveCount(0)
  }

  await test.step('the book stays locked until the school subscribes', async () => {
    await expect(expectLocked).toPass()
    await page.goto('/subscription-form')
    await expect(button(page, 'Submit Subscription')).toBeEnabled()
    await fillSchoolForm(page, { 'Institution name': schoolName, 'School email': user.email })
    await button(page, 'Submit Subscription').click()
    if (site.settings.subscriptions === 'review') {
      await expect(message(page)).toContainText('We have received your subscription')
      await expect(expectLocked).toPass()
      await approveApplication(teamPage, schoolName)
    } else {
      await expect(message(page)).toContainText('Your subscription is active.')
    }
    await page.goto('/my-school')
    await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible()
    await checkAccessible(page)
  })

  await test.step('the subscriber opens the book and receives the whole file', async () => {
    await page.goto('/ebook')
    const fileResponse = page.waitForResponse((response) =>
      response.url().includes('/ebook/files/'),
    )
    await openPrintedView(page, readButton)
    const fullResponse = await page.request.get((await fileResponse).url())
    expect(readFileSync(BOOK).equals(await fullResponse.body())).toBe(true)
  })

  const sessionPath = await test.step('the manager publishes a live session', async () => {
    await publishLiveSession(teamPage, { title: sessionTitle, meetingUrl: MEETING_URL })
    await checkAccessible(teamPage)
    return teamPage.getByRole('link', { name: 'View the public page' }).getAttribute('href')
  })

  await test.step('the teacher joins and records attendance with the code', async () => {
    await page.goto(sessionPath ?? '')
    await checkAccessible(page)
    const meetingRequest = page
      .context()
      .waitForEvent('request', (request) => request.url() === MEETING_URL)
    const meetingTab = page.context().waitForEvent('page')
    await button(page, 'Join the session').click()
    await meetingRequest
    await (await meetingTab).close()
    await page.reload()
    await expect(button(page, 'Join again')).toBeVisible()
    await field(page, 'Attendance code from the host').fill('sap ling')
    await button(page, 'Record my attendance').click()
    await expect(page.getByText('Your attendance is recorded.').first()).toBeVisible()
    await checkAccessible(page)
  })

  await test.step('the teacher chooses the name for certificates', async () => {
    await page.goto('/my-learning/name')
    await field(page, 'Name on certificates').fill('மீனா ஐயர்')
    await button(page, 'Confirm this name').click()
    await page.waitForURL('**/my-learning')
    await checkAccessible(page)
  })

  await test.step('the session ends early and is closed, and the certificate is issued', async () => {
    await closeLiveSession(teamPage)
    await checkAccessible(teamPage)
    const certificate = page.getByRole('link', { name: `PDF of the certificate: ${sessionTitle}` })
    await expect(async () => {
      await page.goto('/my-learning')
      await expect(certificate).toBeVisible({ timeout: 500 })
    }).toPass()
    await checkAccessible(page)
    await expectPdf(page, (await certificate.getAttribute('href')) ?? '')
  })

  if (isComplete) await expectEmails(journey, { sessionTitle, schoolName })
}

type JourneyNames = { sessionTitle: string; schoolName: string }

async function expectEmails(
  { user, site }: SettingsJourney,
  { sessionTitle, schoolName }: JourneyNames,
) {
  const waitForNewest = (subject: string) =>
    waitForEmail(user.email, new RegExp(subject), site.outbox)
  await test.step('the emails report each step', async () => {
    const isReviewed = site.settings.subscriptions === 'review'
    const { text } = await waitForNewest(`We have received the form of ${schoolName}`)
    expect(text).toContain(isReviewed ? 'We read the form' : 'subscription starts today')
    await expect(async () => {
      if (isReviewed) await waitForNewest(`The subscription of ${schoolName} is active`)
      await waitForNewest(`Your certificate: ${sessionTitle}`)
    }).toPass()
  })
}
