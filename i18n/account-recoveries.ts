import { accountRecoveries as en } from './en/account-recoveries'
import { selectTranslation } from './language'

export const accountRecoveryText = () => selectTranslation({ en })
