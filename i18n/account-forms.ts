// Written by `node scripts/run.mjs languages`.
import { accountForm } from './en/account-forms'
import { selectTranslation } from './language'

export const accountFormText = () => selectTranslation('accountForm', accountForm)
