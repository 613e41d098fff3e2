import { calendar as en } from './en/calendar'
import { inLanguage } from './language'

export const calendarWords = () => inLanguage({ en })
