// Written by `node scripts/run.mjs languages`.
import { account as en } from './en/account'
import { selectTranslation } from './language'

const translations = { en }

export const accountText = () => selectTranslation(translations)
