import type { SheetMarks } from '@/base/class-test-kinds'
import {
  type DeliveryOutcome,
  SHEETS_PER_DELIVERY,
  type StoredSheet,
} from '@/lib/class-tests/kinds'
import { post } from '../api'
import { readValues, removeValue, writeValue } from '../indexed-db'

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

export type OutboxState = {
  waiting: WaitingSheet[]
  /** The server has another reading of the student. They wait until the teacher decides. */
  differing: { sheet: WaitingSheet; stored: StoredSheet }[]
  /** They fit no question of the test, which was changed after it was printed. */
  refused: WaitingSheet[]
  delivery: 'idle' | 'sending' | 'offline' | 'logged-out' | 'gone'
  /** The browser stores nothing: what waits is lost when the page closes. */
  isKept: boolean
}

const FIRST_RETRY_MS = 3_000
const MAX_RETRY_MS = 60_000

/** Keeps readings in this browser until the server has them. Sending one twice does no harm. */
export function createSheetOutbox(
  testId: string,
  onChange: (state: OutboxState) => void,
  onStored: (sheets: WaitingSheet[]) => void,
) {
  const prefix = `class-sheet:${testId}:`
  let state: OutboxState = {
    waiting: [],
    differing: [],
    refused: [],
    delivery: 'idle',
    isKept: true,
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS
  let isClosed = false

  function update(changes: Partial<OutboxState>) {
    state = { ...state, ...changes }
    if (!isClosed) onChange(state)
  }

  async function open() {
    isClosed = false
    const kept = await readValues<WaitingSheet>(prefix)
    update({ waiting: [...kept, ...state.waiting.filter(({ id }) => !has(kept, id))] })
    void send()
  }

  async function add(sheet: WaitingSheet) {
    update({
      waiting: [...state.waiting.filter(({ id }) => id !== sheet.id), sheet],
      differing: state.differing.filter(({ sheet: { id } }) => id !== sheet.id),
    })
    update({ isKept: await writeValue(`${prefix}${sheet.id}`, sheet) })
    await send()
  }

  /** Such as a sheet that the teacher decided against. */
  async function drop(id: string) {
    update({
      waiting: state.waiting.filter((sheet) => sheet.id !== id),
      differing: state.differing.filter(({ sheet }) => sheet.id !== id),
    })
    await removeValue(`${prefix}${id}`)
  }

  async function send() {
    if (state.delivery === 'sending' || isClosed) return
    clearTimeout(timer)
    const sheets = state.waiting
      .filter(({ id }) => !state.differing.some(({ sheet }) => sheet.id === id))
      .slice(0, SHEETS_PER_DELIVERY)
    if (sheets.length === 0) return update({ delivery: 'idle' })
    update({ delivery: 'sending' })
    const result = await post<{ outcomes: DeliveryOutcome[] }>(
      `/api/class-tests/${testId}/sheets`,
      {
        sheets,
      },
    )
    if (!result.ok) return waitAfter(result.status)
    retryMs = FIRST_RETRY_MS
    await take(sheets, result.data.outcomes)
    update({ delivery: 'idle' })
    await send()
  }

  async function take(sheets: WaitingSheet[], outcomes: DeliveryOutcome[]) {
    const stored = sheets.filter(({ id }) =>
      outcomes.some((outcome) => outcome.id === id && outcome.is === 'stored'),
    )
    onStored(stored)
    for (const outcome of outcomes) {
      const sheet = sheets.find(({ id }) => id === outcome.id)
      if (outcome.is === 'differs' && sheet)
        update({ differing: [...state.differing, { sheet, stored: outcome.stored }] })
      else {
        if (outcome.is === 'foreign' && sheet) update({ refused: [...state.refused, sheet] })
        await drop(outcome.id)
      }
    }
  }

  function waitAfter(status: number) {
    if (status === 401) return update({ delivery: 'logged-out' })
    if (status === 404) return update({ delivery: 'gone' })
    update({ delivery: 'offline' })
    timer = setTimeout(() => void send(), retryMs)
    retryMs = Math.min(MAX_RETRY_MS, retryMs * 2)
  }

  /** The connection is back, or the page is looked at again. */
  function retry() {
    retryMs = FIRST_RETRY_MS
    void send()
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
  }

  return { open, add, drop, retry, close, read: () => state }
}

const has = (sheets: WaitingSheet[], id: string) => sheets.some((sheet) => sheet.id === id)
