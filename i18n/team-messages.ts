import { teamMessages as en } from './en/team-messages'
import { selectTranslation } from './language'

export const teamMessagesText = () => selectTranslation({ en })
