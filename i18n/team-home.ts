// Written by `node scripts/run.mjs languages`.
import { teamHome as en } from './en/team-home'
import { selectTranslation } from './language'

const translations = { en }

export const teamHomeText = () => selectTranslation(translations)
