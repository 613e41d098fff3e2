import { calendar as en } from './en/calendar'
import { selectTranslation } from './language'

export const calendarText = () => selectTranslation({ en })
