// Written by `node scripts/run.mjs languages`.
import { teamMessages as en } from './en/team-messages'
import { selectTranslation } from './language'

const translations = { en }

export const teamMessagesText = () => selectTranslation(translations)
