// Written by `node scripts/run.mjs languages`.
import { teamFollowUp as en } from './en/team-follow-up'
import { selectTranslation } from './language'

const translations = { en }

export const teamFollowUpText = () => selectTranslation(translations)
