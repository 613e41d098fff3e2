// Written by `node scripts/run.mjs languages`.
import { teamPaperForm as en } from './en/team-paper-form'
import { selectTranslation } from './language'

const translations = { en }

export const teamPaperFormText = () => selectTranslation(translations)
