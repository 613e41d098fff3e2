// Written by `node scripts/run.mjs languages`.
import { teamMessages } from './en/team-messages'
import { selectTranslation } from './language'

export const teamMessagesText = () => selectTranslation('teamMessages', teamMessages)
