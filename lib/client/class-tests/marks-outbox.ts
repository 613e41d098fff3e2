import type { CriterionLevels } from '@/base/class-test-kinds'
import { ASSIGNMENT_MARKS_PER_DELIVERY } from '@/lib/class-tests/kinds'
import { post } from '../api'
import { readValue, removeValue, writeValue } from '../indexed-db'

export type AssignmentMark = {
  section: string
  rollNumber: number
  levels: CriterionLevels
  comment: string
  isHandedIn: boolean
}

type WaitingMark = AssignmentMark & { markedAt: string }

export type MarksOutboxState = {
  waiting: WaitingMark[]
  delivery: 'idle' | 'sending' | 'offline' | 'failed'
}

const SEND_DELAY_MS = 600
const RETRY_MS = 8_000

/** Keeps ticks in this browser until the server has them: of each student the latest alone. */
export function createMarksOutbox(
  assignmentId: string,
  onChange: (state: MarksOutboxState) => void,
) {
  const key = `class-marks:${assignmentId}`
  let state: MarksOutboxState = { waiting: [], delivery: 'idle' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  function update(changes: Partial<MarksOutboxState>) {
    state = { ...state, ...changes }
    if (!isClosed) onChange(state)
  }

  const keep = () => (state.waiting.length > 0 ? writeValue(key, state.waiting) : removeValue(key))

  const schedule = (delayMs: number) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(() => void send(), delayMs)
  }

  async function open(): Promise<WaitingMark[]> {
    isClosed = false
    const kept = (await readValue<WaitingMark[]>(key)) ?? []
    update({ waiting: [...withoutStudents(kept, state.waiting), ...state.waiting] })
    void send()
    return kept
  }

  async function add(mark: AssignmentMark) {
    const waiting = { ...mark, markedAt: new Date().toISOString() }
    update({ waiting: [...withoutStudents(state.waiting, [waiting]), waiting] })
    await keep()
    schedule(SEND_DELAY_MS)
  }

  async function send() {
    const marks = state.waiting.slice(0, ASSIGNMENT_MARKS_PER_DELIVERY)
    if (marks.length === 0 || state.delivery === 'sending' || isClosed) return
    update({ delivery: 'sending' })
    const result = await post(`/api/class-assignments/${assignmentId}/marks`, { marks })
    if (result.ok) {
      update({ waiting: state.waiting.filter((mark) => !marks.includes(mark)), delivery: 'idle' })
      await keep()
      return schedule(0)
    }
    update({ delivery: result.status === 0 ? 'offline' : 'failed' })
    schedule(RETRY_MS)
  }

  function close() {
    isClosed = true
    clearTimeout(timer)
  }

  return { open, add, send: () => void send(), close }
}

const withoutStudents = (marks: WaitingMark[], others: AssignmentMark[]) =>
  marks.filter(
    ({ section, rollNumber }) =>
      !others.some((other) => other.section === section && other.rollNumber === rollNumber),
  )
