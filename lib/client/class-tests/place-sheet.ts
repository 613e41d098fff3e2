import type { SheetMarks } from '@/base/class-test-kinds'
import type { StoredSheet } from '@/lib/class-tests/kinds'

/** new: nobody has this roll number yet. same: it was read before. twice: another sheet has its roll number. */
export type SheetPlace = { is: 'new' } | { is: 'same' | 'twice'; known: StoredSheet }

/** `doubtful` are ids of questions that nobody has decided yet. */
export function placeSheet(
  known: readonly StoredSheet[],
  sheet: Pick<StoredSheet, 'id' | 'version' | 'section' | 'rollNumber' | 'marks'>,
  doubtful: readonly string[] = [],
): SheetPlace {
  const other = known.find(
    ({ id, section, rollNumber }) =>
      id !== sheet.id && section === sheet.section && rollNumber === sheet.rollNumber,
  )
  if (!other) return { is: 'new' }
  const isSame =
    other.typedTotal === null &&
    other.version === sheet.version &&
    hasSameMarks(other.marks, sheet.marks, doubtful)
  return { is: isSame ? 'same' : 'twice', known: other }
}

const hasSameMarks = (one: SheetMarks, other: SheetMarks, ignored: readonly string[]): boolean =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every(
    (id) => ignored.includes(id) || JSON.stringify(one[id]) === JSON.stringify(other[id]),
  )
