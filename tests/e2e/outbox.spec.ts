import { randomUUID } from 'node:crypto'
import { CLASS_QUESTIONS, makeClassTest } from './class-test-steps'
import { expect, type Page, test } from './fixtures'
import { openShelf } from './kept-steps'
import {
  listUnsentNames,
  loseFirstAnswers,
  putFormerSheet,
  putUnsent,
  readUserId,
} from './outbox-steps'
import { logInByApi, registerAndLogIn, registerSubscriber } from './steps'

const BOOK = 'sdg-starters'
const NOTES = `/api/library/notes/${BOOK}`

const newNote = (page: number, note: string, secondsAgo?: number) => ({
  ...{ name: `note ${BOOK} ${page}`, path: NOTES, secondsAgo },
  body: { page, bookmarked: true, note },
})

const newHighlight = (id: string) => ({
  ...{ name: `highlight ${BOOK} ${id}`, path: `/api/library/highlights/${BOOK}` },
  body: { id, page: 2, quote: 'Global Goals', before: '', after: '', colour: 'green', note: null },
})

const newSheet = (rollNumber: number) => ({
  ...{ id: randomUUID(), version: 1, section: '', rollNumber, decided: [], replaces: null },
  marks: Object.fromEntries(
    CLASS_QUESTIONS.map(({ id, kind }) => [
      id,
      kind === 'number' ? '2.5' : kind === 'short' ? 3 : [1],
    ]),
  ),
  readAt: new Date().toISOString(),
})

const readJson = async (page: Page, token: string, path: string) =>
  (await page.context().request.get(path, { headers: { authorization: `Bearer ${token}` } })).json()
const readBook = (page: Page, token: string) =>
  readJson(page, token, `/api/library/reading/${BOOK}`)

test('of every kind, what waits arrives exactly once: answers are lost, and two tabs send it', {
  tag: '@ci',
}, async ({ page, context, user, expectStatus }) => {
  test.slow()
  expectStatus(0)
  const token = await registerSubscriber(page, user)
  const { id: testId, post } = await makeClassTest(page, token)
  const { next } = await post('/api/class-assignments', {
    ...{ title: 'Street survey', className: '8 B', language: 'en' },
    ...{ rubric: 'own', ownRubric: 'Content: begun, good' },
  })
  const assignmentId = `${next}`.split('/').at(-1)
  const [sheets, highlightId] = [[newSheet(1), newSheet(2)], randomUUID()]
  const mark = {
    ...{ section: '', rollNumber: 3, levels: { 0: 1 }, comment: '', isHandedIn: true },
    markedAt: new Date().toISOString(),
  }
  const place = { view: 'text', page: 4, scroll: 0.5 }
  await putUnsent(page, await readUserId(page), [
    newNote(3, 'Read on the bus'),
    newHighlight(highlightId),
    { name: `place ${BOOK}`, path: `/api/library/reading/${BOOK}`, body: place },
    ...sheets.map((body) => ({
      ...{ name: `sheet ${testId} ${body.id}`, path: `/api/class-tests/${testId}/sheets`, body },
      batch: 'sheets' as const,
    })),
    {
      ...{ name: `mark ${assignmentId} 3 `, path: `/api/class-assignments/${assignmentId}/marks` },
      ...{ body: mark, batch: 'marks' },
    },
  ])
  const sent = await loseFirstAnswers(context)
  const otherTab = await context.newPage()
  await expect
    .poll(async () => {
      await Promise.all([openShelf(page), openShelf(otherTab)])
      return listUnsentNames(page)
    })
    .toEqual([])
  await expect(page.getByText('not sent yet')).toHaveCount(0)
  // Sheets of one test go together. Each path is sent again, because its first answer was lost. A page that is
  // reloaded while it sends may send a third time.
  const paths = new Set(sent)
  expect(paths.size).toBe(5)
  for (const path of paths)
    expect(sent.filter((other) => other === path).length, path).toBeGreaterThan(1)
  const { notes, highlights, place: storedPlace } = await readBook(page, token)
  expect(notes).toEqual([newNote(3, 'Read on the bus').body])
  expect(highlights).toEqual([newHighlight(highlightId).body])
  expect(storedPlace).toMatchObject(place)
  const stored = await readJson(page, token, `/api/class-tests/${testId}/sheets`)
  expect(stored.sheets.map(({ rollNumber }: { rollNumber: number }) => rollNumber)).toEqual([1, 2])
  await page.goto(`/my-tests/assignments/${assignmentId}`)
  await expect(page.getByText('1 handed in', { exact: false })).toBeVisible()
})

