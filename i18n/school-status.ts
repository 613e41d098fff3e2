// Written by `node scripts/run.mjs languages`.
import { schoolStatus } from './en/school-status'
import { selectTranslation } from './language'

export const schoolStatusText = () => selectTranslation('schoolStatus', schoolStatus)
