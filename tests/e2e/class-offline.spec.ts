import { drawClassSheets, makeClassTest } from './class-test-steps'
import { expect, type Page, test } from './fixtures'
import { button, expectAccessible, field, registerSubscriber } from './steps'

const OPENS_OFFLINE = 'This page also opens without a connection, in this browser.'
const NOT_HERE = /This browser has not kept this test/

const listKeptTests = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === 'uns-sheets')
  })

test('the reading page is loaded again without a connection, and its sheets arrive exactly once', {
  tag: '@ci',
}, async ({ page, user, expectStatus }) => {
  test.slow()
  expectStatus(0)
  const token = await registerSubscriber(page, user)
  const { id } = await makeClassTest(page, token)
  const photos = await drawClassSheets(id, [
    { rollNumber: 1 },
    { rollNumber: 2, changes: { 1: [[0]] } },
  ])
  await page.goto(`/my-tests/${id}/read`)
  await expect(page.getByText(OPENS_OFFLINE)).toBeVisible()
  const frame = await page.evaluate(async () => {
    const response = await (await caches.open('sheets-frame')).match('/my-tests/saved')
    return response?.text()
  })
  for (const own of [user.firstname, user.email, 'Unit test 2', '8 B', id])
    expect(frame).not.toContain(own)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText('Unit test 2, 8 B')).toBeVisible()
  await expectAccessible(page)
  const choose = field(page, 'Choose photos of sheets')
  await choose.setInputFiles(photos)
  await expect(page.getByText('2 of 2 photos read.')).toBeVisible()
  await expect(page.getByText('2 sheets wait in this browser.')).toBeVisible()
  // What waits survives another reload.
  await page.reload()
  await expect(page.getByText('2 sheets wait in this browser.')).toBeVisible()

  const deliveries: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/sheets'))
      deliveries.push(request.url())
  })
  await page.context().setOffline(false)
  await expect(page.getByText('2 sheets are saved.')).toBeVisible()
  expect(deliveries).toHaveLength(1)
  await page.goto(`/my-tests/${id}/results`)
  const table = page.getByRole('table', { name: 'Students' })
  await expect(table.getByRole('row')).toHaveCount(3)

  // From the results to one student.
  await table.getByRole('link', { name: '2', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Roll number 2' })).toBeVisible()
  await expect(page.getByText('10 of 11 marks, 91 %')).toBeVisible()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(9)
  await expectAccessible(page)
})

test('what the browser keeps of a test goes with the login, and is no other user’s', {
  tag: '@ci',
}, async ({ page, user, expectStatus }) => {
  expectStatus(0)
  const token = await registerSubscriber(page, user)
  const { id } = await makeClassTest(page, token)
  await page.goto(`/my-tests/${id}/read`)
  await expect(page.getByText(OPENS_OFFLINE)).toBeVisible()
  expect(await listKeptTests(page)).toBe(true)

  // As if another user had logged in without a logout of the first.
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('user') ?? '{}')
    localStorage.setItem('user', JSON.stringify({ ...stored, id: `${stored.id}-other` }))
  })
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(NOT_HERE)).toBeVisible()
  await page.context().setOffline(false)

  await page.goto('/profile')
  await button(page, 'Asha').click()
  await button(page, 'Logout').click()
  await page.waitForURL('/')
  await expect.poll(() => listKeptTests(page)).toBe(false)
})