test('sheets that an earlier release kept are sent once, by the page of their test', {
  tag: '@ci',
}, async ({ page, user }) => {
  const token = await registerSubscriber(page, user)
  const { id } = await makeClassTest(page, token)
  const sheet = newSheet(7)
  await putFormerSheet(page, id, sheet)
  await page.goto(`/my-tests/${id}/read`)
  await expect(page.getByText('1 sheets are saved.')).toBeVisible()
  expect(await listUnsentNames(page)).toEqual([])
  const { sheets } = await readJson(page, token, `/api/class-tests/${id}/sheets`)
  expect(sheets).toMatchObject([{ id: sheet.id, rollNumber: 7 }])
})

test('two phones: of each note the latest wins, whichever phone connects last', {
  tag: '@ci',
}, async ({ page, user, browser }) => {
  const token = await registerAndLogIn(page, user)
  const otherPhone = await browser.newContext()
  const otherPage = await otherPhone.newPage()
  await logInByApi(otherPage, user)
  const userId = await readUserId(page)
  await putUnsent(page, userId, [newNote(3, 'earlier', 3600), newNote(4, 'only here', 3600)])
  await putUnsent(otherPage, userId, [newNote(3, 'later', 60), newNote(5, 'only there', 7200)])
  await openShelf(otherPage)
  await expect.poll(() => listUnsentNames(otherPage)).toEqual([])
  await openShelf(page)
  await expect.poll(() => listUnsentNames(page)).toEqual([])
  expect((await readBook(page, token)).notes).toEqual([
    newNote(3, 'later').body,
    newNote(4, 'only here').body,
    newNote(5, 'only there').body,
  ])
  await otherPhone.close()
})

async function endLogin(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

test('nothing is sent as another user; after the next login it is', { tag: '@ci' }, async ({
  page,
  context,
  user,
  expectStatus,
}) => {
  expectStatus(401)
  await registerAndLogIn(page, user)
  const userId = await readUserId(page)
  await putUnsent(page, userId, [newNote(3, 'of the first'), newNote(4, 'of the first')])
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(NOTES)) sent.push(request.postData() ?? '')
  })

  // The login ends; then a colleague uses the phone.
  await endLogin(page)
  await openShelf(page)
  await expect(page.getByText('You are logged out')).toBeVisible()
  const colleague = { ...user, email: `other.${user.email}` }
  const otherToken = await registerAndLogIn(page, colleague)
  await openShelf(page)
  await expect(page.getByText('Nothing is kept here.')).toBeVisible()
  await expect(page.getByText('not sent yet')).toHaveCount(0)
  expect(sent).toEqual([])
  expect((await readBook(page, otherToken)).notes).toEqual([])

  // While the first of two is on its way, the colleague logs in again, in another tab.
  const other = await page.evaluate(() => ({ ...localStorage }))
  await endLogin(page)
  const token = await logInByApi(page, user)
  await page.route(`**${NOTES}`, async (route) => {
    const response = await route.fetch()
    await page.evaluate((items) => Object.assign(localStorage, items), other)
    await route.fulfill({ response })
  })
  await openShelf(page)
  await expect.poll(() => listUnsentNames(page)).toHaveLength(1)
  await expect(page.getByText('Nothing is kept here.')).toBeVisible()
  expect(sent).toHaveLength(1)

  await page.unroute(`**${NOTES}`)
  await endLogin(page)
  await logInByApi(page, user)
  await openShelf(page)
  await expect.poll(() => listUnsentNames(page)).toEqual([])
  expect(sent).toHaveLength(2)
  expect((await readBook(page, token)).notes).toHaveLength(2)
  expect((await readBook(page, otherToken)).notes).toEqual([])
})
