import { layOutSheet, type SheetQuestion } from '@/base/answer-sheet'
import { readSheet } from '../sheet-reader/read-sheet'
import type { SheetPicture, SheetReading } from '../sheet-reader/types'

/** What a sheet of the test looks like; all versions have the same bubbles. */
export type WorkerTest = { code: string; questions: SheetQuestion[] }

/** Reads sheets of one test. It makes no request. */
export function createTestReader({ code, questions }: WorkerTest) {
  const layouts = (['a4', 'a5'] as const).flatMap((size) => layOutSheet(questions, size) ?? [])
  return (picture: SheetPicture): SheetReading =>
    readSheet(picture, ({ test, layout }) =>
      test === code ? layouts.find(({ hash }) => hash === layout) : undefined,
    )
}
