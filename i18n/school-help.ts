// Written by `node scripts/run.mjs languages`.
import { schoolHelp as en } from './en/school-help'
import { selectTranslation } from './language'

const translations = { en }

export const schoolHelpText = () => selectTranslation(translations)
