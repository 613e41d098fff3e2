// Written by `node scripts/run.mjs languages`.
import { teamLists } from './en/team-lists'
import { selectTranslation } from './language'

export const teamListsText = () => selectTranslation('teamLists', teamLists)
