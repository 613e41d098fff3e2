import type { SheetMarks } from '@/base/class-test-kinds'
import type { DeliveryOutcome, StoredSheet } from '@/lib/class-tests/kinds'
import { createUnsentQueue, type QueueState } from './unsent-queue'

/** A reading on its way to the server. */
export type WaitingSheet = {
  id: string
  version: number
  section: string
  rollNumber: number
  marks: SheetMarks
  decided: string[]
  replaces: string | null
  readAt: string
}

export type UnsentSheets = QueueState<WaitingSheet> & {
  /** The server has another reading of the student. They wait until the teacher decides. */
  differing: { sheet: WaitingSheet; stored: StoredSheet }[]
  /** They fit no question of the test, which was changed after it was printed. */
  refused: WaitingSheet[]
}

/** The sheets of a test in the outbox, and what the server answered about them. */
export function createUnsentSheets(
  testId: string,
  onChange: (state: UnsentSheets) => void,
  onStored: (sheets: WaitingSheet[]) => void,
) {
  let differing: UnsentSheets['differing'] = []
  const refused: WaitingSheet[] = []
  const withoutId = (id: string) => differing.filter(({ sheet }) => sheet.id !== id)

  const queue = createUnsentQueue<WaitingSheet, { outcomes: DeliveryOutcome[] }>({
    ...{ prefix: `sheet ${testId} `, path: `/api/class-tests/${testId}/sheets`, batch: 'sheets' },
    ...{ nameOf: ({ id }) => id, formerPrefix: `class-sheet:${testId}:` },
    onChange: () => onChange(read()),
    onAnswer: (sheets, { outcomes }) => {
      const isStored = (id: string) =>
        outcomes.some((outcome) => outcome.id === id && outcome.is === 'stored')
      onStored(sheets.filter(({ id }) => isStored(id)))
      for (const outcome of outcomes) {
        const sheet = sheets.find(({ id }) => id === outcome.id)
        if (sheet && outcome.is === 'differs')
          differing = [...withoutId(sheet.id), { sheet, stored: outcome.stored }]
        if (sheet && outcome.is === 'foreign') {
          refused.push(sheet)
          void queue.drop(sheet)
        }
      }
    },
  })
  const read = (): UnsentSheets => ({ ...queue.read(), differing, refused: [...refused] })

  return {
    ...queue,
    read,
    add: (sheet: WaitingSheet) => {
      differing = withoutId(sheet.id)
      return queue.add(sheet)
    },
    drop: (sheet: WaitingSheet) => {
      differing = withoutId(sheet.id)
      return queue.drop(sheet)
    },
  }
}
