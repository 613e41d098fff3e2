// Written by `npm run languages`.
import { accountRecovery as en } from './en/account-recoveries'
import { selectTranslation } from './language'

const translations = { en }

export const accountRecoveryText = () => selectTranslation(translations)
