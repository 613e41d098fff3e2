import { accountForm as hindi } from '@/i18n/hi/account-forms'
import { fieldErrors as hindiErrors } from '@/i18n/hi/field-errors'
import { contactForm as tamilContact } from '@/i18n/ta/contact-form'
import { fieldErrors as tamilErrors } from '@/i18n/ta/field-errors'
import { expect, type Page, test } from './fixtures'
import {
  DECLARATION,
  expectSchoolForm,
  fillSchoolForm,
  SCHOOL_FORMS,
  TEXT_FIELDS,
} from './school-form-steps'
import { button, field, fillLogin, fillRegistration, message, registerAndLogIn } from './steps'

const PHONE_ERROR = 'Enter a phone number, such as 98765 43210 or 044 2345 6789'

/** Forms post to their page without scripts. Every answer is a page of its own, so that a reload posts nothing. */
test.use({ javaScriptEnabled: false })

/** The answer is on the screen, and a reload shows it again without a second post. */
async function expectAnswer(page: Page, text: string, tone: 'success' | 'error') {
  await expect(message(page)).toContainText(text)
  await expect(message(page)).toHaveClass(new RegExp(tone))
  await expect(message(page)).toBeInViewport()
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await page.reload()
  await expect(message(page)).toContainText(text)
  expect(posts).toEqual([])
}

async function expectFieldError(page: Page, label: string, sentence: string) {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, label)).toHaveAccessibleDescription(sentence)
}

const shot = (page: Page, name: string) =>
  process.env.FORM_SHOTS
    ? page.screenshot({ path: `${process.env.FORM_SHOTS}/${name}.png`, fullPage: true })
    : undefined

