// Written by `node scripts/run.mjs languages`.
import { calendar } from './en/calendar'
import { selectTranslation } from './language'

export const calendarText = () => selectTranslation('calendar', calendar)
