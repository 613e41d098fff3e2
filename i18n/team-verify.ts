// Written by `node scripts/run.mjs languages`.
import { teamVerify as en } from './en/team-verify'
import { selectTranslation } from './language'

const translations = { en }

export const teamVerifyText = () => selectTranslation(translations)
