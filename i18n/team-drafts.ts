// Written by `node scripts/run.mjs languages`.
import { teamDrafts as en } from './en/team-drafts'
import { selectTranslation } from './language'

const translations = { en }

export const teamDraftsText = () => selectTranslation(translations)
