// Written by `node scripts/run.mjs languages`.
import { schoolSessions as en } from './en/school-sessions'
import { selectTranslation } from './language'

const translations = { en }

export const schoolSessionsText = () => selectTranslation(translations)
