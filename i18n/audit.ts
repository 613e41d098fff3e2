// Written by `node scripts/run.mjs languages`.
import { audit } from './en/audit'
import { selectTranslation } from './language'

export const auditText = () => selectTranslation('audit', audit)
