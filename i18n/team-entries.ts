// Written by `node scripts/run.mjs languages`.
import { teamEntries } from './en/team-entries'
import { selectTranslation } from './language'

export const teamEntriesText = () => selectTranslation('teamEntries', teamEntries)
