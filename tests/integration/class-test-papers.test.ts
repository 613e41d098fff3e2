import { createCanvas } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { layOutSheet, type SheetSize, toSheetQuestion } from '@/base/answer-sheet'
import type { TestQuestion } from '@/base/class-test-kinds'
import { toTestCode } from '@/base/sheet-code'
import type { Db } from '@/db/client'
import { addClassPicture } from '@/lib/class-tests/pictures'
import { finishTest } from '@/lib/class-tests/print/finish'
import { sendAnswerKey, sendAnswerSheets, sendQuestionPaper } from '@/lib/class-tests/print/papers'
import { requireClassTest } from '@/lib/class-tests/tests'
import { orderOfVersion } from '@/lib/class-tests/versions'
import { readSheet } from '@/lib/client/sheet-reader/read-sheet'
import { openUploadStream } from '@/lib/http/upload-stream'
import { newClassTest, newQuestion } from '../support/class-tests'
import { openInProcessDatabase } from '../support/in-process'
import { readPdfImages, readPdfTexts } from '../support/pdf-pages'
import { newUser } from '../support/schools'
import { createSheetHand, markBubble, scanSheet } from '../support/sheet-pictures/hand'
import { renderBlank } from '../support/sheet-pictures/papers'
import { createChance } from '../support/sheet-pictures/random'

let db: Db
let closeSite: () => Promise<void>
let teacher: { id: string }

beforeAll(async () => {
  const site = await openInProcessDatabase()
  db = site.db
  closeSite = site.close
  teacher = await newUser(db)
})
afterAll(() => closeSite())

const QUESTIONS: TestQuestion[] = [
  newQuestion({ text: 'What is x^2 for x = 3?', options: ['6', '9', '12', 'None of these'] }),
  newQuestion({
    text: 'Which are prime?',
    kind: 'several',
    options: ['2', '3', '4'],
    right: [0, 1],
  }),
  newQuestion({ text: 'The earth is flat.', kind: 'true-false', options: [], right: [1] }),
  newQuestion({ text: 'How many?', kind: 'number', options: [], number: '-2.5', marks: 2 }),
  newQuestion({ text: 'Why?', kind: 'short', options: [], marks: 3, answer: 'Because of H_2O' }),
]

const newTest = (values: Parameters<typeof newClassTest>[2] = {}) =>
  newClassTest(db, teacher.id, {
    ...{ questions: QUESTIONS, schoolName: 'Sunrise Public School', versions: 2, ...values },
  })

async function finish(values: Parameters<typeof newClassTest>[2] = {}) {
  const { id } = await newTest(values)
  await finishTest(teacher, id)
  return requireClassTest(teacher.id, id)
}

const toBytes = async (response: Response) => new Uint8Array(await response.arrayBuffer())

describe('papers of a test', () => {
  test('open once it is finished, and then its questions stay', async () => {
    const { id } = await newTest()
    const draft = await requireClassTest(teacher.id, id)
    for (const send of [sendQuestionPaper, sendAnswerKey])
      await expect(send(draft)).rejects.toMatchObject({ code: 'classTestNotFinished' })
    await expect(sendAnswerSheets(draft, 'a4')).rejects.toMatchObject({ kind: 'conflict' })
    await finishTest(teacher, id)
    expect((await requireClassTest(teacher.id, id)).printedAt).toBeInstanceOf(Date)
  })

  test('are nobody else’s', async () => {
    const { id } = await newTest()
    const other = await newUser(db)
    await expect(finishTest(other, id)).rejects.toMatchObject({ kind: 'notFound' })
  })

  test.each([{ questions: [] }, { questions: [newQuestion({ right: [] })] }])(
    'wait until every question is complete',
    async (values) => {
      const { id } = await newTest(values)
      await expect(finishTest(teacher, id)).rejects.toMatchObject({ kind: 'conflict' })
    },
  )

  test('are private files', async () => {
    const response = await sendAnswerKey(await finish())
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('application/pdf')
  })
})

test('the question paper has each version with its questions, marks and instructions', async () => {
  const pages = await readPdfTexts(await toBytes(await sendQuestionPaper(await finish())))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('Sunrise Public School')
  expect(pages[0]).toContain('Version A')
  expect(pages[1]).toContain('Version B')
  expect(pages[0]).toContain('Maximum marks: 8')
  expect(pages[0]).toContain('The earth is flat.')
  expect(pages[0]).toContain('Some questions have several right answers.')
})

