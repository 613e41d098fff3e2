// Written by `node scripts/run.mjs languages`.
import { auditObject } from './en/audit-objects'
import { selectTranslation } from './language'

export const auditObjectText = () => selectTranslation('auditObject', auditObject)
