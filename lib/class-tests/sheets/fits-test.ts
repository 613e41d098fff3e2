import { SHEET_NUMBER, type SheetMark, type TestQuestion } from '@/base/class-test-kinds'

/** Whether a reading can be one of this test: it names its questions only, with values that they can have. */
export function fitsTest(
  questions: readonly TestQuestion[],
  versions: number,
  { version, marks, decided }: { version: number; marks: object; decided: string[] },
): boolean {
  const byId = new Map(questions.map((question) => [question.id, question]))
  return (
    version <= versions &&
    decided.every((id) => byId.has(id)) &&
    Object.entries(marks).every(([id, mark]) => {
      const question = byId.get(id)
      return question !== undefined && isPossible(question, mark)
    })
  )
}

function isPossible({ kind, options, marks }: TestQuestion, mark: SheetMark): boolean {
  if (kind === 'number') return mark === '' || (typeof mark === 'string' && SHEET_NUMBER.test(mark))
  if (kind === 'short')
    return mark === null || (Number.isInteger(mark) && Number(mark) >= 0 && Number(mark) <= marks)
  if (!Array.isArray(mark)) return false
  const count = kind === 'true-false' ? 2 : options.length
  const isRising = mark.every((position, index) => position > (mark[index - 1] ?? -1))
  return isRising && mark.every((position) => position < count)
}
