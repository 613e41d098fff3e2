import { attendance as en } from './en/attendance'
import { inLanguage } from './language'

export const attendanceWords = () => inLanguage({ en })
