// Written by `node scripts/run.mjs languages`.
import { schoolSessions } from './en/school-sessions'
import { selectTranslation } from './language'

export const schoolSessionsText = () => selectTranslation('schoolSessions', schoolSessions)
