import { randomUUID } from 'node:crypto'
import type { TestQuestion } from '@/base/class-test-kinds'
import { newQuestion } from '../support/class-tests'
import { drawSheetPhotos, type PlannedSheet } from '../support/sheet-photos'
import { expect, type Page } from './fixtures'

/** Six questions of one mark, a number of two and a short answer of three. */
export const CLASS_QUESTIONS: TestQuestion[] = [
  ...Array.from({ length: 6 }, (_, index) =>
    newQuestion({
      ...{ id: randomUUID(), last: [], topic: index < 3 ? 'Primes' : 'Fractions' },
      source: index < 3 ? null : { book: 'rubrics', chapter: 'chapter-3' },
    }),
  ),
  newQuestion({
    ...{ id: randomUUID(), kind: 'number', options: [], right: [], last: [], number: '2.5' },
    ...{ marks: 2, topic: 'Decimals' },
  }),
  newQuestion({
    ...{ id: randomUUID(), kind: 'short', options: [], right: [], last: [], marks: 3 },
    topic: 'Reasons',
  }),
]

/** With roll numbers 1 to 12, of which two have no sheet. */
export async function makeClassTest(page: Page, token: string, questions = CLASS_QUESTIONS) {
  const post = async (path: string, data: object) => {
    const cookies = await page.context().cookies()
    const xsrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const response = await page.context().request.post(path, {
      headers: { authorization: `Bearer ${token}`, 'x-xsrf-token': xsrf },
      data,
    })
    expect(response.ok(), await response.text()).toBe(true)
    return response.json()
  }
  const { next } = await post('/api/class-tests', {
    ...{ title: 'Unit test 2', className: '8 B', subject: 'Mathematics', grade: '8' },
    ...{ language: 'en', day: '2026-11-28', minutes: '40' },
  })
  const id = `${next}`.split('/').at(-1) ?? ''
  const order = questions.map((question) => question.id)
  await post(`/api/class-tests/${id}`, { version: 1, questions, order })
  return { id, post }
}

/** Of each question: the right bubbles, or others. */
export const RIGHT_GROUPS = [
  ...Array.from({ length: 6 }, () => [[1]]),
  [[], [2], [5], [], [0]],
  [[3]],
]

export type ClassSheetPlan = Pick<PlannedSheet, 'rollNumber'> & {
  /** Printed numbers of questions with other bubbles. */
  changes?: Record<number, number[][]>
}

export const drawClassSheets = (testId: string, sheets: ClassSheetPlan[]) =>
  drawSheetPhotos({
    testId,
    questions: CLASS_QUESTIONS.map(({ kind, options, marks }) => ({
      kind,
      ...(options.length > 0 && { options: options.length }),
      ...(kind === 'short' && { marks }),
    })),
    sheets: sheets.map(({ rollNumber, changes = {} }, index) => ({
      ...{ file: `${index + 1}.jpg`, version: 'A', rollNumber, turn: (index % 5) - 2 },
      groups: RIGHT_GROUPS.map((groups, question) => changes[question + 1] ?? groups),
    })),
  })
