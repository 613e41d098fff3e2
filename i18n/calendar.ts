// Written by `node scripts/run.mjs languages`.
import { calendar as en } from './en/calendar'
import { selectTranslation } from './language'

const translations = { en }

export const calendarText = () => selectTranslation(translations)
