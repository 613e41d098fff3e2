import 'server-only'
import { randomInt } from 'node:crypto'

/** Without letters and digits that look or sound alike when a host reads them out. */
const CHARS = 'ACDEFHJKLMNPQRTUWXY3479'
const LENGTH = 6

/** A code to show near the end of a session, for one that was given none. */
export const newAttendanceCode = () =>
  Array.from({ length: LENGTH }, () => CHARS[randomInt(CHARS.length)]).join('')
