import { attendance as en } from './en/attendance'
import { selectTranslation } from './language'

export const attendanceText = () => selectTranslation({ en })
