// Written by `node scripts/run.mjs languages`.
import { audit } from './en/audit'
import { selectTranslation } from './language'

export type * from './en/audit'

export const auditText = () => selectTranslation('audit', audit)
