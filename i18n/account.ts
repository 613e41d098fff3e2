// Written by `node scripts/run.mjs languages`.
import { account } from './en/account'
import { selectTranslation } from './language'

export const accountText = () => selectTranslation('account', account)
