// Written by `node scripts/run.mjs languages`.
import { logins as en } from './en/logins'
import { selectTranslation } from './language'

const translations = { en }

export const loginsText = () => selectTranslation(translations)
