import { toSheetQuestion } from '@/base/answer-sheet'
import type { TestQuestion } from '@/base/class-test-kinds'
import { drawSheetPhotos } from '../support/sheet-photos'
import { filmSheet, installCamera } from './camera-film'
import { expect, type Page, test } from './fixtures'
import { watchPerson } from './person'
import { button, expectAccessible, expectPdf, getOverflow, registerSubscriber } from './steps'

const pictures = process.env.CLASS_PICTURES
const STUDENTS = 45

test('a week of a teacher: a test from the bank, its papers, 45 sheets, results and slips', {
  tag: '@night',
}, async ({ page, user }) => {
  test.slow()
  await installCamera(page)
  await registerSubscriber(page, user)
  const { id, questions } = await makeTest(page)
  await printPapers(page, id)
  const photos = await drawSheetPhotos({
    testId: id,
    questions: questions.map(toSheetQuestion),
    sheets: Array.from({ length: STUDENTS }, (_, index) => ({
      ...{ file: `${index + 1}.jpg`, version: 'A' as const, rollNumber: index + 1 },
      ...{ turn: (index % 7) - 3, groups: questions.map((question) => [[mark(index, question)]]) },
    })),
  })

  const person = watchPerson(page)
  await person.follow(page.getByRole('main').getByRole('link', { name: 'Read sheets' }).first())
  await person.press('Open the camera')
  for (const [index, photo] of photos.entries()) {
    await filmSheet(page, photo)
    await expect(page.getByText(`${index + 1} sheets are saved.`)).toBeVisible()
  }

  await person.follow(page.getByRole('main').getByRole('link', { name: 'Results' }).first())
  const rows = page.getByRole('table', { name: 'Students' }).getByRole('row')
  await expect(rows).toHaveCount(STUDENTS + 1)
  for (let index = 0; index < STUDENTS; index += 1) {
    const right = questions.filter((question) => question.right.includes(mark(index, question)))
    const marks = right.reduce((sum, question) => sum + question.marks, 0)
    await expect(
      rows
        .nth(index + 1)
        .getByRole('cell')
        .first(),
    ).toHaveText(`${marks}`)
  }
  await person.follow(page.getByRole('link', { name: 'Print feedback slips' }))
  await expect(page.getByRole('article')).toHaveCount(STUDENTS)
  expect(person.read().presses).toBeLessThanOrEqual(4)
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(Math.ceil(STUDENTS / 6))
  await page.emulateMedia({ media: 'screen' })
  if (pictures) await takePictures(page, id, pictures)
})

/** Of each student another one, also wrong ones. */
const mark = (student: number, { options, right, text }: TestQuestion) =>
  student % 3 === 0 ? (right[0] ?? 0) : (2 * student + text.length) % options.length

/** Twelve questions of the bank, in less than three minutes. */
async function makeTest(page: Page) {
  const saved = new Map<string, TestQuestion>()
  let order: string[] = []
  page.on('request', (request) => {
    if (!/\/api\/class-tests\/[0-9a-f-]{36}$/.test(request.url())) return
    const sent = JSON.parse(request.postData() ?? '{}')
    for (const question of sent.questions ?? []) saved.set(question.id, question)
    order = sent.order ?? order
  })
  const person = watchPerson(page)
  await page.goto('/my-tests')
  await person.follow(page.getByRole('main').getByRole('link', { name: 'Make a test' }))
  await person.type('Title', 'Unit test 2')
  await person.type('Class', '8 B')
  await person.type('Subject', 'Science')
  await person.press('Make the test')
  await page.waitForURL(/\/my-tests\/[0-9a-f-]{36}$/)
  person.look()
  const boxes = page
    .locator('.offered li')
    .filter({ hasText: 'One right option' })
    .getByRole('checkbox')
  await expect(boxes.nth(11)).toBeVisible()
  for (let index = 0; index < 12; index += 1) await person.check(boxes.nth(index))
  await person.press('Add 12 questions')
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  const { presses, minutes } = person.read()
  expect(presses).toBeLessThanOrEqual(18)
  expect(minutes).toBeLessThan(3)
  const questions = order.flatMap((questionId) => saved.get(questionId) ?? [])
  expect(questions.map(({ kind }) => kind)).toEqual(Array.from({ length: 12 }, () => 'choice'))
  return { id: page.url().split('/').at(-1) ?? '', questions }
}

async function printPapers(page: Page, id: string) {
  await button(page, 'Finish the test for printing').click()
  const links = page.getByRole('region', { name: 'Print' }).getByRole('link')
  await expect(links).toHaveCount(4)
  for (const paper of ['question-paper', 'answer-sheets', 'answer-key'])
    await expectPdf(page, `/api/class-tests/${id}/${paper}`)
}

/** Every page in every language, at each width, and with large text. */
async function takePictures(page: Page, id: string, folder: string) {
  const pages = {
    tests: '',
    test: `/${id}`,
    read: `/${id}/read`,
    results: `/${id}/results`,
    slips: `/${id}/slips`,
  }
  for (const lang of ['', '/hi', '/ta'])
    for (const [name, end] of Object.entries(pages)) {
      await page.goto(`${lang}/my-tests${end}`)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await save(page, `${folder}/${name}${lang.replace('/', '-')}-${width}`)
      }
      await page.setViewportSize({ width: 360, height: 800 })
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await save(page, `${folder}/${name}${lang.replace('/', '-')}-large`)
    }
}

async function save(page: Page, file: string) {
  expect.soft(await page.evaluate(getOverflow), file).toBeLessThanOrEqual(0)
  await page.screenshot({ path: `${file}.png`, fullPage: true })
}
