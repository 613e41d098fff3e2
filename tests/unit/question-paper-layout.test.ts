import { expect, test } from 'vitest'
import type { DocumentPart, PlacedLine } from '@/lib/documents/drawing/parts'
import { layOutQuestionPapers } from '@/lib/documents/layouts/question-paper'
import { newQuestionPaperText, SAMPLE_WORDS } from '../support/sample-documents'

const sample = newQuestionPaperText(SAMPLE_WORDS.Latin)
const [firstVersion] = sample.versions
const layOut = (count: number, change: object = {}) => {
  const questions = Array.from({ length: count }, (_, index) => ({
    ...(firstVersion?.questions[index % 8] as NonNullable<
      typeof firstVersion
    >['questions'][number]),
    ...{ number: index + 1, ...change },
  }))
  return layOutQuestionPapers({ ...sample, versions: [{ name: '', questions }] })
}

const listLines = (page: DocumentPart[]) =>
  page.flatMap((part) => ('lines' in part && part.tag === 'P' ? [part.lines] : []))
const getText = (lines: PlacedLine[]) => lines[0]?.line.text ?? ''
const isNumber = (lines: PlacedLine[]) => /^\d+\.$/.test(getText(lines))
const isOption = (lines: PlacedLine[]) => /^\([A-E]\)$/.test(getText(lines))

test('options stay in the column and on the page of their question', () => {
  for (const count of [6, 17, 40])
    for (const page of layOut(count)) {
      let question: PlacedLine[] | undefined
      for (const lines of listLines(page)) {
        if (isNumber(lines)) question = lines
        if (!isOption(lines)) continue
        expect(question, getText(lines)).toBeDefined()
        const [left = 0, top = 0] = [question?.[0]?.x, question?.[0]?.y]
        expect(lines[0]?.x).toBeGreaterThan(left)
        expect(lines[0]?.x).toBeLessThan(left + 245)
        expect(lines[0]?.y).toBeGreaterThanOrEqual(top)
      }
    }
})

test('a long paper fills two columns, a short one or one with wide words has one', () => {
  const countColumns = (pages: DocumentPart[][]) =>
    new Set(
      pages.flatMap((page) =>
        listLines(page)
          .filter(isNumber)
          .map(([line]) => line?.x),
      ),
    ).size
  const wide = { text: [{ kind: 'fraction', top: 'a'.repeat(60), bottom: 'b' }] }
  expect(countColumns(layOut(20))).toBe(2)
  expect(countColumns(layOut(5))).toBe(1)
  expect(countColumns(layOut(20, wide))).toBe(1)
})

test('the columns of a single page end at about the same height', () => {
  const [page = []] = layOut(8)
  const xs = listLines(page)
    .filter(isNumber)
    .map(([line]) => line?.x)
  const inFirst = xs.filter((x) => x === xs[0]).length
  expect(inFirst).toBeGreaterThanOrEqual(3)
  expect(inFirst).toBeLessThanOrEqual(5)
})

test('no question and nothing of it is left out', () => {
  const numbers = layOut(100).flatMap((page) => listLines(page).filter(isNumber).map(getText))
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => `${index + 1}.`))
})
