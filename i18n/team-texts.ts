// Written by `node scripts/run.mjs languages`.
import { teamTexts as en } from './en/team-texts'
import { selectTranslation } from './language'

const translations = { en }

export const teamTextsText = () => selectTranslation(translations)
