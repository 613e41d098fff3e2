import type { Person } from './fixtures'
import { expect, type Page } from './fixtures'

/** What a person does on the site, in the words of its own pages. */

export const api = {
  register: '**/api/auth/user/register',
  login: '**/api/auth/user/login',
  logout: '**/api/auth/user/logout',
  forgot: '**/api/auth/user/forgot-password',
  reset: '**/api/auth/user/reset-password/*',
  me: '**/api/auth/user/me',
  contact: '**/api/contact',
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** The form's own message; Next keeps an empty alert of its own on every page. */
export const message = (page: Page) => page.locator('form, main').getByRole('alert').first()

export async function fillRegistration(page: Page, person: Person) {
  await field(page, 'First name').fill(person.firstname)
  await field(page, 'Last name').fill(person.lastname)
  await field(page, 'Email').fill(person.email)
  await field(page, 'Phone number').fill(person.phone_number)
  await field(page, 'Password').fill(person.password)
  await field(page, 'Confirm password').fill(person.password)
}

export async function fillLogin(page: Page, email: string, password: string) {
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill(password)
}

export async function register(page: Page, person: Person) {
  await page.goto('/register')
  await fillRegistration(page, person)
  await button(page, 'Register').click()
  await page.waitForURL('**/login')
}

export async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login')
  await fillLogin(page, email, password)
  await button(page, 'Login').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}

export const storedItems = (page: Page) =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>)

/** A session as the browser stores it, whose server is this test. */
export async function pretendLoggedIn(page: Page, user: object = pretended) {
  await page.context().route(api.me, (route) => route.fulfill({ json: user }))
  await page.goto('/login')
  await page.evaluate((text) => {
    localStorage.setItem('token', 'pretended')
    localStorage.setItem('user', text)
  }, JSON.stringify(user))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in')
}

export const pretended = {
  id: 'u1',
  firstname: 'Asha',
  lastname: 'Rao',
  name: 'Asha Rao',
  email: 'asha@school.example',
  is_subscribed: 0,
}

/** Holds an answer back until it is opened. */
export function gateway() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
