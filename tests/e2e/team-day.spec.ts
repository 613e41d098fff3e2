import { school } from '../support/person'
import { expect, type Page, type Person, test } from './fixtures'
import { button, enter, expectInOrder, field, subscribe } from './steps'
import { enterAsManager } from './team-steps'

/** What a manager does in a day: forms, one of them twice, messages, and a new book. */

const BOOK = 'rubrics-that-students-understand.pdf'

async function whatCameIn(page: Page, mark: string) {
  const { request } = page.context()
  const form = (name: string, over = {}) =>
    request.post('/api/auth/register', {
      data: school({
        institution_name: `${name} ${mark}`,
        school_email: `${mark}@school.example`,
        ...over,
      }),
    })
  const other = { school_mobile: '9811100000', principal_contact: '9811100001' }
  const [first, again, third] = [
    await form('Lotus Vidyalaya', { school_address: `${mark} Road, Pune` }),
    await form('Lotus Vidyalay', { school_address: `${mark} Road, Pune` }),
    await form('Hilltop School', {
      ...other,
      school_address: 'Ridge 7, Shimla',
      school_email: `h${mark}@school.example`,
      principal_email: `p${mark}@school.example`,
    }),
  ]
  for (const answer of [first, again, third]) expect(answer.status()).toBe(201)
  for (const subject of [`A question ${mark}`, `Cheap watches ${mark}`]) {
    const data = {
      name: 'Ravi',
      email: `ravi${mark}@school.example`,
      subject,
      message: 'When do you begin?',
    }
    expect((await request.post('/api/contact', { data })).status()).toBe(201)
  }
}

const markOf = ({ email }: Person) => email.replace(/\W/g, '').slice(4, 14)

/** The form of this school, from the list as a colleague would be sent it. */
async function openForm(page: Page, name: string) {
  await page.goto(`/team/applications?search=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
}

test('three forms, one of them twice, and two messages are dealt with, each with a way back', {
  tag: '@night',
}, async ({ page, person, mailTo }) => {
  test.slow()
  const mark = markOf(person)
  await whatCameIn(page, mark)
  await enterAsManager(page, '/team')
  await expectInOrder(page)

  await test.step('approved, taken back within ten seconds, and approved again', async () => {
    await openForm(page, `Hilltop School ${mark}`)
    await expectInOrder(page)
    const form = page.url()
    await button(page, 'Approve').click()
    await expect(page.getByText(`Hilltop School ${mark} is approved.`)).toBeVisible()
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByText(`Hilltop School ${mark} waits again.`)).toBeVisible()
    await page.goto(form)
    await button(page, 'Approve').click()
    await expect(page.getByText(`Hilltop School ${mark} is approved.`)).toBeVisible()
  })

  await test.step('who stands there twice is shown beside the other, and told why not', async () => {
    await openForm(page, `Lotus Vidyalaya ${mark}`)
    await expect(page.getByText('May be the same school').first()).toBeVisible()
    await expectInOrder(page)
    await page.getByText('Do not approve', { exact: true }).first().click()
    await field(page, 'Reason').fill('You have sent this form twice; the other one goes on.')
    await button(page, 'Do not approve').click()
    await expect(page.getByText(`Lotus Vidyalaya ${mark} is not approved.`)).toBeVisible()
  })

  await test.step('a message is answered by a letter that quotes it, another is spam by one key', async () => {
    await page.goto(`/team/messages?search=${mark}`)
    await expectInOrder(page)
    await page.getByRole('link', { name: `A question ${mark}` }).click()
    await field(page, 'Your answer').fill('On Saturday at ten.')
    await expectInOrder(page)
    await button(page, 'Send the answer').click()
    await expect(page.getByText('The answer to Ravi goes out in a moment.')).toBeVisible()
    await page.goto(`/team/messages?search=${mark}`)
    await page.getByRole('link', { name: `Cheap watches ${mark}` }).click()
    await expect(button(page, 'Spam')).toBeEnabled()
    await page.keyboard.press('s')
    await expect(page.getByText('Put away as spam.')).toBeVisible()
  })

  // It waits fourteen seconds, for ten of which it can be taken back.
  await expect(async () => {
    const { text } = await mailTo(`ravi${mark}@school.example`, /A question/)
    expect(text).toContain('On Saturday at ten.')
    expect(text).toContain('When do you begin?')
  }).toPass({ timeout: 30_000 })
})

test('a book is uploaded, looked at as everybody will, published, and open to a member within two seconds', async ({
  page,
  person,
  browser,
  expectStatus,
}) => {
  test.slow()
  expectStatus(409, 422)
  const title = `Questions that open ${markOf(person)}`
  const reader = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage()
  const token = await enter(reader, person)
  await subscribe(reader, token)

  await enterAsManager(page, '/team/library?shelf=book')
  await expectInOrder(page)
  await field(page, 'Title').fill(title)
  await button(page, 'Make the draft').click()
  await page.waitForURL(/\/team\/library\/[^/?]+$/)
  await expect(page.getByText('Before it can be published, it needs:')).toBeVisible()
  await field(page, 'Description').fill('Twelve questions that start a lesson.')
  await field(page, 'For whom').selectOption({ label: 'Premium, for subscribers' })
  await field(page, 'Author').fill('The UNS team')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(field(page, 'Description')).toHaveValue('Twelve questions that start a lesson.')
  const document = 'input[type=file][accept=".pdf"]'
  await page.setInputFiles(document, 'public/pictures/videos/circle-opening.webp')
  const wrong = page.getByText('This is the wrong kind of file: Picture.')
  await expect(wrong).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('circle-opening.webp')).toHaveCount(0)
  await page.setInputFiles(document, `content/ebooks/files/${BOOK}`)
  await expect(page.getByText(`Now: ${BOOK}`).first()).toBeVisible({ timeout: 30_000 })
  await expectInOrder(page)

  const item = page.url()
  for (const who of ['anonymous', 'member', 'subscriber']) {
    await page.goto(`${item}/as/${who}`)
    await expect(page.getByText('This is not on the site.')).toBeVisible()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expectInOrder(page)
  }
  await reader.goto('/ebook')
  await expect(reader.getByText(title)).toHaveCount(0)

  await page.goto(item)
  await button(page, 'Publish').click()
  await expect(page.getByText('Published. Everyone it is for can open it.')).toBeVisible()
  await expect(async () => {
    await reader.goto('/ebook')
    await expect(reader.getByText(title)).toHaveCount(1, { timeout: 100 })
  }).toPass({ timeout: 2_000 })

  await button(page, 'Withdraw').click()
  await expect(page.getByText('A draft. Only the team can see it.')).toBeVisible()
  await expect(button(page, 'Delete the draft')).toHaveCount(0)
  await page.goto('/team/library?shelf=book')
  await field(page, 'Title').fill(`Never published ${title}`)
  await button(page, 'Make the draft').click()
  await page.waitForURL(/\/team\/library\/[^/?]+$/)
  await field(page, 'Title of the draft').fill('Another title')
  await button(page, 'Delete the draft').click()
  await expect(page.getByText('This is not the title.').first()).toBeVisible()
  await field(page, 'Title of the draft').fill(`Never published ${title}`)
  await button(page, 'Delete the draft').click()
  await expect(page.getByText('The draft and its files are deleted.')).toBeVisible()
  await expect(page.getByText(`Never published ${title}`)).toHaveCount(0)
  await reader.context().close()
})
