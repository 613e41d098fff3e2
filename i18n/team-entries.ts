// Written by `node scripts/run.mjs languages`.
import { teamEntries as en } from './en/team-entries'
import { selectTranslation } from './language'

const translations = { en }

export const teamEntriesText = () => selectTranslation(translations)
