import type { Browser } from 'playwright/test'
import { expect, type Page, type Person, test } from './fixtures'
import { fillInstitution } from './institution-steps'
import { button, field, logIn, message, register } from './steps'
import { enterAsManager, setUpAuthenticator } from './team-steps'

/**
 * The main journey of a school and a manager's day, for the settings of E2E_SETTINGS: each value must
 * lead to the same end. scripts/test.ts starts one round for each value at night.
 */

const settings: Record<string, string> = JSON.parse(process.env.E2E_SETTINGS ?? '{}')
const isReviewed = settings.SUBSCRIPTION_MODE === 'review'
const needsFactor = settings.TEAM_SECOND_FACTOR === 'required'

const BOOK = 'rubrics-that-students-understand.pdf'

async function elsewhere(browser: Browser) {
  return (await browser.newContext({ locale: 'en-IN' })).newPage()
}

async function openTeam(page: Page, path: string) {
  await enterAsManager(page, path)
  if (needsFactor) await setUpAuthenticator(page, path)
}

async function confirmAddress(page: Page, text: string) {
  await page.goto(/https?:\S+\/[\w-]{43}\b/.exec(text)?.[0] ?? 'no link')
  await button(page, 'Yes, this is my address').click()
  await expect(message(page)).toBeVisible()
}

const schoolOf = ({ email }: Person) => `School ${email.replace(/\W/g, '').slice(4, 14)}`

test('a school subscribes and invites; its teacher joins a session; certificates are issued', async ({
  page,
  person,
  browser,
  mailTo,
  expectStatus,
}) => {
  // Nobody answers at the address of the meeting.
  expectStatus(0)
  test.setTimeout(240_000)
  const school = schoolOf(person)
  const teacher = { ...person, firstname: 'Leela', email: `leela.${person.email}` }

  await test.step('the principal registers, confirms the address and logs in', async () => {
    await page.goto('/ebook')
    await expect(page).toHaveURL(/\/subscription/)
    await register(page, person)
    await confirmAddress(page, (await mailTo(person.email, /Welcome/)).text)
    await logIn(page, person.email, person.password)
  })

  await test.step('the form subscribes the school, at once or after approval', async () => {
    await page.goto('/subscription-form')
    await expect(button(page, 'Submit Subscription')).toBeEnabled()
    await fillInstitution(page, { 'Institution name': school, 'School address': `${school} Road` })
    await button(page, 'Submit Subscription').click()
    await expect(message(page)).toHaveClass(/success/)
  })

  const manager = await elsewhere(browser)
  await openTeam(manager, '/team')

  if (isReviewed)
    await test.step('a manager approves the form', async () => {
      await page.goto('/profile')
      await expect(page.getByRole('main').getByRole('definition').last()).toHaveText('No')
      await manager.goto(`/team/applications?search=${encodeURIComponent(school)}`)
      await manager.getByRole('main').getByRole('link', { name: school }).first().click()
      await button(manager, 'Approve').click()
      await expect(manager.getByText(`${school} is approved.`)).toBeVisible()
    })

  await test.step('the school is subscribed and invites a teacher, who takes the seat', async () => {
    await expect(async () => {
      await page.goto('/profile')
      const subscribed = page.getByRole('main').getByRole('definition').last()
      await expect(subscribed).toHaveText('Yes', { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await page.goto('/my-school/invite')
    await page.locator('main textarea').first().fill(teacher.email)
    await button(page, 'Send invitations').click()
    await expect(message(page)).toContainText('1 invitation')
    const { text } = await mailTo(teacher.email, new RegExp(school))
    const phone = await elsewhere(browser)
    await register(phone, teacher)
    await logIn(phone, teacher.email, teacher.password)
    await phone.goto(/https?:\S+\/join\/\S+/.exec(text)?.[0] ?? 'no link')
    await button(phone, 'Yes, take the seat').click()
    await expect(message(phone)).toContainText(`You have a seat at ${school}.`)
    await phone.goto('/series/see-how-it-works')
    const meeting = phone.waitForRequest('https://meet.uns.example/live/*')
    await button(phone, 'Join the session').click()
    await meeting
    await phone.context().close()
  })

  await test.step('a manager uploads a book, and the subscriber reads it', async () => {
    await manager.goto('/team/library?shelf=book')
    await field(manager, 'Title').fill(`Book of ${school}`)
    await button(manager, 'Make the draft').click()
    await manager.waitForURL(/\/team\/library\/[^/?]+$/)
    const id = new URL(manager.url()).pathname.split('/').at(-1)
    await field(manager, 'Description').fill('Twelve questions that start a lesson.')
    await field(manager, 'For whom').selectOption({ label: 'Premium, for subscribers' })
    await field(manager, 'Author').fill('The UNS team')
    await button(manager, 'Save').click()
    await expect(manager.getByText('Saved.')).toBeVisible()
    await manager.setInputFiles('input[type=file][accept=".pdf"]', `content/ebooks/files/${BOOK}`)
    await expect(manager.getByText(`Now: ${BOOK}`).first()).toBeVisible({ timeout: 30_000 })
    await button(manager, 'Publish').click()
    await expect(manager.getByText('Published. Everyone it is for can open it.')).toBeVisible()
    const file = await page.context().request.get(`/ebook/files/${id}`)
    expect(file.status()).toBe(200)
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  await test.step('a manager closes the past session, and its certificates are valid', async () => {
    await manager.goto('/team/sessions')
    const { request } = manager.context()
    const list = await manager
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    for (const path of list.filter((one) => /^\/team\/sessions\/[0-9a-f-]{36}$/.test(one))) {
      if (!(await (await request.get(path)).text()).includes('Close and issue certificates'))
        continue
      await manager.goto(path)
      await button(manager, 'Close and issue certificates').click()
      // It can be undone for some seconds.
      await expect(manager.getByText(/^Closed on/)).toBeVisible({ timeout: 30_000 })
      break
    }
    const { text } = await mailTo('subscriber@uns.example', /certificate/i)
    const link = /https?:\S+\/certificate\/UNS-\w+/.exec(text)?.[0] ?? 'no link'
    const answer = await page.goto(link)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('main')).toContainText(/UNS-/)
  })
  await manager.context().close()
})
