// Written by `node scripts/run.mjs languages`.
import { audit as en } from './en/audit'
import { selectTranslation } from './language'

const translations = { en }

export const auditText = () => selectTranslation(translations)