test('Register and login: fields in error keep what was typed, then the account exists and logs in', async ({
  page,
  user,
}) => {
  await page.goto('/register?next=/networking')
  await shot(page, 'register')
  await fillRegistration(page, { ...user, phone_number: '98765' })
  await field(page, 'Confirm password').fill('something else')
  await button(page, 'Register').click()
  await expectFieldError(page, 'Phone number', 'Enter a valid 10-digit phone number')
  await expectFieldError(page, 'Confirm password', 'Passwords do not match')
  await expect(field(page, 'Phone number')).toBeFocused()
  await expect(field(page, 'Phone number')).toBeInViewport()
  await shot(page, 'register-invalid')
  for (const [label, text] of [
    ['First name', user.firstname],
    ['Last name', user.lastname],
    ['Email', user.email],
    ['Phone number', '98765'],
    ['Password', ''],
    ['Confirm password', ''],
  ] as const)
    await expect(field(page, label)).toHaveValue(text)
  await fillRegistration(page, user)
  await button(page, 'Register').click()
  await page.waitForURL((url) => url.pathname === '/login')
  expect(new URL(page.url()).searchParams.get('next')).toBe('/networking')
  await expectAnswer(page, 'Registration successful!', 'success')
  await expect(page.getByText(`We are sending an email to ${user.email}.`)).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(user.email)
  await shot(page, 'register-done')
  await fillLogin(page, '', '')
  await button(page, 'Login').click()
  await expectFieldError(page, 'Email', 'User ID is required')
  await expectFieldError(page, 'Password', 'Password is required')
  await fillLogin(page, user.email, 'not the password')
  await button(page, 'Login').click()
  await expectAnswer(page, 'Invalid email or password.', 'error')
  await expect(field(page, 'Email')).toHaveValue(user.email)
  await expect(field(page, 'Password')).toHaveValue('')
  await shot(page, 'login-wrong')
  await field(page, 'Password').fill(user.password)
  await button(page, 'Login').click()
  await page.waitForURL((url) => url.pathname === '/networking')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('Register: a taken email is said above the button', { tag: '@ci' }, async ({ page, user }) => {
  await registerAndLogIn(page, user)
  await page.context().clearCookies()
  await page.goto('/register')
  await fillRegistration(page, user)
  await button(page, 'Register').click()
  await expectAnswer(page, 'An account with this email already exists.', 'error')
  await expect(page.getByRole('link', { name: 'Log in with this email' })).toBeVisible()
  await expect(field(page, 'First name')).toHaveValue(user.firstname)
})

test('Contact: errors keep what was typed; success shows the message and clears the fields', {
  tag: '@ci',
}, async ({ page }) => {
  await page.goto('/contact')
  await shot(page, 'contact')
  await field(page, 'Name').fill('Asha <b>Rao</b>')
  await field(page, 'Email').fill('asha@')
  await field(page, 'Message').fill('Short\nLine')
  await button(page, 'Send Message').click()
  await expectFieldError(page, 'Email', 'Invalid email address.')
  await expectFieldError(page, 'Subject', 'Subject is required.')
  await expect(field(page, 'Name')).toHaveValue('Asha <b>Rao</b>')
  await expect(field(page, 'Message')).toHaveValue('Short\nLine')
  await shot(page, 'contact-invalid')
  await field(page, 'Email').fill('asha@school.example')
  await field(page, 'Subject').fill('Books')
  await button(page, 'Send Message').click()
  await expectAnswer(page, 'Message sent successfully ✓', 'success')
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await expect(field(page, label)).toHaveValue('')
  await shot(page, 'contact-sent')
})

test('Forgot and reset password', { tag: '@ci' }, async ({ page, user, waitForEmail }) => {
  await registerAndLogIn(page, user)
  await page.context().clearCookies()
  await page.goto('/forgot-password')
  await field(page, 'Email').fill('asha@school')
  await button(page, 'Send Reset Link').click()
  await expectFieldError(page, 'Email', 'Enter a valid email address')
  await shot(page, 'forgot-invalid')
  await field(page, 'Email').fill(user.email)
  await button(page, 'Send Reset Link').click()
  await expectAnswer(page, 'If an account with this email exists', 'success')
  const email = await waitForEmail(user.email, /reset/i)
  const link = /\/reset-password\/[\w-]+/.exec(email.text)?.[0] ?? ''
  await page.goto(link)
  await field(page, 'New password').fill('short')
  await button(page, 'Reset Password').click()
  await expectFieldError(page, 'New password', 'Password must be at least 6 characters')
  await shot(page, 'reset-invalid')
  expect(new URL(page.url()).pathname).toBe(link)
  await field(page, 'New password').fill('a new secret')
  await button(page, 'Reset Password').click()
  await expectAnswer(page, 'Your password has been changed.', 'success')
  await shot(page, 'reset-done')
  await page.goto(link)
  await field(page, 'New password').fill('another secret')
  await button(page, 'Reset Password').click()
  await expectAnswer(page, 'This reset link is invalid or has expired.', 'error')
  await expect(page.getByRole('link', { name: 'Send a new link' })).toBeVisible()
})

test('Institution registration: errors keep every field, success is said in green', {
  tag: '@ci',
}, async ({ page }) => {
  const { path, button: label } = SCHOOL_FORMS.registration
  await page.goto(path)
  await shot(page, 'registration')
  await fillSchoolForm(page, { 'Principal contact': 'the office' })
  await button(page, label).click()
  await expectFieldError(page, 'Principal contact', PHONE_ERROR)
  await expect(field(page, DECLARATION)).toBeChecked()
  await field(page, 'Principal contact').fill(TEXT_FIELDS['Principal contact'])
  await expectSchoolForm(page)
  await shot(page, 'registration-invalid')
  await button(page, label).click()
  await expectAnswer(page, 'Your institution is registered.', 'success')
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible()
  await expect(field(page, 'Institution name')).toHaveValue('')
  await shot(page, 'registration-done')
})

test('Subscription: refused without a login, after which what was typed is still there', {
  tag: '@ci',
}, async ({ page, user }) => {
  const { path, button: label } = SCHOOL_FORMS.subscription
  await page.goto('/register')
  await fillRegistration(page, user)
  await button(page, 'Register').click()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.goto(path)
  await fillSchoolForm(page)
  await button(page, label).click()
  await expectAnswer(page, 'User is not logged in', 'error')
  await shot(page, 'subscription-refused')
  await page.locator('form').getByRole('link', { name: 'Log in and come back' }).click()
  await fillLogin(page, user.email, user.password)
  await button(page, 'Login').click()
  await page.waitForURL((url) => url.pathname === path)
  await expectSchoolForm(page)
  await button(page, label).click()
  await expectAnswer(page, 'Your subscription is active.', 'success')
  await shot(page, 'subscription-done')
  await page.goto('/ebook')
  await expect(page.getByText("You're currently viewing")).toHaveCount(0)
})

test('answers are in the language of the page', { tag: '@ci' }, async ({ page, user }) => {
  await page.goto('/hi/register')
  await button(page, hindi.register.button).click()
  await expectFieldError(page, hindi.register.firstName, hindiErrors.firstNameRequired)
  await shot(page, 'register-hindi')
  await page.goto('/ta/contact')
  await field(page, tamilContact.name).fill('ஆஷா')
  await button(page, tamilContact.button).click()
  await expectFieldError(page, tamilContact.subject, tamilErrors.subjectRequired)
  await expect(field(page, tamilContact.name)).toHaveValue('ஆஷா')
  await field(page, tamilContact.email).fill(user.email)
  await field(page, tamilContact.subject).fill('புத்தகங்கள்')
  await field(page, tamilContact.message).fill('எந்தப் புத்தகங்கள் உள்ளன?')
  await button(page, tamilContact.button).click()
  await expectAnswer(page, tamilContact.success, 'success')
  await shot(page, 'contact-tamil')
})
