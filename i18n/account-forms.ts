// Written by `node scripts/run.mjs languages`.
import { accountForm as en } from './en/account-forms'
import { selectTranslation } from './language'

const translations = { en }

export const accountFormText = () => selectTranslation(translations)
