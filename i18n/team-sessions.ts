// Written by `node scripts/run.mjs languages`.
import { teamSessions } from './en/team-sessions'
import { selectTranslation } from './language'

export const teamSessionsText = () => selectTranslation('teamSessions', teamSessions)
