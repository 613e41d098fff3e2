// Written by `node scripts/run.mjs languages`.
import { schoolStatus as en } from './en/school-status'
import { selectTranslation } from './language'

const translations = { en }

export const schoolStatusText = () => selectTranslation(translations)
