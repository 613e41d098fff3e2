import { MAX_OPTIONS, MIN_OPTIONS, type TestQuestion } from '@/base/class-test-kinds'

export const IMPORT_FAULTS = [
  'textMissing',
  'textTooLong',
  'optionsMissing',
  'tooManyOptions',
  'rightMissing',
  'rightUnknown',
  'numberInvalid',
  'marksInvalid',
  'negativeInvalid',
  'levelUnknown',
  'answerMissing',
  'kindUnsupported',
  'bracketOpen',
] as const
export type ImportFault = (typeof IMPORT_FAULTS)[number]

/** `row` is the row of a table or the first line of a question, from 1. */
export type ImportError = { row: number; fault: ImportFault }

export type ImportResult = { questions: TestQuestion[]; errors: ImportError[] }

/** Words of the page's language for what a file may say. */
export type ImportWords = {
  right: string
  wrong: string
  levels: Record<string, string>
}

export const isImportFault = (value: TestQuestion | ImportFault): value is ImportFault =>
  typeof value === 'string'

/** Sorts questions from faults; each is one or the other. */
export function collectImport(
  entries: { row: number; value: TestQuestion | ImportFault }[],
): ImportResult {
  return {
    questions: entries.flatMap(({ value }) => (isImportFault(value) ? [] : [value])),
    errors: entries.flatMap(({ row, value }) =>
      isImportFault(value) ? [{ row, fault: value }] : [],
    ),
  }
}

export function findOptionCountFault(count: number): ImportFault | null {
  if (count < MIN_OPTIONS) return 'optionsMissing'
  return count > MAX_OPTIONS ? 'tooManyOptions' : null
}
