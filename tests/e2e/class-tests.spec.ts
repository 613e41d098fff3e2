import { expect, type Page, test } from './fixtures'
import {
  button,
  expectAccessible,
  field,
  getOverflow,
  message,
  registerAndLogIn,
  registerSubscriber,
} from './steps'

const pictures = process.env.TEST_PICTURES
const takePicture = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

/** Presses of keys that write words do not count; every tap and choice does. */
function countPresses(page: Page) {
  let presses = 0
  return {
    press: async (act: () => Promise<unknown>) => {
      presses += 1
      await act()
    },
    count: () => presses,
    page,
  }
}

const cards = (page: Page) => page.locator('.question-card')
const saved = (page: Page) => expect(page.getByText('All changes are saved.')).toBeVisible()

async function makeTest(page: Page, title = 'Unit test 2') {
  await page.goto('/my-tests/new')
  await field(page, 'Title').fill(title)
  await field(page, 'Class').fill('8 B')
  await field(page, 'Subject').fill('Social science')
  await button(page, 'Make the test').click()
  await page.waitForURL(/\/my-tests\/[0-9a-f-]{36}$/)
}

for (const width of [360, 1280])
  test(`a teacher makes a test of 12 questions with 20 presses, ${width} px wide`, {
    tag: '@ci',
  }, async ({ page, user }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    await registerSubscriber(page, user)
    const { press, count } = countPresses(page)
    await page.goto('/my-tests')
    await expect(page.getByText('You have no tests yet.')).toBeVisible()
    await expectAccessible(page)
    await takePicture(page, `empty-${width}`)
    const main = page.getByRole('main')
    await press(() => main.getByRole('link', { name: 'Make a test' }).click())
    await press(() => field(page, 'Title').fill('Unit test 2'))
    await press(() => field(page, 'Class').fill('8 B'))
    await press(() => field(page, 'Subject').fill('Social science'))
    await takePicture(page, `new-${width}`)
    await expectAccessible(page)
    await press(() => button(page, 'Make the test').click())
    await page.waitForURL(/\/my-tests\/[0-9a-f-]{36}$/)
    const boxes = page.locator('.offered input')
    await expect(boxes.nth(11)).toBeVisible()
    for (let index = 0; index < 12; index += 1) await press(() => boxes.nth(index).check())
    await press(() => button(page, 'Add 12 questions').click())
    await expect(cards(page)).toHaveCount(12)
    await saved(page)
    expect(count()).toBeLessThanOrEqual(20)
    expect(await page.evaluate(getOverflow)).toBeLessThanOrEqual(0)
    await takePicture(page, `questions-${width}`)
    await expectAccessible(page)
    await page.reload()
    await expect(cards(page)).toHaveCount(12)

    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page.locator('.preview-paper > ol > li')).toHaveCount(12)
    await expect(page.getByText('right answer')).toHaveCount(0)
    await takePicture(page, `preview-${width}`)
    await expectAccessible(page)
  })

test('questions are written, moved, copied, deleted and brought back; nothing typed is lost', {
  tag: '@ci',
}, async ({ page, user, expectStatus }) => {
  test.slow()
  // The connection is away for a while.
  expectStatus(0)
  await registerSubscriber(page, user)
  await makeTest(page)
  await button(page, 'Write one').click()
  await field(page, 'Question').fill('What is x^2 for x = 3? <b>bold</b>')
  for (const [index, option] of ['6', '9', '12', 'None of these'].entries())
    await page.getByLabel(`Option ${'ABCD'[index]}`, { exact: true }).fill(option)
  await expect(page.getByText('Choose the right answer.')).toBeVisible()
  await page.getByLabel('B is right').check()
  await page.getByLabel('D stays last').check()
  await expect(cards(page).locator('sup')).toHaveText('2')
  await expect(cards(page).first()).toContainText('<b>bold</b>')
  await takePicture(page, 'write')
  await expectAccessible(page)
  await button(page, 'Done').click()
  await saved(page)

  await button(page, 'Duplicate question 1').click()
  await button(page, 'Edit question 2').click()
  await field(page, 'Kind of answer').selectOption('number')
  await field(page, 'Right number').fill('9')
  await button(page, 'Done').click()
  await button(page, 'Move question 2 up').click()
  await expect(cards(page).first()).toContainText('= 9')
  await button(page, 'Delete question 1').click()
  await expect(cards(page)).toHaveCount(1)
  await button(page, 'Undo').click()
  await expect(cards(page).first()).toContainText('= 9')
  await saved(page)

  await page.context().setOffline(true)
  await button(page, 'Edit question 1').click()
  await field(page, 'Question').fill('Typed without a connection')
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  await page.context().setOffline(false)
  await saved(page)
  await page.reload()
  await expect(cards(page).first()).toContainText('Typed without a connection')

  await button(page, 'My questions').click()
  await expect(page.locator('.offered > li')).toHaveCount(2)
})

