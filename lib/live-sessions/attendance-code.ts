import 'server-only'
import { randomInt } from 'node:crypto'

/** Without letters and digits that look or sound alike when read aloud. */
const CODE_CHARS = 'ACDEFHJKLMNPQRTUWXY3479'
const CODE_LENGTH = 6

export const createAttendanceCode = () =>
  Array.from({ length: CODE_LENGTH }, () => CODE_CHARS[randomInt(CODE_CHARS.length)]).join('')
