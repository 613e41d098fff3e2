// Written by `node scripts/run.mjs languages`.
import { teamFeedback as en } from './en/team-feedback'
import { selectTranslation } from './language'

const translations = { en }

export const teamFeedbackText = () => selectTranslation(translations)
