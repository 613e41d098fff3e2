// Written by `node scripts/run.mjs languages`.
import { teamVerify } from './en/team-verify'
import { selectTranslation } from './language'

export const teamVerifyText = () => selectTranslation('teamVerify', teamVerify)
