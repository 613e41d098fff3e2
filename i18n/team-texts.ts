// Written by `node scripts/run.mjs languages`.
import { teamTexts } from './en/team-texts'
import { selectTranslation } from './language'

export const teamTextsText = () => selectTranslation('teamTexts', teamTexts)
