import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, type Person, test } from './fixtures'
import { fillInstitution } from './institution-steps'
import { mailTo } from './mailbox'
import { openPrinted } from './reader-steps'
import type { SettingsSite } from './settings-site'
import { button, expectInOrder, field, logIn, message, register } from './steps'
import { approveForm, closeSession, publishBook, publishSession, setUpApp } from './team-steps'

export type Journey = {
  /** Of a visitor. */
  page: Page
  /** Of a manager, in another browser context. */
  team: Page
  person: Person
  site: SettingsSite
  /** Also the emails, and every page's accessibility. */
  isComplete: boolean
}

const BOOK = 'content/ebooks/files/rubrics-that-students-understand.pdf'
const MEETING = 'https://meet.uns.example/live/settings'

/** From registering to the certificate, on a site with any settings. */
export async function walkMainJourney(journey: Journey) {
  const { page, team, person, site, isComplete } = journey
  const mark = person.email.replace(/\W/g, '').slice(4, 14)
  const title = `Questions that open ${mark}`
  const session = `Rubrics ${mark}`
  const school = `Lotus Vidyalaya ${mark}`
  const inOrder = async (where: Page) => isComplete && expectInOrder(where)

  await test.step('a visitor registers, confirms the address and logs in', async () => {
    await register(page, person)
    const { text } = await mailTo(person.email, /Welcome/, site.outbox)
    await page.goto(/https?:\S+\/[\w-]{43}\b/.exec(text)?.[0] ?? 'no link')
    await button(page, 'Yes, this is my address').click()
    await expect(message(page)).toBeVisible()
    await inOrder(page)
    await logIn(page, person.email, person.password)
  })

  await test.step('a manager enters, by a second factor where it is required', async () => {
    const { email, password } = await site.manager()
    await logIn(team, email, password)
    await team.goto('/team')
    if (site.settings.secondFactor === 'required') {
      await expect(team).toHaveURL(/\/team\/enter\?next=/)
      await inOrder(team)
      await setUpApp(team, password)
    }
    await expect(team.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    await inOrder(team)
  })

  await test.step('the manager uploads and publishes a premium book', async () => {
    await publishBook(team, { title, file: BOOK })
    await inOrder(team)
    expect(site.stores(createHash('sha256').update(readFileSync(BOOK)).digest('hex'))).toBe(true)
  })

  const read = page.getByRole('button', { name: `Read Now: ${title}` })
  const isLocked = async () => {
    await page.goto('/ebook')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(read).toHaveCount(0)
  }

  await test.step('the book stays closed until the school subscribes', async () => {
    await expect(isLocked).toPass({ timeout: 10_000 })
    await page.goto('/subscription-form')
    await expect(button(page, 'Submit Subscription')).toBeEnabled()
    await fillInstitution(page, { 'Institution name': school, 'School email': person.email })
    await button(page, 'Submit Subscription').click()
    if (site.settings.subscriptions === 'review') {
      await expect(message(page)).toContainText('We have received your subscription')
      await isLocked()
      await approveForm(team, school)
    } else {
      await expect(message(page)).toContainText('Your subscription is active.')
    }
    await page.goto('/my-school')
    await expect(page.getByRole('heading', { name: 'Seats' })).toBeVisible()
    await inOrder(page)
  })

  await test.step('the subscriber opens the book, and each byte of it arrives', async () => {
    await page.goto('/ebook')
    const sent = page.waitForResponse((answer) => answer.url().includes('/ebook/files/'))
    await openPrinted(page, read)
    const whole = await page.request.get((await sent).url())
    expect(readFileSync(BOOK).equals(await whole.body())).toBe(true)
  })

  const sessionPage = await test.step('the manager publishes a live session', async () => {
    await publishSession(team, { title: session, address: MEETING })
    await inOrder(team)
    return team.getByRole('link', { name: 'Look at its page' }).getAttribute('href')
  })

  await test.step('the teacher joins, and records the attendance by the code', async () => {
    await page.goto(sessionPage ?? '')
    await inOrder(page)
    const meeting = page.context().waitForEvent('request', (request) => request.url() === MEETING)
    const tab = page.context().waitForEvent('page')
    await button(page, 'Join the session').click()
    await meeting
    await (await tab).close()
    await page.reload()
    await expect(button(page, 'Join again')).toBeVisible()
    await field(page, 'Attendance code from the host').fill('sap ling')
    await button(page, 'Record my attendance').click()
    await expect(page.getByText('Your attendance is recorded.').first()).toBeVisible()
    await inOrder(page)
  })

  await test.step('the teacher chooses the name for certificates', async () => {
    await page.goto('/my-learning/name')
    await field(page, 'Name on certificates').fill('மீனா ஐயர்')
    await button(page, 'Confirm this name').click()
    await page.waitForURL('**/my-learning')
    await inOrder(page)
  })

  await test.step('the session ends early and is closed, and the certificate comes', async () => {
    await closeSession(team)
    await inOrder(team)
    const certificate = page.getByRole('link', { name: `PDF of the certificate: ${session}` })
    await expect(async () => {
      await page.goto('/my-learning')
      await expect(certificate).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await inOrder(page)
    const pdf = await page.request.get((await certificate.getAttribute('href')) ?? '')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  if (isComplete) await expectEmails(journey, { session, school })
}

type Names = { session: string; school: string }

async function expectEmails({ person, site }: Journey, { session, school }: Names) {
  const newest = (subject: string) => mailTo(person.email, new RegExp(subject), site.outbox)
  await test.step('the emails say what has happened', async () => {
    const isReviewed = site.settings.subscriptions === 'review'
    const { text } = await newest(`We have received the details of ${school}`)
    expect(text).toContain(isReviewed ? 'Our team reads the form' : 'subscription runs from today')
    // Until the team's decision is final, its email waits.
    await expect(async () => {
      if (isReviewed) await newest(`The subscription of ${school} is active`)
      await newest(`Your certificate: ${session}`)
    }).toPass({ timeout: 60_000 })
  })
}
