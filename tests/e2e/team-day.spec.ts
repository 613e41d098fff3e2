import type { Locator } from 'playwright/test'
import { newSchoolForm } from '../support/api-user'
import { findDayInIndia } from '../support/day-in-india'
import { type E2eUser, expect, type Page, test } from './fixtures'
import { openEditor, replaceText } from './rich-text'
import { button, expectAccessible, field, registerAndLogIn, subscribe } from './steps'
import { logInAsManager } from './team-steps'

const BOOK = 'rubrics-that-students-understand.pdf'

async function submitFormsAndMessages(page: Page, suffix: string) {
  const { request } = page.context()
  const submitForm = (name: string, overrides = {}) =>
    request.post('/api/auth/register', {
      data: newSchoolForm({
        institution_name: `${name} ${suffix}`,
        school_email: `${suffix}@school.example`,
        ...overrides,
      }),
    })
  const otherContact = { school_mobile: '9811100000', principal_contact: '9811100001' }
  const [firstResponse, duplicateResponse, thirdResponse] = [
    await submitForm('Lotus Vidyalaya', { school_address: `${suffix} Road, Pune` }),
    await submitForm('Lotus Vidyalay', { school_address: `${suffix} Road, Pune` }),
    await submitForm('Hilltop School', {
      ...otherContact,
      school_address: 'Ridge 7, Shimla',
      school_email: `h${suffix}@school.example`,
      principal_email: `p${suffix}@school.example`,
    }),
  ]
  for (const response of [firstResponse, duplicateResponse, thirdResponse])
    expect(response.status()).toBe(201)
  for (const subject of [`A question ${suffix}`, `Cheap watches ${suffix}`]) {
    const data = {
      name: 'Ravi',
      email: `ravi${suffix}@school.example`,
      subject,
      message: 'When do you begin?',
    }
    expect((await request.post('/api/contact', { data })).status()).toBe(201)
  }
}

const createSuffix = ({ email }: E2eUser) => email.replace(/\W/g, '').slice(4, 14)

