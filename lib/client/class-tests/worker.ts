import { layOutSheet, type SheetLayout, type SheetQuestion } from '@/base/answer-sheet'
import type { SheetCode } from '@/base/sheet-code'
import { readSheet } from '../sheet-reader/read-sheet'
import type { SheetPicture } from '../sheet-reader/types'

/** Reads pictures away from the page, which stays quick. It makes no request. */

/** What a sheet of the test looks like; all versions have the same bubbles. */
export type WorkerTest = { code: string; questions: SheetQuestion[] }

export type SheetTask = { test: WorkerTest } | { picture: SheetPicture }

let code = ''
let layouts: SheetLayout[] = []

addEventListener('message', ({ data }: MessageEvent<SheetTask>) => {
  if ('test' in data) {
    code = data.test.code
    layouts = (['a4', 'a5'] as const).flatMap(
      (size) => layOutSheet(data.test.questions, size) ?? [],
    )
    return
  }
  const reading = readSheet(data.picture, findLayout)
  const transfer = reading.outcome === 'read' ? [reading.straightened.grey.buffer] : []
  postMessage(reading, { transfer })
})

const findLayout = ({ test, layout }: SheetCode) =>
  test === code ? layouts.find(({ hash }) => hash === layout) : undefined
