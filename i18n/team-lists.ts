// Written by `node scripts/run.mjs languages`.
import { teamLists as en } from './en/team-lists'
import { selectTranslation } from './language'

const translations = { en }

export const teamListsText = () => selectTranslation(translations)