test('two windows keep the questions of both', { tag: '@ci' }, async ({
  page,
  user,
  expectStatus,
}) => {
  test.slow()
  expectStatus(409)
  await registerSubscriber(page, user)
  await makeTest(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  for (const [window, words] of [
    [page, 'from the first window'],
    [other, 'from the second window'],
  ] as const) {
    await button(window, 'Write one').click()
    await field(window, 'Question').fill(words)
    if (window === page) await saved(page)
  }
  await expect(other.getByText('This test was changed in another window.')).toBeVisible()
  await button(other, 'Keep my changes').click()
  await saved(other)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('from the second window')
  await expect(cards(page).nth(1)).toContainText('from the first window')
})

test('a table and Moodle’s text become questions; what is wrong is named by row', {
  tag: '@ci',
}, async ({ page, user }) => {
  test.slow()
  await registerSubscriber(page, user)
  await makeTest(page)
  await button(page, 'From a file').click()
  const downloads = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the table (XLSX)' }).click(),
  ])
  const template = await downloads[0].path()
  await page.getByLabel('File (XLSX, CSV or text)').setInputFiles(template)
  await expect(page.getByText('5 questions can be added.')).toBeVisible()
  await button(page, 'Add 5 questions').click()
  await expect(cards(page)).toHaveCount(5)

  await field(page, 'Or paste it here').fill('Good? {=yes ~no}\n\nMatch {=a -> b =c -> d}')
  await button(page, 'Read the pasted text').click()
  await expect(page.getByText('Row 3: this kind of question does not fit')).toBeVisible()
  await takePicture(page, 'file')
  await expectAccessible(page)
  await button(page, 'Add 1 question').click()
  await expect(cards(page)).toHaveCount(6)
  await saved(page)

  const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])
  await page
    .getByLabel('File (XLSX, CSV or text)')
    .setInputFiles({ name: 'x.xlsx', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('This file has no table and no text')).toBeVisible()
})

test('a picture in a question is shown and opens for its author alone', { tag: '@ci' }, async ({
  page,
  user,
  browser,
  baseURL,
}) => {
  test.slow()
  await registerSubscriber(page, user)
  await makeTest(page)
  await button(page, 'Write one').click()
  await field(page, 'Question').fill('Which angle is this?')
  await page.getByText('Topic, level and more').click()
  await page.getByLabel('Picture', { exact: true }).setInputFiles('public/opengraph.png')
  const image = page.locator('.question-picture')
  await expect(image).toBeVisible()
  await field(page, 'Words for the picture').fill('An angle')
  await saved(page)
  const address = new URL((await image.getAttribute('src')) ?? '', baseURL).href
  expect((await page.request.get(address)).status()).toBe(200)
  const stranger = await browser.newContext()
  expect((await stranger.request.get(address)).status()).toBe(401)
  await stranger.close()
})

test('without a subscription, one test of ten questions', { tag: '@ci' }, async ({
  page,
  user,
  expectStatus,
}) => {
  test.slow()
  expectStatus(403)
  await registerAndLogIn(page, user)
  await page.goto('/my-tests')
  await expect(page.getByText('you can make one test with ten questions')).toBeVisible()
  await makeTest(page)
  const boxes = page.locator('.offered input')
  await expect(boxes.nth(10)).toBeVisible()
  for (let index = 0; index < 11; index += 1) await boxes.nth(index).check()
  await button(page, 'Add 11 questions').click()
  await expect(cards(page)).toHaveCount(10)
  await expect(page.getByText('A test without a subscription has ten questions.')).toBeVisible()
  await saved(page)
  await page.goto('/my-tests/new')
  await field(page, 'Title').fill('Second')
  await field(page, 'Class').fill('8 B')
  await field(page, 'Subject').fill('Science')
  await button(page, 'Make the test').click()
  await expect(message(page)).toContainText('one test with ten questions')
})

test('a class keeps its roll numbers, is deleted and comes back', { tag: '@ci' }, async ({
  page,
  user,
}) => {
  await registerSubscriber(page, user)
  await makeTest(page)
  await page.goto('/my-tests')
  await takePicture(page, 'list')
  await page.getByRole('link', { name: 'Roll numbers and name of class 8 B' }).click()
  await field(page, 'Roll numbers').fill('1-40, 42')
  await button(page, 'Save the class').click()
  await expect(page.getByText('The class is saved.')).toBeVisible()
  await takePicture(page, 'class')
  await expectAccessible(page)
  await page.reload()
  await expect(field(page, 'Roll numbers')).toHaveValue('1-40, 42')
  await button(page, 'Delete this class').click()
  await page.waitForURL(/\/my-tests$/)
  await button(page, 'Bring back class 8 B').click()
  await expect(page.getByRole('heading', { name: 'Class 8 B' })).toBeVisible()
})

test('a draft with questions by level becomes a test with one press', { tag: '@ci' }, async ({
  page,
  user,
}) => {
  test.slow()
  await registerSubscriber(page, user)
  await page.goto('/my-drafts/new?source=resource:youth-leadership-deck')
  await field(page, 'What do you need?').selectOption('questions')
  await field(page, 'Subject').fill('English')
  await button(page, 'Make my draft').click()
  await page.waitForURL(/\/my-drafts\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'Make a test of these questions' }).click()
  await field(page, 'Class').fill('9 C')
  await button(page, 'Make the test').click()
  await page.waitForURL(/\/my-tests\/[0-9a-f-]{36}$/)
  await expect(cards(page).nth(2)).toBeVisible()
})

test('the page about the learning management system leads users to their tests', {
  tag: '@ci',
}, async ({ page, user }) => {
  await page.goto('/lms')
  const link = page.getByRole('main').getByRole('link', { name: 'My tests' })
  await expect(page.getByRole('button', { name: 'Enroll' })).toBeVisible()
  await expect(link).toBeHidden()
  await registerAndLogIn(page, user)
  await page.goto('/lms')
  await link.click()
  await expect(page).toHaveURL(/\/my-tests$/)
})
