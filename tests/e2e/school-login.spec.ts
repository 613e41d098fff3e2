import { join as english } from '@/i18n/en/join'
import { mySchool as englishSchool } from '@/i18n/en/my-school'
import { schoolLogin as englishPage } from '@/i18n/en/school-login'
import { signIn as englishSignIn } from '@/i18n/en/sign-in'
import { join as hindi } from '@/i18n/hi/join'
import { mySchool as hindiSchool } from '@/i18n/hi/my-school'
import { schoolLogin as hindiPage } from '@/i18n/hi/school-login'
import { signIn as hindiSignIn } from '@/i18n/hi/sign-in'
import { join as tamil } from '@/i18n/ta/join'
import { mySchool as tamilSchool } from '@/i18n/ta/my-school'
import { schoolLogin as tamilPage } from '@/i18n/ta/school-login'
import { signIn as tamilSignIn } from '@/i18n/ta/sign-in'
import { expect, type Page } from './fixtures'
import {
  becomePerson,
  link,
  logInWith,
  registerAsProved,
  type SignInSite,
  test,
} from './sign-in-site'
import { button, expectAccessible, message, registerSubscriber } from './steps'

// In one worker, so that all tests share one site.
test.describe.configure({ mode: 'default' })

const pictures = process.env.SITE_PICTURES

const PASSWORD = 'chalk-and-board'
const ENGLISH = {
  join: english,
  page: englishPage,
  signIn: englishSignIn,
  tasks: englishSchool.tasks,
}
const HINDI = { join: hindi, page: hindiPage, signIn: hindiSignIn, tasks: hindiSchool.tasks }
const TAMIL = { join: tamil, page: tamilPage, signIn: tamilSignIn, tasks: tamilSchool.tasks }

const TEXTS = {
  en: { prefix: '', domain: 'lotus-school.in', ...ENGLISH },
  hi: { prefix: '/hi', domain: 'kamal-school.in', ...HINDI },
  ta: { prefix: '/ta', domain: 'thamarai-school.in', ...TAMIL },
}

type Texts = (typeof TEXTS)[keyof typeof TEXTS]
type Look = (page: Page, name: string) => Promise<void>

const path = (texts: Texts, rest: string) => texts.prefix + rest

/** Adds the domain, its record, and confirms it. */
async function proveDomain(page: Page, { dns }: SignInSite, texts: Texts, look: Look) {
  const { page: text, domain } = texts
  await page.goto(path(texts, '/my-school/sign-in'))
  await look(page, 'my-school-empty')
  await page.locator('[name=domain]').fill('gmail.com')
  await button(page, text.domain.button).click()
  await expect(message(page)).toBeVisible()
  await page.locator('[name=domain]').fill(domain)
  await button(page, text.domain.button).click()
  await expect(page.getByText(text.results.added)).toBeVisible()
  await button(page, text.accounts.checkOf(domain)).click()
  await expect(message(page)).toBeVisible()
  await look(page, 'my-school-record')
  const records = page.getByRole('list', { name: text.accounts.recordOf(domain) })
  const [, name = '', value = ''] = await records.locator('dd').allInnerTexts()
  dns.records.set(name, [{ type: 'TXT', value }])
  await button(page, text.accounts.checkOf(domain)).click()
  await expect(page.getByText(text.results.confirmed)).toBeVisible()
  await look(page, 'my-school-confirmed')
}

/** When the school's two seats are taken. */
async function waitForSeat(page: Page, site: SignInSite, texts: Texts, look: Look) {
  const { join, signIn, domain } = texts
  await becomePerson(page, site, `late@${domain}`)
  await page.goto(path(texts, '/login'))
  await link(page, signIn.button('Google')).click()
  await link(page, signIn.connect.register).click()
  await registerAsProved(page, `late@${domain}`, PASSWORD)
  await button(page, signIn.connect.button).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(join.dead.full.title)
  await look(page, 'full')
  await button(page, join.bySchool.askButton).click()
  await expect(button(page, join.bySchool.stopWaiting)).toBeVisible()
  await look(page, 'waits')
}

