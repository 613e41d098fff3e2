/** Separate from the schema, so that pages can list them before loading it. */
export const BOARDS = ['CBSE', 'ICSE', 'State Board', 'IB', 'Cambridge (IGCSE)', 'Others'] as const

/** Short, and found again by the prefix of the row's id. */
export const formatReference = (id: string) => `UNS-${id.slice(0, 8).toUpperCase()}`

export function parseReference(reference: string): [first: string, last: string] | null {
  const [, idPrefix] = /^UNS-([0-9a-f]{8})$/i.exec(reference.trim()) ?? []
  if (!idPrefix) return null
  return [`${idPrefix}-0000-0000-0000-000000000000`, `${idPrefix}-ffff-ffff-ffff-ffffffffffff`]
}

/** Of a staff list, in the order of the template. */
export const STAFF_COLUMNS = [
  'name',
  'email',
  'phone',
  'employeeNumber',
  'subject',
  'joiningDay',
] as const

export type StaffColumn = (typeof STAFF_COLUMNS)[number]

export const MAX_STAFF_ROWS = 500

/** Rows with a name of 40 Tamil characters need a quarter of it. */
export const MAX_STAFF_LIST_BYTES = 400 * 1024

export const MAX_CELL_CHARS = 300

export const MAX_STAFF_LIST_COLUMNS = 40

export type StaffProblemCode =
  | 'nameMissing'
  | 'nameInvalid'
  | 'emailMissing'
  | 'emailInvalid'
  | 'emailTwice'
  | 'phoneInvalid'
  | 'employeeNumberInvalid'
  | 'employeeNumberTwice'
  | 'subjectInvalid'
  | 'joiningDayInvalid'

/** `row` counts as the spreadsheet does, from 1. */
export type StaffProblem = { row: number; code: StaffProblemCode; text: string }

export type StaffPerson = { row: number; name: string; email: string }

export type StaffChange = StaffPerson & { columns: StaffColumn[] }

export type MissingMember = { id: string; name: string; email: string }

/** What a list would do. `version` changes with everything that the coordinator confirms. */
export type StaffPlan = {
  problems: StaffProblem[]
  added: StaffPerson[]
  changed: StaffChange[]
  missing: MissingMember[]
  sameCount: number
  freeSeats: number
  version: string
}

export type UnsentStaffPerson = StaffPerson & { reason: 'limitReached' | 'declined' }

export type StaffImportResult = {
  id: string | null
  invitedCount: number
  changedCount: number
  unsent: UnsentStaffPerson[]
  removed: MissingMember[]
}
