// Written by `node scripts/run.mjs languages`.
import { teamDrafts } from './en/team-drafts'
import { selectTranslation } from './language'

export const teamDraftsText = () => selectTranslation('teamDrafts', teamDrafts)
