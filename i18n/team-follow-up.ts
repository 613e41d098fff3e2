// Written by `node scripts/run.mjs languages`.
import { teamFollowUp } from './en/team-follow-up'
import { selectTranslation } from './language'

export const teamFollowUpText = () => selectTranslation('teamFollowUp', teamFollowUp)
