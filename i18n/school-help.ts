// Written by `node scripts/run.mjs languages`.
import { schoolHelp } from './en/school-help'
import { selectTranslation } from './language'

export const schoolHelpText = () => selectTranslation('schoolHelp', schoolHelp)