test('a picture inside a question is on its page of every version, and nobody else’s', async () => {
  const picture = await addPicture(teacher)
  const [first, ...others] = QUESTIONS
  const questions = [{ ...(first as TestQuestion), picture }, ...others]
  const bytes = await toBytes(await sendQuestionPaper(await finish({ questions })))
  const pages = await readPdfImages(bytes)
  expect(pages.map(({ pictureCount }) => pictureCount)).toEqual([1, 1])
  // Black and white stripes, so neither a blank nor one colour.
  expect(pages.every(({ shadeCount }) => shadeCount > 1)).toBe(true)
  const thief = await newUser(db)
  const { id } = await newClassTest(db, thief.id, { questions })
  await finishTest(thief, id)
  await expect(sendQuestionPaper(await requireClassTest(thief.id, id))).rejects.toMatchObject({
    status: 503,
  })
})

/** As a browser sends it. */
async function addPicture(owner: { id: string }) {
  const canvas = createCanvas(400, 200)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 400, 200)
  context.fillStyle = '#000'
  for (let x = 0; x < 400; x += 80) context.fillRect(x, 0, 40, 200)
  const body = new Uint8Array(await canvas.encode('jpeg', 90))
  const headers = { 'content-type': 'application/octet-stream', 'content-length': `${body.length}` }
  const request = new Request('http://localhost/', { method: 'POST', body, headers })
  const stream = openUploadStream(request)
  return { ...(await addClassPicture(owner, { name: 'x.jpg', stream })), alt: 'Stripes' }
}

test('it is in the language of the test, with the teacher’s own instructions', async () => {
  const values = { language: 'hi', versions: 1, instructions: 'काली क़लम से लिखें।' } as const
  const [page = ''] = await readPdfTexts(
    await toBytes(await sendQuestionPaper(await finish(values))),
  )
  const letters = page.replaceAll(' ', '')
  for (const words of ['पूर्णांक: 8', 'काली क़लम से लिखें।', 'समय: 40 मिनट'])
    expect(letters).toContain(words.replaceAll(' ', ''))
  expect(letters).not.toContain('भरें')
  expect(letters).not.toContain('सेट')
})

test.each<SheetSize>(['a4', 'a5'])(
  'an answer sheet of %s is read as it was filled in',
  async (size) => {
    const classTest = await finish()
    const layout = layOutSheet(classTest.questions.map(toSheetQuestion), size)
    if (!layout) throw new Error('the questions do not fit')
    const pdf = await toBytes(await sendAnswerSheets(classTest, size))
    const code = { test: toTestCode(classTest.id), version: 'A', layout: layout.hash } as const
    const blank = await renderBlank({ layout, code, pdf }, 5, createChance(1), false)
    const hand = createSheetHand(blank, 'pen', createChance(2))
    const [first, , third] = layout.questions
    for (const place of [first, third])
      markBubble(hand, place?.groups[0]?.bubbles[1] ?? { x: 0, y: 0 })
    const data = new Uint8ClampedArray(blank.width * blank.height * 4).fill(255)
    for (const [index, level] of scanSheet(hand).entries())
      data.fill(level, index * 4, index * 4 + 3)
    const reading = readSheet({ data, width: blank.width, height: blank.height }, () => layout)
    if (reading.outcome !== 'read') throw new Error(reading.reason)
    expect(reading.code).toEqual(code)
    expect(reading.doubts).toEqual([])
    expect(reading.questions.map(({ groups }) => groups[0]?.marked)).toEqual([[1], [], [1], [], []])
  },
)

test('too many numbers do not fit on a sheet, and a full sheet not on half of one', async () => {
  const number = () => newQuestion({ kind: 'number', options: [], number: '7' })
  const many = await finish({ questions: Array.from({ length: 40 }, number) })
  await expect(sendAnswerSheets(many, 'a4')).rejects.toMatchObject({ code: 'sheetTooFull' })
  const some = await finish({ questions: Array.from({ length: 12 }, number) })
  await expect(sendAnswerSheets(some, 'a5')).rejects.toMatchObject({
    code: 'halfSheetTooFull',
  })
})

test('the key has the right letters of each version, numbers, marks and short answers', async () => {
  const classTest = await finish()
  const text = (await readPdfTexts(await toBytes(await sendAnswerKey(classTest)))).join(' ')
  const [placed] = orderOfVersion(classTest, 2)
  const letter = 'ABCD'[placed?.options.indexOf(1) ?? 0]
  expect(text).toContain('Answer key: Numbers')
  expect(text).toContain('-2.5 [2]')
  expect(text).toContain('5. Because of H2O')
  expect(text.split('Version B')[1]).toContain(`1 ${letter}`)
})