async function openApplication(page: Page, name: string) {
  await page.goto(`/team/applications?search=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

test('a manager handles three forms, one of them a duplicate, and two messages, and can undo each action', {
  tag: '@night',
}, async ({ page, user, waitForEmail }) => {
  test.slow()
  const suffix = createSuffix(user)
  await submitFormsAndMessages(page, suffix)
  await logInAsManager(page, '/team')
  await expectAccessible(page)

  await test.step('approves, undoes within ten seconds and approves again', async () => {
    await openApplication(page, `Hilltop School ${suffix}`)
    await expectAccessible(page)
    const formUrl = page.url()
    await button(page, 'Approve the application').click()
    await expect(page.getByText(`Hilltop School ${suffix} is approved.`)).toBeVisible()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(
      page.getByText(`The application of Hilltop School ${suffix} is open again.`),
    ).toBeVisible()
    await page.goto(formUrl)
    await button(page, 'Approve the application').click()
    await expect(page.getByText(`Hilltop School ${suffix} is approved.`)).toBeVisible()
  })

  await test.step('shows a duplicate beside the original and rejects it with a reason', async () => {
    await openApplication(page, `Lotus Vidyalaya ${suffix}`)
    await expect(page.getByText('Possible duplicates').first()).toBeVisible()
    await expectAccessible(page)
    await page.getByText('Reject the application', { exact: true }).first().click()
    const reason = page.getByRole('textbox', { name: 'Reason', exact: true })
    await reason.fill('You have sent this form twice; the other one goes on.')
    await button(page, 'Reject the application').click()
    await expect(page.getByText(`Lotus Vidyalaya ${suffix} is not approved.`)).toBeVisible()
  })

  await test.step('replies to a message by an email that quotes it, and marks another as spam with one key', async () => {
    await page.goto(`/team/messages?search=${suffix}`)
    await expectAccessible(page)
    await page.getByRole('link', { name: `A question ${suffix}` }).click()
    const editor = await openEditor(page, 'Your answer')
    await replaceText(editor, 'On **Saturday** at ten.\nBring:\n- a pen')
    await expect(editor.locator('strong')).toHaveText('Saturday')
    await expectAccessible(page)
    await button(page, 'Send the answer').click()
    await expect(page.getByText('We are sending your answer to Ravi.')).toBeVisible()
    await page.goto(`/team/messages?search=${suffix}`)
    await page.getByRole('link', { name: `Cheap watches ${suffix}` }).click()
    await expect(button(page, 'Mark as spam')).toBeEnabled()
    await page.keyboard.press('s')
    await expect(page.getByText('Marked as spam.')).toBeVisible()
  })

  // The email is sent after 14 seconds; the first 10 are the undo window.
  await expect(async () => {
    const { text } = await waitForEmail(`ravi${suffix}@school.example`, /A question/)
    expect(text).toContain('On Saturday at ten.')
    expect(text).toContain('When do you begin?')
  }).toPass()
})

test('a book is uploaded, previewed, published, and open to a member within two seconds', {
  tag: '@night',
}, async ({ page, user, browser, expectStatus }) => {
  test.slow()
  expectStatus(409, 422)
  const title = `Questions that open ${createSuffix(user)}`
  const memberPage = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage()
  const token = await registerAndLogIn(memberPage, user)
  await subscribe(memberPage, token)

  await logInAsManager(page, '/team/library?type=book')
  await expectAccessible(page)
  await field(page, 'Title').fill(title)
  await button(page, 'Create the draft').click()
  await page.waitForURL(/\/team\/library\/[^/?]+$/)
  await expect(page.getByText('Before you can publish it, add:')).toBeVisible()
  await field(page, 'Description').fill('Twelve questions that start a lesson.')
  await field(page, 'Access').selectOption({ label: 'Premium, for subscribers' })
  await field(page, 'Author').fill('The UNS team')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(field(page, 'Description')).toHaveValue('Twelve questions that start a lesson.')
  const fileInput = 'input[type=file][accept=".pdf"]'
  await page.setInputFiles(fileInput, 'public/pictures/videos/circle-opening.webp')
  const wrongKindMessage = page.getByText('This is the wrong kind of file: Picture.')
  await expect(wrongKindMessage).toBeVisible()
  await expect(page.getByText('circle-opening.webp')).toHaveCount(0)
  await page.setInputFiles(fileInput, `content/ebooks/files/${BOOK}`)
  await expect(page.getByText(`Current file: ${BOOK}`).first()).toBeVisible()
  await expectAccessible(page)

  const itemUrl = page.url()
  for (const viewerRole of ['anonymous', 'member', 'subscriber']) {
    await page.goto(`${itemUrl}/as/${viewerRole}`)
    await expect(page.getByText('This page is not on the site.')).toBeVisible()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectAccessible(page)
  }
  await memberPage.goto('/ebook')
  await expect(memberPage.getByText(title)).toHaveCount(0)

  await page.goto(itemUrl)
  await scheduleForTomorrow(page)
  await button(page, 'Publish the item').click()
  await expect(page.getByText('Published. Everyone with access can open it.')).toBeVisible()
  await expect(async () => {
    await memberPage.goto('/ebook')
    await expect(memberPage.getByText(title)).toHaveCount(1, { timeout: 100 })
  }).toPass()
  await expectOpenByLinkOnly(page, memberPage, title)

  await page.goto('/team/library?type=book')
  await dragAbovePrevious(page, page.locator('.team-row').last())
  await expect(page.locator('.team-row-name').nth(-2)).toHaveText(title)
  await expectAccessible(page)
  await addTwoFiles(page)
  await page.goto(itemUrl)

  await button(page, 'Withdraw the item').click()
  await expect(page.getByText('A draft. Only the team can see it.')).toBeVisible()
  await expect(button(page, 'Delete the draft')).toHaveCount(0)
  await expect(page.getByText('You cannot delete this item')).toBeVisible()
  await page.goto('/team/library?type=book')
  await field(page, 'Title').fill(`Never published ${title}`)
  await button(page, 'Create the draft').click()
  await page.waitForURL(/\/team\/library\/[^/?]+$/)
  await field(page, 'Title of the draft').fill('Another title')
  await button(page, 'Delete the draft').click()
  await expect(page.getByText('This is not the title.').first()).toBeVisible()
  await field(page, 'Title of the draft').fill(`Never published ${title}`)
  await button(page, 'Delete the draft').click()
  await expect(page.getByText('The draft and its files are deleted.')).toBeVisible()
  await expect(page.getByText(`Never published ${title}`)).toHaveCount(0)
  await memberPage.context().close()
})

async function scheduleForTomorrow(page: Page) {
  await page.getByLabel('Day', { exact: true }).fill(findDayInIndia(1))
  await page.getByLabel('Time (IST)', { exact: true }).fill('10:00')
  await button(page, 'Schedule').click()
  await expect(
    page.getByText(/^Scheduled for .*, 10:00\sAM\. Until then, only the team can see it\.$/),
  ).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Make the cover from page one').click()
  await expect(page.getByText('The cover shows page one.')).toBeVisible()
}

async function expectOpenByLinkOnly(page: Page, memberPage: Page, title: string) {
  await button(page, 'Take it out of all lists').click()
  await expect(page.getByText('Unlisted. Once it is published')).toBeVisible()
  await expectAccessible(page)
  await expect(async () => {
    await memberPage.goto('/ebook')
    await expect(memberPage.getByText(title)).toHaveCount(0, { timeout: 100 })
  }).toPass()
  await memberPage.goto(page.url().replace('/team/library/', '/library/'))
  await expect(memberPage.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(memberPage.getByRole('button', { name: /^Read Now/ })).toBeVisible()
  await expectAccessible(memberPage)
  await button(page, 'Put it into the lists').click()
  await expect(button(page, 'Take it out of all lists')).toBeVisible()
}

async function addTwoFiles(page: Page) {
  await page.setInputFiles('input[type=file][multiple]', [
    `content/ebooks/files/${BOOK}`,
    'public/pictures/videos/circle-opening.webp',
  ])
  await expect(page.getByText('1 of 2 files are drafts.')).toBeVisible()
  await expect(
    page.getByText('This file does not become a draft by itself: Picture.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: `Open the draft: ${BOOK}` })).toBeVisible()
  await expectAccessible(page)
}

async function dragAbovePrevious(page: Page, row: Locator) {
  await expect(row.getByRole('button', { name: /^Move up/ })).toBeEnabled()
  await row.scrollIntoViewIfNeeded()
  const handle = await row.locator('.drag-handle').boundingBox()
  const previous = await page.locator('.team-row').nth(-2).boundingBox()
  if (!handle || !previous) throw new Error('no rows')
  await page.mouse.move(handle.x + 9, handle.y + 9)
  await page.mouse.down()
  await page.mouse.move(handle.x + 9, previous.y + 9, { steps: 5 })
  await page.mouse.up()
}
