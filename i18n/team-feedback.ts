// Written by `node scripts/run.mjs languages`.
import { teamFeedback } from './en/team-feedback'
import { selectTranslation } from './language'

export const teamFeedbackText = () => selectTranslation('teamFeedback', teamFeedback)
