import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { toSheetQuestion } from '@/base/answer-sheet'
import type { ReadableTest, StoredSheet } from '@/lib/class-tests/kinds'
import { get } from '@/lib/client/api'
import {
  createReadingDesk,
  type DeskAnswer,
  type DeskOutcome,
  type DeskQuestion,
} from '@/lib/client/class-tests/reading-desk'
import { type SheetWorker, startSheetWorker } from '@/lib/client/class-tests/sheet-worker'
import {
  createUnsentSheets,
  type UnsentSheets,
  type WaitingSheet,
} from '@/lib/client/class-tests/unsent-sheets'
import type { SheetPicture } from '@/lib/client/sheet-reader/types'

export type PendingQuestion = DeskQuestion & { answer: (answer: DeskAnswer) => void }

const POLL_MS = 10_000

/** Sheets of this phone and, as far as there is a connection, of other phones that read the same class. */
export function useSheetReading(test: ReadableTest, storedAtStart: StoredSheet[]) {
  const [stored, setStored] = useState(storedAtStart)
  const [unsent, setUnsent] = useState<UnsentSheets>(NOTHING_UNSENT)
  const [question, setQuestion] = useState<PendingQuestion | null>(null)
  const [section, setSection] = useState('')
  const [last, setLast] = useState<DeskOutcome | null>(null)
  const worker = useRef<SheetWorker | null>(null)

  const sheets = useMemo(() => mergeSheets(stored, unsent), [stored, unsent])
  // The next sheet may be read before React has drawn this one.
  const latest = useRef({ stored, section, deliveries: 0 })
  latest.current.section = section
  const keepStored = useCallback((rows: StoredSheet[]) => {
    latest.current.stored = rows
    setStored(rows)
  }, [])

  const [queue] = useState(() =>
    createUnsentSheets(test.id, setUnsent, (sent) => {
      latest.current.deliveries += 1
      keepStored(withoutReplaced([...latest.current.stored, ...sent.map(toStored)], sent))
    }),
  )
  const [desk] = useState(() =>
    createReadingDesk({
      test,
      section: () => latest.current.section,
      known: () => mergeSheets(latest.current.stored, queue.read()),
      createId: () => crypto.randomUUID(),
      ask: (asked) =>
        new Promise((resolve) =>
          setQuestion({
            ...asked,
            answer: (answer) => {
              setQuestion(null)
              resolve(answer)
            },
          }),
        ),
    }),
  )

  useEffect(() => {
    worker.current = startSheetWorker({
      code: test.code,
      questions: test.questions.map(toSheetQuestion),
    })
    void queue.open()
    const refresh = async () => {
      if (document.hidden || !navigator.onLine) return
      const { deliveries } = latest.current
      const result = await get<{ sheets: StoredSheet[] }>(`/api/class-tests/${test.id}/sheets`)
      // What was delivered meanwhile may be missing in it.
      if (result.ok && deliveries === latest.current.deliveries) keepStored(result.data.sheets)
    }
    const timer = setInterval(refresh, POLL_MS)
    return () => {
      clearInterval(timer)
      queue.close()
      worker.current?.close()
    }
  }, [test, queue, keepStored])

  async function read(picture: SheetPicture, source: 'camera' | 'file'): Promise<DeskOutcome> {
    const reading = await worker.current?.read(picture)
    if (!reading) return { is: 'discarded' }
    const outcome = await desk.take(reading, source, new Date().toISOString())
    if (outcome.is === 'accepted') void queue.add(outcome.sheet)
    if (outcome.is === 'accepted' || outcome.is === 'same') setLast(outcome)
    return outcome
  }

  return { sheets, stored, queue, unsent, question, section, setSection, last, read }
}

const NOTHING_UNSENT: UnsentSheets = {
  ...{ waiting: [], differing: [], refused: [], delivery: 'idle', isKept: true },
}

const toStored = ({ id, version, section, rollNumber, marks }: WaitingSheet): StoredSheet => ({
  ...{ id, version, section, rollNumber, marks, typedTotal: null },
})

/** A reading that replaces another takes its place before the server knows. */
function mergeSheets(stored: StoredSheet[], { waiting, differing }: UnsentSheets): StoredSheet[] {
  const open = new Set(differing.map(({ sheet }) => sheet.id))
  const own = waiting.filter(({ id }) => !open.has(id))
  return withoutReplaced([...stored, ...own.map(toStored)], own)
}

/** Each student once: a later reading counts, as it does on the server. */
function withoutReplaced(sheets: StoredSheet[], changes: WaitingSheet[]): StoredSheet[] {
  const replaced = new Set(changes.map(({ replaces }) => replaces))
  const byStudent = new Map(
    sheets
      .filter(({ id }) => !replaced.has(id))
      .map((sheet) => [`${sheet.section}:${sheet.rollNumber}`, sheet]),
  )
  return [...byStudent.values()].sort(
    (a, b) =>
      (a.section < b.section ? -1 : a.section > b.section ? 1 : 0) || a.rollNumber - b.rollNumber,
  )
}
