import { teamSessions as en } from './en/team-sessions'
import { selectTranslation } from './language'

export const teamSessionsText = () => selectTranslation({ en })
