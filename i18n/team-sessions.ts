// Written by `node scripts/run.mjs languages`.
import { teamSessions as en } from './en/team-sessions'
import { selectTranslation } from './language'

const translations = { en }

export const teamSessionsText = () => selectTranslation(translations)
