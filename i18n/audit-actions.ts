// Written by `node scripts/run.mjs languages`.
import { auditAction as en } from './en/audit-actions'
import { selectTranslation } from './language'

const translations = { en }

export const auditActionText = () => selectTranslation(translations)
