// Written by `node scripts/run.mjs languages`.
import { accountRecovery as en } from './en/account-recoveries'
import { selectTranslation } from './language'

const translations = { en }

export const accountRecoveryText = () => selectTranslation(translations)
