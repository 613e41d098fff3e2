// Written by `node scripts/run.mjs languages`.
import { attendance } from './en/attendance'
import { selectTranslation } from './language'

export const attendanceText = () => selectTranslation('attendance', attendance)
