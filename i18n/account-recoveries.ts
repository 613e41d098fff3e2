// Written by `node scripts/run.mjs languages`.
import { accountRecovery } from './en/account-recoveries'
import { selectTranslation } from './language'

export const accountRecoveryText = () => selectTranslation('accountRecovery', accountRecovery)
