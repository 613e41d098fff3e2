import type { Browser } from 'playwright/test'
import { expect, type Page, type Person, test } from './fixtures'
import { fillInstitution } from './institution-steps'
import {
  button,
  enter,
  enterAsSubscriber,
  expectInOrder,
  field,
  fillLogin,
  fillRegistration,
  message,
  subscribe,
} from './steps'

/** Another person at another machine. */
async function somewhereElse(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 740 }, locale: 'en-IN' })
  return context.newPage()
}

const colleague = (person: Person, name: string): Person => ({
  ...person,
  firstname: name,
  email: `${name.toLowerCase()}.${person.email}`,
})

test('a principal subscribes and invites; a teacher registers on the way and joins; the coordinator sees her', async ({
  page,
  person,
  browser,
  mailTo,
}) => {
  test.slow()
  const teacher = colleague(person, 'Leela')

  await test.step('the principal finds the way from home, registers and logs in', async () => {
    await page.goto('/')
    await page.locator('header').getByRole('link', { name: 'Join Us' }).click()
    await fillRegistration(page, person)
    await button(page, 'Register').click()
    await page.waitForURL('**/login')
    await fillLogin(page, person.email, person.password)
    await button(page, 'Login').click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: 'Open the subscription form' }).click()
    await page.waitForURL('**/subscription-form')
  })

  await test.step('the form subscribes the school, and leads to what has opened', async () => {
    await expect(button(page, 'Submit Subscription')).toBeEnabled()
    await fillInstitution(page)
    await button(page, 'Submit Subscription').click()
    await expect(message(page)).toContainText('Your subscription is active.')
    await expect(page.getByRole('heading', { name: 'Hilltop Public School' })).toBeVisible()
    await expect(field(page, 'Principal name')).toHaveValue('S. Kumar')
    await page.getByRole('main').getByRole('link', { name: 'Invite your teachers' }).click()
    await page.waitForURL('**/my-school/invite')
  })

  await test.step('letters go out in the name of who has confirmed the own address', async () => {
    await expect(page.getByRole('main')).toContainText('once your own mail address is confirmed')
    await expectInOrder(page)
    const { text: welcome } = await mailTo(person.email, /Welcome/)
    await page.goto(/https?:\S+\/[\w-]{43}\b/.exec(welcome)?.[0] ?? 'no link')
    await button(page, 'Yes, this is my address').click()
    await expect(message(page)).toBeVisible()
    await page.goto('/my-school/invite')
  })

  await test.step('what is wrong with which line is said before anything is sent', async () => {
    const lines = ['Leela R <', teacher.email, '>', 'no address', person.email, teacher.email]
    const pasted = `${lines.slice(0, 3).join('')}\n${lines.slice(3).join('\n')}`
    await field(page, 'E-mail addresses').fill(pasted)
    await button(page, 'Send invitations').click()
    const odd = page.getByRole('main').getByRole('alert')
    await expect(odd).toContainText('Line 2: “no address” is not an e-mail address.')
    await expect(odd).toContainText(`Line 3: ${person.email} has a seat here already.`)
    await expect(odd).toContainText(`Line 4: ${teacher.email} stands there twice`)
    await expectInOrder(page)
    await button(page, 'Send 1 invitation').click()
    await expect(message(page)).toContainText('1 invitation is on its way.')
    await expect(field(page, 'E-mail addresses')).toHaveValue('no address')
    await page.reload()
    await expect(field(page, 'E-mail addresses')).toHaveValue('no address')
    await expect(page.getByRole('listitem').filter({ hasText: teacher.email })).toBeVisible()
  })

  const { text } = await mailTo(teacher.email, /Hilltop Public School/)
  const link = /https?:\S+\/join\/\S+/.exec(text)?.[0] ?? 'no link'

  await test.step('the teacher is asked once, registers on the way and comes back', async () => {
    const phone = await somewhereElse(browser, 360)
    await phone.goto(link)
    const question = phone.getByRole('heading', {
      name: 'Hilltop Public School keeps a seat for you',
    })
    await expect(question).toBeVisible()
    await expect(phone.getByRole('main')).toContainText('Your name and e-mail address')
    await expectInOrder(phone)
    await phone.getByRole('main').getByRole('link', { name: 'Register' }).click()
    await fillRegistration(phone, teacher)
    await button(phone, 'Register').click()
    await phone.waitForURL('**/login?next=*')
    await fillLogin(phone, teacher.email, teacher.password)
    await button(phone, 'Login').click()
    await expect(question).toBeVisible()
    await button(phone, 'Yes, take the seat').click()
    await expect(message(phone)).toContainText('You have a seat at Hilltop Public School.')
    await expectInOrder(phone)
    await phone.goto('/my-school')
    await expect(phone.getByRole('main')).toContainText(person.email)
    await expectInOrder(phone)
    await phone.context().close()
  })

  await test.step('the coordinator sees her, finds her by name, and can undo giving up her seat', async () => {
    await page.goto('/my-school')
    await expectInOrder(page)
    await field(page, 'Name or e-mail').fill('leela')
    await button(page, 'Show').click()
    await page.getByRole('link', { name: 'Leela Rao' }).click()
    await expectInOrder(page)
    await button(page, 'Give up this seat').click()
    await expect(page.getByRole('status')).toContainText('no longer has a seat')
    await button(page, 'Undo: Give up this seat').click()
    await expect(button(page, 'Give up this seat')).toBeVisible()
    await page.goto('/my-school?search=leela')
    await expect(page.getByRole('link', { name: 'Leela Rao' })).toBeVisible()
  })
})

test('the link for the staff room: made, shown, on a card, and dead when it is switched off', {
  tag: '@night',
}, async ({ page, person, browser }) => {
  await enterAsSubscriber(page, person)
  await page.goto('/my-school/invite')
  await button(page, 'Make a link').click()
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const link = await field(page, 'Link').inputValue()
  await expect(field(page, 'A text to send along')).toHaveValue(new RegExp(link))
  await expectInOrder(page)
  await page.getByRole('link', { name: /^Card for the notice board/ }).click()
  const code = link.slice(-8)
  await expect(page.getByRole('article')).toContainText(`${code.slice(0, 4)}-${code.slice(4)}`)
  await expectInOrder(page)
  const printed = await page.pdf({ preferCSSPageSize: true })
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)

  const visitor = await somewhereElse(browser, 360)
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('keeps a seat for you')
  await page.goBack()
  await button(page, 'Switch the link off').click()
  await button(page, 'Undo').click()
  await button(page, 'Switch the link off').click()
  await expect(page.getByText('There is no link at present.')).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'This invitation is not known here',
  )
  await expectInOrder(visitor)
  await visitor.context().close()
})

test('without a school the page says how to come by a seat; the only coordinator is told why not to leave', async ({
  page,
  person,
  expectStatus,
}) => {
  expectStatus(404)
  const token = await enter(page, person)
  await page.goto('/my-school')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have no school here yet')
  await expectInOrder(page)
  await page.goto('/my-school/invite')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wiped off the board/)
  await subscribe(page, token)
  await page.goto('/my-school')
  await page.getByRole('link', { name: 'Asha Rao' }).click()
  await expect(page.getByText(/^You are the only coordinator/)).toBeVisible()
  await expectInOrder(page)
  await page.goto('/my-school/help')
  await expectInOrder(page)
})