/** From the login page to the seat, with an account of the school. */
async function joinByLogin(page: Page, site: SignInSite, texts: Texts, look: Look) {
  const { join, signIn, domain } = texts
  const email = `asha.rao@${domain}`
  await becomePerson(page, site, email)
  await page.goto(path(texts, '/login?next=%2Fprofile'))
  await look(page, 'login')
  await link(page, signIn.button('Google')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(signIn.connect.title)
  await look(page, 'connect')
  await link(page, signIn.connect.register).click()
  await registerAsProved(page, email, PASSWORD)
  await look(page, 'connect-confirm')
  await button(page, signIn.connect.button).click()
  await page.waitForURL((url) => url.pathname === path(texts, '/school-seat'))
  await look(page, 'consent')
  await button(page, join.accept).click()
  await expect(page.getByText(join.opened)).toBeVisible()
  await look(page, 'joined')
}

/** With an own login of the school, the coordinator requires it. */
async function requireLogins(page: Page, site: SignInSite, texts: Texts, look: Look) {
  const { page: text, signIn, domain } = texts
  await becomePerson(page, site, `head@${domain}`)
  await page.goto(path(texts, '/profile/sign-in'))
  await link(page, signIn.profile.addButton('Google')).click()
  await button(page, signIn.connect.button).click()
  await page.goto(path(texts, '/my-school/sign-in'))
  await expect(page.getByText(text.requirement.connected({ all: 2, connected: 2 }))).toBeVisible()
  await look(page, 'my-school-organisation')
  await button(page, text.requirement.turnOn).click()
  await expect(page.getByText(text.results.required)).toBeVisible()
  await look(page, 'my-school-required')
}

for (const { language, javaScriptEnabled } of [
  { language: 'en', javaScriptEnabled: true },
  { language: 'hi', javaScriptEnabled: false },
  { language: 'ta', javaScriptEnabled: true },
] as const)
  test(`a school proves its domain, a teacher joins by a login, and it is required: ${language}, ${
    javaScriptEnabled ? 'with' : 'without'
  } scripts`, { tag: '@ci' }, async ({ site, browser, user }) => {
    test.slow()
    const texts = TEXTS[language]
    const email = `asha.rao@${texts.domain}`
    const newPage = async () =>
      (await browser.newContext({ baseURL: site.url, javaScriptEnabled })).newPage()
    const look: Look = async (page, name) => {
      if (javaScriptEnabled) await expectAccessible(page)
      const file = `${pictures}/${language}-${name}.png`
      if (pictures) await page.screenshot({ path: file, fullPage: true })
    }
    const coordinator = await newPage()
    const head = { ...user, email: `head@${texts.domain}` }
    await registerSubscriber(coordinator, head, { teaching_staff_count: '2' })
    await proveDomain(coordinator, site, texts, look)
    const teacher = await newPage()
    await joinByLogin(teacher, site, texts, look)
    const late = await newPage()
    await waitForSeat(late, site, texts, look)
    await coordinator.goto(path(texts, '/my-school'))
    await expect(coordinator.getByText(texts.page.waiting.heading(1))).toBeVisible()
    await link(coordinator, texts.tasks.seeWaiting).click()
    await expect(coordinator.getByText(`late@${texts.domain}`)).toBeVisible()
    await requireLogins(coordinator, site, texts, look)

    const other = await newPage()
    await other.goto(path(texts, '/login'))
    await logInWith(other, email, PASSWORD)
    await expect(message(other)).toContainText('Google')
    await look(other, 'refused')
    await becomePerson(other, site, email)
    await link(other, texts.signIn.button('Google')).click()
    await other.waitForURL((url) => url.pathname === (texts.prefix || '/'))
    await teacher.goto(path(texts, '/my-school'))
    await look(teacher, 'teacher')
    for (const page of [coordinator, teacher, late, other]) await page.context().close()
  })
