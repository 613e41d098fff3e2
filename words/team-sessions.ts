import { teamSessions as en } from './en/team-sessions'
import { inLanguage } from './language'

export const teamSessionsWords = () => inLanguage({ en })
