import { type ClassSheetPlan, drawClassSheets, makeClassTest } from './class-test-steps'
import { expect, type Page, test } from './fixtures'
import { button, expectAccessible, field, logInByApi, registerSubscriber } from './steps'

const pictures = process.env.CLASS_PICTURES
const takeScreenshot = async (page: Page, name: string) => {
  if (pictures) await page.screenshot({ path: `${pictures}/${name}.png`, fullPage: true })
}

/** Roll numbers 1 to 9; one has two marks, and 3 is on two sheets, of which one is 10. */
const SHEETS: ClassSheetPlan[] = [
  { rollNumber: 1 },
  { rollNumber: 2, changes: { 1: [[0]], 2: [[2]] } },
  { rollNumber: 3, changes: { 8: [[1]] } },
  { rollNumber: 4, changes: { 7: [[], [2], [], [], []] } },
  { rollNumber: 5, changes: { 6: [[]] } },
  { rollNumber: 6, changes: { 3: [[1, 2]] } },
  { rollNumber: 3, changes: { 8: [[0]], 5: [[3]] } },
  { rollNumber: 7, changes: { 4: [[0]], 5: [[0]], 6: [[0]] } },
  { rollNumber: 8 },
  { rollNumber: 9, changes: { 8: [[]] } },
]

/** By roll number, computed by hand: 6 + 2 + 3 marks. */
const MARKS = [11, 9, 9, 9, 10, 11, 8, 11, 8, 7]

test('a teacher reads ten sheets, decides a doubt and a roll number, offline in between', {
  tag: '@ci',
}, async ({ page, user, expectStatus }) => {
  test.slow()
  expectStatus(0)
  const token = await registerSubscriber(page, user)
  const { id } = await makeClassTest(page, token)
  const photos = await drawClassSheets(id, SHEETS)
  const requests: { url: string; body: string | null; type: string }[] = []
  page.on('request', (request) =>
    requests.push({
      ...{ url: request.url(), body: request.postData(), type: request.resourceType() },
    }),
  )
  await page.goto(`/my-tests/${id}/read`)
  await expectAccessible(page)
  await takeScreenshot(page, 'read-empty')
  const choose = field(page, 'Choose photos of sheets')
  await choose.setInputFiles(photos.slice(0, 4))
  await expect(page.getByText('4 of 4 photos read.')).toBeVisible()
  await expect(page.getByText('4 sheets are saved.')).toBeVisible()

  await page.context().setOffline(true)
  await choose.setInputFiles(photos.slice(4))
  await expect(page.getByText('Question 3: what is marked?')).toBeVisible()
  await expectAccessible(page)
  await takeScreenshot(page, 'doubt')
  // With the keyboard alone: the question has the focus, and its first choice follows.
  await page.keyboard.press('Tab')
  await expect(button(page, 'B')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Roll number 3 has two different sheets/)).toBeVisible()
  await takeScreenshot(page, 'twice')
  await field(page, 'This sheet has another roll number').fill('10')
  await button(page, 'Save this').click()
  await expect(page.getByText('6 of 6 photos read.')).toBeVisible()
  await expect(page.getByText('6 sheets wait in this browser.')).toBeVisible()
  await expect(page.getByText('There is no connection.', { exact: false })).toBeVisible()
  await takeScreenshot(page, 'offline')
  await page.context().setOffline(false)
  await expect(page.getByText('10 sheets are saved.')).toBeVisible()
  await takeScreenshot(page, 'read-ten')

  await page.getByRole('main').getByRole('link', { name: 'Results' }).click()
  const rows = page.getByRole('table', { name: 'Students' }).getByRole('row')
  await expect(rows).toHaveCount(MARKS.length + 1)
  for (const [index, marks] of MARKS.entries())
    await expect(
      rows
        .nth(index + 1)
        .getByRole('cell')
        .first(),
    ).toHaveText(`${marks}`)
  await expectAccessible(page)
  await takeScreenshot(page, 'results')

  // Nothing of a photo left the browser: no form, no picture, and no more than the marks of a sheet.
  const sent = requests.filter(({ body }) => body !== null)
  for (const { url, body } of sent) {
    expect(url).toMatch(/\/api\/(class-tests\/[0-9a-f-]{36}\/sheets|auth\/user\/me)$/)
    for (const { marks, ...sheet } of JSON.parse(body ?? '').sheets) {
      expect(Object.keys(sheet).sort()).toEqual(
        ['decided', 'id', 'readAt', 'replaces', 'rollNumber', 'section', 'version'].sort(),
      )
      expect(JSON.stringify(marks).length).toBeLessThan(600)
    }
  }
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().map(({ url }) => new URL(url).pathname)
  })
  // The page without user and test, and its files.
  for (const path of stored) expect(path).toMatch(/^\/(my-tests\/saved$|_next\/static\/)/)
  expect(requests.every(({ url }) => new URL(url).origin === new URL(page.url()).origin)).toBe(true)
})

