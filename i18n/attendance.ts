// Written by `node scripts/run.mjs languages`.
import { attendance as en } from './en/attendance'
import { selectTranslation } from './language'

const translations = { en }

export const attendanceText = () => selectTranslation(translations)
