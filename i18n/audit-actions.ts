// Written by `node scripts/run.mjs languages`.
import { auditAction } from './en/audit-actions'
import { selectTranslation } from './language'

export const auditActionText = () => selectTranslation('auditAction', auditAction)
