import type { Browser } from 'playwright/test'
import { type E2eUser, expect, type Page, test } from './fixtures'
import { fillSchoolForm } from './school-form-steps'
import {
  button,
  expectAccessible,
  field,
  fillLogin,
  fillRegistration,
  message,
  registerAndLogIn,
  registerSubscriber,
  subscribe,
} from './steps'

async function openOtherBrowser(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 740 }, locale: 'en-IN' })
  return context.newPage()
}

const createColleague = (user: E2eUser, name: string): E2eUser => ({
  ...user,
  firstname: name,
  email: `${name.toLowerCase()}.${user.email}`,
})

test('a principal subscribes and invites, a teacher registers and joins, and the coordinator sees her', async ({
  page,
  user,
  browser,
  waitForEmail,
}) => {
  test.slow()
  const teacher = createColleague(user, 'Leela')

  await test.step('the principal registers and logs in, starting from home', async () => {
    await page.goto('/')
    await page.locator('header').getByRole('link', { name: 'Join Us' }).click()
    await fillRegistration(page, user)
    await button(page, 'Register').click()
    await page.waitForURL(({ pathname }) => pathname === '/login')
    await fillLogin(page, user.email, user.password)
    await button(page, 'Login').click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: 'Open the subscription form' }).click()
    await page.waitForURL('**/subscription-form')
  })

  await test.step('the form subscribes the school and links to the next steps', async () => {
    await expect(button(page, 'Submit Subscription')).toBeEnabled()
    await fillSchoolForm(page)
    await button(page, 'Submit Subscription').click()
    await expect(message(page)).toContainText('Your subscription is active.')
    await expect(page.getByRole('heading', { name: 'Hilltop Public School' })).toBeVisible()
    await expect(field(page, 'Principal name')).toHaveValue('S. Kumar')
    await page.getByRole('main').getByRole('link', { name: 'Invite your teachers' }).click()
    await page.waitForURL('**/my-school/invite')
  })

  await test.step('emails go out in the name of who has confirmed the own address', async () => {
    await expect(page.getByRole('main')).toContainText(
      'Confirm your email address before you email your teachers',
    )
    await expectAccessible(page)
    const { text: welcomeText } = await waitForEmail(user.email, /Welcome/)
    await page.goto(/https?:\S+\/[\w-]{43}\b/.exec(welcomeText)?.[0] ?? 'no link')
    await button(page, 'Confirm my email address').click()
    await expect(message(page)).toBeVisible()
    await page.goto('/my-school/invite')
  })

  await test.step('wrong lines are reported before anything is sent', async () => {
    const lines = ['Leela R <', teacher.email, '>', 'no address', user.email, teacher.email]
    const pastedText = `${lines.slice(0, 3).join('')}\n${lines.slice(3).join('\n')}`
    await field(page, 'Email addresses').fill(pastedText)
    await button(page, 'Send invitations').click()
    const lineErrors = page.getByRole('main').getByRole('alert')
    await expect(lineErrors).toContainText('Line 2: “no address” is not an email address.')
    await expect(lineErrors).toContainText(`Line 3: ${user.email} already has a seat here.`)
    await expect(lineErrors).toContainText(`Line 4: ${teacher.email} is in the list twice`)
    await expectAccessible(page)
    await button(page, 'Send 1 invitation').click()
    await expect(message(page)).toContainText('1 invitation is being sent.')
    await expect(field(page, 'Email addresses')).toHaveValue('no address')
    await page.reload()
    await expect(field(page, 'Email addresses')).toHaveValue('no address')
    await expect(page.getByRole('listitem').filter({ hasText: teacher.email })).toBeVisible()
  })

  const { text } = await waitForEmail(teacher.email, /Hilltop Public School/)
  const link = /https?:\S+\/join\/\S+/.exec(text)?.[0] ?? 'no link'

  await test.step('the teacher registers from the invitation, returns and accepts once', async () => {
    const phonePage = await openOtherBrowser(browser, 360)
    await phonePage.goto(link)
    const seatHeading = phonePage.getByRole('heading', {
      name: 'Hilltop Public School has a seat for you',
    })
    await expect(seatHeading).toBeVisible()
    await expect(phonePage.getByRole('main')).toContainText('Your name and email address')
    await expectAccessible(phonePage)
    await phonePage.getByRole('main').getByRole('link', { name: 'Register' }).click()
    await fillRegistration(phonePage, teacher)
    await button(phonePage, 'Register').click()
    await phonePage.waitForURL('**/login?next=*')
    await fillLogin(phonePage, teacher.email, teacher.password)
    await button(phonePage, 'Login').click()
    await expect(seatHeading).toBeVisible()
    await button(phonePage, 'Accept the seat').click()
    await expect(message(phonePage)).toContainText('You have a seat at Hilltop Public School.')
    await expectAccessible(phonePage)
    await phonePage.goto('/my-school')
    await expect(phonePage.getByRole('main')).toContainText(user.email)
    await expectAccessible(phonePage)
    await phonePage.context().close()
  })

  await test.step('the coordinator finds her in the list and can undo giving up her seat', async () => {
    await page.goto('/my-school')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Leela Rao' }).click()
    await expectAccessible(page)
    await button(page, 'Remove from the school').click()
    await expect(page.getByRole('status')).toContainText('no longer has a seat')
    await button(page, 'Undo: Remove from the school').click()
    await expect(button(page, 'Remove from the school')).toBeVisible()
    await page.goto('/my-school?search=leela')
    await expect(page.getByRole('link', { name: 'Leela Rao' })).toBeVisible()
  })
})

