import type { CriterionLevels } from '@/base/class-test-kinds'
import { createUnsentQueue, type QueueState } from './unsent-queue'

export type AssignmentMark = {
  section: string
  rollNumber: number
  levels: CriterionLevels
  comment: string
  isHandedIn: boolean
}

type WaitingMark = AssignmentMark & { markedAt: string }
export type UnsentMarks = QueueState<WaitingMark>

/** The ticks of an assignment in the outbox: of each student the latest alone. */
export const createUnsentMarks = (id: string, onChange: (state: UnsentMarks) => void) =>
  createUnsentQueue<WaitingMark>({
    ...{ prefix: `mark ${id} `, path: `/api/class-assignments/${id}/marks`, batch: 'marks' },
    nameOf: ({ section, rollNumber }) => `${rollNumber} ${section}`,
    ...{ formerPrefix: `class-marks:${id}`, delayMs: 600, onChange },
  })
