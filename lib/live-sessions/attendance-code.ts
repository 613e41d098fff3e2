import 'server-only'
import { randomInt } from 'node:crypto'

/** Without letters and digits that look or sound alike when a host reads them out. */
const CODE_CHARS = 'ACDEFHJKLMNPQRTUWXY3479'
const CODE_LENGTH = 6

/** A code to show near the end of a session, for one that was given none. */
export const createAttendanceCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARS[randomInt(CODE_CHARS.length)]).join('')