test('a staff list is checked, confirmed, undone, and fills in the registration of a teacher', {
  tag: '@ci',
}, async ({ page, user, browser, waitForEmail }) => {
  test.slow()
  const teacher = createColleague(user, 'Kavitha')
  await registerSubscriber(page, user)
  const { text: welcomeText } = await waitForEmail(user.email, /Welcome/)
  await page.goto(/https?:\S+\/[\w-]{43}\b/.exec(welcomeText)?.[0] ?? 'no link')
  await button(page, 'Confirm my email address').click()
  await expect(message(page)).toBeVisible()
  await page.goto('/my-school/invite')
  await page.getByLabel('Staff list (CSV or XLSX)').setInputFiles({
    name: 'staff.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `ईमेल,Name,Mobile,DOJ\n${teacher.email},Kavitha Nair,98765 43210,01-06-2019\nno address,Ravi,,`,
    ),
  })
  await button(page, 'Check the list').click()
  const plan = page.getByRole('main')
  await expect(plan).toContainText('Row 3: “no address” is not an email address.')
  await expect(plan).toContainText('1 new teacher gets an invitation.')
  await expectAccessible(page)
  await button(page, 'Confirm the list').click()
  await expect(plan).toContainText('The list is saved. Invitations: 1. Changed details: 0.')
  await expect(button(page, 'Undo the staff list')).toBeVisible()
  await expectAccessible(page)

  const { text } = await waitForEmail(teacher.email, /invites you/)
  expect(text).toContain('Dear Kavitha Nair,')
  const phonePage = await openOtherBrowser(browser, 360)
  await phonePage.goto(/https?:\S+\/join\/\S+/.exec(text)?.[0] ?? 'no link')
  await expect(phonePage.getByRole('main')).toContainText('Dear Kavitha Nair,')
  await phonePage.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(field(phonePage, 'First name')).toHaveValue('Kavitha')
  await expect(field(phonePage, 'Last name')).toHaveValue('Nair')
  await expect(phonePage.locator('[name=email]')).toHaveValue(teacher.email)
  await expect(phonePage.locator('[name=phone_number]')).toHaveValue('9876543210')
  await phonePage.context().close()

  await page.reload()
  await button(page, 'Undo the staff list').click()
  await expect(plan).toContainText(/The staff list of .+ is undone\./)
  await page.reload()
  await expect(plan).toContainText(/The staff list of .+ is undone\./)
  await expect(button(page, 'Undo the staff list')).toBeHidden()
})

test('the staff room link is created, shown, printed on a card, and stops working when switched off', {
  tag: '@night',
}, async ({ page, user, browser }) => {
  await registerSubscriber(page, user)
  await page.goto('/my-school/invite')
  await button(page, 'Create a link').click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const link = await field(page, 'Link').inputValue()
  await expect(field(page, 'Text to send with the link')).toHaveValue(new RegExp(link))
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Card for the notice board/ }).click()
  const code = link.slice(-8)
  await expect(page.getByRole('article')).toContainText(`${code.slice(0, 4)}-${code.slice(4)}`)
  await expectAccessible(page)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)

  const visitorPage = await openOtherBrowser(browser, 360)
  await visitorPage.goto(link)
  await expect(visitorPage.getByRole('heading', { level: 1 })).toContainText('has a seat for you')
  await page.goBack()
  await button(page, 'Turn off the link').click()
  await button(page, 'Undo').click()
  await button(page, 'Turn off the link').click()
  await expect(page.getByText('There is no link yet.')).toBeVisible()
  await visitorPage.reload()
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText(
    'We cannot find this invitation',
  )
  await expectAccessible(visitorPage)
  await visitorPage.context().close()
})

test('without a school the page explains how to get a seat, and the only coordinator sees why leaving is blocked', {
  tag: '@night',
}, async ({ page, user, expectStatus }) => {
  expectStatus(404)
  const token = await registerAndLogIn(page, user)
  await page.goto('/my-school')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You do not have a school yet')
  await expectAccessible(page)
  await page.goto('/my-school/invite')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/cannot find this page/)
  await subscribe(page, token)
  await page.goto('/my-school')
  await page.getByRole('link', { name: 'Asha Rao' }).click()
  await expect(page.getByText(/^You are the only coordinator/)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/my-school/help')
  await expectAccessible(page)
})
