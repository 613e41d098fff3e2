import type { SheetMarks, TestQuestion } from '@/base/class-test-kinds'

/** Within the size of a request, also with 100 questions. */
export const SHEETS_PER_DELIVERY = 10

export const MAX_SECTION_CHARACTERS = 20

/** What reading its sheets needs. */
export type ReadableTest = {
  id: string
  /** As its sheets carry it. */
  code: string
  title: string
  versions: number
  shuffleSeed: number
  questions: TestQuestion[]
  group: { id: string; name: string; rollNumbers: number[] }
}

/** As the phone shows it, and as another phone that reads the same class gets it. */
export type StoredSheet = {
  id: string
  version: number
  section: string
  rollNumber: number
  marks: SheetMarks
  typedTotal: number | null
}

/**
 * stored: it counts, now or since an earlier delivery. differs: another reading of this student is stored, and the
 * teacher decides which one counts. foreign: it fits no question of this test.
 */
export type DeliveryOutcome =
  | { id: string; is: 'stored' | 'foreign' }
  | { id: string; is: 'differs'; stored: StoredSheet }

/** As much as fits on a sixth of a page. */
export const MAX_SLIP_CHARACTERS = 160

/** Of one student, complete but for the name, which only the teacher’s browser may know. */
export type FeedbackSlip = {
  id: string
  rollNumber: number
  section: string
  lines: string[]
  again: { heading: string; items: string[] } | null
  close: string
}

/** Within the size of a request. */
export const ASSIGNMENT_MARKS_PER_DELIVERY = 20
export const MAX_COMMENT_CHARACTERS = 140
export const MAX_COMMENTS = 30