test('the camera may be used on this page alone, and a worker runs here alone', {
  tag: '@ci',
}, async ({ page, user }) => {
  const token = await registerSubscriber(page, user)
  const { id } = await makeClassTest(page, token)
  const read = await page.goto(`/my-tests/${id}/read`)
  expect(read?.headers()['permissions-policy']).toContain('camera=(self)')
  expect(read?.headers()['content-security-policy']).toContain("worker-src 'self'")
  const results = await page.goto(`/my-tests/${id}/results`)
  expect(results?.headers()['permissions-policy']).toContain('camera=()')
  expect(results?.headers()['content-security-policy']).not.toContain('worker-src')
})

/** Without a status, there is no connection; with 404, the test is in the bin. The returned function ends it. */
async function loseSheets(page: Page, testId: string, status?: number) {
  let isLost = true
  await page.route(`**/api/class-tests/${testId}/sheets`, (route) => {
    if (!isLost || route.request().method() !== 'POST') return route.continue()
    return status ? route.fulfill({ status }) : route.abort()
  })
  return () => {
    isLost = false
  }
}

test.describe('with a connection', () => {
  // The debugger can leave a worker that starts again waiting, and with it a page that is reloaded.
  test.use({ serviceWorkers: 'block' })

  test('two phones read one class, one of them reloaded without having sent: each sheet counts once', {
    tag: '@ci',
  }, async ({ page, user, browser, expectStatus }) => {
    expectStatus(0, 404)
    const token = await registerSubscriber(page, user)
    const { id } = await makeClassTest(page, token)
    const photos = await drawClassSheets(id, SHEETS.slice(0, 3))
    const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
    await logInByApi(other, user)
    const path = `/my-tests/${id}/read`
    const endOutage = await loseSheets(page, id)
    await page.goto(path)
    await field(page, 'Choose photos of sheets').setInputFiles(photos)
    await expect(page.getByText('3 sheets wait in this browser.')).toBeVisible()
    await other.goto(path)
    // Nothing is sent again by itself.
    const takeFromBin = await loseSheets(other, id, 404)
    // The second is sent as soon as it is read, also after the first was refused.
    const refusal = other.waitForResponse(
      (response) =>
        response.status() === 404 && response.request().postDataJSON()?.sheets?.length === 2,
    )
    await field(other, 'Choose photos of sheets').setInputFiles(photos.slice(1))
    await refusal
    takeFromBin()
    await button(other, 'Send now').click()
    await expect(other.getByText('2 sheets are saved.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('3 sheets wait in this browser.')).toBeVisible()
    endOutage()
    await expect(page.getByText('3 sheets are saved.')).toBeVisible()
    await other.goto(`/my-tests/${id}/results`)
    const table = other.getByRole('table', { name: 'Students' })
    await expect(table.getByRole('row')).toHaveCount(4)
    await other.context().close()
  })
})

test('a key is corrected and undone, marks are typed, and slips are printed with names of this browser', {
  tag: '@ci',
}, async ({ page, user }) => {
  const token = await registerSubscriber(page, user)
  const { id } = await makeClassTest(page, token)
  const photos = await drawClassSheets(id, SHEETS.slice(0, 3))
  await page.goto(`/my-tests/${id}/read`)
  await page.getByText('Show names beside roll numbers').click()
  await field(page, 'Roll number and name, one student per line').fill('1 Meena\n2 Ravi')
  await button(page, 'Save in this browser').click()
  await expect(page.getByText('2 names are saved in this browser.')).toBeVisible()
  await field(page, 'Choose photos of sheets').setInputFiles(photos)
  await expect(page.getByText('3 sheets are saved.')).toBeVisible()

  await page.goto(`/my-tests/${id}/results`)
  const table = page.getByRole('table', { name: 'Students' })
  await expect(table.getByRole('rowheader', { name: '2 Ravi' })).toBeVisible()
  const question = page.locator('.question-result').first()
  await question.locator('summary').click()
  await question.getByLabel('A. 4').check()
  await question.getByRole('button', { name: 'Correct the key' }).click()
  const marksOfRavi = table.getByRole('row').nth(2).getByRole('cell').first()
  await expect(marksOfRavi).toHaveText('10')
  await expect(page.getByText('You corrected the key of question 1.')).toBeVisible()
  await question.getByRole('button', { name: 'Undo' }).click()
  await expect(marksOfRavi).toHaveText('9')

  await page.getByText('Enter marks without a sheet').click()
  await page.getByRole('textbox', { name: 'Roll number' }).fill('11')
  await field(page, 'Marks, of 11').fill('6.5')
  await button(page, 'Save the marks').click()
  await expect(table.getByRole('row')).toHaveCount(5)
  await expect(table.getByRole('row').nth(4)).toContainText('6.5')

  await page.getByRole('link', { name: 'Print feedback slips' }).click()
  const slips = page.getByRole('article')
  await expect(slips).toHaveCount(4)
  await expect(slips.nth(0)).toContainText('Meena')
  await expect(slips.nth(1)).toContainText('You have 9 of 11 marks.')
  await expect(slips.nth(1)).toContainText('Primes')
  await expect(slips.nth(2)).toContainText('Name')
  await page.getByText('Change the words of all slips').click()
  await field(page, 'At the end').fill('Come to me in the break.')
  await button(page, 'Save the words').click()
  await expect(slips.nth(0)).toContainText('Come to me in the break.')
  await expectAccessible(page)
  await takeScreenshot(page, 'slips')
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
